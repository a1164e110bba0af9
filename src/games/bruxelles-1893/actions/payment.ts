// H2 to H4 and chapter O: how a building is paid, and what stands then. What it costs: price.ts.
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { allowsSubstitute, keepsBonus } from '../belle-epoque/cards/substitute.ts'
import { AFTER_CONSTRUCTION, offerCards } from '../belle-epoque/moments.ts'
import { raisePavilion } from '../belle-epoque/pavilions.ts'
import { pointed } from '../compass.ts'
import { BLANK, CUBES, FRANCS_A_UNIT, HOUSE_LEVELS, SPACES, WILD } from '../components.ts'
import { giveCube } from '../cubes.ts'
import { spend } from '../money.ts'
import { canAfford, FIRST_PAYMENT, FRANC_UNIT, unitsOf } from '../payments.ts'
import { glassFor, isAllowed, nextLevel, purse, unitsFor } from '../price.ts'
import { because } from '../reasons.ts'
import { addPoints, CONSTRUCTION_POINTS, type Row, type State, type Tell } from '../state.ts'
import { NOTHING_OWED, OWES_HAND, PAY, VIA_PAWN } from '../vocabulary.ts'

const PURE_POINTS = 5
const TOP_HOUSE_POINTS = 5

export const paying = {
  first: 'paymentFirst',
  legal: legalPayments,
  answers: { pay: { apply: applyPay, problem: payProblem } },
  settle: settlePayment,
} satisfies Row

/** Pays when there is one way only; false when the seat must choose. */
function settlePayment(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  const held = purse(s, seat, glassFor(s, second(step)))
  const only = nextPayment(s, seat, held, 0)
  if (nextPayment(s, seat, held, only + 1) !== NONE) return false
  pay(s, seat, only, tell)
  return true
}

function legalPayments(s: State, seat: Seat, out: Actions, step: number): void {
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

function applyPay(s: State, seat: Seat, a: Action, tell?: Tell): void {
  pay(s, seat, first(a), tell)
}

function payProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
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
  const isTop = nextLevel(s, seat) === HOUSE_LEVELS - 1
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
