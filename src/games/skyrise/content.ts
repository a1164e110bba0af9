// What a content pack may change: every value that no source gives and that we therefore reconstructed.
import type { Content } from '../../core/game.ts'
import type { PlatformId } from './board.ts'
import { BUILDINGS_OF_HEIGHT, type Colour, FIRST_ERA_BUILDINGS, HEIGHTS, type Height, SETS, type SetName } from './components.ts'
import { BUILDING_ROWS } from './data/buildings.ts'
import { CARD_VALUES } from './data/cards.ts'
import { PLATFORM_ROWS } from './data/platforms.ts'
import { schema } from './schema.ts'

export interface Building {
  readonly number: number
  readonly height: Height
  /** 2 for a building with a dot. */
  readonly era: number
}
/** A platform; districts by their numbers from 1. */
export interface Platform {
  readonly colours: readonly Colour[]
  readonly borders: readonly (readonly number[])[]
  readonly lakes: readonly (readonly number[])[]
  readonly airships: readonly (readonly number[])[]
  readonly windmills: readonly number[]
}
export interface Outer extends Platform {
  /** The districts where its first and second bridge end. */
  readonly bridges: readonly number[]
}
export interface Centre extends Platform {
  /** The same for each slot. */
  readonly bridges: readonly (readonly number[])[]
}
/** The same groups and lists with any numbers in them. */
type Loosely<T> = T extends number
  ? number
  : T extends readonly (infer E)[]
    ? readonly Loosely<E>[]
    : { readonly [K in keyof T]: Loosely<T[K]> }

/** A type, not an interface, so that it is a record of values to the kernel. */
export type Printed = {
  readonly buildings: Readonly<Record<SetName, readonly Building[]>>
  readonly platforms: { readonly M: Centre } & Readonly<Record<Exclude<PlatformId, 'M'>, Outer>>
  /** Points a structure, by the number of tokens on its colour's track; the first for the printed one alone. */
  readonly track: readonly number[]
  /** The same where the printed token does not count among the "exactly four". */
  readonly longTrack: readonly number[]
  readonly patrons: readonly number[]
  readonly objectives: readonly { readonly colour: Colour; readonly structures: number }[]
  readonly panoramas: Loosely<typeof CARD_VALUES.panoramas>
  readonly masterpieces: Loosely<typeof CARD_VALUES.masterpieces>
}

export const content: Content<Printed> = {
  schema,
  printed: {
    buildings: BUILDING_ROWS,
    platforms: PLATFORM_ROWS,
    ...CARD_VALUES,
  },
  problem,
}

/** What a schema cannot say. Without these the rules would not work: numbers must differ, and every district must be within reach. */
function problem(values: Printed): string | null {
  return buildingsProblem(values) ?? platformsProblem(values)
}

function buildingsProblem({ buildings }: Printed): string | null {
  const seen = new Set<number>()
  for (const set of SETS) {
    const rows = buildings[set]
    const wrong = rows.findIndex((row, i) => i > 0 && row.number <= rows[i - 1].number)
    if (wrong >= 0) return `"buildings.${set}" must be in ascending order; ${rows[wrong].number} is not above the one before it.`
    const twice = rows.find((row) => seen.has(row.number))
    if (twice) return `"buildings.${set}" has the number ${twice.number}, which is there twice.`
    for (const { number } of rows) seen.add(number)
    const early = rows.filter((row) => row.era === 1).length
    if (early !== FIRST_ERA_BUILDINGS) return `"buildings.${set}" must have ${FIRST_ERA_BUILDINGS} buildings of era 1; it has ${early}.`
    const height = HEIGHTS.find((name) => rows.filter((row) => row.height === name).length !== BUILDINGS_OF_HEIGHT[name])
    if (height) return `"buildings.${set}" must have ${BUILDINGS_OF_HEIGHT[height]} ${height} buildings.`
  }
  return null
}

function platformsProblem({ platforms }: Printed): string | null {
  for (const [id, { borders, colours }] of Object.entries(platforms)) {
    const same = borders.find(([a, b]) => a === b)
    if (same) return `"platforms.${id}.borders" joins district ${same[0]} to itself.`
    const lonely = colours.findIndex((_, i) => !reached(borders).has(i + 1))
    if (lonely >= 0) return `"platforms.${id}.borders" does not join district ${lonely + 1} to district 1, not even through others.`
  }
  return null
}

/** The districts that can be reached from the first over borders. */
function reached(borders: readonly (readonly number[])[]): Set<number> {
  const seen = new Set([1])
  for (let before = 0; before < seen.size; ) {
    before = seen.size
    for (const [a, b] of borders)
      if (seen.has(a) || seen.has(b)) {
        seen.add(a)
        seen.add(b)
      }
  }
  return seen
}
