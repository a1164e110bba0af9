// BC4: before the tile to sell is chosen, a displayed tile goes back to its stack. The card belongs to a sale: afterwards one must be possible.
import { type Action, type Actions, action, first } from '../../../../core/action.ts'
import { NONE } from '../../../../core/block.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { settle } from '../../../../core/pending.ts'
import { colourOf } from '../../art.ts'
import { COLOURS, SHOP, WHITE } from '../../components.ts'
import { because } from '../../reasons.ts'
import { artPlace, isBelleEpoque, type Row, type State, type Tell } from '../../state.ts'
import { RETURN, VIA_PAWN } from '../../vocabulary.ts'
import { hasReady, RETURN_ART } from '../cards-held.ts'
import { hasWhite } from '../white-art.ts'

export const returningArt = {
  first: 'returnArtFirst',
  legal: legalReturns,
  answers: { return: { apply: applyReturn, problem: returnProblem } },
  settle: 'onlyAnswer',
} satisfies Row

/** Whether some displayed tile can be returned so that the seat can sell. */
export function canSellAfterAnyReturn(s: State, seat: Seat): boolean {
  for (let place = 0; place < SHOP; place++) if (canSellWithout(s, seat, place)) return true
  return false
}

/** Whether a sale is possible with the help of the card. */
export const canSellAfterReturn = (s: State, seat: Seat, via: number): boolean =>
  via === VIA_PAWN && isBelleEpoque(s) && hasReady(s, seat, RETURN_ART) && canSellAfterAnyReturn(s, seat)

function legalReturns(s: State, seat: Seat, out: Actions): void {
  for (let place = 0; place < SHOP; place++) if (canSellWithout(s, seat, place)) out.push(action(RETURN, place))
}

function applyReturn(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const tile = s.shop[first(a)]
  settle(s.pending)
  s.shop[first(a)] = NONE
  s.stacks[colourOf(tile)]++
  tell?.('returnsArt', seat, tile)
}

function returnProblem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.shop[first(a)] === NONE) return because('nothingDisplayed')
  return canSellWithout(s, seat, first(a)) ? null : because('noSaleThen')
}

function canSellWithout(s: State, seat: Seat, place: number): boolean {
  if (s.shop[place] === NONE) return false
  const stays = s.shop[1 - place]
  for (let colour = 0; colour < COLOURS.length; colour++) if (colour !== stays && s.art[artPlace(seat, colour)] > 0) return true
  return hasWhite(s, seat) && (stays === NONE || stays < WHITE)
}
