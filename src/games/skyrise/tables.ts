// The content compiled for the rules: flat typed arrays that every state of a table shares as `s.tables`.
import { NONE } from '../../core/block.ts'
import {
  ARRANGEMENTS,
  BRIDGES,
  BRIDGES_A_SLOT,
  bitOf,
  CENTRE,
  DISTRICTS,
  FIRST_DISTRICT,
  PLATFORMS,
  type PlatformId,
  WORD_OF,
  wordOf,
  wordPlace,
} from './board.ts'
import { BUILDINGS, COLOURS, HEIGHTS, NUMBERS, SETS } from './components.ts'
import type { Building, Outer, Platform, Printed } from './content.ts'

export interface Tables {
  /** The number of a building, by set and place in it. */
  readonly number: Uint8Array
  /** Its height, likewise. */
  readonly height: Uint8Array
  /** The place in its set of the building with a number, by set and number; NONE where the set has no such number. */
  readonly building: Uint8Array
  /** The buildings of era 1 of each set, as bits. */
  readonly firstEra: Uint16Array
  /** The tall buildings of each set, as bits. */
  readonly tall: Uint16Array
  /** The colour of each district. */
  readonly colour: Uint8Array
  /** The districts of each colour: two words. */
  readonly coloured: Int32Array
  /** The districts that share a border with a district, as bits of its platform's word. */
  readonly borders: Int32Array
  /** The same with bridges, by arrangement and district: two words. */
  readonly near: Int32Array
  /** The ends of each bridge by arrangement: the outer district, then the one of the centre; NONE where no platform lies. */
  readonly bridges: Uint8Array
  /** Platform of each lake, and the districts around it as bits of its word. */
  readonly lakePlatform: Uint8Array
  readonly lakes: Int32Array
  readonly airshipPlatform: Uint8Array
  readonly airships: Int32Array
  /** Districts with a windmill: two words. */
  readonly windmills: Int32Array
  /** Points a structure by collected tokens, and the same with the option track. */
  readonly track: Uint8Array
  readonly longTrack: Uint8Array
  readonly patrons: Uint8Array
  readonly objectiveColour: Uint8Array
  readonly objectiveStructures: Uint8Array
  readonly panoramas: Printed['panoramas']
  readonly masterpieces: Printed['masterpieces']
}

export function tablesOf(values: Printed): Tables {
  const { platforms, masterpieces, panoramas, objectives } = values
  const each = <T>(of: (platform: Platform, number: number) => T[]): T[] => PLATFORMS.flatMap((id, number) => of(platforms[id], number))
  const borders = bordersOf(values)
  return {
    ...buildingsOf(values),
    colour: Uint8Array.from(each(({ colours }) => colours.map((colour) => COLOURS.indexOf(colour)))),
    coloured: Int32Array.from(
      COLOURS.flatMap((colour) =>
        wordsOf(each(({ colours }, p) => colours.flatMap((c, i) => (c === colour ? [FIRST_DISTRICT[p] + i] : [])))),
      ),
    ),
    borders,
    near: Int32Array.from(ARRANGEMENTS.flatMap((arrangement) => nearOf(borders, bridgesOf(values, arrangement)))),
    bridges: Uint8Array.from(ARRANGEMENTS.flatMap((arrangement) => bridgesOf(values, arrangement).flat())),
    lakePlatform: Uint8Array.from(each(({ lakes }, p) => lakes.map(() => p))),
    lakes: Int32Array.from(each(({ lakes }, p) => lakes.map((around) => bitsOf(p, around)))),
    airshipPlatform: Uint8Array.from(each(({ airships }, p) => airships.map(() => p))),
    airships: Int32Array.from(each(({ airships }, p) => airships.map((around) => bitsOf(p, around)))),
    windmills: Int32Array.from(wordsOf(each(({ windmills }, p) => windmills.map((number) => districtOf(p, number))))),
    track: Uint8Array.from(values.track),
    longTrack: Uint8Array.from(values.longTrack),
    patrons: Uint8Array.from(values.patrons),
    objectiveColour: Uint8Array.from(objectives, ({ colour }) => COLOURS.indexOf(colour)),
    objectiveStructures: Uint8Array.from(objectives, ({ structures }) => structures),
    panoramas,
    masterpieces,
  }
}

function buildingsOf({ buildings }: Printed): Pick<Tables, 'number' | 'height' | 'building' | 'firstEra' | 'tall'> {
  const rows = SETS.flatMap((set) => buildings[set])
  const building = new Uint8Array(SETS.length * NUMBERS).fill(NONE)
  for (const [i, { number }] of rows.entries()) building[Math.floor(i / BUILDINGS) * NUMBERS + number] = i % BUILDINGS
  const bits = (which: (row: Building) => boolean) =>
    Uint16Array.from(SETS, (set) => buildings[set].reduce((all, row, i) => (which(row) ? all | (1 << i) : all), 0))
  return {
    number: Uint8Array.from(rows, (row) => row.number),
    height: Uint8Array.from(rows, (row) => HEIGHTS.indexOf(row.height)),
    building,
    firstEra: bits((row) => row.era === 1),
    tall: bits((row) => row.height === 'tall'),
  }
}

const districtOf = (platform: number, number: number): number => FIRST_DISTRICT[platform] + number - 1

/** Districts of one platform, by their numbers on it, as bits of its word. */
function bitsOf(platform: number, numbers: readonly number[]): number {
  return numbers.reduce((bits, number) => bits | bitOf(districtOf(platform, number)), 0)
}

function wordsOf(districts: readonly number[]): [number, number] {
  const words: [number, number] = [0, 0]
  for (const district of districts) words[wordOf(district)] |= bitOf(district)
  return words
}

function bordersOf({ platforms }: Printed): Int32Array {
  const bits = new Int32Array(DISTRICTS)
  for (const [p, id] of PLATFORMS.entries())
    for (const [a, b] of platforms[id].borders) {
      bits[districtOf(p, a)] |= bitsOf(p, [b])
      bits[districtOf(p, b)] |= bitsOf(p, [a])
    }
  return bits
}

/** The eight bridges of an arrangement, each by its two ends. */
function bridgesOf({ platforms }: Printed, arrangement: readonly number[]): [number, number][] {
  return Array.from({ length: BRIDGES }, (_, bridge) => {
    const slot = Math.floor(bridge / BRIDGES_A_SLOT)
    const platform = arrangement[slot]
    if (platform === NONE) return [NONE, NONE]
    const outer: Outer = platforms[PLATFORMS[platform] as Exclude<PlatformId, 'M'>]
    const which = bridge % BRIDGES_A_SLOT
    return [districtOf(platform, outer.bridges[which]), districtOf(CENTRE, platforms.M.bridges[slot][which])]
  })
}

function nearOf(borders: Int32Array, bridges: readonly (readonly [number, number])[]): number[] {
  const near = Array.from(borders).flatMap((bits, district) => (WORD_OF[platformAt(district)] === 0 ? [bits, 0] : [0, bits]))
  for (const [outer, centre] of bridges) {
    if (outer === NONE) continue
    near[wordPlace(outer, wordOf(centre))] |= bitOf(centre)
    near[wordPlace(centre, wordOf(outer))] |= bitOf(outer)
  }
  return near
}

const platformAt = (district: number): number =>
  FIRST_DISTRICT.findIndex((start, p) => district >= start && district < FIRST_DISTRICT[p + 1])
