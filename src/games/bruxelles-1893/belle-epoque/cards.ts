// Chapter BC: a card is offered at its moment, used once a round and turned (BC33). What each card does is in the files of its group.
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { CARD_MOMENT, PAVILIONS, PAYMENT } from '../components.ts'
import { BELLE_EPOQUE, type State, type Tell } from '../state.ts'
import { because, DONE, NOTHING_OWED, OWES_CARDS, USE_CARD } from '../vocabulary.ts'
import { needsSubstitute } from './cards/substitute.ts'
import { canUseAtMoment, takeEffectAtMoment } from './cards-at-moments.ts'
import { isReady, pavilionWith } from './cards-held.ts'
import { canUseInBrussels, LAST_IN_BRUSSELS, takeEffectInBrussels } from './cards-in-brussels.ts'
import { canUseOnArtNouveau, LAST_ON_ART_NOUVEAU, takeEffectOnArtNouveau } from './cards-on-art-nouveau.ts'

/** Owes a seat the chance to use a card of a moment, where such a card lies at a pavilion at all. It may be gained before its moment comes (BP2). */
export function offerCards(s: State, seat: Seat, moment: number, about = 0): void {
  if (!(s.rules & BELLE_EPOQUE)) return
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++)
    if (isOf(s, pavilion, moment)) return owe(s.pending, action(OWES_CARDS, seat, moment, about))
}

/** Offers a moment to every seat with a card of it, the start player's turn coming first. */
export function offerToAll(s: State, moment: number, about = 0): void {
  if (!(s.rules & BELLE_EPOQUE)) return
  let holders = 0
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++)
    if (s.pavilion[pavilion] !== NONE && isOf(s, pavilion, moment)) holders |= 1 << s.pavilion[pavilion]
  if (holders === 0) return
  for (let i = s.seats - 1; i >= 0; i--) {
    const seat = (s.start + i) % s.seats
    if (holders & (1 << seat)) owe(s.pending, action(OWES_CARDS, seat, moment, about))
  }
}

/** Each card that would do something now, or none of them. */
export function legalCards(s: State, seat: Seat, step: number, out: Actions): void {
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) {
    if (s.pavilion[pavilion] !== seat || !isReady(s, pavilion) || !isOf(s, pavilion, second(step))) continue
    if (canUse(s, seat, s.pavilionCard[pavilion] + 1, third(step))) out.push(action(USE_CARD, s.pavilionCard[pavilion]))
  }
  if (!mustUse(s, seat, step)) out.push(action(DONE))
}

/** The offer stays, for another card of the same moment. */
export function applyCard(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  const card = first(a)
  s.cardsUsed |= 1 << pavilionWith(s, card + 1)
  tell?.('usesCard', seat, card)
  takeEffect(s, seat, card + 1, third(step), tell)
}

export function applyNoCard(s: State): void {
  settle(s.pending)
}

export function cardProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  const card = first(a)
  const pavilion = pavilionWith(s, card + 1)
  if (pavilion === NONE || s.pavilion[pavilion] !== seat) return because('cardNotHeld', { card })
  if (!isReady(s, pavilion)) return because('cardTurned', { card })
  return isOf(s, pavilion, second(step)) && canUse(s, seat, card + 1, third(step)) ? null : because('cardNotNow', { card })
}

export function noCardProblem(s: State, seat: Seat, step: number): Problem | null {
  return mustUse(s, seat, step) ? because('mustUseCard') : null
}

const isOf = (s: State, pavilion: number, moment: number): boolean =>
  s.pavilionCard[pavilion] !== NONE && CARD_MOMENT[s.pavilionCard[pavilion]] === moment

/** BC9: what was chosen to build cannot be paid for without the card. */
function mustUse(s: State, seat: Seat, step: number): boolean {
  return second(step) === PAYMENT && s.substitute === 0 && needsSubstitute(s, seat, third(step))
}

/** A card that would do nothing is not offered. */
function canUse(s: State, seat: Seat, number: number, about: number): boolean {
  if (number <= LAST_ON_ART_NOUVEAU) return canUseOnArtNouveau(s, seat, number, about)
  if (number <= LAST_IN_BRUSSELS) return canUseInBrussels(s, seat, number)
  return canUseAtMoment(s, seat, number)
}

function takeEffect(s: State, seat: Seat, number: number, about: number, tell?: Tell): void {
  if (number <= LAST_ON_ART_NOUVEAU) takeEffectOnArtNouveau(s, seat, number, about, tell)
  else if (number <= LAST_IN_BRUSSELS) takeEffectInBrussels(s, seat, number, tell)
  else takeEffectAtMoment(s, seat, number, about, tell)
}
