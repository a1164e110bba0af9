// What the districts that are left offer a seat, and with it what its unbuilt structures are worth.
import { lowestBit } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { lowestDistrict } from '../../../games/skyrise/board.ts'
import { BUILDINGS, HEIGHTS, WILD } from '../../../games/skyrise/components.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { board, left, open, rank, unbuilt } from './board.ts'
import { lookAtPanoramas, panoramaGain } from './panoramas.ts'
import { colourGain, lookAtTokens, tokenGain } from './tokens.ts'

/** How much better than the average a seat's districts are, by number of seats: among more, one can wait for what one wants. */
const CHOICE = [0, 0, 0, 0.4, 0.8]
/** The same from the lowest number to the highest. */
const NUMBER = 1.6
/** What a building of each height will do for platform control; a masterpiece does nothing. */
const CONTROL_OF = Float64Array.of(0.2, 0.6, 1.8, 0)
/** What is counted too much where several districts offer the same panorama, or the next step on the same track: it is had only once. */
const SAME_PANORAMA = 0.6
const SAME_STEP = 0.3

/** The districts that are left: their mean worth to the seat that was looked at last, and how much they differ. */
export const offered = { mean: 0, spread: 0 }

/** Looks at tokens, colours and panoramas for a seat; what it has in them. */
export function lookAhead(s: State, seat: Seat): number {
  const has = lookAtTokens(s, seat) + lookAtPanoramas(s, seat)
  let sum = 0
  let squares = 0
  for (let word = 0; word < 2; word++)
    for (let rest = open[word]; rest !== 0; rest &= rest - 1) {
      const worth = offeredWorth(s, lowestDistrict(word, rest))
      sum += worth
      squares += worth * worth
    }
  const districts = Math.max(1, board.open)
  offered.mean = sum / districts
  offered.spread = Math.sqrt(Math.max(0, squares / districts - offered.mean * offered.mean))
  return has
}

/** What a structure in a district is worth to the seat that was looked at last, whichever it is. */
export function districtWorth(s: State, district: number): number {
  const token = s.token[district]
  return (token === NONE ? 0 : tokenGain[token]) + colourGain[s.tables.colour[district]] + panoramaGain[district]
}

/** The same, as one of many. */
function offeredWorth(s: State, district: number): number {
  const token = s.token[district]
  const step = token <= WILD ? SAME_STEP * tokenGain[token] : 0
  return districtWorth(s, district) - SAME_PANORAMA * panoramaGain[district] - step
}

/** What a structure is worth to that seat while it is unbuilt, but for its card. */
export function structureWorth(s: State, seat: Seat, structure: number): number {
  const place = s.set[seat] * BUILDINGS + structure
  const isBuilding = structure < BUILDINGS
  const high = isBuilding ? rank[s.tables.number[place]] : 1
  const height = isBuilding ? s.tables.height[place] : HEIGHTS.length
  return offered.mean + offered.spread * (CHOICE[s.seats] + NUMBER * (high - 0.5)) + CONTROL_OF[height]
}

/** All that are left. */
export function futureWorth(s: State, seat: Seat): number {
  let sum = 0
  if (left[seat] > 0) for (let rest = unbuilt[seat]; rest !== 0; rest &= rest - 1) sum += structureWorth(s, seat, lowestBit(rest))
  return sum
}
