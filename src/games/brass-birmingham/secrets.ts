// Chapter K: who knows what. Hands are known to their seats, the draw pile and cards that lie face down to nobody.
import { hideSecrets, NONE, UNKNOWN } from '../../core/block.ts'
import type { Viewer } from '../../core/game.ts'
import { type Rng, shuffle } from '../../core/rng.ts'
import { DECK_KINDS, DECKS, LARGEST_DECK } from './cards.ts'
import { CANAL } from './components.ts'
import { handPlace, INTRODUCTORY, type State } from './state.ts'

const unseen = new Uint8Array(LARGEST_DECK)
const left = new Uint8Array(256)

export function redact(s: State, viewer: Viewer): void {
  hideSecrets(s)
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) s.hand.fill(UNKNOWN, handPlace(seat, 0), handPlace(seat, s.cards[seat]))
}

/** Deals the cards that this view does not show among hidden hands, face-down cards and the draw pile. */
export function guess(s: State, rng: Rng): void {
  let count = gatherUnseen(s)
  shuffle(rng, unseen, 0, count)
  for (let seat = 0; seat < s.seats; seat++)
    for (let place = handPlace(seat, 0); place < handPlace(seat, s.cards[seat]); place++)
      if (s.hand[place] === UNKNOWN) s.hand[place] = unseen[--count]
  s.faceDown.fill(NONE)
  if (s.era === CANAL) for (let seat = 0; seat < s.seats; seat++) s.faceDown[seat] = unseen[--count]
  s.deck.fill(NONE)
  for (let i = 0; i < s.left; i++) s.deck[i] = unseen[i]
  guessRailDeck(s, rng)
}

function guessRailDeck(s: State, rng: Rng): void {
  s.railDeck.fill(NONE)
  if (s.era !== CANAL || s.rules & INTRODUCTORY) return
  s.railDeck.set(DECKS[s.seats])
  shuffle(rng, s.railDeck, 0, DECKS[s.seats].length)
}

/** The cards that were neither discarded nor lie in a hand that is seen; returns how many. */
function gatherUnseen(s: State): number {
  left.fill(0)
  for (const card of DECKS[s.seats]) left[card]++
  for (let i = 0; i < s.discards.length; i++) left[i % DECK_KINDS] -= s.discards[i]
  for (let place = 0; place < s.hand.length; place++) left[s.hand[place]]-- // places of NONE and UNKNOWN count below zero elsewhere
  let count = 0
  for (let card = 0; card < DECK_KINDS; card++) for (let i = 0; i < left[card]; i++) unseen[count++] = card
  return count
}
