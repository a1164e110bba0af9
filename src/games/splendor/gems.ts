// Five gem counts packed into one int32, six bits each with the top bit of each lane kept free: adding, comparing and subtracting
// all five takes a handful of instructions. Rules use the named functions and never see a bit.

export const GEMS = ['diamond', 'sapphire', 'emerald', 'ruby', 'onyx'] as const
export type Gem = (typeof GEMS)[number]
/** The joker's number, after the five gems; it is never part of a packed count. */
export const GOLD = GEMS.length

/** Five counts in one integer. */
export type Packed = number

const LANE = 6
const GUARDS = 0x20820820 // the top bit of every lane
const ONES = 0x01041041 // one in every lane

/** A packed count of one gem. */
export const one = (gem: number): Packed => 1 << (gem * LANE)

/** How many of one gem. */
export const countOf = (packed: Packed, gem: number): number => (packed >>> (gem * LANE)) & 0x1f

/** The same number of every gem. */
export const each = (count: number): Packed => Math.imul(ONES, count)

/** All five together. */
export const total = (packed: Packed): number => (Math.imul(packed, ONES) >>> 24) & 0x3f

/** Lane by lane a − b, and zero where b is larger. */
export function lacking(a: Packed, b: Packed): Packed {
  const difference = (a | GUARDS) - b
  const enough = difference & GUARDS
  return difference & (enough - (enough >>> 5))
}

/** Whether a has at least as many as b of every gem. */
export const covers = (a: Packed, b: Packed): boolean => (((a | GUARDS) - b) & GUARDS) === GUARDS

/** The gems of which there are at least `count`, as a mask of five bits. */
export function gemsWithAtLeast(packed: Packed, count: number): number {
  const guards = ((packed + each(32 - count)) & GUARDS) >>> 5
  return (Math.imul(guards, 0x01084210) >>> 24) & 0x1f // gathers one bit of every lane
}

/** Packs counts given in the order of GEMS. */
export function pack(counts: readonly number[]): Packed {
  return counts.reduce((packed, count, gem) => packed + count * one(gem), 0)
}

/** The counts in the order of GEMS. */
export function unpack(packed: Packed): number[] {
  return GEMS.map((_, gem) => countOf(packed, gem))
}
