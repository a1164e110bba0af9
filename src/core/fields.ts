// The fields of a state as people read them, for faces and drawings that know no game: those of the table, and those of each seat.
import { type Block, NONE, type Placed, UNKNOWN } from './block.ts'
import type { Game, Seat, Words } from './game.ts'
import { valuesOf } from './json.ts'

/** A value that the viewer may not know. */
export const HIDDEN = '?'

/** A field with what lies in it: empty places are left out. */
export interface Shown {
  readonly name: string
  readonly label: string
  /** One row for a number or a list, several for a field of several dimensions. */
  readonly rows: readonly (readonly string[])[]
  /** Whether it is a single number. */
  readonly single: boolean
}

/** What belongs to nobody. */
export function tableFields(game: Game, s: Block, words: Words): Shown[] {
  return named(s, words)
    .filter((field) => !isSeats(game, field))
    .map((field) => shown(field, valuesOf(s, field), { dims: field.dims, words }))
}

/** What lies before a seat. */
export function seatFields(game: Game, s: Block, { seat, words }: { readonly seat: Seat; readonly words: Words }): Shown[] {
  return named(s, words)
    .filter((field) => isSeats(game, field))
    .map((field) => {
      const size = field.length / field.dims[0]
      return shown(field, valuesOf(s, field).slice(seat * size, (seat + 1) * size), { dims: field.dims.slice(1), words })
    })
}

/** The fields that the game has a word for; where it has none for any, all that are not secret. */
function named(s: Block, { fields }: Words): Placed[] {
  return s.layout.fields.filter(({ name, secret }) => (fields ? Object.hasOwn(fields, name) : !secret))
}

/** A field is the seats' when its first dimension is as long as the largest table. */
function isSeats({ meta }: Game, { dims }: Placed): boolean {
  return dims[0] === Math.max(...meta.seats)
}

function shown(field: Placed, values: readonly number[], { dims, words }: { dims: readonly number[]; words: Words }): Shown {
  const width = dims[dims.length - 1] ?? 1
  const rows = Array.from({ length: values.length / width }, (_, row) =>
    values
      .slice(row * width, (row + 1) * width)
      .filter((value) => !(field.kind === 'u8' && value === NONE))
      .map((value) => (isUnknown(field, value) ? HIDDEN : words.name(field.name, value))),
  )
  return { name: field.name, label: words.fields?.[field.name] ?? spaced(field.name), rows, single: dims.length === 0 }
}

/** Signed numbers are never taken for unknown: what is hidden reads −1 there, and so may what is not. */
function isUnknown({ kind }: Placed, value: number): boolean {
  return (kind === 'u8' && value === UNKNOWN) || (kind === 'u16' && value === UNKNOWN * 0x101)
}

/** `bankGold` becomes `Bank gold`. */
function spaced(name: string): string {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return text[0].toUpperCase() + text.slice(1)
}
