// BE9: as which colour a white tile is sold. The colour is asked before the cursor: it says what the tile brings.
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owed, settle } from '../../../core/pending.ts'
import { oweSale } from '../actions/sale.ts'
import { isDisplayed } from '../art.ts'
import { COLOURS } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State } from '../state.ts'
import { NOTHING_OWED, OWES_CURSOR, SELL_AS } from '../vocabulary.ts'

export const sellingAs = {
  first: 'soldAsFirst',
  legal: legalSoldAs,
  answers: { as: { apply: applySoldAs, problem: soldAsProblem } },
  settle: 'onlyAnswer',
} satisfies Row

function legalSoldAs(s: State, _seat: Seat, out: Actions): void {
  for (let colour = 0; colour < COLOURS.length; colour++) if (!isDisplayed(s, colour)) out.push(action(SELL_AS, colour))
}

function applySoldAs(s: State, seat: Seat, a: Action): void {
  const step = owed(s.pending, NOTHING_OWED)
  settle(s.pending)
  oweSale(s, action(OWES_CURSOR, seat, second(step), first(a)), third(step))
}

function soldAsProblem(s: State, _seat: Seat, a: Action): Problem | null {
  return isDisplayed(s, first(a)) ? because('colourDisplayed', { art: first(a) }) : null
}
