// H2 to H4 and chapter O: what a building costs, and how it is paid.
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { allowsSubstitute, canSubstitute, glassFor, keepsBonus, offerCards, raisePavilion } from '../belle-epoque/hooks.ts'
import { pointed } from '../compass.ts'
import {
  AFTER_CONSTRUCTION,
  BLANK,
  CUBES,
  FRANCS_A_UNIT,
  GLASS,
  HOUSE_LEVELS,
  HOUSES_A_LEVEL,
  IRON,
  SEGMENTS,
  SPACES,
  STONE,
  WILD,
  WOOD,
} from '../components.ts'
import { giveCube } from '../cubes.ts'
import { spend } from '../money.ts'
import { canAfford, FEWEST_UNITS, FIRST_PAYMENT, FRANC_UNIT, LISTS, PAYMENTS, packed, unitsOf } from '../payments.ts'
import { addPoints, CONSTRUCTION_POINTS, cubePlace, type State, type Tell } from '../state.ts'
import { because, NOTHING_OWED, OWES_HAND, PAY, VIA_PAWN } from '../vocabulary.ts'

const PURE_POINTS = 5
const TOP_HOUSE_POINTS = 5

/** H1, H2: units of the next house of a seat. */
export function unitsFor(s: State, seat: Seat): number {
  return s.tables.houseCost[s.board[seat] * HOUSE_LEVELS + ((s.built[seat] / HOUSES_A_LEVEL) | 0)]
}

/** Whether a house can be paid for as the compass stands; card 9 may help. */
export function canPayHouse(s: State, seat: Seat, via: number): boolean {
  return canPay(s, seat, 0) || (canSubstitute(s, seat, via) && canPayWithSubstitute(s, seat, 0))
}

/** Whether a building with so much glass beyond its units can be paid for. */
export function canPay(s: State, seat: Seat, glass: number): boolean {
  if (s.cubes[cubePlace(seat, GLASS)] < glass) return false
  const list = allowedList(s, seat)
  const held = purse(s, seat, glass)
  for (let i = 0; i < list.length; i++) if (canAfford(held, list[i])) return true
  return false
}

/** The same with card 9. */
export function canPayWithSubstitute(s: State, seat: Seat, glass: number): boolean {
  if (s.cubes[cubePlace(seat, GLASS)] < glass) return false
  const units = unitsFor(s, seat)
  const held = purse(s, seat, glass)
  for (let payment = FIRST_PAYMENT[units]; payment < FIRST_PAYMENT[units + 1]; payment++)
    if (canAfford(held, payment) && allowsSubstitute(s, payment)) return true
  return false
}

/** Pays when there is one way only; false when the seat must choose. */
export function settlePayment(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  const held = purse(s, seat, glassFor(s, second(step)))
  const only = nextPayment(s, seat, held, 0)
  if (nextPayment(s, seat, held, only + 1) !== NONE) return false
  pay(s, seat, only, tell)
  return true
}

export function legalPayments(s: State, seat: Seat, step: number, out: Actions): void {
  const held = purse(s, seat, glassFor(s, second(step)))
  for (let payment = nextPayment(s, seat, held, 0); payment !== NONE; payment = nextPayment(s, seat, held, payment + 1))
    out.push(action(PAY, payment))
}

/** The first payment from a number on that is allowed and can be afforded, or NONE; card 9 allows more of them. */
function nextPayment(s: State, seat: Seat, held: number, from: number): number {
  const units = unitsFor(s, seat)
  for (let payment = Math.max(from, FIRST_PAYMENT[units]); payment < FIRST_PAYMENT[units + 1]; payment++)
    if (canAfford(held, payment) && (isAllowed(s, payment) || (s.substitute !== 0 && allowsSubstitute(s, payment)))) return payment
  return NONE
}

export function applyPay(s: State, seat: Seat, a: Action, tell?: Tell): void {
  pay(s, seat, first(a), tell)
}

export function payProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  const payment = first(a)
  const units = unitsFor(s, seat)
  if (payment < FIRST_PAYMENT[units] || payment >= FIRST_PAYMENT[units + 1]) return because('wrongUnits', { units })
  if (!isAllowed(s, payment) && !(s.substitute && allowsSubstitute(s, payment))) return compassProblem(s)
  if (canAfford(purse(s, seat, glassFor(s, second(step))), payment)) return null
  const francs = unitsOf(payment, FRANC_UNIT) * FRANCS_A_UNIT
  return francs > s.money[seat] ? because('francsMissing', { francs }) : because('cubesMissing')
}

function compassProblem(s: State): Problem {
  const [segment, toSegment] = [pointed(s, 0), pointed(s, 1)]
  if (segment === BLANK || toSegment === BLANK) return because('onlyOtherHand', { segment: segment === BLANK ? toSegment : segment })
  return because('notAsCompass', { segment, toSegment })
}

/** Whether the compass allows a payment. */
export function isAllowed(s: State, payment: number): boolean {
  return s.tables.allowed[(pointed(s, 0) * SEGMENTS.length + pointed(s, 1)) * PAYMENTS + payment] !== 0
}

function allowedList(s: State, seat: Seat): Uint8Array {
  return s.tables.payments[(pointed(s, 0) * SEGMENTS.length + pointed(s, 1)) * LISTS + unitsFor(s, seat) - FEWEST_UNITS]
}

/** What a seat can pay with, less the glass of a pavilion. */
export function purse(s: State, seat: Seat, glass: number): number {
  const at = cubePlace(seat, 0)
  const { cubes } = s
  const francUnits = (s.money[seat] / FRANCS_A_UNIT) | 0
  return packed(cubes[at + WOOD], cubes[at + IRON], cubes[at + STONE], cubes[at + GLASS] - glass, cubes[at + WILD], francUnits)
}

/** The units go to the supply, the tile to its place. */
function pay(s: State, seat: Seat, payment: number, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  settle(s.pending)
  for (let cube = 0; cube < CUBES.length; cube++) giveCube(s, seat, cube, unitsOf(payment, cube))
  spend(s, seat, unitsOf(payment, FRANC_UNIT) * FRANCS_A_UNIT)
  tell?.('pays', seat, payment)
  if (unitsOf(payment, WILD) === 0 || (s.substitute && keepsBonus(s, payment))) {
    addPoints(s, seat, CONSTRUCTION_POINTS, PURE_POINTS) // H3
    tell?.('withoutWild', seat, PURE_POINTS)
  }
  s.substitute = 0
  raiseBuilding(s, seat, second(step), tell)
  if (third(step) === VIA_PAWN) offerBelowHand(s, seat, payment)
}

function raiseBuilding(s: State, seat: Seat, target: number, tell?: Tell): void {
  const isTop = ((s.built[seat] / HOUSES_A_LEVEL) | 0) === HOUSE_LEVELS - 1
  s.built[seat]++
  if (target < SPACES) {
    s.house[target] = seat
    tell?.('builds', seat, target, s.built[seat])
  } else raisePavilion(s, seat, target - SPACES, tell)
  if (!isTop) return
  addPoints(s, seat, CONSTRUCTION_POINTS, TOP_HOUSE_POINTS) // H4
  tell?.('topHouse', seat, TOP_HOUSE_POINTS)
}

/** Card 10 comes after the whole action, so after the hand that is owed now. */
function offerBelowHand(s: State, seat: Seat, payment: number): void {
  settle(s.pending)
  offerCards(s, seat, AFTER_CONSTRUCTION, payment)
  owe(s.pending, action(OWES_HAND, seat))
}
