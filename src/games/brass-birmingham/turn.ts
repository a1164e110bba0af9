// Which decision is owed now, and the way to the chapter that knows it.
import { type Action, type Actions, action, kindOf } from '../../core/action.ts'
import type { Problem, Seat } from '../../core/game.ts'
import { owed, settle } from '../../core/pending.ts'
import { applyBuild, buildProblem, legalBuilds } from './actions/build.ts'
import { applyDevelop, developProblem, legalDevelops, legalFreeDevelops } from './actions/develop.ts'
import { applyDiscard, discardProblem, legalDiscards } from './actions/discard.ts'
import { applyLoan, legalLoan, loanProblem } from './actions/loan.ts'
import { applyNetwork, legalLinks, networkProblem } from './actions/network.ts'
import { applyPass } from './actions/pass.ts'
import { applyRemove, legalRemovals, removeProblem } from './actions/remove.ts'
import { applyScout, legalScout, scoutProblem } from './actions/scout.ts'
import { applySell, legalSales, sellProblem } from './actions/sell.ts'
import { applyBeer, beerProblem, legalBeer } from './consume/beer.ts'
import { applyCoal, coalProblem, legalCoal } from './consume/coal.ts'
import { applyIron, ironProblem, legalIron } from './consume/iron.ts'
import { proceed } from './proceed.ts'
import { GLOUCESTER_MUST, type State, type Tell } from './state.ts'
import {
  BUILD,
  because,
  DEVELOP,
  DISCARD,
  DONE,
  FREE_DEVELOP,
  LOAN,
  MORE_SALES,
  NETWORK,
  NO_STEP,
  NOTHING_OWED,
  OWES_BEER,
  OWES_COAL,
  OWES_DISCARD,
  OWES_IRON,
  PASS,
  REMOVE,
  type Reason,
  SCOUT,
  SECOND_DEVELOP,
  SECOND_LINK,
  SELL,
  SHORTFALL,
  TAKE_BEER,
  TAKE_COAL,
  TAKE_IRON,
} from './vocabulary.ts'

export function actors(s: State): number {
  return s.over ? 0 : 1 << s.turn
}

export function legal(s: State, seat: Seat, out: Actions): number {
  out.count = 0
  if (s.over || s.turn !== seat) return 0
  switch (owedStep(s)) {
    case NO_STEP:
      legalActions(s, seat, out)
      break
    case OWES_DISCARD:
      legalDiscards(s, seat, out)
      break
    case OWES_COAL:
      legalCoal(s, out)
      break
    case OWES_IRON:
      legalIron(s, out)
      break
    case OWES_BEER:
      legalBeer(s, seat, out)
      break
    case FREE_DEVELOP:
      legalFreeDevelops(s, seat, out)
      break
    case SECOND_LINK:
      legalLinks(s, seat, out)
      out.push(action(DONE))
      break
    case SECOND_DEVELOP:
      legalDevelops(s, seat, out)
      out.push(action(DONE))
      break
    case MORE_SALES:
      legalSales(s, seat, out)
      out.push(action(DONE))
      break
    case SHORTFALL:
      legalRemovals(s, seat, out)
      break
  }
  return out.count
}

/** The actions of which a turn has two. */
function legalActions(s: State, seat: Seat, out: Actions): void {
  legalBuilds(s, seat, out)
  legalLinks(s, seat, out)
  legalDevelops(s, seat, out)
  legalSales(s, seat, out)
  legalLoan(s, seat, out)
  legalScout(s, seat, out)
  out.push(action(PASS))
}

export function apply(s: State, seat: Seat, a: Action, tell?: Tell): void {
  if (kindOf(a) === REMOVE) return applyRemove(s, seat, a, tell) // no action of a turn: incomes go on
  begin(s, seat, a, tell)
  proceed(s, tell)
}

function begin(s: State, seat: Seat, a: Action, tell?: Tell): void {
  switch (kindOf(a)) {
    case BUILD:
      return applyBuild(s, seat, a, tell)
    case NETWORK:
      return applyNetwork(s, seat, a, tell)
    case DEVELOP:
      return applyDevelop(s, seat, a, tell)
    case SELL:
      return applySell(s, seat, a, tell)
    case LOAN:
      return applyLoan(s, seat, tell)
    case SCOUT:
      return applyScout(s)
    case PASS:
      return applyPass(s, seat, tell)
    case DISCARD:
      return applyDiscard(s, seat, a, tell)
    case TAKE_COAL:
      return applyCoal(s, seat, a, tell)
    case TAKE_IRON:
      return applyIron(s, seat, a, tell)
    case TAKE_BEER:
      return applyBeer(s, seat, a, tell)
    default:
      if (owedStep(s) === FREE_DEVELOP) tell?.('declines', seat)
      return settle(s.pending)
  }
}

export function problem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.over) return because('gameOver')
  if (s.turn !== seat) return because('notYourTurn', { other: s.turn })
  const kind = kindOf(a)
  const step = owedStep(s)
  const answer = ANSWERS[step]
  if (answer && !answer.kinds.includes(kind)) return because(answer.first)
  if (!answer && kind in NOT_NOW) return because(NOT_NOW[kind])
  switch (kind) {
    case BUILD:
      return buildProblem(s, seat, a)
    case NETWORK:
      return networkProblem(s, seat, a)
    case DEVELOP:
      return developProblem(s, seat, a)
    case SELL:
      return sellProblem(s, seat, a)
    case LOAN:
      return loanProblem(s, seat)
    case SCOUT:
      return scoutProblem(s, seat)
    case DISCARD:
      return discardProblem(s, seat, a)
    case TAKE_COAL:
      return coalProblem(s, a)
    case TAKE_IRON:
      return ironProblem(s, a)
    case TAKE_BEER:
      return beerProblem(s, seat, a)
    case REMOVE:
      return removeProblem(s, seat, a)
    case DONE:
      return step === FREE_DEVELOP && s.rules & GLOUCESTER_MUST ? because('mustDevelop') : null
    default:
      return null // P1: a seat may always pass
  }
}

/** What answers a step that is owed, and what is said to anything else. */
const ANSWERS: Readonly<Record<number, { readonly kinds: readonly number[]; readonly first: Reason }>> = {
  [OWES_DISCARD]: { kinds: [DISCARD], first: 'discardFirst' },
  [OWES_COAL]: { kinds: [TAKE_COAL], first: 'coalFirst' },
  [OWES_IRON]: { kinds: [TAKE_IRON], first: 'ironFirst' },
  [OWES_BEER]: { kinds: [TAKE_BEER], first: 'beerFirst' },
  [FREE_DEVELOP]: { kinds: [DEVELOP, DONE], first: 'freeDevelopFirst' },
  [SECOND_LINK]: { kinds: [NETWORK, DONE], first: 'linkOrDone' },
  [SECOND_DEVELOP]: { kinds: [DEVELOP, DONE], first: 'developOrDone' },
  [MORE_SALES]: { kinds: [SELL, DONE], first: 'sellOrDone' },
  [SHORTFALL]: { kinds: [REMOVE], first: 'shortfallFirst' },
}

/** What is said to an answer when nothing was asked. */
const NOT_NOW: Readonly<Record<number, Reason>> = {
  [DISCARD]: 'nothingToDiscard',
  [TAKE_COAL]: 'noCoalToChoose',
  [TAKE_IRON]: 'noIronToChoose',
  [TAKE_BEER]: 'noBeerToChoose',
  [REMOVE]: 'noShortfall',
  [DONE]: 'nothingToEnd',
}

function owedStep(s: State): number {
  return kindOf(owed(s.pending, NOTHING_OWED))
}
