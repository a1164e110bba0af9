// What the present turn still owes: a decision is judged by what its rest will bring.
import { first, kindOf, second, third } from '../../../../core/action.ts'
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { SPACES, WHITE } from '../../../../games/bruxelles-1893/components.ts'
import { isKept } from '../../../../games/bruxelles-1893/nobles.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import {
  OWES_BID,
  OWES_CONSTRUCTION,
  OWES_CUBES,
  OWES_CURSOR,
  OWES_DISPLAY,
  OWES_KEEP,
  OWES_NOBLES,
  OWES_PAYMENT,
  OWES_SALE,
  OWES_SOLVAY,
  OWES_TAKE_CUBES,
  OWES_USE,
  OWES_WHITE_ART,
  OWES_WORKSHOP,
} from '../../../../games/bruxelles-1893/vocabulary.ts'
import { art, saleOf } from './art.ts'
import { pavilionWorth } from './belle-epoque.ts'
import { next } from './cubes.ts'
import { houseWorth } from './houses.ts'
import { best, bestNoble, keeping } from './nobles.ts'
import { WHITE_TILE } from './outlook.ts'

/** A noble cube of choice, which is the one that is missing. */
const CHOSEN_CUBE = 1.5

/** The space of a bid that is owed, or NONE. */
export function owedBid(s: State, seat: Seat): number {
  const step = s.pending[s.pending[0]]
  return s.pending[0] > 0 && kindOf(step) === OWES_BID && first(step) === seat ? second(step) : NONE
}

export function owedWorth(s: State, seat: Seat): number {
  let sum = 0
  for (let i = s.pending[0]; i > 0; i--) if (first(s.pending[i]) === seat) sum += stepWorth(s, seat, s.pending[i])
  return sum
}

function stepWorth(s: State, seat: Seat, step: number): number {
  switch (kindOf(step)) {
    case OWES_WORKSHOP:
      return art.tile
    case OWES_SALE:
      return Math.max(0, art.sale)
    case OWES_CURSOR:
      return saleOf(s, seat, second(step), third(step))
    case OWES_DISPLAY:
      return second(step) < WHITE ? -art.tile : -WHITE_TILE
    case OWES_NOBLES:
      return bestNoble(s, seat)
    case OWES_KEEP:
      return isKept(s, seat, second(step)) ? 0 : Math.max(0, keeping(s, second(step)))
    case OWES_SOLVAY:
      return CHOSEN_CUBE
    case OWES_CUBES:
    case OWES_TAKE_CUBES:
      return CHOSEN_CUBE * second(step)
    case OWES_USE:
      return best(s.ready[seat], second(step), 0)
    case OWES_CONSTRUCTION:
      return Math.max(0, next.gain)
    case OWES_PAYMENT:
      return next.gain + (second(step) < SPACES ? houseWorth(s, seat, second(step)) : pavilionWorth(s, second(step) - SPACES))
    case OWES_WHITE_ART:
      return WHITE_TILE
    default:
      return 0
  }
}
