// An explicit deal, as one writes down a real table. Any field may be left out; then that part is dealt by chance.
import { NONE } from '../../core/block.ts'
import { BadConfig } from '../../core/errors.ts'
import type { DealSheet, Seat } from '../../core/game.ts'
import { type Rng, shuffle } from '../../core/rng.ts'
import { isObject } from '../../core/schema.ts'
import { numbersOf } from '../../core/sheet.ts'
import { CENTRE, FIRST_DISTRICT, PLATFORMS, SLOTS } from './board.ts'
import {
  BAGS,
  CARDS,
  CARDS_DEALT,
  HAND_SIZE,
  LETTERS,
  MASTERPIECES,
  OBJECTIVES,
  PANORAMAS,
  PANORAMAS_IN_PLAY,
  SETS,
  TOKENS,
} from './components.ts'
import { isInPlay } from './districts.ts'
import type { State } from './state.ts'

export type Sheet = DealSheet
export const FIELDS = ['first', 'slots', 'sets', 'tokens', 'hands', 'objectives', 'panoramas', 'patrons', 'rng'] as const
export type Field = (typeof FIELDS)[number]

/** The deal of a table that was just set up. */
export function sheet(s: State): DealSheet {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const inPlay = PLATFORMS.map((_, platform) => platform).filter((platform) => isInPlay(s, platform))
  return {
    first: [s.turn],
    slots: Object.fromEntries(SLOTS.flatMap((slot, i) => (s.slots[i] === NONE ? [] : [[slot, PLATFORMS[s.slots[i]]]]))),
    ...(s.auction > 0 && { sets: seats.map((seat) => SETS[s.set[seat]]) }),
    tokens: Object.fromEntries(inPlay.map((platform) => [PLATFORMS[platform], tokensOn(s, platform)])),
    hands: seats.map((seat) => handOf(s, seat).map((card) => MASTERPIECES[card])),
    objectives: seats.map((seat) => OBJECTIVES[s.objective[seat]]),
    panoramas: Array.from(s.panoramas, (card) => PANORAMAS[card]),
    patrons: Array.from(s.patrons, (tile) => tile + 1),
  }
}

const handOf = (s: State, seat: Seat): number[] =>
  Array.from(s.hand.subarray(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)).filter((card) => card !== NONE)
const tokensOn = (s: State, platform: number): string[] =>
  Array.from(s.token.subarray(FIRST_DISTRICT[platform], FIRST_DISTRICT[platform + 1]), (token) => TOKENS[token])

const slotNames: readonly string[] = SLOTS

/** `{ "NW": "A", "SE": "C" }` */
export function layPlatforms(s: State, sheet: Sheet): void {
  const lists = objectIn(sheet, 'slots', SLOTS)
  const outer = PLATFORMS.slice(CENTRE + 1)
  const platforms = namesIn('slots', [...lists.values()], { names: outer, size: s.seats })
  for (const [i, slot] of [...lists.keys()].entries()) s.slots[slotNames.indexOf(slot)] = platforms[i] + 1
}

/** `["red", "blue"]` by seat. */
export function giveSets(s: State, sheet: Sheet): void {
  s.set.set(namesIn('sets', sheet.sets, { names: SETS, size: s.seats }))
}

/** `{ "M": ["yellow", "A", "wild", "award"], "A": [… 14], … }`: in the order of the districts' numbers. */
export function layTokens(s: State, sheet: Sheet): void {
  const inPlay = PLATFORMS.filter((_, platform) => isInPlay(s, platform))
  const lists = objectIn(sheet, 'tokens', inPlay)
  for (const [platform, id] of PLATFORMS.entries()) {
    if (!isInPlay(s, platform)) continue
    const size = FIRST_DISTRICT[platform + 1] - FIRST_DISTRICT[platform]
    s.token.set(namesIn(`tokens.${id}`, lists.get(id), { names: TOKENS, size, repeats: true }), FIRST_DISTRICT[platform])
  }
  for (const [token, size] of BAGS[s.seats].entries()) {
    const laid = s.token.filter((other) => other === token).length
    if (laid !== size) throw new BadConfig(`The deal's "tokens" must have ${size} of ${TOKENS[token]} in all; they have ${laid}.`)
  }
}

/** Cards by name; a hand of which not all was seen is filled up from the cards that no hand names. */
export function giveHands(s: State, sheet: Sheet, rng: Rng): void {
  const size = CARDS_DEALT[s.seats]
  const value = sheet.hands
  if (!Array.isArray(value) || value.length !== s.seats)
    throw new BadConfig(`The deal's "hands" must be ${s.seats} lists of masterpiece cards.`)
  const hands = value.map((hand, seat) => namesIn(`hands[${seat}]`, hand, { names: MASTERPIECES, least: 0, size }))
  const named = hands.flat()
  const twice = named.find((card, i) => named.indexOf(card) !== i)
  if (twice !== undefined) throw new BadConfig(`The deal's "hands" hold ${MASTERPIECES[twice]} twice.`)
  const rest = Uint8Array.from({ length: CARDS }, (_, card) => card).filter((card) => !named.includes(card))
  shuffle(rng, rest)
  const unseen = Array.from(rest)
  for (const [seat, hand] of hands.entries()) s.hand.set([...hand, ...unseen.splice(0, size - hand.length)], seat * HAND_SIZE)
}

/** The colours of the cards by seat. */
export function giveObjectives(s: State, sheet: Sheet): void {
  s.objective.set(namesIn('objectives', sheet.objectives, { names: OBJECTIVES, size: s.seats }))
}

export function layPanoramas(s: State, sheet: Sheet): void {
  s.panoramas.set(namesIn('panoramas', sheet.panoramas, { names: PANORAMAS, size: PANORAMAS_IN_PLAY }))
}

/** For A to D the tile, 1 to 4 in the order of their values. */
export function layPatrons(s: State, sheet: Sheet): void {
  const size = LETTERS.length
  const tiles = numbersOf(sheet, 'patrons', { from: 1, to: size, least: size, most: size })
  s.patrons.set(tiles.map((tile) => tile - 1))
}

/** The one seat that opens, in a list. */
export function firstSeat(s: State, sheet: Sheet): Seat {
  return numbersOf(sheet, 'first', { from: 0, to: s.seats - 1, least: 1, most: 1 })[0]
}

function objectIn(sheet: Sheet, field: Field, keys: readonly string[]): Map<string, unknown> {
  const value = sheet[field]
  if (!isObject(value)) throw new BadConfig(`The deal's "${field}" must be an object of ${keys.join(', ')}.`)
  const stranger = Object.keys(value).find((key) => !keys.includes(key))
  if (stranger !== undefined) throw new BadConfig(`The deal's "${field}" has ${JSON.stringify(stranger)}; it takes ${keys.join(', ')}.`)
  return new Map(Object.entries(value))
}

interface Wanted {
  readonly names: readonly string[]
  readonly size: number
  /** As many as `size`, unless said. */
  readonly least?: number
  readonly repeats?: boolean
}

/** The numbers that a list of names stands for. */
function namesIn(field: string, value: unknown, { names, size, least = size, repeats = false }: Wanted): number[] {
  if (!Array.isArray(value) || value.length < least || value.length > size)
    throw new BadConfig(`The deal's "${field}" must name ${least === size ? size : `at most ${size}`} of ${names.join(', ')}.`)
  const numbers = value.map((name) => names.indexOf(name))
  const wrong = numbers.indexOf(-1)
  if (wrong >= 0) throw new BadConfig(`The deal's "${field}" holds ${JSON.stringify(value[wrong])}; it takes ${names.join(', ')}.`)
  const twice = repeats ? undefined : numbers.find((number, i) => numbers.indexOf(number) !== i)
  if (twice !== undefined) throw new BadConfig(`The deal's "${field}" holds ${names[twice]} twice.`)
  return numbers
}
