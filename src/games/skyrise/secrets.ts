// Chapter K: who knows what. Hands and sealed choices are known to their seats, objectives too, patrons' tiles to those who hold their tokens.
import { NONE, UNKNOWN } from '../../core/block.ts'
import type { Viewer } from '../../core/game.ts'
import { below, type Rng, shuffle } from '../../core/rng.ts'
import { CARDS, CARDS_CHOSEN, CARDS_DEALT, HAND_SIZE, LETTERS, MOST_CHOSEN, OBJECTIVES } from './components.ts'
import { chosenPlace, LATE_CARDS, type State } from './state.ts'

export function redact(s: State, viewer: Viewer): void {
  if (s.over) return
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== viewer || isUnread(s)) hide(s.hand, seat * HAND_SIZE, HAND_SIZE) // K1, K7
    if (seat === viewer) continue
    if (s.choosing !== 0) hide(s.chosen, chosenPlace(seat, 0), MOST_CHOSEN) // K2
    if (!(s.revealed & (1 << seat))) hide(s.objective, seat, 1) // K3
  }
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (viewer < 0 || s.patronage[viewer * LETTERS.length + letter] === 0) s.patrons[letter] = UNKNOWN // K4
}

/** Whether masterpiece cards still lie face down before everybody: in a first game that keeps them for era 2. */
export const isUnread = (s: State): boolean => (s.rules & LATE_CARDS) !== 0 && s.era === 1 && s.choosing === 0

/** Cards that lie there face down: seen to be there, not what they are. */
function hide(cards: Uint8Array, from: number, length: number): void {
  for (let at = from; at < from + length; at++) if (cards[at] !== NONE) cards[at] = UNKNOWN
}

/** Deals what this view does not show among the places where it must lie. */
export function guess(s: State, rng: Rng): void {
  const dealt = CARDS_DEALT[s.seats]
  for (let seat = 0, left = gather(rng, s.hand, CARDS); seat < s.seats; seat++)
    for (let at = seat * HAND_SIZE; at < seat * HAND_SIZE + dealt; at++) if (s.hand[at] === UNKNOWN) s.hand[at] = unseen[--left]
  for (let seat = 0; seat < s.seats; seat++) guessChoice(s, seat, rng)
  fill(s.objective, gather(rng, s.objective, OBJECTIVES.length))
  fill(s.patrons, gather(rng, s.patrons, LETTERS.length))
}

const unseen = new Uint8Array(CARDS)

/** Puts the numbers below a limit that do not lie open among some cards into `unseen`, shuffled; returns how many. */
function gather(rng: Rng, cards: Uint8Array, limit: number): number {
  let count = 0
  for (let card = 0; card < limit; card++) if (!cards.includes(card)) unseen[count++] = card
  shuffle(rng, unseen, 0, count)
  return count
}

function fill(cards: Uint8Array, count: number): void {
  for (let at = 0; at < cards.length; at++) if (cards[at] === UNKNOWN) cards[at] = unseen[--count]
}

/** A sealed choice is one of the cards in the hand, a second one another. */
function guessChoice(s: State, seat: number, rng: Rng): void {
  const dealt = CARDS_DEALT[s.seats]
  const place = below(rng, dealt)
  const other = (place + 1 + below(rng, dealt - 1)) % dealt
  if (s.chosen[chosenPlace(seat, 0)] === UNKNOWN) s.chosen[chosenPlace(seat, 0)] = s.hand[seat * HAND_SIZE + place]
  if (CARDS_CHOSEN[s.seats] > 1 && s.chosen[chosenPlace(seat, 1)] === UNKNOWN)
    s.chosen[chosenPlace(seat, 1)] = s.hand[seat * HAND_SIZE + other]
}
