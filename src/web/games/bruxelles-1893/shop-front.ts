// What the art market prints, found in the compiled tables: the VP of its columns, the francs of its rows, and the cursor's dots.
import { BLACK, COLOURS } from '../../../games/bruxelles-1893/components.ts'
import type { Tables } from '../../../games/bruxelles-1893/tables.ts'

export const LINES = 7
const CENTRES = 5

export interface ShopFront {
  /** VP of the columns from the left. */
  readonly points: readonly number[]
  /** Francs of the rows from the bottom. */
  readonly francs: readonly number[]
  /** Where each colour's dot lies from the cursor's centre. */
  readonly dots: readonly { readonly right: number; readonly up: number }[]
}

const known = new WeakMap<Tables, ShopFront>()

export function shopFront(tables: Tables): ShopFront {
  const found = known.get(tables) ?? read(tables)
  known.set(tables, found)
  return found
}

function read({ salePoints, saleFrancs }: Tables): ShopFront {
  const across = COLOURS.map((_, colour) => steps((x) => salePoints[x * COLOURS.length + colour]))
  const upwards = COLOURS.map((_, colour) => steps((y) => saleFrancs[y * CENTRES * COLOURS.length + colour]))
  const right = across.map((line) => shift(across[BLACK], line))
  const up = upwards.map((line) => shift(upwards[BLACK], line))
  return {
    points: whole(across, right),
    francs: whole(upwards, up),
    dots: COLOURS.map((_, colour) => ({ right: right[colour], up: up[colour] })),
  }
}

const steps = (value: (at: number) => number): number[] => Array.from({ length: CENTRES }, (_, at) => value(at))

/** How far a colour's line is from black's, which has the centre. */
function shift(centre: readonly number[], line: readonly number[]): number {
  const fits = (by: number) => line.every((value, at) => centre[at + by] === undefined || centre[at + by] === value)
  return [0, -1, 1].find(fits) ?? 0
}

/** The seven printed numbers: black's five, and the outermost of those that lie aside of it. */
function whole(lines: readonly (readonly number[])[], shifts: readonly number[]): number[] {
  const outer = (by: number, at: number) => lines[shifts.indexOf(by)]?.[at] ?? 0
  return [outer(-1, 0), ...lines[BLACK], outer(1, CENTRES - 1)]
}
