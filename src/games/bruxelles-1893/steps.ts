// Every step of this game. Each row stands beside its chapter; `npm run steps` writes them as switches.
import { acting } from './actions/act.ts'
import { finishingAction } from './actions/begin.ts'
import { building } from './actions/construction.ts'
import { takingFreeAction } from './actions/free-action.ts'
import { turningHand } from './actions/hand.ts'
import { takingCubes, usingSolvay } from './actions/materials.ts'
import { placingNeutral } from './actions/neutral.ts'
import { choosingNoble, keepingNoble } from './actions/noble.ts'
import { paying } from './actions/payment.ts'
import { bidding } from './actions/place.ts'
import { displaying, movingCursor, selling } from './actions/sale.ts'
import { placingSquare } from './actions/square.ts'
import { usingNobles } from './actions/use.ts'
import { usingCards } from './actions/use-card.ts'
import { takingArt } from './actions/workshop.ts'
import { dismissingNoble } from './belle-epoque/cards/dismiss.ts'
import { doublingPawn } from './belle-epoque/cards/double.ts'
import { giving, takingCubesForArt } from './belle-epoque/cards/give-for-art.ts'
import { takingOtherColumn } from './belle-epoque/cards/other-column.ts'
import { recallingFrancs, recallingFrom } from './belle-epoque/cards/recall.ts'
import { removingNobles } from './belle-epoque/cards/remove-nobles.ts'
import { returningArt } from './belle-epoque/cards/return-art.ts'
import { standing } from './belle-epoque/cards/stand.ts'
import { turningWhite } from './belle-epoque/cards/turn-white.ts'
import { usingBelleEpoqueCards } from './belle-epoque/cards.ts'
import { goingToTile } from './belle-epoque/open-tiles.ts'
import { sellingAs } from './belle-epoque/sold-as.ts'
import { choosingRow } from './belle-epoque/tiles.ts'
import { sendingTravellers } from './belle-epoque/travellers.ts'
import { takingWhite } from './belle-epoque/white-art.ts'
import { payingSalaries } from './end.ts'
import { keepingDrawn } from './first-edition/workshop.ts'
import { takingFirstArt } from './revised-edition/workshop.ts'
import { endingTurn } from './round.ts'
import type { Row } from './state.ts'
import type { Step } from './vocabulary.ts'

export const steps = {
  turn: acting,
  startingArt: takingFirstArt,
  square: placingSquare,
  neutral: placingNeutral,
  bid: bidding,
  workshop: takingArt,
  drawn: keepingDrawn,
  sale: selling,
  cursor: movingCursor,
  display: displaying,
  nobles: choosingNoble,
  keepNoble: keepingNoble,
  solvay: usingSolvay,
  cubes: takingCubes,
  useNobles: usingNobles,
  construction: building,
  payment: paying,
  hand: turningHand,
  freeAction: takingFreeAction,
  afterAction: finishingAction,
  endTurn: endingTurn,
  useCards: usingCards,
  salaries: payingSalaries,
  cards: usingBelleEpoqueCards,
  openTile: goingToTile,
  travellers: sendingTravellers,
  soldAs: sellingAs,
  whiteArt: takingWhite,
  returnArt: returningArt,
  removeNobles: removingNobles,
  recallFrom: recallingFrom,
  recallFrancs: recallingFrancs,
  giveForArt: giving,
  takeCubes: takingCubesForArt,
  flipArt: turningWhite,
  dismissNoble: dismissingNoble,
  standOnCard: standing,
  otherColumn: takingOtherColumn,
  doublePawn: doublingPawn,
  strategyRow: choosingRow,
} satisfies Record<Step, Row>
