// Written by `npm run steps` from the rows of steps.ts; a test holds it against them. Change the rows, not this file.
import { type Action, type Actions, actionList, kindOf } from '../../core/action.ts'
import type { Seat } from '../../core/game.ts'
import { owed, settle } from '../../core/pending.ts'
import type { State, Tell } from './state.ts'
import { steps } from './steps.ts'

/** Lists the legal answers to a step. */
export function legalAnswers(s: State, seat: Seat, out: Actions, step: number): void {
  switch (kindOf(step)) {
    case 0: // startingArt
      return steps.startingArt.legal(s, seat, out)
    case 1: // square
      return steps.square.legal(s, seat, out)
    case 2: // neutral
      return steps.neutral.legal(s, seat, out)
    case 3: // bid
      return steps.bid.legal(s, seat, out)
    case 4: // workshop
      return steps.workshop.legal(s, seat, out, step)
    case 5: // drawn
      return steps.drawn.legal(s, seat, out)
    case 6: // sale
      return steps.sale.legal(s, seat, out, step)
    case 7: // cursor
      return steps.cursor.legal(s, seat, out)
    case 8: // display
      return steps.display.legal(s, seat, out)
    case 9: // nobles
      return steps.nobles.legal(s, seat, out, step)
    case 10: // keepNoble
      return steps.keepNoble.legal(s, seat, out)
    case 11: // solvay
      return steps.solvay.legal(s, seat, out)
    case 12: // cubes
      return steps.cubes.legal(s, seat, out, step)
    case 13: // useNobles
      return steps.useNobles.legal(s, seat, out)
    case 14: // construction
      return steps.construction.legal(s, seat, out, step)
    case 15: // payment
      return steps.payment.legal(s, seat, out, step)
    case 16: // hand
      return steps.hand.legal(s, seat, out)
    case 20: // useCards
      return steps.useCards.legal(s, seat, out)
    case 21: // salaries
      return steps.salaries.legal(s, seat, out)
    case 22: // cards
      return steps.cards.legal(s, seat, out, step)
    case 23: // openTile
      return steps.openTile.legal(s, seat, out)
    case 24: // travellers
      return steps.travellers.legal(s, seat, out, step)
    case 25: // soldAs
      return steps.soldAs.legal(s, seat, out)
    case 26: // whiteArt
      return steps.whiteArt.legal(s, seat, out)
    case 27: // returnArt
      return steps.returnArt.legal(s, seat, out)
    case 28: // removeNobles
      return steps.removeNobles.legal(s, seat, out, step)
    case 29: // recallFrom
      return steps.recallFrom.legal(s, seat, out)
    case 30: // recallFrancs
      return steps.recallFrancs.legal(s, seat, out, step)
    case 31: // giveForArt
      return steps.giveForArt.legal(s, seat, out, step)
    case 32: // takeCubes
      return steps.takeCubes.legal(s, seat, out)
    case 33: // flipArt
      return steps.flipArt.legal(s, seat, out)
    case 34: // dismissNoble
      return steps.dismissNoble.legal(s, seat, out)
    case 35: // standOnCard
      return steps.standOnCard.legal(s, seat, out)
    case 36: // otherColumn
      return steps.otherColumn.legal(s, seat, out)
    case 37: // doublePawn
      return steps.doublePawn.legal(s, seat, out)
    case 38: // strategyRow
      return steps.strategyRow.legal(s, seat, out)
    case 39: // turn
      return steps.turn.legal(s, seat, out)
  }
}

/** Does what answers the step that is owed. */
export function applyAnswer(s: State, seat: Seat, a: Action, tell?: Tell): void {
  switch (kindOf(a)) {
    case 0: // square
      return steps.square.answers.square.apply(s, seat, a, tell)
    case 1: // neutral
      return steps.neutral.answers.neutral.apply(s, seat, a, tell)
    case 2: // place
      return steps.turn.answers.place.apply(s, seat, a)
    case 3: // bid
      return steps.bid.answers.bid.apply(s, seat, a, tell)
    case 4: // market
      return steps.turn.answers.market.apply(s, seat, a, tell)
    case 5: // exchange
      return steps.turn.answers.exchange.apply(s, seat, a, tell)
    case 6: // park
      return steps.turn.answers.park.apply(s, seat, a, tell)
    case 7: // grand-place
      return steps.turn.answers['grand-place'].apply(s, seat, a, tell)
    case 8: // pass
      return steps.turn.answers.pass.apply(s, seat, a, tell)
    case 9: // draw
      return steps.workshop.answers.draw.apply(s, seat, a, tell)
    case 10: // skip
      return steps.workshop.answers.skip.apply(s, seat, a, tell)
    case 11: // take
      switch (kindOf(owed(s.pending, 39))) {
        case 0: // startingArt
          return steps.startingArt.answers.take.apply(s, seat, a, tell)
        case 4: // workshop
          return steps.workshop.answers.take.apply(s, seat, a, tell)
        case 5: // drawn
          return steps.drawn.answers.take.apply(s, seat, a, tell)
        case 26: // whiteArt
          return steps.whiteArt.answers.take.apply(s, seat, a, tell)
        case 31: // giveForArt
          return steps.giveForArt.answers.take.apply(s, seat, a, tell)
      }
      return
    case 12: // sell
      return steps.sale.answers.sell.apply(s, seat, a)
    case 13: // move
      return steps.cursor.answers.move.apply(s, seat, a, tell)
    case 14: // display
      return steps.display.answers.display.apply(s, seat, a, tell)
    case 15: // noble
      return steps.nobles.answers.noble.apply(s, seat, a, tell)
    case 16: // keep
      return steps.keepNoble.answers.keep.apply(s, seat, a, tell)
    case 17: // discard
      return steps.keepNoble.answers.discard.apply(s, seat, a, tell)
    case 18: // use
      return steps.useNobles.answers.use.apply(s, seat, a, tell)
    case 19: // cube
      switch (kindOf(owed(s.pending, 39))) {
        case 11: // solvay
        case 12: // cubes
          return steps.solvay.answers.cube.apply(s, seat, a, tell)
        case 32: // takeCubes
          return steps.takeCubes.answers.cube.apply(s, seat, a, tell)
      }
      return
    case 20: // trade
      return steps.solvay.answers.trade.apply(s, seat, a, tell)
    case 21: // build
      return steps.construction.answers.build.apply(s, seat, a)
    case 22: // pay
      return steps.payment.answers.pay.apply(s, seat, a, tell)
    case 23: // turn
      switch (kindOf(owed(s.pending, 39))) {
        case 14: // construction
          return steps.construction.answers.turn.apply(s, seat, a, tell)
        case 16: // hand
          return steps.hand.answers.turn.apply(s, seat, a, tell)
      }
      return
    case 24: // reward
      return steps.useCards.answers.reward.apply(s, seat, a, tell)
    case 25: // tuck
      return steps.useCards.answers.tuck.apply(s, seat, a, tell)
    case 26: // salary
      return steps.salaries.answers.salary.apply(s, seat, a, tell)
    case 27: // done
      switch (kindOf(owed(s.pending, 39))) {
        case 13: // useNobles
          return steps.useNobles.answers.done.apply(s, seat, a, tell)
        case 22: // cards
          return steps.cards.answers.done.apply(s)
        case 23: // openTile
          return steps.openTile.answers.done.apply(s)
        case 28: // removeNobles
          return steps.removeNobles.answers.done.apply(s, seat, a, tell)
      }
      return
    case 28: // pavilion
      return steps.construction.answers.pavilion.apply(s, seat, a)
    case 29: // card
      return steps.cards.answers.card.apply(s, seat, a, tell)
    case 30: // tile
      return steps.openTile.answers.tile.apply(s, seat, a, tell)
    case 31: // travellers
      return steps.travellers.answers.travellers.apply(s, seat, a, tell)
    case 32: // as
      return steps.soldAs.answers.as.apply(s, seat, a)
    case 33: // return
      return steps.returnArt.answers.return.apply(s, seat, a, tell)
    case 34: // remove
      return steps.removeNobles.answers.remove.apply(s, seat, a, tell)
    case 35: // recall
      return steps.recallFrom.answers.recall.apply(s, seat, a)
    case 36: // francs
      return steps.recallFrancs.answers.francs.apply(s, seat, a, tell)
    case 37: // give
      return steps.giveForArt.answers.give.apply(s, seat, a, tell)
    case 38: // flip
      return steps.flipArt.answers.flip.apply(s, seat, a, tell)
    case 39: // dismiss
      return steps.dismissNoble.answers.dismiss.apply(s, seat, a, tell)
    case 40: // stand
      return steps.standOnCard.answers.stand.apply(s, seat, a, tell)
    case 41: // column
      return steps.otherColumn.answers.column.apply(s, seat, a, tell)
    case 42: // double
      return steps.doublePawn.answers.double.apply(s, seat, a, tell)
    case 43: // row
      return steps.strategyRow.answers.row.apply(s, seat, a, tell)
  }
}

/** Does what a step leaves no choice in; false when the seat must decide. */
export function settleStep(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  switch (kindOf(step)) {
    case 0: // startingArt
      return steps.startingArt.settle(s, seat, step, tell)
    case 1: // square
      return steps.square.settle(s, seat, step, tell)
    case 2: // neutral
      return steps.neutral.settle(s, seat, step, tell)
    case 3: // bid
      return steps.bid.settle(s, seat, step, tell)
    case 4: // workshop
      return steps.workshop.settle(s, seat, step, tell)
    case 5: // drawn
      return steps.drawn.settle(s, seat, step, tell)
    case 6: // sale
      return steps.sale.settle(s, seat, step, tell)
    case 8: // display
      return steps.display.settle(s, seat, step, tell)
    case 9: // nobles
      return steps.nobles.settle(s, seat, step, tell)
    case 10: // keepNoble
      return steps.keepNoble.settle(s, seat, step, tell)
    case 11: // solvay
      return steps.solvay.settle(s, seat, step, tell)
    case 12: // cubes
      return steps.cubes.settle(s, seat, step, tell)
    case 13: // useNobles
      return steps.useNobles.settle(s, seat, step)
    case 14: // construction
      return steps.construction.settle(s, seat, step, tell)
    case 15: // payment
      return steps.payment.settle(s, seat, step, tell)
    case 16: // hand
      return steps.hand.settle(s, seat, step, tell)
    case 17: // freeAction
      return steps.freeAction.settle(s, seat, step, tell)
    case 18: // afterAction
      return steps.afterAction.settle(s, seat, step, tell)
    case 19: // endTurn
      return steps.endTurn.settle(s)
    case 20: // useCards
      return steps.useCards.settle(s, seat, step, tell)
    case 21: // salaries
      return steps.salaries.settle(s, seat, step, tell)
    case 22: // cards
      return steps.cards.settle(s, seat, step, tell)
    case 23: // openTile
    case 24: // travellers
    case 25: // soldAs
    case 26: // whiteArt
    case 27: // returnArt
    case 28: // removeNobles
    case 29: // recallFrom
    case 30: // recallFrancs
    case 31: // giveForArt
    case 32: // takeCubes
    case 33: // flipArt
    case 34: // dismissNoble
    case 35: // standOnCard
    case 36: // otherColumn
    case 37: // doublePawn
    case 38: // strategyRow
      return giveOnlyAnswer(s, seat, step, tell)
    case 39: // turn
      return steps.turn.settle(s, seat, step, tell)
    default:
      return false
  }
}

const answers = actionList()

/** Gives the one legal answer, or drops a step that has none; false when there are several. */
function giveOnlyAnswer(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  answers.count = 0
  legalAnswers(s, seat, answers, step)
  if (answers.count > 1) return false
  if (answers.count === 1) applyAnswer(s, seat, answers.list[0], tell)
  else settle(s.pending)
  return true
}
