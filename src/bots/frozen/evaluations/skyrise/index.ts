// How good a position of Skyrise is for a seat, in points. Everybody builds everything in the end, and what counts is where: a structure not yet
// built is worth a district as good as its number can win, and one that is built is worth more only in a better one.
// The weights were set by hand; then some sixty variants of the greedy player met the one before in 80 to 200 games each.
import { kindOf } from '../../../../core/action.ts'
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { BIG_KEY, BIG_KEY_POINTS, SMALL_KEY, SMALL_KEY_POINTS, WILD } from '../../../../games/skyrise/components.ts'
import { hasSmallKey } from '../../../../games/skyrise/era.ts'
import { ownerOf, pointsOf, type State } from '../../../../games/skyrise/state.ts'
import { OWES_WILD } from '../../../../games/skyrise/vocabulary.ts'
import type { Evaluation } from '../../../evaluations/evaluation.ts'
import { bidGain, chanceToWin } from './auction.ts'
import { left, lookAtBoard } from './board.ts'
import { cardsWorth } from './cards.ts'
import { controlWorth, likelihood } from './control.ts'
import { futureWorth, lookAhead } from './outlook.ts'
import { tokenGain } from './tokens.ts'

/** A lead of so many structures, and so much more for each still to build, wins the race for a key three times in four. */
const RACE = 0.6
const RACE_LENGTH = 0.12
/** A structure that stands when era 1 is scored. */
const EARLY = 0.8

/** The evaluation of Skyrise. An auction is many small decisions, and its winner opens the next: a turn is no longer than the auction. */
export const skyriseEvaluation: Evaluation<State> = {
  worth,
  turn: (s) => s.auction,
  pace: { horizon: 2, round: (s) => s.auction, clearLead: 8, positions: 40_000 },
  thought: { curiosity: 0.4, sharp: 3, clear: 20, tempo: 3 },
}

function worth(s: State, seat: Seat): number {
  const points = pointsOf(s, seat)
  if (s.over || s.auction === 0) return points // S12: one innovator is as good as another
  lookAtBoard(s)
  const has = lookAhead(s, seat) + controlWorth(s, seat) + cardsWorth(s, seat) + keyWorth(s, seat, 0)
  const sum = points + has + futureWorth(s, seat) + owedWorth(s, seat) - (s.era === 1 ? EARLY * left[seat] : 0)
  if (s.last === NONE || (s.bids[0] | s.bids[1]) === 0 || ownerOf(s.piece[s.last]) !== seat) return sum
  const tempo = keyWorth(s, seat, 1) - keyWorth(s, seat, 0) + (s.era === 1 ? EARLY : 0)
  const gain = bidGain(s, seat) + tempo // before other seats are looked at
  return sum + gain * chanceToWin(s)
}

/** A wild token that waits to be placed will be placed well. */
function owedWorth(s: State, seat: Seat): number {
  if (s.turn !== seat) return 0
  for (let i = s.pending[0]; i > 0; i--) if (kindOf(s.pending[i]) === OWES_WILD) return tokenGain[WILD]
  return 0
}

/** Keys, by structures that are left to everybody, when the seat builds so many more. */
function keyWorth(s: State, seat: Seat, built: number): number {
  const item = s.awards[seat] // F6: an award counts keys too
  if (s.keys[seat] !== 0) return item + (s.keys[seat] & BIG_KEY ? BIG_KEY_POINTS : SMALL_KEY_POINTS)
  let isBigTaken = false
  let isSmallTaken = !hasSmallKey(s)
  for (let other = 0; other < s.seats; other++) {
    if (s.keys[other] & BIG_KEY) isBigTaken = true
    if (s.keys[other] & SMALL_KEY) isSmallTaken = true
  }
  if (isBigTaken && isSmallTaken) return 0
  const own = left[seat] - built
  let chance = 1
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && left[other] > 0)
      chance *= own === 0 ? 1 : likelihood((left[other] - own) / (RACE + RACE_LENGTH * Math.min(own, left[other])))
  return chance * (item + (isBigTaken ? SMALL_KEY_POINTS : BIG_KEY_POINTS))
}
