// The cards of a hand, in the order in which they are shown.
import { UNKNOWN } from '../../../core/block.ts'
import { WILD_LOCATION } from '../../../games/brass-birmingham/cards.ts'
import { handPlace, type State } from '../../../games/brass-birmingham/state.ts'

interface Held {
  readonly card: number
  /** Which of several alike. */
  readonly copy: number
}

/** A seat's cards as it sees them: towns first, then industries, then wild ones. */
export function handOf(s: State, seat: number): Held[] {
  const known = Array.from(s.hand.subarray(handPlace(seat, 0), handPlace(seat, s.cards[seat]))).filter((card) => card !== UNKNOWN)
  const wilds = [0, 1].filter((bit) => s.wilds[seat] & (1 << bit)).map((bit) => WILD_LOCATION + bit)
  const all = [...known.sort((a, b) => a - b), ...wilds]
  return all.map((card, i) => ({ card, copy: i - all.indexOf(card) }))
}
