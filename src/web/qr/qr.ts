// QR codes (ISO/IEC 18004), versions 1 to 6: enough for a link of a hundred letters.
import { encoded } from './codewords.ts'

/** Rows of modules; true is dark. */
export type Modules = readonly (readonly boolean[])[]

/** The eight patterns that a code may be overlaid with. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]
const LEVEL_M = 0b00
/** A row's column of the timing pattern: nothing is written there. */
const TIMING = 6

/** The code of a text, in the mask that reads best; null when the text is too long. */
export function qrOf(text: string): Modules | null {
  const code = encoded(text)
  if (!code) return null
  const drawn = MASKS.map((_, mask) => drawnWith(code.version, code.codewords, mask))
  const faults = drawn.map(faultsIn)
  return drawn[faults.indexOf(Math.min(...faults))]
}

/** A code that is being drawn: modules that are not set yet are data. */
interface Sheet {
  readonly size: number
  at(x: number, y: number): boolean | undefined
  set(x: number, y: number, dark: boolean): void
}

function emptySheet(size: number): Sheet & { rows(): Modules } {
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array(size).fill(undefined))
  return {
    size,
    at: (x, y) => modules[y][x],
    set: (x, y, dark) => {
      modules[y][x] = dark
    },
    rows: () => modules.map((row) => row.map((dark) => dark === true)),
  }
}

/** One of the eight drawings of some codewords. */
export function drawnWith(version: number, codewords: readonly number[], mask: number): Modules {
  const sheet = emptySheet(17 + 4 * version)
  drawMarks(sheet, version)
  drawFormat(sheet, mask)
  drawData(sheet, codewords, MASKS[mask])
  return sheet.rows()
}

function drawMarks(sheet: Sheet, version: number): void {
  const { size } = sheet
  for (let i = 8; i < size - 8; i++) for (const [x, y] of bothWays(i, TIMING)) sheet.set(x, y, i % 2 === 0)
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(sheet, { cx, cy, reach: 4 }, [true, true, false, true, false]) // biome-ignore format: three corners
  if (version > 1) square(sheet, { cx: size - 7, cy: size - 7, reach: 2 }, [true, false, true])
}

const bothWays = (a: number, b: number): readonly (readonly [number, number])[] => [
  [a, b],
  [b, a],
]

/** Rings around a centre: which of them are dark, from the middle outwards. What lies beyond the sheet is not drawn. */
function square(sheet: Sheet, { cx, cy, reach }: { cx: number; cy: number; reach: number }, rings: readonly boolean[]): void {
  for (let y = Math.max(0, cy - reach); y <= Math.min(sheet.size - 1, cy + reach); y++)
    for (let x = Math.max(0, cx - reach); x <= Math.min(sheet.size - 1, cx + reach); x++)
      sheet.set(x, y, rings[Math.max(Math.abs(x - cx), Math.abs(y - cy))])
}

/** Level and mask, twice, so that one corner may be torn off. */
function drawFormat(sheet: Sheet, mask: number): void {
  const { size } = sheet
  const bits = formatBits((LEVEL_M << 3) | mask)
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1
    const beside = i < TIMING ? i : i + 1
    // Down the column beside the upper left mark and on at the lower left one; along the row likewise, from the right.
    if (i < 8) {
      sheet.set(8, beside, dark)
      sheet.set(size - 1 - i, 8, dark)
    } else {
      sheet.set(i === 8 ? 7 : 14 - i, 8, dark)
      sheet.set(8, size - 15 + i, dark)
    }
  }
  sheet.set(8, size - 8, true)
}

/** Five bits with the ten that correct them. */
export function formatBits(data: number): number {
  let rest = data
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return ((data << 10) | rest) ^ 0x5412
}

/** Two columns at a time, up and down in turn, from the right. */
function drawData(sheet: Sheet, codewords: readonly number[], mask: (x: number, y: number) => boolean): void {
  const { size } = sheet
  let bit = 0
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2, upwards = !upwards) {
    if (right === TIMING) right--
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upwards ? size - 1 - step : step
        if (sheet.at(x, y) !== undefined) continue
        // Left over modules, which no codeword fills, are light before the mask.
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        sheet.set(x, y, dark !== mask(x, y))
        bit++
      }
  }
}

/** How hard a drawing is to read: long runs, blocks of one colour, what looks like a corner mark, too much of one colour. */
function faultsIn(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x]))
  const lines = [...modules, ...columns].reduce((sum, line) => sum + faultsOfLine(line.map((dark) => (dark ? 1 : 0)).join('')), 0)
  let blocks = 0
  for (let y = 1; y < modules.length; y++)
    for (let x = 1; x < modules.length; x++) {
      const dark = modules[y][x]
      if (dark === modules[y - 1][x] && dark === modules[y][x - 1] && dark === modules[y - 1][x - 1]) blocks += 3
    }
  const share = modules.flat().filter(Boolean).length / modules.length ** 2
  return lines + blocks + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}

function faultsOfLine(line: string): number {
  const runs = (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const marks = [...line.matchAll(/(?=10111010000|00001011101)/g)].length
  return runs + 40 * marks
}
