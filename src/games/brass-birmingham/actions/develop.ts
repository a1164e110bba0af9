// Chapter D: develop. One or two tiles leave the mat, each for an iron; or one for nothing, as Gloucester's bonus.
import { type Action, type Actions, action, first, kindOf } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { DEVELOPABLE, INDUSTRIES } from '../components.ts'
import { ironMoney } from '../consume/iron.ts'
import { canDevelop, canDevelopAny, developAway } from '../mat.ts'
import { GLOUCESTER_MUST, nextTile, type State, type Tell } from '../state.ts'
import { because, DEVELOP, DONE, FREE_DEVELOP, NOTHING_OWED, OWES_DISCARD, OWES_IRON, SECOND_DEVELOP } from '../vocabulary.ts'

export function legalDevelops(s: State, seat: Seat, out: Actions): void {
  if (ironMoney(s, 1) <= s.money[seat]) pushStacks(s, seat, out)
}

export function legalFreeDevelops(s: State, seat: Seat, out: Actions): void {
  pushStacks(s, seat, out)
  if (!(s.rules & GLOUCESTER_MUST)) out.push(action(DONE)) // V8
}

export function applyDevelop(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const step = kindOf(owed(s.pending, NOTHING_OWED))
  const tile = developAway(s, seat, first(a))
  if (step === FREE_DEVELOP) {
    settle(s.pending)
    return tell?.('developsFree', seat, tile)
  }
  tell?.('develops', seat, tile)
  if (step === SECOND_DEVELOP) settle(s.pending)
  else owe(s.pending, SECOND_DEVELOP)
  owe(s.pending, action(OWES_IRON, 1))
  if (step !== SECOND_DEVELOP) owe(s.pending, action(OWES_DISCARD, 1))
}

/** V8: where Gloucester's develop must be used and only one stack can, it is; false when the seat must choose. */
export function developFreely(s: State, seat: Seat, tell?: Tell): boolean {
  if (!(s.rules & GLOUCESTER_MUST)) return false
  let only = NONE
  for (let industry = 0; industry < INDUSTRIES.length; industry++) {
    if (!canDevelop(s, seat, industry)) continue
    if (only !== NONE) return false
    only = industry
  }
  applyDevelop(s, seat, action(DEVELOP, only), tell)
  return true
}

/** Whether a second tile can be developed (D2). */
export function canDevelopAgain(s: State, seat: Seat): boolean {
  return ironMoney(s, 1) <= s.money[seat] && canDevelopAny(s, seat)
}

export function developProblem(s: State, seat: Seat, a: Action): Problem | null {
  const industry = first(a)
  const tile = nextTile(s, seat, industry)
  if (tile === NONE) return because('stackDeveloped', { industry })
  if (!DEVELOPABLE[tile]) return because('lightbulb', { tile })
  const free = kindOf(owed(s.pending, NOTHING_OWED)) === FREE_DEVELOP
  const price = ironMoney(s, 1)
  return free || price <= s.money[seat] ? null : because('ironTooExpensive', { price, money: s.money[seat] })
}

function pushStacks(s: State, seat: Seat, out: Actions): void {
  for (let industry = 0; industry < INDUSTRIES.length; industry++) if (canDevelop(s, seat, industry)) out.push(action(DEVELOP, industry))
}
