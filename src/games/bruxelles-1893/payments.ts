// Chapter O: every way to pay 2, 3 or 4 units, and which of them two segments of the compass allow. A payment is a number: an entry of this list.
import { ANY, BLANK, CUBES, FRANCS, SEGMENTS, WILD } from './components.ts'

/** What a unit is paid with: a cube, or 3 francs. */
export const UNIT_KINDS = CUBES.length + 1
export const FRANC_UNIT = CUBES.length
/** Units that a building costs: at least and at most. */
export const FEWEST_UNITS = 2
export const MOST_UNITS = 4
export const LISTS = MOST_UNITS - FEWEST_UNITS + 1

const BITS = 5
/** More than any payment takes, and the most that fits beside its guard bit. */
const MOST = 15
/** The guard bit of every kind: it is borrowed from when that kind is short. */
const GUARDS = 0b10000_10000_10000_10000_10000_10000

const counts: number[][] = []
for (let units = FEWEST_UNITS; units <= MOST_UNITS; units++) listPayments(units, [])

export const PAYMENTS = counts.length
/** How many units of each kind a payment has: `payment * UNIT_KINDS + kind`. */
export const UNITS_OF: Uint8Array = Uint8Array.from(counts.flat())
/** The first payment of so many units; the entry after the last ends the list. */
export const FIRST_PAYMENT: readonly number[] = Array.from({ length: MOST_UNITS + 2 }, (_, units) =>
  units > MOST_UNITS ? PAYMENTS : counts.findIndex((kinds) => sum(kinds) >= units),
)

function listPayments(units: number, kinds: readonly number[]): void {
  if (kinds.length === UNIT_KINDS - 1) counts.push([...kinds, units])
  else for (let count = units; count >= 0; count--) listPayments(units - count, [...kinds, count])
}

function sum(kinds: readonly number[]): number {
  return kinds.reduce((total, count) => total + count, 0)
}

/** A payment in one integer, five bits a kind: `canAfford` compares all six at once. */
export const PACKED: Int32Array = Int32Array.from(counts, (kinds) =>
  kinds.reduce((packed, count, kind) => packed | (count << (kind * BITS)), 0),
)

export const unitsOf = (payment: number, kind: number): number => UNITS_OF[payment * UNIT_KINDS + kind]

/** The payments that two segments allow, one byte each: `(segment * SEGMENTS + other) * PAYMENTS + payment`. O2 differs between the editions. */
export function allowedPayments(anyTakesFrancs: boolean): Uint8Array {
  const allowed = new Uint8Array(SEGMENTS.length * SEGMENTS.length * PAYMENTS)
  for (let a = 0; a < SEGMENTS.length; a++)
    for (let b = 0; b < SEGMENTS.length; b++)
      for (let payment = 0; payment < PAYMENTS; payment++)
        allowed[(a * SEGMENTS.length + b) * PAYMENTS + payment] = isAllowed(counts[payment], a, b, anyTakesFrancs) ? 1 : 0
  return allowed
}

/** The same as lists, by segments and units: `(segment * SEGMENTS + other) * 3 + units − 2`. */
export function paymentLists(allowed: Uint8Array): readonly Uint8Array[] {
  return Array.from({ length: SEGMENTS.length * SEGMENTS.length * LISTS }, (_, i) => {
    const units = (i % LISTS) + FEWEST_UNITS
    const pair = Math.floor(i / LISTS)
    const from = FIRST_PAYMENT[units]
    return Uint8Array.from({ length: FIRST_PAYMENT[units + 1] - from }, (_, n) => from + n).filter(
      (payment) => allowed[pair * PAYMENTS + payment] !== 0,
    )
  })
}

/** What is held, packed: so many of each cube, and francs in units of three. */
export function packed(wood: number, iron: number, stone: number, glass: number, wild: number, francUnits: number): number {
  return (
    wood |
    (iron << BITS) |
    (stone << (2 * BITS)) |
    (glass << (3 * BITS)) |
    (wild << (4 * BITS)) |
    (Math.min(francUnits, MOST) << (5 * BITS))
  )
}

/** Whether what is held covers a payment in every kind. */
export const canAfford = (held: number, payment: number): boolean => (((held | GUARDS) - PACKED[payment]) & GUARDS) === GUARDS

/** O1 to O4: each unit belongs to one of the hands, and each hand that does not point at the blank has one. */
function isAllowed(kinds: readonly number[], a: number, b: number, anyTakesFrancs: boolean): boolean {
  let first = 0 // units that only the first hand takes
  let second = 0
  let both = 0
  for (let kind = 0; kind < UNIT_KINDS; kind++) {
    const forFirst = takes(a, kind, anyTakesFrancs)
    const forSecond = takes(b, kind, anyTakesFrancs)
    if (kinds[kind] > 0 && !forFirst && !forSecond) return false
    if (forFirst && forSecond) both += kinds[kind]
    else if (forFirst) first += kinds[kind]
    else if (forSecond) second += kinds[kind]
  }
  const missing = (a !== BLANK && first === 0 ? 1 : 0) + (b !== BLANK && second === 0 ? 1 : 0)
  return missing <= both
}

/** Whether a segment takes a kind of unit. H3: wild cubes go everywhere but to the blank. */
function takes(segment: number, kind: number, anyTakesFrancs: boolean): boolean {
  if (segment === BLANK) return false
  if (kind === WILD) return true
  if (kind === FRANC_UNIT) return segment === FRANCS || (segment === ANY && anyTakesFrancs)
  return segment === kind || segment === ANY
}
