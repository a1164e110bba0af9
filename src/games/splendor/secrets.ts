// Chapter K: who knows what. Decks are known to nobody, a card reserved blind to its owner; all else lies open.
import { hideSecrets, NONE, UNKNOWN } from '../../core/block.ts'
import type { Viewer } from '../../core/game.ts'
import { next, type Rng, shuffle } from '../../core/rng.ts'
import { CARDS, DECK_SIZES, DECK_STARTS, HAND_LIMIT, LEVELS } from './components.ts'
import { handPlace, type State } from './state.ts'

const unseen = new Uint8Array(CARDS)
const seen = new Uint8Array(256)

export function redact(s: State, viewer: Viewer): void {
  hideSecrets(s)
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue
    for (let place = handPlace(seat, 0); place < handPlace(seat, HAND_LIMIT); place++) if (s.blind[place] !== 0) s.hand[place] = UNKNOWN
  }
}

/** Deals the cards that this view does not show among the blind places and the decks, level by level. */
export function guess(s: State, rng: Rng): void {
  markSeen(s)
  for (let level = 0; level < LEVELS; level++) {
    const start = DECK_STARTS[level]
    let count = 0
    for (let card = start; card < start + DECK_SIZES[level]; card++) if (!seen[card]) unseen[count++] = card
    shuffle(rng, unseen, 0, count)
    for (let place = 0; place < s.hand.length; place++)
      if (s.hand[place] === UNKNOWN && s.blind[place] === level + 1) s.hand[place] = unseen[--count]
    for (let i = 0; i < DECK_SIZES[level]; i++) s.deck[start + i] = i < s.left[level] ? unseen[i] : NONE
  }
  for (let word = 0; word < s.rng.length; word++) s.rng[word] = next(rng)
}

function markSeen(s: State): void {
  seen.fill(0)
  for (let card = 0; card < CARDS; card++) if (s.owner[card] !== NONE) seen[card] = 1
  for (let place = 0; place < s.table.length; place++) seen[s.table[place]] = 1
  for (let place = 0; place < s.hand.length; place++) seen[s.hand[place]] = 1
}
