// The board as tables: locations and slots are numbers, sets of locations are bit masks of one integer.
import { lowestBit } from '../../core/bits.ts'
import { CANAL, INDUSTRIES, RAIL } from './components.ts'
import { FARM_ROWS, LINK_ROWS, MERCHANT_ROWS, TOWN_ROWS } from './data/board.ts'

/** A set of locations: bit n is location n. Towns come first, then farm breweries, then merchants. */
export type Locations = number

/** The name of a location in notation and in data. */
export type LocationId = (typeof TOWN_ROWS)[number][0] | (typeof FARM_ROWS)[number][0] | (typeof MERCHANT_ROWS)[number][0]

const BUILT_ROWS: readonly (readonly [LocationId, ...string[]])[] = [...TOWN_ROWS, ...FARM_ROWS]
export const LOCATION_IDS: readonly LocationId[] = [...BUILT_ROWS, ...MERCHANT_ROWS].map(([id]) => id)
export const LOCATIONS = LOCATION_IDS.length
export const TOWNS = TOWN_ROWS.length
/** Towns and farm breweries: locations with slots. */
export const SLOT_LOCATIONS = BUILT_ROWS.length
export const MERCHANT_TOWNS = MERCHANT_ROWS.length
export const ALL_TOWNS: Locations = (1 << TOWNS) - 1
export const ALL_BUILT: Locations = (1 << SLOT_LOCATIONS) - 1
export const ALL_MERCHANTS: Locations = ((1 << LOCATIONS) - 1) & ~ALL_BUILT

/** A slot's industries as a mask, slot by slot, location by location. */
export const SHOWS: Uint8Array = Uint8Array.from(BUILT_ROWS.flatMap(([, ...slots]) => slots.map(industryMask)))
export const SLOTS = SHOWS.length
/** The location of a slot. */
export const LOCATION_OF: Uint8Array = Uint8Array.from(BUILT_ROWS.flatMap(([, ...slots], location) => slots.map(() => location)))
/** First slot of a location; its slots end where those of the next begin. */
export const FIRST_SLOT: Uint8Array = Uint8Array.from({ length: SLOT_LOCATIONS + 1 }, (_, location) =>
  location < SLOT_LOCATIONS ? LOCATION_OF.indexOf(location) : SLOTS,
)
/** Slots that show an industry. */
export const SLOTS_SHOWING: readonly Uint8Array[] = INDUSTRIES.map((_, industry) =>
  Uint8Array.from(slotNumbers().filter((slot) => SHOWS[slot] & (1 << industry))),
)
/** Locations with a slot that shows an industry. */
export const PLACES_FOR: Int32Array = Int32Array.from(SLOTS_SHOWING, (slots) =>
  slots.reduce((mask, slot) => mask | (1 << LOCATION_OF[slot]), 0),
)
/** Whether a slot shows one industry only. */
export const isSingle = (slot: number): boolean => (SHOWS[slot] & (SHOWS[slot] - 1)) === 0

/** The ends of a line: two locations, or three for the one between Kidderminster, the farm and Worcester. */
const IDS: readonly string[] = LOCATION_IDS
export const LINK_ENDS: Int32Array = Int32Array.from(LINK_ROWS, ([ends]) =>
  ends.split(' ').reduce((mask, id) => mask | (1 << IDS.indexOf(id)), 0),
)
export const LINKS = LINK_ENDS.length
/** Lines are named by their ends, the three-way one by its towns. */
export const LINK_IDS: readonly string[] = LINK_ROWS.map(([ends]) => [...new Set([ends.split(' ')[0], ends.split(' ').at(-1)])].join('-'))
/** The eras in which a line is open: bit CANAL, bit RAIL. */
export const LINK_ERAS: Uint8Array = Uint8Array.from(
  LINK_ROWS,
  ([, era]) => (era === 'rail' ? 0 : 1 << CANAL) | (era === 'canal' ? 0 : 1 << RAIL),
)

/** Where something is consumed: a slot, or a line behind the slots. */
export type Site = number
export const linkSite = (link: number): Site => SLOTS + link
/** The locations of a site: coal is searched from all of them at once. */
export const SITE_ENDS: Int32Array = Int32Array.from([...Array.from(LOCATION_OF, (location) => 1 << location), ...LINK_ENDS])
/** One location of a site; once a link lies, its ends are connected anyway. */
export const SITE_LOCATION: Uint8Array = Uint8Array.from(SITE_ENDS, lowestBit)

function industryMask(names: string): number {
  return INDUSTRIES.reduce((mask, name, industry) => mask | (names.split(' ').includes(name) ? 1 << industry : 0), 0)
}

function slotNumbers(): number[] {
  return Array.from({ length: SLOTS }, (_, slot) => slot)
}
