// BC4: before the tile to sell is chosen, a displayed tile goes back to its stack. The card belongs to a sale: afterwards one must be possible.
import { type Action, type Actions, action, first } from '../../../../core/action.ts'
import { NONE } from '../../../../core/block.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { settle } from '../../../../core/pending.ts'
import { colourOf } from '../../actions/sale.ts'
import { COLOURS, SHOP, WHITE } from '../../components.ts'
import { artPlace, type State, type Tell } from '../../state.ts'
import { because, RETURN } from '../../vocabulary.ts'
import { hasWhite } from '../white-art.ts'

/** Whether some displayed tile can be returned so that the seat can sell. */
export function canSellAfterAnyReturn(s: State, seat: Seat): boolean {
  for (let place = 0; place < SHOP; place++) if (canSellAfterReturn(s, seat, place)) return true
  return false
}

export function legalReturns(s: State, seat: Seat, out: Actions): void {
  for (let place = 0; place < SHOP; place++) if (canSellAfterReturn(s, seat, place)) out.push(action(RETURN, place))
}

export function applyReturn(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const tile = s.shop[first(a)]
  settle(s.pending)
  s.shop[first(a)] = NONE
  s.stacks[colourOf(tile)]++
  tell?.('returnsArt', seat, tile)
}

export function returnProblem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.shop[first(a)] === NONE) return because('nothingDisplayed')
  return canSellAfterReturn(s, seat, first(a)) ? null : because('noSaleThen')
}

function canSellAfterReturn(s: State, seat: Seat, place: number): boolean {
  if (s.shop[place] === NONE) return false
  const stays = s.shop[1 - place]
  for (let colour = 0; colour < COLOURS.length; colour++) if (colour !== stays && s.art[artPlace(seat, colour)] > 0) return true
  return hasWhite(s, seat) && (stays === NONE || stays < WHITE)
}
