// Chapter R: all bids are turned up, the highest takes what is at stake, and the next round begins. Chapter E: or the game is over.
import { NONE, UNKNOWN } from '../../src/core/block.ts'
import type { Seat } from '../../src/core/game.ts'
import { CARDS, ROUNDS } from './components.ts'
import { freePlace, placeOf, type State, stakeWorth, type Tell } from './state.ts'

/** R1. Where a viewer does not know a bid he cannot know what follows: his block stays as it is. */
export function reveal(s: State, last: Seat, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) if (s.bid[seat] === UNKNOWN) return
  let highest = 0
  for (let seat = 0; seat < s.seats; seat++) {
    highest = Math.max(highest, s.bid[seat])
    tell?.('shows', seat, s.bid[seat])
  }
  award(s, highest, tell)
  for (let seat = 0; seat < s.seats; seat++) {
    s.hand[placeOf(seat, s.bid[seat])] = NONE
    s.shown[seat] = s.bid[seat]
    s.bid[seat] = NONE
  }
  if (s.round === ROUNDS) return end(s, last, tell)
  s.round++ // R4
  s.bidding = everybody(s)
  tell?.('turnsUp', last, turnUp(s))
}

/** Lays the next prize at stake; which one that is. */
export function turnUp(s: State): number {
  const prize = s.deck[--s.left]
  s.deck[s.left] = NONE
  s.stake[freePlace(s.stake)] = prize
  return prize
}

/** All seats, one bit each. */
export const everybody = (s: State): number => (1 << s.seats) - 1

function award(s: State, highest: number, tell?: Tell): void {
  let winner: Seat = NONE
  let count = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.bid[seat] !== highest) continue
    winner = seat
    count++
  }
  const points = stakeWorth(s)
  if (count === 1) {
    tell?.('wins', winner, points)
    return moveStake(s, s.won, placeOf(winner, 0)) // R2
  }
  for (let seat = 0; seat < s.seats; seat++) if (s.bid[seat] === highest) tell?.('ties', seat, points)
  if (!s.tiesStay) moveStake(s, s.lost, 0) // R3
}

function moveStake(s: State, to: Uint8Array, from: number): void {
  const free = freePlace(to, from)
  for (let i = 0; i < CARDS && s.stake[i] !== NONE; i++) to[free + i] = s.stake[i]
  s.stake.fill(NONE)
}

function end(s: State, last: Seat, tell?: Tell): void {
  s.over = 1
  tell?.('ends', last)
}
