// BE1 to BE3: cards at the pavilions, open tiles, glass and travellers. Which tiles lie face down on the board never matters.
import type { DealSheet } from '../../../core/game.ts'
import { shuffle } from '../../../core/rng.ts'
import { numbersOf } from '../../../core/sheet.ts'
import { BELLE_EPOQUE_CARDS, BELLE_EPOQUE_TILES, CUBE_COUNTS, GLASS, PAVILIONS, TRAVELLERS } from '../components.ts'
import { FACE_UP_TILES } from '../data/belle-epoque.ts'
import { isBelleEpoque, type State } from '../state.ts'

/** Fields that a deal sheet has with the option on: printed numbers of the cards, from the bottom pavilion up, and of the open tiles. */
export const BELLE_EPOQUE_FIELDS: readonly string[] = ['belleEpoqueCards', 'belleEpoqueTiles']

const cards = new Uint8Array(BELLE_EPOQUE_CARDS)
const tiles = new Uint8Array(BELLE_EPOQUE_TILES)
const faceUp: Readonly<Record<number, number>> = FACE_UP_TILES

export function dealBelleEpoque(s: State): void {
  if (!isBelleEpoque(s)) return
  for (let card = 0; card < BELLE_EPOQUE_CARDS; card++) cards[card] = card
  for (let tile = 0; tile < BELLE_EPOQUE_TILES; tile++) tiles[tile] = tile
  shuffle(s.rng, cards)
  shuffle(s.rng, tiles)
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) s.pavilionCard[pavilion] = cards[pavilion]
  for (let place = 0; place < faceUp[s.seats]; place++) s.tile[place] = tiles[place]
  putOut(s)
}

export function layOutBelleEpoque(s: State, sheet: DealSheet): void {
  if (!isBelleEpoque(s)) return
  const open = faceUp[s.seats]
  const listedCards = numbersOf(sheet, 'belleEpoqueCards', { from: 1, to: BELLE_EPOQUE_CARDS, least: PAVILIONS, most: PAVILIONS })
  const listedTiles = numbersOf(sheet, 'belleEpoqueTiles', { from: 1, to: BELLE_EPOQUE_TILES, least: open, most: open })
  for (const [pavilion, number] of listedCards.entries()) s.pavilionCard[pavilion] = number - 1
  for (const [place, number] of listedTiles.entries()) s.tile[place] = number - 1
  putOut(s)
}

/** What a sheet says of a table that was just set up. */
export function belleEpoqueSheet(s: State): DealSheet {
  if (!isBelleEpoque(s)) return {}
  return {
    belleEpoqueCards: Array.from(s.pavilionCard, (card) => card + 1),
    belleEpoqueTiles: Array.from(s.tile.subarray(0, faceUp[s.seats]), (tile) => tile + 1),
  }
}

function putOut(s: State): void {
  s.supply[GLASS] = CUBE_COUNTS[GLASS]
  s.train = TRAVELLERS
}
