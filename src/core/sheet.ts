// Reading an explicit deal: plain JSON from a stranger, refused with the name of the field that is wrong.
import { BadConfig } from './errors.ts'
import type { Deal, DealSheet } from './game.ts'
import type { Rng } from './rng.ts'

/** Whether a deal is a generator rather than a sheet. */
export const isRng = (deal: Deal): deal is Rng => deal instanceof Int32Array

/** Refuses a sheet with a field that the game does not know: most often a slip of the pen. */
export function refuseOtherFields(sheet: DealSheet, known: readonly string[]): void {
  const stranger = Object.keys(sheet).find((field) => !known.includes(field))
  if (stranger !== undefined) throw new BadConfig(`The deal has a field "${stranger}"; this game knows ${known.join(', ')}.`)
}

interface Bounds {
  readonly from: number
  readonly to: number
  readonly least: number
  readonly most: number
  /** Whether a number may stand there more than once; not, unless said. */
  readonly repeats?: boolean
}

/** A list of numbers within bounds. */
export function numbersOf(sheet: DealSheet, field: string, { from, to, least, most, repeats = false }: Bounds): number[] {
  const value = sheet[field]
  if (!Array.isArray(value)) throw new BadConfig(`The deal's "${field}" must be a list of numbers.`)
  if (value.length < least || value.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`
    throw new BadConfig(`The deal's "${field}" must have ${wanted} entries; it has ${value.length}.`)
  }
  const seen = new Set<number>()
  for (const entry of value) {
    if (!Number.isInteger(entry) || entry < from || entry > to)
      throw new BadConfig(`The deal's "${field}" holds ${JSON.stringify(entry)}; it takes whole numbers ${from} to ${to}.`)
    if (seen.has(entry) && !repeats) throw new BadConfig(`The deal's "${field}" holds ${entry} twice.`)
    seen.add(entry)
  }
  return [...value]
}

/** The generator's words as text, for the sheet's optional field `rng`. */
export function rngText(rng: Rng): string {
  return Array.from(rng, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The generator that a sheet names; all zero when it names none, as after a deal by hand. */
export function rngFrom(sheet: DealSheet): Rng {
  const text = sheet.rng ?? '0'.repeat(32)
  if (typeof text !== 'string' || !/^[0-9a-f]{32}$/.test(text)) throw new BadConfig('The deal\'s "rng" must be 32 hexadecimal digits.')
  return Int32Array.from(text.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16))
}
