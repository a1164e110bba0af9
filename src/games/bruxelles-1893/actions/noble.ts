// Chapter N: nobles. One of the theatre is taken, used, and kept or discarded.
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { NOBLE_DISCARDED, offerCards } from '../belle-epoque/moments.ts'
import { NOBLE_KINDS, REVEALED, THEATRE } from '../components.ts'
import { spend } from '../money.ts'
import { takeEffect } from '../noble-effects.ts'
import { discardNoble, isKept, nobleAt, priceOf, slideTheatre } from '../nobles.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { canReveal, revealFirst } from '../variant/hankar.ts'
import { DISCARD, KEEP, NOBLE, NOTHING_OWED, OWES_KEEP, SKIP } from '../vocabulary.ts'
import { applySkip, cannotDo, mayLeave, skipProblem } from './leave.ts'

/** Place and via share a byte of the step; via a pawn is 0. */
const VIA_BIT = 8

export const choosingNoble = {
  first: 'nobleFirst',
  legal: legalNobles,
  answers: {
    noble: { apply: applyNoble, problem: nobleProblem },
    skip: { apply: applySkip, problem: skipProblem },
  },
  settle: settleNobles,
} satisfies Row

export const keepingNoble = {
  first: 'keepFirst',
  legal: legalKeeps,
  answers: { keep: { apply: applyKeep }, discard: { apply: applyDiscard } },
  settle: settleKeep,
} satisfies Row

const canTake = (s: State, seat: Seat, place: number): boolean => nobleAt(s, place) < NOBLE_KINDS && priceOf(place) <= s.money[seat]

export function canDoNobles(s: State, seat: Seat): boolean {
  for (let place = 0; place <= REVEALED; place++) if (canTake(s, seat, place)) return true
  return canReveal(s, seat)
}

/** Takes the only noble that can be had; false when the seat must choose. */
function settleNobles(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  if (revealFirst(s, seat, tell)) return true
  let only = NONE
  for (let place = 0; place <= REVEALED; place++) {
    if (!canTake(s, seat, place)) continue
    if (only !== NONE) return false
    only = place
  }
  if (only === NONE) return cannotDo(s, seat, tell)
  if (mayLeave(s, second(step))) return false
  takeNoble(s, seat, only, tell)
  return true
}

function legalNobles(s: State, seat: Seat, out: Actions, step: number): void {
  for (let place = 0; place <= REVEALED; place++) if (canTake(s, seat, place)) out.push(action(NOBLE, place))
  if (mayLeave(s, second(step))) out.push(SKIP)
}

function applyNoble(s: State, seat: Seat, a: Action, tell?: Tell): void {
  takeNoble(s, seat, first(a), tell)
}

function nobleProblem(s: State, seat: Seat, a: Action): Problem | null {
  const place = first(a)
  if (nobleAt(s, place) >= NOBLE_KINDS) return because(place === REVEALED ? 'nothingRevealed' : 'theatreEmpty')
  return canTake(s, seat, place)
    ? null
    : because('nobleTooDear', { noble: nobleAt(s, place), price: priceOf(place), francs: s.money[seat] })
}

/** N1, N2: he stays in his place until it is said whether he is kept. */
function takeNoble(s: State, seat: Seat, place: number, tell?: Tell): void {
  const noble = nobleAt(s, place)
  const via = second(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  spend(s, seat, priceOf(place))
  tell?.('hires', seat, noble, priceOf(place))
  owe(s.pending, action(OWES_KEEP, seat, noble, place + VIA_BIT * via))
  takeEffect(s, seat, noble, tell)
}

/** N4: a second one of a name is discarded without asking; false when the seat must choose. */
function settleKeep(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  if (!isKept(s, seat, second(step))) return false
  discard(s, seat, tell)
  return true
}

function legalKeeps(_s: State, _seat: Seat, out: Actions): void {
  out.push(KEEP)
  out.push(DISCARD)
}

function applyKeep(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  settle(s.pending)
  s.kept[seat] |= 1 << second(step) // N3: exhausted, so not among those ready
  tell?.('keeps', seat, second(step))
  leaveTheatre(s, seat, third(step) % VIA_BIT, tell)
}

function applyDiscard(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  discard(s, seat, tell)
}

function discard(s: State, seat: Seat, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  const noble = second(step)
  settle(s.pending)
  discardNoble(s, noble)
  tell?.('discards', seat, noble)
  if (third(step) < VIA_BIT) offerCards(s, seat, NOBLE_DISCARDED, noble)
  leaveTheatre(s, seat, third(step) % VIA_BIT, tell)
}

/** N5; one that was revealed leaves no gap. */
function leaveTheatre(s: State, seat: Seat, place: number, tell?: Tell): void {
  if (place < THEATRE) return slideTheatre(s, place, seat, tell)
  s.revealed = NONE
}
