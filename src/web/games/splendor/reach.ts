// What the engine says about reach and payment, in the shape that the board draws. Nothing here decides anything.
import { action, first, kindOf } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { buyProblem, cardAt, priceOf } from '../../../games/splendor/actions/buy.ts'
import { OPEN_PLACES } from '../../../games/splendor/actions/reserve.ts'
import { takeProblem } from '../../../games/splendor/actions/take.ts'
import { REQUIRES } from '../../../games/splendor/components.ts'
import { GEMS, lacking, one, type Packed, total } from '../../../games/splendor/gems.ts'
import { LETTERS, openPlace, parse } from '../../../games/splendor/notation.ts'
import type { State } from '../../../games/splendor/state.ts'
import { BUY, PAY } from '../../../games/splendor/vocabulary.ts'

/** How near a seat is to buying the card at a place. */
export interface Reach {
  readonly affordable: boolean
  /** What own gems and bonuses lack: gold pays it when the card is affordable. */
  readonly missing: Packed
}

/** Gems and gold that change hands for a card. */
export interface Payment {
  readonly gems: Packed
  readonly gold: number
}

/** Places of cards as the engine counts them: the table's, then those of a hand. */
export const handAt = (place: number): number => OPEN_PLACES + place

export function reachOf(s: State, seat: Seat, place: number): Reach {
  const price = priceOf(s, seat, cardAt(s, seat, place))
  return { affordable: buyProblem(s, seat, action(BUY, place)) === null, missing: lacking(price, s.gems[seat]) }
}

/** The payment with as little gold as the seat can do with. */
export function plainPayment(s: State, seat: Seat, place: number): Payment {
  const price = priceOf(s, seat, cardAt(s, seat, place))
  const missing = lacking(price, s.gems[seat])
  return { gems: price - missing, gold: total(missing) }
}

/** The place of the card that a payment is owed for, or null. */
export function placeToPay(s: State): number | null {
  const pending = owed(s.pending, -1)
  return kindOf(pending) === PAY ? first(pending) : null
}

/** The payment owed when gold stands for these gems; when none is owed, the gold alone. */
export function paymentWith(s: State, seat: Seat, gold: Packed): Payment {
  const place = placeToPay(s)
  const price = place === null ? gold : priceOf(s, seat, cardAt(s, seat, place))
  return { gems: lacking(price, gold), gold: total(gold) }
}

/** The payment that the picks so far come to: what they name in gold, and the gold that nothing else can replace. */
export function paymentPicked(s: State, seat: Seat, picked: readonly string[]): Payment | null {
  const place = placeToPay(s)
  if (place !== null) {
    const least = lacking(priceOf(s, seat, cardAt(s, seat, place)), s.gems[seat])
    const named = picked.reduce((sum, token) => sum + (GEM_OF_TOKEN.get(token) ?? 0), 0)
    return paymentWith(s, seat, least + lacking(named, least))
  }
  const card = CARD_PLACES.get(picked[0] ?? '')
  if (card === undefined || picked.length !== 1 || !reachOf(s, seat, card).affordable) return null
  return plainPayment(s, seat, card)
}

/** Whether two gems may be taken from a pile. */
export function mayTakeTwo(s: State, gem: number): boolean {
  return takeProblem(s, parse(`take ${LETTERS[gem].repeat(2)}`)) === null
}

/** The bonuses that a seat lacks for a noble's visit. */
export function bonusesLacking(s: State, seat: Seat, noble: number): Packed {
  return lacking(REQUIRES[noble], s.bonuses[seat])
}

const GEM_OF_TOKEN: ReadonlyMap<string, Packed> = new Map(GEMS.map((gem, i) => [`token:${gem}`, one(i)]))
const CARD_PLACES: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: OPEN_PLACES }, (_, place) => [`card:${openPlace(place)}`, place] as const),
  ...[0, 1, 2].map((place) => [`hand:${place + 1}`, handAt(place)] as const),
])
