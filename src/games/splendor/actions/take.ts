// Chapter T: take gems. Three of different colours, or two of one; each way to do it is one entry of TAKES.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { bitCount } from '../../../core/bits.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { PILE_FOR_TWO } from '../components.ts'
import { countOf, GEMS, gemsWithAtLeast, one, type Packed, total } from '../gems.ts'
import { afterAction } from '../round.ts'
import type { State, Tell } from '../state.ts'
import { because, TAKE } from '../vocabulary.ts'

/** T2: gems of different colours that are taken at once, while there are so many. */
export const DIFFERENT = 3
const MASKS = 1 << GEMS.length
const different = Array.from({ length: MASKS }, (_, mask) => mask).filter((mask) => mask > 0 && bitCount(mask) <= DIFFERENT)

/** What is taken, packed: sets of different gems first, in order of their masks, then pairs of one gem. */
export const TAKES: Int32Array = Int32Array.from([...different.map(spread), ...GEMS.map((_, gem) => 2 * one(gem))])
const FIRST_PAIR = different.length

/** The actions that a set of non-empty piles allows: three of them, or all when fewer are left (T2, T3). */
const FROM_PILES = byMask((mask) =>
  different.flatMap((set, take) => ((set & ~mask) === 0 && bitCount(set) === Math.min(DIFFERENT, bitCount(mask)) ? [take] : [])),
)
/** The actions that a set of piles with four or more allows (T4). */
const FROM_HIGH_PILES = byMask((mask) => GEMS.flatMap((_, gem) => (mask & (1 << gem) ? [FIRST_PAIR + gem] : [])))

export function legalTakes(s: State, out: Actions): void {
  out.pushAll(FROM_PILES[gemsWithAtLeast(s.bank, 1)])
  out.pushAll(FROM_HIGH_PILES[gemsWithAtLeast(s.bank, PILE_FOR_TWO)])
}

export function applyTake(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const taken = TAKES[first(a)]
  s.passes = 0
  s.bank -= taken
  s.gems[seat] += taken
  tell?.('takes', seat, taken)
  afterAction(s, seat, tell)
}

export function takeProblem(s: State, a: Action): Problem | null {
  const take = first(a)
  if (take >= FIRST_PAIR) {
    const gem = take - FIRST_PAIR
    const left = countOf(s.bank, gem)
    return left < PILE_FOR_TWO ? because('pileTooSmall', { gem, left, needed: PILE_FOR_TWO }) : null
  }
  for (let gem = 0; gem < GEMS.length; gem++)
    if (countOf(TAKES[take], gem) > 0 && countOf(s.bank, gem) === 0) return because('pileEmpty', { gem })
  const colours = bitCount(gemsWithAtLeast(s.bank, 1))
  if (total(TAKES[take]) === Math.min(DIFFERENT, colours)) return null
  return colours >= DIFFERENT ? because('takeThree') : because('takeAllColours', { colours })
}

function byMask(takes: (mask: number) => number[]): readonly Int32Array[] {
  return Array.from({ length: MASKS }, (_, mask) => Int32Array.from(takes(mask), (take) => action(TAKE, take)))
}

function spread(mask: number): Packed {
  return GEMS.reduce((packed, _, gem) => packed + (mask & (1 << gem) ? one(gem) : 0), 0)
}
