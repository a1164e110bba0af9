// The board: districts, slots, and the 192 ways in which outer platforms can lie round the centre.
import { lowestBit } from '../../core/bits.ts'
import { NONE } from '../../core/block.ts'

/** The centre first. */
export const PLATFORMS = ['M', 'A', 'B', 'C', 'D'] as const
export type PlatformId = (typeof PLATFORMS)[number]
export const CENTRE = PLATFORMS.indexOf('M')
/** Places for outer platforms, clockwise. */
export const SLOTS = ['NW', 'NE', 'SE', 'SW'] as const
export type SlotId = (typeof SLOTS)[number]
export const BRIDGES_A_SLOT = 2
export const BRIDGES = SLOTS.length * BRIDGES_A_SLOT

export const CENTRE_SIZE = 4
export const OUTER_SIZE = 14
/** Districts of all five platforms are numbered through: M1 is 0, A1 is 4, D14 is 59. */
export const DISTRICTS = CENTRE_SIZE + SLOTS.length * OUTER_SIZE
export const FIRST_DISTRICT: Uint8Array = Uint8Array.from({ length: PLATFORMS.length + 1 }, (_, platform) =>
  platform === 0 ? 0 : CENTRE_SIZE + (platform - 1) * OUTER_SIZE,
)
export const PLATFORM_OF: Uint8Array = Uint8Array.from({ length: DISTRICTS }, (_, d) =>
  d < CENTRE_SIZE ? 0 : 1 + Math.floor((d - CENTRE_SIZE) / OUTER_SIZE),
)

/**
 * Sets of districts are two words of bits. The centre, A and B fill the first word exactly, C and D lie in the second: no platform
 * is cut in two.
 */
export const WORD = 32
export const WORDS = 2
/** The word of a district, and its bit there. */
export const wordOf = (district: number): number => district >> 5
export const bitOf = (district: number): number => 1 << (district & 31)
/** The lowest district among the bits of a word. */
export const lowestDistrict = (word: number, bits: number): number => (word << 5) + lowestBit(bits)
/** Where one of many sets has its first or second word: a seat's, a colour's. */
export const wordPlace = (set: number, word: number): number => (set << 1) + word
export const WORD_OF: Uint8Array = Uint8Array.from([0, 0, 0, 1, 1])
/** The districts of a platform, as bits of its word. */
export const PLATFORM_BITS: Int32Array = Int32Array.from(PLATFORMS, (_, platform) => {
  let bits = 0
  for (let d = FIRST_DISTRICT[platform]; d < FIRST_DISTRICT[platform + 1]; d++) bits |= bitOf(d)
  return bits
})
export const CENTRE_BITS = PLATFORM_BITS[CENTRE]

/** `m1`, `a14`: as the notation writes them. */
export const DISTRICT_IDS: readonly string[] = Array.from(
  PLATFORM_OF,
  (platform, d) => `${PLATFORMS[platform].toLowerCase()}${d - FIRST_DISTRICT[platform] + 1}`,
)

/** Which platform lies in each slot, or NONE: every arrangement of two, three or four different ones. */
export const ARRANGEMENTS: readonly (readonly number[])[] = arrangements([])

/** The number of an arrangement; NONE for one that is none. */
export function arrangementOf(slots: ArrayLike<number>): number {
  return NUMBER_OF[codeOf(slots)]
}

/** The slots as the digits of one number. */
function codeOf(slots: ArrayLike<number>): number {
  let code = 0
  for (let slot = 0; slot < SLOTS.length; slot++) code = code * PLATFORMS.length + (slots[slot] === NONE ? 0 : slots[slot])
  return code
}
const NUMBER_OF = new Uint8Array(PLATFORMS.length ** SLOTS.length).fill(NONE)
for (const [number, arrangement] of ARRANGEMENTS.entries()) NUMBER_OF[codeOf(arrangement)] = number

function arrangements(begun: readonly number[]): number[][] {
  if (begun.length === SLOTS.length) return begun.filter((platform) => platform !== NONE).length < 2 ? [] : [[...begun]]
  const choices = [NONE, 1, 2, 3, 4].filter((platform) => platform === NONE || !begun.includes(platform))
  return choices.flatMap((platform) => arrangements([...begun, platform]))
}
