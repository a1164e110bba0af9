// Chapter S, by chance: each part of the deal for itself. Nothing is drawn once the first auction begins.
import type { Seat } from '../../core/game.ts'
import { below, type Rng, shuffle } from '../../core/rng.ts'
import { DISTRICTS, SLOTS } from './board.ts'
import { BAGS, CARDS, CARDS_DEALT, HAND_SIZE, LETTERS, PANORAMAS } from './components.ts'
import { isInPlay, platformOf } from './districts.ts'
import type { State } from './state.ts'

const slots = new Uint8Array(SLOTS.length)
const few = new Uint8Array(SLOTS.length)
const panoramas = new Uint8Array(PANORAMAS.length)
const cards = new Uint8Array(CARDS)
const tokens = new Uint8Array(DISTRICTS)

/** Fills a list with its own places in random order. */
function deal(rng: Rng, list: Uint8Array): Uint8Array {
  for (let i = 0; i < list.length; i++) list[i] = i
  shuffle(rng, list)
  return list
}

/** S1 */
export function dealPlatforms(s: State, rng: Rng): void {
  deal(rng, slots)
  deal(rng, few)
  for (let i = 0; i < s.seats; i++) s.slots[slots[i]] = 1 + few[i]
}

/** S8 */
export function dealSets(s: State, rng: Rng): void {
  deal(rng, few)
  for (let seat = 0; seat < s.seats; seat++) s.set[seat] = few[seat]
}

/** S2, S3 */
export function dealTokens(s: State, rng: Rng): void {
  let left = 0
  const bag = BAGS[s.seats]
  for (let kind = 0; kind < bag.length; kind++) for (let i = 0; i < bag[kind]; i++) tokens[left++] = kind
  shuffle(rng, tokens, 0, left)
  for (let district = 0; district < DISTRICTS; district++) if (isInPlay(s, platformOf(district))) s.token[district] = tokens[--left]
}

/** S4 */
export function dealHands(s: State, rng: Rng): void {
  deal(rng, cards)
  for (let seat = 0, next = 0; seat < s.seats; seat++)
    for (let place = 0; place < CARDS_DEALT[s.seats]; place++) s.hand[seat * HAND_SIZE + place] = cards[next++]
}

/** S5 */
export function dealObjectives(s: State, rng: Rng): void {
  deal(rng, few)
  for (let seat = 0; seat < s.seats; seat++) s.objective[seat] = few[seat]
}

/** S6 */
export function dealPanoramas(s: State, rng: Rng): void {
  deal(rng, panoramas)
  for (let i = 0; i < s.panoramas.length; i++) s.panoramas[i] = panoramas[i]
}

/** S7 */
export function dealPatrons(s: State, rng: Rng): void {
  deal(rng, few)
  for (let letter = 0; letter < LETTERS.length; letter++) s.patrons[letter] = few[letter]
}

/** S11 */
export function firstSeat(s: State, rng: Rng): Seat {
  return below(rng, s.seats)
}
