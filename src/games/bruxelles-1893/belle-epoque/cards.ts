// Chapter BC: a card is offered at its moment, used once a round and turned (BC33). What each card does is in the files of its group.
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import { hasSeveral, lowestBit } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owed, settle } from '../../../core/pending.ts'
import { PAVILIONS } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { DONE, NOTHING_OWED, USE_CARD } from '../vocabulary.ts'
import type { CardRow } from './card-row.ts'
import { needsSubstitute } from './cards/substitute.ts'
import { CARDS_AT_MOMENTS } from './cards-at-moments.ts'
import { BELLE_EPOQUE_CARD_IDS, type BelleEpoqueCard, isReady, pavilionWith } from './cards-held.ts'
import { CARDS_IN_BRUSSELS } from './cards-in-brussels.ts'
import { CARDS_ON_ART_NOUVEAU } from './cards-on-art-nouveau.ts'
import { isCardOf, PAYMENT } from './moments.ts'

const BY_NAME: Readonly<Record<BelleEpoqueCard, CardRow>> = { ...CARDS_ON_ART_NOUVEAU, ...CARDS_IN_BRUSSELS, ...CARDS_AT_MOMENTS }
const always: NonNullable<CardRow['can']> = () => true
/** A card that would do nothing is not offered. */
const CAN_USE = BELLE_EPOQUE_CARD_IDS.map((name) => BY_NAME[name].can ?? always)
const USES = BELLE_EPOQUE_CARD_IDS.map((name) => BY_NAME[name].use)

export const usingBelleEpoqueCards = {
  first: 'cardFirst',
  legal: legalCards,
  answers: {
    card: { apply: applyCard, problem: cardProblem },
    done: { apply: applyNoCard, problem: noCardProblem },
  },
  settle: settleCards,
} satisfies Row

/** Most offers are to seats without such a card, which are not asked. */
function settleCards(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  const usable = usableAt(s, seat, step)
  if (usable !== 0 && (hasSeveral(usable) || !mustUse(s, seat, step))) return false
  if (usable === 0) settle(s.pending)
  else playCard(s, seat, s.pavilionCard[lowestBit(usable)], tell)
  return true
}

/** Each card that would do something now, or none of them. */
function legalCards(s: State, seat: Seat, out: Actions, step: number): void {
  for (let rest = usableAt(s, seat, step); rest !== 0; rest &= rest - 1) out.push(action(USE_CARD, s.pavilionCard[lowestBit(rest)]))
  if (!mustUse(s, seat, step)) out.push(DONE)
}

/** The pavilions whose cards the seat could use now, one bit each. */
function usableAt(s: State, seat: Seat, step: number): number {
  let usable = 0
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) {
    if (s.pavilion[pavilion] !== seat || !isReady(s, pavilion) || !isCardOf(s, pavilion, second(step))) continue
    if (CAN_USE[s.pavilionCard[pavilion]](s, seat, third(step))) usable |= 1 << pavilion
  }
  return usable
}

function applyCard(s: State, seat: Seat, a: Action, tell?: Tell): void {
  playCard(s, seat, first(a), tell)
}

/** The offer stays, for another card of the same moment. */
function playCard(s: State, seat: Seat, card: number, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  s.cardsUsed |= 1 << pavilionWith(s, card)
  tell?.('usesCard', seat, card)
  USES[card](s, seat, third(step), tell)
}

function applyNoCard(s: State): void {
  settle(s.pending)
}

function cardProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  const card = first(a)
  const pavilion = pavilionWith(s, card)
  if (pavilion === NONE || s.pavilion[pavilion] !== seat) return because('cardNotHeld', { card })
  if (!isReady(s, pavilion)) return because('cardTurned', { card })
  return isCardOf(s, pavilion, second(step)) && CAN_USE[card](s, seat, third(step)) ? null : because('cardNotNow', { card })
}

function noCardProblem(s: State, seat: Seat, _a: Action, step: number): Problem | null {
  return mustUse(s, seat, step) ? because('mustUseCard') : null
}

/** BC9: what was chosen to build cannot be paid for without the card. */
function mustUse(s: State, seat: Seat, step: number): boolean {
  return second(step) === PAYMENT && s.substitute === 0 && needsSubstitute(s, seat, third(step))
}
