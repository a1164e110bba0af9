// Chapter K: who knows what. Decks, face-down cards and the generator are known to nobody, drawn tiles to the drawer; all else lies open.
import { hideSecrets, NONE, UNKNOWN } from '../../core/block.ts'
import type { Viewer } from '../../core/game.ts'
import { below, next, type Rng, shuffle } from '../../core/rng.ts'
import { ALL_NOBLES, BRIGHT, NOBLE_COPIES, NOBLE_KINDS, PRESTIGE_CARDS, REVEALED, REVISED, ROUNDS, STOCK_CARDS } from './components.ts'
import { nobleAt, nobleCount } from './nobles.ts'
import { CARD_HIDDEN, ROUND_START_PHASE, type State } from './state.ts'

const unseen = new Uint8Array(PRESTIGE_CARDS)
const left = new Int8Array(256)

export function redact(s: State, viewer: Viewer): void {
  hideSecrets(s)
  if (s.drawer !== NONE && s.drawer !== viewer) s.drawn.fill(UNKNOWN) // K2
}

/** Deals what this view does not show among the decks, the face-down cards and the drawn tiles. */
export function guess(s: State, rng: Rng): void {
  guessStockCards(s, rng)
  guessColumnCards(s, rng)
  guessNobles(s, rng)
  guessDrawn(s, rng)
  for (let word = 0; word < s.rng.length; word++) s.rng[word] = next(rng)
}

/** Those of former rounds are gone; the rest follows in any order. */
function guessStockCards(s: State, rng: Rng): void {
  let count = 0
  for (let card = 0; card < STOCK_CARDS; card++) if (!(s.stockSeen & (1 << card))) unseen[count++] = card
  shuffle(rng, unseen, 0, count)
  const gone = stockCardsGone(s)
  for (let place = 0; place < STOCK_CARDS; place++) s.stockDeck[place] = place < gone ? NONE : unseen[--count]
}

/** Stock cards that left the deck. */
export const stockCardsGone = (s: State): number => (s.phase > ROUND_START_PHASE ? s.round : s.round - 1)

function guessColumnCards(s: State, rng: Rng): void {
  let count = 0
  for (let card = 0; card < s.tables.cards; card++) if (s.cardAt[card] === CARD_HIDDEN) unseen[count++] = card
  shuffle(rng, unseen, 0, count)
  for (let round = 0; round < ROUNDS; round++) s.faceDown[round] = hasFaceDown(s, round) ? unseen[--count] : NONE
  for (let place = 0; place < PRESTIGE_CARDS; place++) s.cardDeck[place] = place < s.cardsLeft ? unseen[place] : NONE
}

/** Whether a card was taken face down in a round. */
export function hasFaceDown(s: State, round: number): boolean {
  if (s.edition !== REVISED) return false
  return round < s.round - 1 || (round === s.round - 1 && s.firstPasser !== NONE)
}

function guessNobles(s: State, rng: Rng): void {
  left.fill(0)
  for (let noble = 1; noble <= nobleCount(s) / NOBLE_COPIES; noble++) left[noble] = NOBLE_COPIES - s.nobleDiscards[noble]
  for (let place = 0; place <= REVEALED; place++) left[nobleAt(s, place)]--
  for (let seat = 0; seat < s.seats; seat++)
    for (let noble = 1; noble < NOBLE_KINDS; noble++) if (s.kept[seat] & (1 << noble)) left[noble]--
  let count = 0
  for (let noble = 1; noble < NOBLE_KINDS; noble++) for (let i = 0; i < left[noble]; i++) unseen[count++] = noble
  shuffle(rng, unseen, 0, count)
  for (let place = 0; place < ALL_NOBLES; place++) s.nobleDeck[place] = place < s.noblesLeft ? unseen[place] : NONE
}

/** W2: as many tiles as the drawer drew, of those in the stacks. */
function guessDrawn(s: State, rng: Rng): void {
  if (s.drawer === NONE || s.drawn[0] !== UNKNOWN) return
  s.drawn.fill(0)
  let tiles = 0
  for (let colour = 0; colour < BRIGHT; colour++) tiles += s.stacks[colour]
  for (let wanted = Math.min(1 + s.firstPasses[s.drawer], tiles); wanted > 0; wanted--) {
    let at = below(rng, tiles--)
    let colour = 0
    while (at >= s.stacks[colour] - s.drawn[colour]) at -= s.stacks[colour] - s.drawn[colour++]
    s.drawn[colour]++
  }
}
