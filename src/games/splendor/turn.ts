// Which decision is owed now, and the way to the chapter that knows it.
import { type Action, type Actions, action, actionList, kindOf } from '../../core/action.ts'
import type { Problem, Seat } from '../../core/game.ts'
import { owed } from '../../core/pending.ts'
import { applyBuy, buyProblem, legalBuys } from './actions/buy.ts'
import { applyNoble, legalNobles, nobleProblem } from './actions/noble.ts'
import { applyPayment, legalPayments, paymentProblem } from './actions/pay.ts'
import { applyReserve, legalReserves, reserveProblem } from './actions/reserve.ts'
import { applyReturn, legalReturns, returnProblem } from './actions/return.ts'
import { applyTake, legalTakes, takeProblem } from './actions/take.ts'
import { afterAction } from './round.ts'
import type { State, Tell } from './state.ts'
import { BUY, because, NOBLE, PASS, PAY, RESERVE, RETURN, TAKE } from './vocabulary.ts'

/** Nothing is pending: the seat owes its turn's one action. */
const TURN = -1

export function actors(s: State): number {
  return s.over ? 0 : 1 << s.turn
}

export function legal(s: State, seat: Seat, out: Actions): number {
  out.count = 0
  if (s.over || s.turn !== seat) return 0
  switch (owedKind(s)) {
    case PAY:
      legalPayments(s, seat, out)
      break
    case RETURN:
      legalReturns(s, seat, out)
      break
    case NOBLE:
      legalNobles(s, seat, out)
      break
    default:
      legalTurns(s, seat, out)
      if (out.count === 0) out.push(action(PASS)) // P1
  }
  return out.count
}

export function apply(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const kind = kindOf(a)
  if (kind <= BUY) s.passes = 0
  switch (kind) {
    case TAKE:
      return applyTake(s, seat, a, tell)
    case RESERVE:
      return applyReserve(s, seat, a, tell)
    case BUY:
      return applyBuy(s, seat, a, tell)
    case PAY:
      return applyPayment(s, seat, a, tell)
    case RETURN:
      return applyReturn(s, seat, a, tell)
    case NOBLE:
      return applyNoble(s, seat, a, tell)
    default:
      return applyPass(s, seat, tell)
  }
}

export function problem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.over) return because('gameOver')
  if (s.turn !== seat) return because('notYourTurn', { other: s.turn })
  const kind = kindOf(a)
  switch (owedKind(s)) {
    case PAY:
      return kind === PAY ? paymentProblem(s, seat, a) : because('payFirst')
    case RETURN:
      return kind === RETURN ? returnProblem(s, seat, a) : because('returnFirst')
    case NOBLE:
      return kind === NOBLE ? nobleProblem(s, seat, a) : because('nobleFirst')
  }
  switch (kind) {
    case TAKE:
      return takeProblem(s, a)
    case RESERVE:
      return reserveProblem(s, seat, a)
    case BUY:
      return buyProblem(s, seat, a)
    case PAY:
      return because('nothingToPay')
    case RETURN:
      return because('nothingToReturn')
    case NOBLE:
      return because('noNobleToChoose')
    default:
      return passProblem(s, seat)
  }
}

/** P: a turn in which nothing can be done. A noble may still come (N1). */
function applyPass(s: State, seat: Seat, tell?: Tell): void {
  s.passes++
  tell?.('passes', seat)
  afterAction(s, seat, tell)
}

function passProblem(s: State, seat: Seat): Problem | null {
  const others = actionList(64)
  legalTurns(s, seat, others)
  return others.count === 0 ? null : because('mustAct', { ways: others.count })
}

/** The actions of which a turn is one. */
function legalTurns(s: State, seat: Seat, out: Actions): void {
  legalTakes(s, out)
  legalReserves(s, seat, out)
  legalBuys(s, seat, out)
}

function owedKind(s: State): number {
  return kindOf(owed(s.pending, TURN))
}
