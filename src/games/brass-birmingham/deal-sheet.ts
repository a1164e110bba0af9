// An explicit deal: cards and merchant tiles by name, as one writes down a real table. What it leaves out is shuffled from its `rng`.
import { BadConfig } from '../../core/errors.ts'
import type { DealSheet } from '../../core/game.ts'
import { type Rng, shuffle, sow } from '../../core/rng.ts'
import { numbersOf, refuseOtherFields, rngFrom } from '../../core/sheet.ts'
import { LOCATION_IDS } from './board.ts'
import { CARD_IDS, DECK_KINDS, DECKS } from './cards.ts'
import { HAND_SIZE } from './components.ts'
import { MERCHANT_ROWS } from './data/board.ts'
import { layMerchants } from './merchant-tiles.ts'
import { FACES, FACES_IN_PLAY, SPACE_LOCATION, SPACES } from './merchants.ts'
import { handPlace, INTRODUCTORY, type State } from './state.ts'

const CANAL_FIELDS = ['hands', 'faceDown', 'draw'] as const
const RAIL_FIELDS = ['railHands', 'railDraw'] as const
type CardField = (typeof CANAL_FIELDS)[number] | (typeof RAIL_FIELDS)[number]
const FIELDS = ['order', 'merchants', ...CANAL_FIELDS, ...RAIL_FIELDS, 'rng'] as const
const FACE_NAMES: readonly unknown[] = FACES
const CARD_NAMES = CARD_IDS.slice(0, DECK_KINDS)

/** Lays merchants, the order of turns and both decks out as a sheet says. */
export function layOut(s: State, sheet: DealSheet): void {
  const { seats } = s
  refuseOtherFields(sheet, FIELDS)
  s.order.set(numbersOf(sheet, 'order', { from: 0, to: seats - 1, least: seats, most: seats }))
  layMerchants(s, merchantsOf(sheet, seats))
  const rng = sown(sheet)
  s.deck.set(deckOf(sheet, CANAL_FIELDS, seats, rng))
  const isIntroductory = (s.rules & INTRODUCTORY) !== 0
  if (!isIntroductory) return s.railDeck.set(deckOf(sheet, RAIL_FIELDS, seats, rng))
  const rail = RAIL_FIELDS.find((field) => field in sheet)
  if (rail) throw new BadConfig(`The deal has a field "${rail}"; the introductory game has no rail era.`)
}

/** The deal of a table that was just set up; cards in the order they are drawn. */
export function sheet(s: State): DealSheet {
  const drawn = Array.from(s.deck.subarray(0, s.left)).reverse()
  const canal = { hands: hands(s, Array.from(s.hand)), faceDown: names(s.faceDown.subarray(0, s.seats)), draw: names(drawn) }
  const rail = Array.from(s.railDeck.subarray(0, DECKS[s.seats].length)).reverse()
  const railDeal = { railHands: hands(s, rail), railDraw: names(rail.slice(handPlace(s.seats, 0))) }
  return {
    order: Array.from(s.order.subarray(0, s.seats)),
    merchants: merchants(s),
    ...canal,
    ...(s.rules & INTRODUCTORY ? {} : railDeal),
  }
}

/** Both eras' cards as a deck with its top last: what the fields name, in their order, and the rest shuffled. */
function deckOf(sheet: DealSheet, fields: readonly CardField[], seats: number, rng: Rng): number[] {
  const named = fields.map((field) => cardsOf(sheet, field, seats))
  const rest = unnamed(
    named.flatMap((cards) => cards ?? []),
    seats,
  )
  shuffle(rng, rest)
  const queue = Array.from(rest)
  const dealt = named.flatMap((cards, i) => cards ?? queue.splice(0, sizeOf(fields[i], seats)))
  return [...dealt, ...queue].reverse()
}

/** How many cards a field must name; a draw pile may be written only as far as it was drawn. */
function sizeOf(field: CardField, seats: number): number {
  if (field === 'faceDown') return seats
  return field === 'draw' || field === 'railDraw' ? 0 : handPlace(seats, 0)
}

function cardsOf(sheet: DealSheet, field: CardField, seats: number): number[] | undefined {
  const value = sheet[field]
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw new BadConfig(`The deal's "${field}" must be a list of cards.`)
  const areHands = field === 'hands' || field === 'railHands'
  if (areHands && (value.length !== seats || value.some((hand) => !Array.isArray(hand) || hand.length !== HAND_SIZE)))
    throw new BadConfig(`The deal's "${field}" must be ${seats} lists of ${HAND_SIZE} cards.`)
  const cards = value.flat().map((name) => cardOf(field, name))
  if (field === 'faceDown' && cards.length !== seats)
    throw new BadConfig(`The deal's "${field}" must have ${seats} cards; it has ${cards.length}.`)
  return cards
}

function cardOf(field: CardField, name: unknown): number {
  const card = typeof name === 'string' ? CARD_NAMES.indexOf(name) : -1
  if (card < 0) throw new BadConfig(`The deal's "${field}" holds ${JSON.stringify(name)}; cards are ${CARD_NAMES.join(', ')}.`)
  return card
}

/** The cards of the deck that are not named. */
function unnamed(named: readonly number[], seats: number): Uint8Array {
  const left = new Int8Array(DECK_KINDS)
  for (const card of DECKS[seats]) left[card]++
  for (const card of named)
    if (--left[card] < 0) throw new BadConfig(`The deal has more ${CARD_NAMES[card]} cards than a deck for ${seats} seats.`)
  return Uint8Array.from(Array.from(left).flatMap((count, card) => new Array<number>(count).fill(card)))
}

/** Faces by merchant: `{ "oxford": ["cotton", "blank"], … }`, for those whose spaces are open. */
function merchantsOf(sheet: DealSheet, seats: number): number[] {
  const value = sheet.merchants
  if (typeof value !== 'object' || value === null) throw new BadConfig('The deal\'s "merchants" must name the tiles of each merchant.')
  const lists = new Map<string, unknown>(Object.entries(value))
  const open = MERCHANT_ROWS.filter(([, , from]) => from <= seats)
  const faces = open.flatMap(([id, spaces]) => facesOf(id, spaces, lists.get(id)))
  const wanted = names(Uint8Array.from(FACES_IN_PLAY[seats]).sort(), FACES).join(', ')
  if (lists.size !== open.length || names(Uint8Array.from(faces).sort(), FACES).join(', ') !== wanted)
    throw new BadConfig(`The deal's "merchants" must be ${open.map(([id]) => id).join(', ')} with the tiles ${wanted}.`)
  return faces
}

function facesOf(id: string, spaces: number, value: unknown): number[] {
  const faces = Array.isArray(value) ? value.map((name) => FACE_NAMES.indexOf(name)) : []
  if (faces.length !== spaces || faces.includes(-1))
    throw new BadConfig(`The deal's "merchants" must give ${id} a list of ${spaces}; tiles are ${FACES.join(', ')}.`)
  return faces
}

/** The generator for what a sheet leaves out. */
function sown(sheet: DealSheet): Rng {
  const [a, b, c, d] = rngFrom(sheet)
  const rng: Rng = new Int32Array(4)
  sow(rng, a, b, c, d)
  return rng
}

function merchants(s: State): Readonly<Record<string, string[]>> {
  const lists: Record<string, string[]> = {}
  for (let space = 0; space < SPACES; space++) {
    const face = FACES[s.merchant[space]]
    if (face) (lists[LOCATION_IDS[SPACE_LOCATION[space]]] ??= []).push(face)
  }
  return lists
}

function hands(s: State, cards: readonly number[]): string[][] {
  return Array.from({ length: s.seats }, (_, seat) => names(cards.slice(handPlace(seat, 0), handPlace(seat, HAND_SIZE))))
}

function names(numbers: ArrayLike<number>, of: readonly string[] = CARD_NAMES): string[] {
  return Array.from(numbers, (number) => of[number])
}
