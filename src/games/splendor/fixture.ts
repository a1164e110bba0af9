// Splendor tables for tests, in the letters of the notation: `splendor(2).with(0, { gems: 'dds', gold: 1, bonuses: 'rr' })`.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { type Story, story } from '../../core/story.ts'
import { HAND_LIMIT } from './components.ts'
import { one, type Packed } from './gems.ts'
import { splendor as game } from './index.ts'
import { LETTERS, letters } from './notation.ts'
import { noblesOf } from './scoring.ts'
import { handPlace, type State } from './state.ts'

export interface Holdings {
  gems: string
  gold: number
  bonuses: string
  points: number
  /** Number of cards bought. */
  bought: number
  /** Reserved cards that all have seen. */
  hand: number[]
  nobles: number[]
}

export function splendor(seats: number): Story<State, Holdings> {
  return story(game, { give, holdings }, seats)
}

/** A packed count from letters: `packed('ddr')`. */
export function packed(text: string): Packed {
  return [...text].reduce((sum, letter) => sum + one(LETTERS.indexOf(letter)), 0)
}

/** Gems and gold come from the middle, so that none is made. */
function give(s: State, seat: Seat, { gems, gold, bonuses, points, bought, hand }: Partial<Holdings>): void {
  if (gems !== undefined) {
    s.bank += s.gems[seat] - packed(gems)
    s.gems[seat] = packed(gems)
  }
  if (gold !== undefined) {
    s.bankGold += s.gold[seat] - gold
    s.gold[seat] = gold
  }
  if (bonuses !== undefined) s.bonuses[seat] = packed(bonuses)
  if (points !== undefined) s.points[seat] = points
  if (bought !== undefined) s.bought[seat] = bought
  if (hand !== undefined) for (let place = 0; place < HAND_LIMIT; place++) s.hand[handPlace(seat, place)] = hand[place] ?? NONE
}

function holdings(s: State, seat: Seat): Holdings {
  return {
    gems: letters(s.gems[seat]),
    gold: s.gold[seat],
    bonuses: letters(s.bonuses[seat]),
    points: s.points[seat],
    bought: s.bought[seat],
    hand: Array.from(s.hand.subarray(handPlace(seat, 0), handPlace(seat, HAND_LIMIT))).filter((card) => card !== NONE),
    nobles: noblesOf(s, seat),
  }
}
