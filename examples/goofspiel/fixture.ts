// Goofspiel tables for tests, in the ranks of the notation: `goofspiel(2).with(0, { hand: '3 K' })`.
import { NONE } from '../../src/core/block.ts'
import type { Options, Seat } from '../../src/core/game.ts'
import { type Story, story } from '../../src/core/story.ts'
import { CARDS, RANKS } from './components.ts'
import { goofspiel as game } from './index.ts'
import { placeOf, type State } from './state.ts'

export interface Holdings {
  hand: string
  won: string
}

export function goofspiel(seats: number, options: Options = {}): Story<State, Holdings> {
  return story(game, { give, holdings }, seats, options)
}

/** With nothing but these prizes at stake. */
export function atStake(...ranks: readonly string[]): (s: State) => void {
  return (s) => {
    s.stake.fill(NONE)
    s.stake.set(ranks.map(cardOf))
  }
}

/** The ranks that lie in a list of cards. */
export const ranksOf = (cards: Uint8Array): string =>
  Array.from(
    cards.filter((card) => card !== NONE),
    (card) => RANKS[card],
  ).join(' ')

const TEXTS: readonly string[] = RANKS
const cardOf = (rank: string): number => TEXTS.indexOf(rank)
const of = (cards: Uint8Array, seat: Seat) => cards.subarray(placeOf(seat, 0), placeOf(seat, CARDS))

function give(s: State, seat: Seat, { hand, won }: Partial<Holdings>): void {
  if (hand !== undefined) {
    of(s.hand, seat).fill(NONE)
    for (const rank of hand.split(' ')) s.hand[placeOf(seat, cardOf(rank))] = cardOf(rank)
  }
  if (won !== undefined) {
    of(s.won, seat).fill(NONE)
    of(s.won, seat).set(won.split(' ').map(cardOf))
  }
}

function holdings(s: State, seat: Seat): Holdings {
  return { hand: ranksOf(of(s.hand, seat)), won: ranksOf(of(s.won, seat)) }
}
