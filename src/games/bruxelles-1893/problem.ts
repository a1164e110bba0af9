// Why an action is not allowed now: the other statement of what `legal` lists.
import { type Action, kindOf, second, third } from '../../core/action.ts'
import type { Problem, Seat } from '../../core/game.ts'
import { owed } from '../../core/pending.ts'
import { brusselsProblem } from './actions/brussels.ts'
import { buildPavilionProblem, buildProblem, skipBuildProblem, viaOf } from './actions/construction.ts'
import { handProblem } from './actions/hand.ts'
import { mayLeave } from './actions/leave.ts'
import { cubeProblem } from './actions/materials.ts'
import { neutralProblem } from './actions/neutral.ts'
import { nobleProblem } from './actions/noble.ts'
import { payProblem } from './actions/payment.ts'
import { bidProblem, placeProblem } from './actions/place.ts'
import { moveProblem, sellProblem } from './actions/sale.ts'
import { squareProblem } from './actions/square.ts'
import { usingProblem } from './actions/use.ts'
import { rewardProblem, tuckProblem } from './actions/use-card.ts'
import { drawProblem, takeProblem } from './actions/workshop.ts'
import { belleEpoqueProblem } from './belle-epoque/hooks.ts'
import { salaryProblem } from './end.ts'
import { OVER, type State } from './state.ts'
import { actorOf } from './turn.ts'
import { firstTurnProblem } from './variant/saintenoy.ts'
import {
  BID,
  BUILD,
  BUILD_PAVILION,
  because,
  DISCARD,
  DISPLAY,
  DONE,
  DRAW,
  KEEP,
  MOVE,
  NO_STEP,
  NOBLE,
  NOTHING_OWED,
  OWES_BID,
  OWES_CARD_USE,
  OWES_CARDS,
  OWES_CONSTRUCTION,
  OWES_CUBES,
  OWES_CURSOR,
  OWES_DISPLAY,
  OWES_DRAWN,
  OWES_HAND,
  OWES_KEEP,
  OWES_NEUTRAL,
  OWES_NOBLES,
  OWES_PAYMENT,
  OWES_SALARIES,
  OWES_SALE,
  OWES_SOLVAY,
  OWES_SQUARE,
  OWES_STARTING_ART,
  OWES_USE,
  OWES_WORKSHOP,
  PASS,
  PAY,
  PLACE,
  PLACE_NEUTRAL,
  REWARD,
  type Reason,
  SALARY,
  SELL,
  SKIP,
  SQUARE,
  TAKE,
  TAKE_CUBE,
  TO_EXCHANGE,
  TO_GRAND_PLACE,
  TO_MARKET,
  TO_PARK,
  TRADE,
  TUCK,
  TURN,
  USE,
} from './vocabulary.ts'

export function problem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.phase === OVER) return because('gameOver')
  const actor = actorOf(s)
  if (actor !== seat) return because('notYourTurn', { other: actor })
  const step = owed(s.pending, NOTHING_OWED)
  if (step !== NOTHING_OWED && kindOf(step) >= OWES_CARDS) return belleEpoqueProblem(s, seat, a)
  const kind = kindOf(a)
  const answer = ANSWERS[kindOf(step)]
  if (!answer.kinds.includes(kind)) return because(answer.first)
  return answerProblem(s, seat, a, step)
}

function answerProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  switch (kindOf(a)) {
    case PLACE:
      return placeProblem(s, seat, a)
    case BID:
      return bidProblem(s, seat, a)
    case TAKE:
      return takeProblem(s, a, step)
    case DRAW:
      return drawProblem(s)
    case SELL:
      return sellProblem(s, seat, a)
    case MOVE:
      return moveProblem(s, seat, a)
    case NOBLE:
      return nobleProblem(s, seat, a)
    case TAKE_CUBE:
      return cubeProblem(s, a)
    case USE:
      return usingProblem(s, seat, a)
    case BUILD:
      return buildProblem(s, seat, a, step)
    case BUILD_PAVILION:
      return buildPavilionProblem(s, seat, a, step)
    case PAY:
      return payProblem(s, seat, a, step)
    case TURN:
      return kindOf(step) === OWES_CONSTRUCTION ? firstTurnProblem(s, seat, a, viaOf(step)) : handProblem(a)
    case SKIP:
      return skipProblem(s, seat, step)
    case PASS:
      return s.extraTurn ? because('extraTurnNoPass') : null
    case TO_MARKET:
    case TO_EXCHANGE:
    case TO_PARK:
    case TO_GRAND_PLACE:
      return brusselsProblem(s, seat, a)
    case REWARD:
      return rewardProblem(s, seat, a)
    case TUCK:
      return tuckProblem(s, seat, a)
    case SQUARE:
      return squareProblem(s, a)
    case PLACE_NEUTRAL:
      return neutralProblem(s, a)
    case SALARY:
      return salaryProblem(s, seat, a)
    default:
      return null
  }
}

/** R5: when the action of a space may be left undone. */
function skipProblem(s: State, seat: Seat, step: number): Problem | null {
  if (kindOf(step) === OWES_CONSTRUCTION) return skipBuildProblem(s, seat, step)
  const mayBe = kindOf(step) === OWES_CUBES ? third(step) === 1 : mayLeave(s, second(step))
  return mayBe ? null : because('mustDoAction')
}

/** What answers each step, and what is said to anything else. */
const ANSWERS: Readonly<Record<number, { readonly kinds: readonly number[]; readonly first: Reason }>> = {
  [NO_STEP]: { kinds: [PLACE, TO_MARKET, TO_EXCHANGE, TO_PARK, TO_GRAND_PLACE, PASS], first: 'turnFirst' },
  [OWES_STARTING_ART]: { kinds: [TAKE], first: 'startingArtFirst' },
  [OWES_SQUARE]: { kinds: [SQUARE], first: 'squareFirst' },
  [OWES_NEUTRAL]: { kinds: [PLACE_NEUTRAL], first: 'neutralFirst' },
  [OWES_BID]: { kinds: [BID], first: 'bidFirst' },
  [OWES_WORKSHOP]: { kinds: [TAKE, DRAW, SKIP], first: 'workshopFirst' },
  [OWES_DRAWN]: { kinds: [TAKE], first: 'drawnFirst' },
  [OWES_SALE]: { kinds: [SELL, SKIP], first: 'saleFirst' },
  [OWES_CURSOR]: { kinds: [MOVE], first: 'cursorFirst' },
  [OWES_DISPLAY]: { kinds: [DISPLAY], first: 'displayFirst' },
  [OWES_NOBLES]: { kinds: [NOBLE, SKIP], first: 'nobleFirst' },
  [OWES_KEEP]: { kinds: [KEEP, DISCARD], first: 'keepFirst' },
  [OWES_SOLVAY]: { kinds: [TAKE_CUBE, TRADE], first: 'solvayFirst' },
  [OWES_CUBES]: { kinds: [TAKE_CUBE, SKIP], first: 'cubesFirst' },
  [OWES_USE]: { kinds: [USE, DONE], first: 'useNobleFirst' },
  [OWES_CONSTRUCTION]: { kinds: [BUILD, BUILD_PAVILION, TURN, SKIP], first: 'constructionFirst' },
  [OWES_PAYMENT]: { kinds: [PAY], first: 'paymentFirst' },
  [OWES_HAND]: { kinds: [TURN], first: 'handFirst' },
  [OWES_CARD_USE]: { kinds: [REWARD, TUCK], first: 'cardUseFirst' },
  [OWES_SALARIES]: { kinds: [SALARY], first: 'salariesFirst' },
}
