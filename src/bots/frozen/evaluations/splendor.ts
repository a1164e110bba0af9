// Splendor at sight: points, bonuses, and how near the seat is to the card it could want most and to all the others.
// The weights were found by letting some 1,900 variants of them play the greedy player for two against each other.
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { COST, HAND_LIMIT, NOBLE_POINTS, POINTS, REQUIRES } from '../../../games/splendor/components.ts'
import { lacking, type Packed, total } from '../../../games/splendor/gems.ts'
import { handPlace, type State } from '../../../games/splendor/state.ts'
import type { Evaluation } from '../../evaluations/evaluation.ts'

/** All in points of the game. */
const BONUS_WORTH = 0.53
const GEM_WORTH = 0.09
const GOLD_WORTH = 0.04
/** What a card counts for beside its points. */
const CARD_WORTH = 0.12
/** How much of a card counts while so many gems are missing. */
const NEARNESS = fading(0.05, 0.64)
/** The one card that is most nearly had is what the next turns are for. */
const AIM = 11.5
/** How much of a card counts while its price, after bonuses, is so high. */
const CHEAPNESS = fading(0.06, 0.72)
/** How much of a noble's points counts while so many bonuses are missing. */
const FAVOUR = fading(0.55, 0.96)

/** The evaluation of Splendor. */
export const splendorEvaluation: Evaluation<State> = { worth }

function worth(s: State, seat: Seat): number {
  const bonuses = s.bonuses[seat]
  const wealth = bonuses + s.gems[seat]
  const gold = s.gold[seat]
  const heldFrom = handPlace(seat, 0)
  let sum = s.points[seat] + BONUS_WORTH * s.bought[seat] + GEM_WORTH * total(s.gems[seat]) + GOLD_WORTH * gold
  let nearest = 0
  for (let i = 0; i < s.table.length + HAND_LIMIT; i++) {
    const card = i < s.table.length ? s.table[i] : s.hand[heldFrom + i - s.table.length]
    if (card === NONE) continue
    const appeal = POINTS[card] + CARD_WORTH
    const near = appeal * NEARNESS[missing(card, wealth, gold)]
    if (near > nearest) nearest = near
    sum += near + appeal * CHEAPNESS[total(lacking(COST[card], bonuses))]
  }
  for (let place = 0; place <= s.seats; place++) {
    const noble = s.nobles[place]
    if (noble !== NONE) sum += NOBLE_POINTS * FAVOUR[total(lacking(REQUIRES[noble], bonuses))]
  }
  return sum + AIM * nearest
}

/** Gems that gold cannot make up for. */
function missing(card: number, wealth: Packed, gold: number): number {
  return Math.max(0, total(lacking(COST[card], wealth)) - gold)
}

/** `at` for nothing missing, and for each one missing a part of it. */
function fading(at: number, part: number): Float64Array {
  return Float64Array.from({ length: 64 }, (_, count) => at * part ** count)
}
