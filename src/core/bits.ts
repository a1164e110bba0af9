// Sets of up to 32 things as the bits of one integer. A loop over such a set takes the lowest bit and then `rest &= rest - 1`; where the set is an
// argument it begins with `rest = bits | 0`, since V8 otherwise counts with doubles.

/** The lowest thing of a set that has one. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** The highest thing of a set that has one. */
export const highestBit = (bits: number): number => 31 - Math.clz32(bits)

/** Whether a set has two things or more. */
export const hasSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0

/** How many things a set has. */
export function bitCount(bits: number): number {
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
