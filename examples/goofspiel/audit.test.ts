import { expect, test } from 'vitest'
import { goofspiel } from './fixture.ts'
import { goofspiel as game } from './index.ts'
import type { State } from './state.ts'

test.each<[string, (s: State) => void]>([
  ['seats is 6', (s) => (s.seats = 6)],
  ['round is 14', (s) => (s.round = 14)],
  ['12 prizes lie face down in round 2', (s) => (s.round = 2)],
  ['a prize has no rank', (s) => (s.stake[0] = 13)],
  ['a prize is in two places', (s) => (s.stake[0] = s.deck[0])],
  ['1 prizes are nowhere', (s) => (s.stake[0] = 0xfe)],
  ['seat 1 holds a card in a wrong place', (s) => (s.hand[13] = 5)],
  ['seat 0 holds 12 cards in round 1, not 13', (s) => (s.hand[3] = 0xfe)],
  ['seat 1 owes a bid that it made', (s) => (s.bid[1] = 3)],
  ['seat 0 made no bid', (s) => (s.bidding = 0b10)],
])('finds that %s', (says, change) => {
  const { s } = goofspiel(2)
  expect(game.audit(s)).toBeNull()
  change(s)
  expect(game.audit(s)).toBe(says)
})
