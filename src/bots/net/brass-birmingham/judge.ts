// Brass: Birmingham judged by a net: the points that every seat may expect, at the end of a turn.
import { DECKS } from '../../../games/brass-birmingham/cards.ts'
import { CANAL } from '../../../games/brass-birmingham/components.ts'
import { brassBirmingham } from '../../../games/brass-birmingham/index.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import type { Points } from '../points.ts'
import { features } from './features.ts'
import { INPUTS } from './inputs.ts'

/** A lead of so many points makes victory e times as likely in the last round, and so many more with each round that is to come. */
const CLEAR_AT_LAST = 4
const CLEAR_A_ROUND = 0.5

const ROUNDS = DECKS.map((deck, seats) => (seats === 0 ? 0 : deck.length / seats / 2))

export const brassPoints: Points<State> = { game: brassBirmingham, net: 'brass-birmingham', inputs: INPUTS.size, features, clear }

/** The longer the game, the less a lead says. */
function clear(s: State): number {
  const rounds = ROUNDS[s.seats] - s.round + (s.era === CANAL ? ROUNDS[s.seats] : 0)
  return CLEAR_AT_LAST + CLEAR_A_ROUND * rounds
}
