// Which decision is owed now, and the way to the chapter that knows it.
import { type Action, type Actions, kindOf } from '../../core/action.ts'
import { NONE } from '../../core/block.ts'
import type { Problem, Seat } from '../../core/game.ts'
import { owed } from '../../core/pending.ts'
import { applyBid, bidProblem } from './actions/bid.ts'
import { applyChoice, choiceProblem, legalChoices } from './actions/choose.ts'
import { legalOpenings } from './actions/open.ts'
import { legalOutbids } from './actions/outbid.ts'
import { applyPass, passProblem } from './actions/pass.ts'
import { applyTake, legalTakes, takeProblem } from './actions/take.ts'
import { applyWild, legalWilds, wildProblem } from './actions/wild.ts'
import { proceed } from './proceed.ts'
import type { State, Tell } from './state.ts'
import { BID, because, CHOOSE, DECLINE, NOTHING_OWED, OWES_TAKE, OWES_WILD, PASS, PLACE_WILD, TAKE } from './vocabulary.ts'

export function actors(s: State): number {
  if (s.over) return 0
  return s.choosing !== 0 ? s.choosing : 1 << s.turn
}

export function legal(s: State, seat: Seat, out: Actions): number {
  out.count = 0
  if (!(actors(s) & (1 << seat))) return 0
  if (s.choosing !== 0) legalChoices(s, seat, out)
  else if (s.pending[0] === 0) {
    if (s.last === NONE) legalOpenings(s, seat, out)
    else legalOutbids(s, seat, out)
  } else if (owedStep(s) === OWES_WILD) legalWilds(s, seat, out)
  else legalTakes(s, out)
  return out.count
}

export function apply(s: State, seat: Seat, a: Action, tell?: Tell): void {
  decide(s, seat, a, tell)
  proceed(s, tell)
}

function decide(s: State, seat: Seat, a: Action, tell?: Tell): void {
  switch (kindOf(a)) {
    case BID:
      return applyBid(s, seat, a, tell)
    case PASS:
      return applyPass(s, seat, tell)
    case CHOOSE:
      return applyChoice(s, seat, a, tell)
    case PLACE_WILD:
      return applyWild(s, seat, a, tell)
    default:
      return applyTake(s, seat, a, tell)
  }
}

export function problem(s: State, seat: Seat, a: Action): Problem | null {
  const kind = kindOf(a)
  if (s.over) return because('gameOver')
  if (s.choosing !== 0) return choosingProblem(s, seat, a)
  if (s.turn !== seat) return waitingProblem(s, seat)
  const step = owedStep(s)
  if (step === OWES_WILD) return kind === PLACE_WILD ? wildProblem(s, seat, a) : because('wildFirst')
  if (step === OWES_TAKE) return kind === TAKE || kind === DECLINE ? takeProblem(s, a) : because('takeFirst')
  switch (kind) {
    case BID:
      return bidProblem(s, seat, a)
    case PASS:
      return passProblem(s)
    case CHOOSE:
      return because('nothingToChoose')
    case PLACE_WILD:
      return because('noWildToPlace')
    default:
      return because('nothingToTake')
  }
}

function choosingProblem(s: State, seat: Seat, a: Action): Problem | null {
  if (!(s.choosing & (1 << seat))) return because('alreadyChose')
  return kindOf(a) === CHOOSE ? choiceProblem(s, seat, a) : because('chooseFirst')
}

/** Why a seat does not decide now. */
function waitingProblem(s: State, seat: Seat): Problem {
  if (s.finished[seat] !== 0) return because('youAreDone')
  if (s.out & (1 << seat)) return because('youPassed')
  return because('notYourTurn', { other: s.turn })
}

function owedStep(s: State): number {
  return kindOf(owed(s.pending, NOTHING_OWED))
}
