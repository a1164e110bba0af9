// Chapter D: develop. One or two tiles leave the mat, each for an iron; or one for nothing, as Gloucester's bonus.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, settle } from '../../../core/pending.ts'
import { DEVELOPABLE, INDUSTRIES } from '../components.ts'
import { ironMoney } from '../consume/iron.ts'
import { canDevelop, canDevelopAny, developAway } from '../mat.ts'
import { GLOUCESTER_MUST, nextTile, type Row, type State, type Tell } from '../state.ts'
import { because, DEVELOP, DONE, OWES_DISCARD, OWES_IRON, SECOND_DEVELOP } from '../vocabulary.ts'
import { applyDone, drop } from './done.ts'

/** D2 */
export const developingAgain = {
  first: 'developOrDone',
  unasked: 'nothingToEnd',
  legal: legalSecondDevelops,
  answers: { develop: { apply: applySecondDevelop, problem: developProblem }, done: { apply: applyDone } },
  settle: (s, seat) => !canDevelopAgain(s, seat) && drop(s),
} satisfies Row

/** V7, V8: Gloucester's bonus. */
export const developingFreely = {
  first: 'freeDevelopFirst',
  unasked: 'nothingToEnd',
  legal: legalFreeDevelops,
  answers: {
    develop: { apply: applyFreeDevelop, problem: stackProblem },
    done: { apply: decline, problem: declineProblem },
  },
  settle: developFreely,
} satisfies Row

export function legalDevelops(s: State, seat: Seat, out: Actions): void {
  if (ironMoney(s, 1) <= s.money[seat]) pushStacks(s, seat, out)
}

function legalSecondDevelops(s: State, seat: Seat, out: Actions): void {
  legalDevelops(s, seat, out)
  out.push(DONE)
}

function legalFreeDevelops(s: State, seat: Seat, out: Actions): void {
  pushStacks(s, seat, out)
  if (!(s.rules & GLOUCESTER_MUST)) out.push(DONE) // V8
}

export function applyDevelop(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const tile = developAway(s, seat, first(a))
  tell?.('develops', seat, tile)
  owe(s.pending, SECOND_DEVELOP)
  owe(s.pending, action(OWES_IRON, 1))
  owe(s.pending, action(OWES_DISCARD, 1))
}

function applySecondDevelop(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const tile = developAway(s, seat, first(a))
  settle(s.pending)
  tell?.('develops', seat, tile)
  owe(s.pending, action(OWES_IRON, 1))
}

function applyFreeDevelop(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const tile = developAway(s, seat, first(a))
  settle(s.pending)
  tell?.('developsFree', seat, tile)
}

function decline(s: State, seat: Seat, _a: Action, tell?: Tell): void {
  tell?.('declines', seat)
  settle(s.pending)
}

function declineProblem(s: State): Problem | null {
  return s.rules & GLOUCESTER_MUST ? because('mustDevelop') : null
}

/** V8: where Gloucester's develop must be used and only one stack can, it is; false when the seat must choose. */
function developFreely(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  if (!(s.rules & GLOUCESTER_MUST)) return false
  let only = NONE
  for (let industry = 0; industry < INDUSTRIES.length; industry++) {
    if (!canDevelop(s, seat, industry)) continue
    if (only !== NONE) return false
    only = industry
  }
  applyFreeDevelop(s, seat, action(DEVELOP, only), tell)
  return true
}

/** Whether a second tile can be developed (D2). */
function canDevelopAgain(s: State, seat: Seat): boolean {
  return ironMoney(s, 1) <= s.money[seat] && canDevelopAny(s, seat)
}

export function developProblem(s: State, seat: Seat, a: Action): Problem | null {
  const price = ironMoney(s, 1)
  const isPaid = price <= s.money[seat]
  return stackProblem(s, seat, a) ?? (isPaid ? null : because('ironTooExpensive', { price, money: s.money[seat] }))
}

/** D1, D3: why the lowest tile of a stack may not be developed, whatever that costs. */
function stackProblem(s: State, seat: Seat, a: Action): Problem | null {
  const industry = first(a)
  const tile = nextTile(s, seat, industry)
  if (tile === NONE) return because('stackDeveloped', { industry })
  return DEVELOPABLE[tile] ? null : because('lightbulb', { tile })
}

function pushStacks(s: State, seat: Seat, out: Actions): void {
  for (let industry = 0; industry < INDUSTRIES.length; industry++) if (canDevelop(s, seat, industry)) out.push(action(DEVELOP, industry))
}
