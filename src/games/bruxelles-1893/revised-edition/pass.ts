// Z3: the prestige card that the first to pass takes face down.
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { drawCard } from '../cards.ts'
import type { State } from '../state.ts'

/** Takes the top card unseen; returns the francs of all such cards of the seat. */
export function takeFaceDown(s: State, seat: Seat): number {
  const card = drawCard(s)
  if (card === NONE) return s.firstPasses[seat]
  s.faceDown[s.round - 1] = card
  return ++s.firstPasses[seat]
}
