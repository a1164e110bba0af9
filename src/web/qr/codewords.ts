// A text as the codewords of a QR code: bytes, corrected at level M (15 % may be lost).
import { corrections } from './galois.ts'

/** By version from 1: blocks, data codewords in each, correcting ones in each. Up to 6 no version needs to be written, nor more than one alignment mark. */
const VERSIONS = [
  { blocks: 1, data: 16, correcting: 10 },
  { blocks: 1, data: 28, correcting: 16 },
  { blocks: 1, data: 44, correcting: 26 },
  { blocks: 2, data: 32, correcting: 18 },
  { blocks: 2, data: 43, correcting: 24 },
  { blocks: 4, data: 27, correcting: 16 },
] as const

const BYTES = 0b0100
const PADDING = [0xec, 0x11]

export interface Encoded {
  readonly version: number
  /** In the order in which they are drawn. */
  readonly codewords: readonly number[]
}

/** The codewords of the smallest code that holds a text; null when none of ours does. */
export function encoded(text: string): Encoded | null {
  const bytes = [...new TextEncoder().encode(text)]
  // Four bits say that bytes follow, eight how many.
  const index = VERSIONS.findIndex(({ blocks, data }) => bytes.length + 2 <= blocks * data)
  if (index < 0) return null
  const { blocks, data, correcting } = VERSIONS[index]
  const all = padded(nibbles(bytes), blocks * data)
  const parts = Array.from({ length: blocks }, (_, i) => all.slice(i * data, (i + 1) * data))
  const corrected = parts.map((part) => corrections(part, correcting))
  return { version: index + 1, codewords: [...woven(parts), ...woven(corrected)] }
}

/** Mode, length and bytes, four bits later than they lie in memory; the last four are the end mark. */
function nibbles(bytes: readonly number[]): number[] {
  const before = [BYTES, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  return Array.from({ length: before.length / 2 }, (_, i) => (before[2 * i] << 4) | before[2 * i + 1])
}

function padded(words: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, i) => words[i] ?? PADDING[(i - words.length) % 2])
}

/** The first of every block, then the second of every block, and so on. */
function woven(blocks: readonly (readonly number[])[]): number[] {
  return blocks[0].flatMap((_, i) => blocks.map((block) => block[i]))
}
