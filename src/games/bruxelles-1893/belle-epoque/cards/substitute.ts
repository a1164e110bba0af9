// BC9: when a building is paid for, one cube may stand in for another one. A wild cube that does so keeps the 5 VP.
import type { Seat } from '../../../../core/game.ts'
import { CUBES, GLASS, NOBLE_CUBES, WILD } from '../../components.ts'
import { canAfford, FIRST_PAYMENT, PAYMENTS, UNIT_KINDS, UNITS_OF, unitsOf } from '../../payments.ts'
import { canPay, glassFor, isAllowed, purse, unitsFor } from '../../price.ts'
import { cubePlace, type State } from '../../state.ts'
import { VIA_PAWN } from '../../vocabulary.ts'
import { hasReady, SUBSTITUTE } from '../cards-held.ts'

const NO_PAYMENT = 0xff

/** What a payment stands for when one of its cubes stands in for a noble cube: `(payment * CUBES + cube) * NOBLE_CUBES + other`, or NO_PAYMENT. */
const STANDS_FOR: Uint8Array = standsFor()

/** Whether a building with so much glass can be paid for, with the card too where it could be used for a payment begun now. */
export function canPayFor(s: State, seat: Seat, glass: number, via: number): boolean {
  return canPay(s, seat, glass) || (via === VIA_PAWN && hasReady(s, seat, SUBSTITUTE) && canPayWithSubstitute(s, seat, glass))
}

function canPayWithSubstitute(s: State, seat: Seat, glass: number): boolean {
  if (s.cubes[cubePlace(seat, GLASS)] < glass) return false
  const units = unitsFor(s, seat)
  const held = purse(s, seat, glass)
  for (let payment = FIRST_PAYMENT[units]; payment < FIRST_PAYMENT[units + 1]; payment++)
    if (canAfford(held, payment) && allowsSubstitute(s, payment)) return true
  return false
}

/** Whether a payment is allowed with one of its cubes standing in for another. */
export function allowsSubstitute(s: State, payment: number): boolean {
  for (let cube = 0; cube < CUBES.length; cube++) if (canStandIn(s, payment, cube)) return true
  return false
}

/** Whether a payment keeps the 5 VP although it has a wild cube: its only one stands in for another cube. */
export function keepsBonus(s: State, payment: number): boolean {
  return unitsOf(payment, WILD) === 1 && canStandIn(s, payment, WILD)
}

/** Whether the card gives a way to pay that there is not without it, or keeps the 5 VP of one. */
export function helpsPayment(s: State, seat: Seat, target: number): boolean {
  const units = unitsFor(s, seat)
  const held = purse(s, seat, glassFor(s, target))
  for (let payment = FIRST_PAYMENT[units]; payment < FIRST_PAYMENT[units + 1]; payment++) {
    if (!canAfford(held, payment)) continue
    if (isAllowed(s, payment) ? keepsBonus(s, payment) : allowsSubstitute(s, payment)) return true
  }
  return false
}

/** Whether a building cannot be paid for without the card. */
export const needsSubstitute = (s: State, seat: Seat, target: number): boolean => !canPay(s, seat, glassFor(s, target))

function canStandIn(s: State, payment: number, cube: number): boolean {
  const from = (payment * CUBES.length + cube) * NOBLE_CUBES
  for (let other = 0; other < NOBLE_CUBES; other++) {
    const meant = STANDS_FOR[from + other]
    if (meant !== NO_PAYMENT && isAllowed(s, meant)) return true
  }
  return false
}

function standsFor(): Uint8Array {
  const key = (kinds: Uint8Array): string => kinds.join()
  const unitsAt = (payment: number): Uint8Array => UNITS_OF.slice(payment * UNIT_KINDS, (payment + 1) * UNIT_KINDS)
  const numbers = new Map(Array.from({ length: PAYMENTS }, (_, payment) => [key(unitsAt(payment)), payment]))
  return Uint8Array.from({ length: PAYMENTS * CUBES.length * NOBLE_CUBES }, (_, i) => {
    const other = i % NOBLE_CUBES
    const cube = Math.floor(i / NOBLE_CUBES) % CUBES.length
    const kinds = unitsAt(Math.floor(i / (NOBLE_CUBES * CUBES.length)))
    if (cube === other || kinds[cube] === 0) return NO_PAYMENT
    kinds[cube]--
    kinds[other]++
    return numbers.get(key(kinds)) ?? NO_PAYMENT
  })
}
