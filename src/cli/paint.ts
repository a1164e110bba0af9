// Colours for a terminal. Where colours are off, the same text comes back, so that drawings never ask.
import type { Io } from './io.ts'

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36, white: 97, grey: 90 } as const
export type Colour = keyof typeof CODES

/** Colours a text; pad it to its width first, for the codes count as characters. */
export type Paint = (text: string, colour: Colour) => string

/** Leaves a text as it is. */
export const plain: Paint = (text) => text

/** Colours on a terminal that wants them; see no-color.org. */
export function paintFor(io: Io): Paint {
  if (io.stdout.isTTY !== true || io.env.NO_COLOR) return plain
  return (text, colour) => `\x1b[${CODES[colour]}m${text}\x1b[0m`
}
