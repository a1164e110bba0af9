// Chapter K: who knows what. The prizes to come are known to nobody, a bid to its seat until all are turned up; all else lies open.
import { hideSecrets, NONE, UNKNOWN } from '../../src/core/block.ts'
import type { Viewer } from '../../src/core/game.ts'
import { below, type Rng, shuffle } from '../../src/core/rng.ts'
import { CARDS } from './components.ts'
import { placeOf, type State } from './state.ts'

export function redact(s: State, viewer: Viewer): void {
  hideSecrets(s) // K1
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer && s.bid[seat] !== NONE) s.bid[seat] = UNKNOWN // K2
}

const unseen = new Uint8Array(CARDS)
const held = new Uint8Array(CARDS)

/** Deals the prizes that nobody has seen, and bids for those whose bid is sealed one of the cards they hold. */
export function guess(s: State, rng: Rng): void {
  let count = 0
  for (let prize = 0; prize < CARDS; prize++) if (!isSeen(s, prize)) unseen[count++] = prize
  shuffle(rng, unseen, 0, count)
  for (let i = 0; i < CARDS; i++) s.deck[i] = i < s.left ? unseen[i] : NONE
  for (let seat = 0; seat < s.seats; seat++) if (s.bid[seat] === UNKNOWN) s.bid[seat] = someCard(s, seat, rng)
}

function isSeen(s: State, prize: number): boolean {
  return s.stake.includes(prize) || s.won.includes(prize) || s.lost.includes(prize)
}

function someCard(s: State, seat: number, rng: Rng): number {
  let count = 0
  for (let card = 0; card < CARDS; card++) if (s.hand[placeOf(seat, card)] !== NONE) held[count++] = card
  return held[below(rng, count)]
}
