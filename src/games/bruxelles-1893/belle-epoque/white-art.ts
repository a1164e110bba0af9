// BE8, BE9: art tiles with their white side up.
import { type Action, type Actions, action, first, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { BLACK, BRIGHT, SHOP, WHITE } from '../components.ts'
import { because } from '../reasons.ts'
import { type Row, type State, type Tell, whitePlace } from '../state.ts'
import { NOTHING_OWED, OWES_SOLD_AS, OWES_WHITE_ART, SELL, TAKE } from '../vocabulary.ts'

export const takingWhite = {
  first: 'whiteArtFirst',
  legal: legalWhites,
  answers: { take: { apply: applyWhite, problem: whiteProblem } },
  settle: 'onlyAnswer',
} satisfies Row

export function hasWhite(s: State, seat: Seat): boolean {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.white[whitePlace(seat, colour)] > 0) return true
  return false
}

/** Whether a tile that is not black is left to take. */
export function canTakeWhite(s: State): boolean {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.stacks[colour] > 0) return true
  return false
}

/** BE8: Privat-Livemont, and card 18. */
export function oweWhite(s: State, seat: Seat, tell?: Tell): void {
  if (canTakeWhite(s)) owe(s.pending, action(OWES_WHITE_ART, seat))
  else tell?.('gainsNothing', seat)
}

function legalWhites(s: State, _seat: Seat, out: Actions): void {
  for (let colour = 0; colour < BRIGHT; colour++) if (s.stacks[colour] > 0) out.push(action(TAKE, colour))
}

function applyWhite(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  s.stacks[first(a)]--
  s.white[whitePlace(seat, first(a))]++
  tell?.('takesWhite', seat, first(a))
}

function whiteProblem(s: State, _seat: Seat, a: Action): Problem | null {
  if (first(a) === BLACK) return because('blackNotTaken')
  return s.stacks[first(a)] > 0 ? null : because('stackEmpty', { art: first(a) })
}

/** BE9: whether a white tile can be sold now. Of five colours two at most are on display, so that there is always one to sell it as. */
export const canSellWhite = (s: State, seat: Seat): boolean => hasWhite(s, seat) && !isWhiteDisplayed(s)

export function legalWhiteSales(s: State, seat: Seat, out: Actions): void {
  if (isWhiteDisplayed(s)) return
  for (let colour = 0; colour < BRIGHT; colour++) if (s.white[whitePlace(seat, colour)] > 0) out.push(action(SELL, WHITE + colour))
}

/** Its colour is asked next: sold-as.ts. */
export function sellWhite(s: State, seat: Seat, tile: number): void {
  const via = second(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  owe(s.pending, action(OWES_SOLD_AS, seat, tile, via))
}

export function whiteSaleProblem(s: State, seat: Seat, tile: number): Problem | null {
  if (s.white[whitePlace(seat, tile - WHITE)] === 0) return because('artNotHeld', { art: tile })
  return isWhiteDisplayed(s) ? because('whiteDisplayed') : null
}

function isWhiteDisplayed(s: State): boolean {
  for (let place = 0; place < SHOP; place++) if (s.shop[place] >= WHITE && s.shop[place] !== NONE) return true
  return false
}
