// An explicit deal: strips, cards and nobles by name or number, as one writes down a real table. A deck may be written only as far as it was drawn.
import { NONE } from '../../core/block.ts'
import { BadConfig } from '../../core/errors.ts'
import type { DealSheet } from '../../core/game.ts'
import { numbersOf, refuseOtherFields, rngFrom, rngText } from '../../core/sheet.ts'
import { giveFirstTile } from './art.ts'
import { BELLE_EPOQUE_FIELDS, belleEpoqueSheet, layOutBelleEpoque } from './belle-epoque/set-up.ts'
import {
  ALL_NOBLES,
  BOARDS,
  BRIGHT,
  COLUMNS,
  FIRST,
  NOBLE_COPIES,
  NOBLE_IDS,
  ROUNDS,
  SEGMENTS,
  STOCK_CARDS,
  THEATRE,
} from './components.ts'
import { nobleCount } from './nobles.ts'
import { colourNames } from './notation.ts'
import { artPlace, isBelleEpoque, type State, VARIANT } from './state.ts'

/** Lays everything out that chance would deal. */
export function layOut(s: State, sheet: DealSheet): void {
  refuseOtherFields(sheet, fieldsOf(s))
  s.strip.set(numbersOf(sheet, 'strips', { from: 1, to: COLUMNS, least: COLUMNS, most: COLUMNS }).map((strip) => strip - 1))
  s.start = numbersOf({ start: [sheet.start] }, 'start', { from: 0, to: s.seats - 1, least: 1, most: 1 })[0]
  s.stockDeck.set(completed(sheet, 'stockCards', STOCK_CARDS, ROUNDS))
  s.cardsLeft = s.tables.cards
  s.cardDeck.set(completed(sheet, 'columnCards', s.tables.cards, COLUMNS).reverse())
  layNobles(s, sheet)
  s.segment.set(s.tables.segments)
  if (s.edition === FIRST) layFirst(s, sheet)
  if (s.rules & VARIANT) s.board.set(namesOf(sheet, 'boards', BOARDS, s.seats, 1))
  layOutBelleEpoque(s, sheet)
  s.rng.set(rngFrom(sheet))
}

/** The deal of a table that was just set up; decks in the order they are drawn, the open cards first. */
export function sheet(s: State): DealSheet {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const colours = colourNames(s.edition)
  const first = {
    art: seats.map((seat) => colours.find((_, colour) => s.art[artPlace(seat, colour)] > 0)),
    compass: Array.from(s.segment.subarray(0, s.tables.segments.length), (segment) => SEGMENTS[segment]),
  }
  return {
    strips: Array.from(s.strip, (strip) => (strip % COLUMNS) + 1),
    start: s.start,
    stockCards: [s.stockCard, ...s.stockDeck].filter((card) => card !== NONE).map((card) => card + 1),
    columnCards: [...s.columnCard, ...Array.from(s.cardDeck.subarray(0, s.cardsLeft)).reverse()].map((card) => card + 1),
    nobles: [...s.theatre, ...Array.from(s.nobleDeck.subarray(0, s.noblesLeft)).reverse()].map((noble) => NOBLE_IDS[noble]),
    ...(s.edition === FIRST ? first : {}),
    ...(s.rules & VARIANT ? { boards: seats.map((seat) => BOARDS[s.board[seat]]) } : {}),
    ...belleEpoqueSheet(s),
    rng: rngText(s.rng),
  }
}

function fieldsOf(s: State): string[] {
  return [
    ...['strips', 'start', 'stockCards', 'columnCards', 'nobles'],
    ...(s.edition === FIRST ? ['art', 'compass'] : []),
    ...(s.rules & VARIANT ? ['boards'] : []),
    ...(isBelleEpoque(s) ? BELLE_EPOQUE_FIELDS : []),
    'rng',
  ]
}

/** Numbers from 0 in the order of a field, which counts from 1; those that it leaves out follow in their order. */
function completed(sheet: DealSheet, field: string, count: number, least: number): number[] {
  const named = numbersOf(sheet, field, { from: 1, to: count, least, most: count }).map((number) => number - 1)
  const rest = Array.from({ length: count }, (_, i) => i).filter((i) => !named.includes(i))
  return [...named, ...rest]
}

function layNobles(s: State, sheet: DealSheet): void {
  const count = nobleCount(s)
  const kinds = count / NOBLE_COPIES
  const named = listOf(sheet, 'nobles', NOBLE_IDS.slice(1, kinds + 1)).map((kind) => kind + 1)
  if (named.length < THEATRE || named.length > count)
    throw new BadConfig(`The deal's "nobles" must have ${THEATRE} to ${count} entries; it has ${named.length}.`)
  const left = new Int8Array(ALL_NOBLES)
  for (let kind = 1; kind <= kinds; kind++) left[kind] = NOBLE_COPIES
  for (const kind of named)
    if (--left[kind] < 0) throw new BadConfig(`The deal's "nobles" holds ${NOBLE_IDS[kind]} more than ${NOBLE_COPIES} times.`)
  const rest = Array.from(left).flatMap((copies, kind) => new Array<number>(Math.max(copies, 0)).fill(kind))
  s.nobleDeck.set([...named, ...rest].reverse())
  s.noblesLeft = count
}

function layFirst(s: State, sheet: DealSheet): void {
  const kinds = Array.from(s.tables.segments, (segment) => SEGMENTS[segment])
  const segments = namesOf(sheet, 'compass', kinds, kinds.length, 0)
  s.segment.set(segments.map((i) => s.tables.segments[i]))
  const art = listOf(sheet, 'art', colourNames(s.edition).slice(0, BRIGHT))
  if (art.length !== s.seats) throw new BadConfig(`The deal's "art" must have ${s.seats} entries; it has ${art.length}.`)
  for (const [seat, colour] of art.entries()) giveFirstTile(s, seat, colour)
}

/** So many different names of a list, from an index on, as indices. */
function namesOf(sheet: DealSheet, field: string, names: readonly string[], count: number, from: number): number[] {
  const numbers = listOf(sheet, field, names.slice(from)).map((i) => i + from)
  if (numbers.length !== count) throw new BadConfig(`The deal's "${field}" must have ${count} entries; it has ${numbers.length}.`)
  const twice = numbers.find((number, i) => numbers.indexOf(number) !== i)
  if (twice !== undefined) throw new BadConfig(`The deal's "${field}" holds ${names[twice]} twice.`)
  return numbers
}

function listOf(sheet: DealSheet, field: string, names: readonly string[]): number[] {
  const value = sheet[field]
  if (!Array.isArray(value)) throw new BadConfig(`The deal's "${field}" must be a list of names.`)
  return value.map((name) => {
    const index = typeof name === 'string' ? names.indexOf(name) : -1
    if (index < 0) throw new BadConfig(`The deal's "${field}" holds ${JSON.stringify(name)}; known are ${names.join(', ')}.`)
    return index
  })
}
