// Chapter R: what follows an action: the next action, the next seat, the next round.
import type { Seat } from '../../core/game.ts'
import { ACTIONS_A_TURN, CANAL, RAIL } from './components.ts'
import { beginRailEra, endGame } from './era.ts'
import { isOutOfCards, refill } from './hands.ts'
import { takeIncome } from './income.ts'
import { INTRODUCTORY, type State, type Tell } from './state.ts'

/** R1, R5: after all the seat's actions its hand is refilled and the turn passes. */
export function endAction(s: State, seat: Seat, tell?: Tell): void {
  if (--s.actions > 0) return
  refill(s, seat, tell)
  if (++s.position < s.seats) beginTurn(s)
  else endRound(s, tell)
}

export function beginTurn(s: State): void {
  s.turn = s.order[s.position]
  s.actions = s.era === CANAL && s.round === 1 ? 1 : ACTIONS_A_TURN // R3
}

/** Receives incomes in the order of turns, from `position` on; then the next round or era begins. */
export function payIncomes(s: State, tell?: Tell): void {
  for (; s.position < s.seats; s.position++) if (!takeIncome(s, s.order[s.position], tell)) return
  if (isOutOfCards(s)) beginRailEra(s, tell)
  else s.round++
  s.position = 0
  beginTurn(s)
}

function endRound(s: State, tell?: Tell): void {
  reorder(s, tell)
  s.position = 0
  const isLastEra = s.era === RAIL || (s.rules & INTRODUCTORY) !== 0
  if (isLastEra && isOutOfCards(s))
    endGame(s, tell) // G3: without income
  else payIncomes(s, tell)
}

/** R8: puts an order of turns into that of the next round: who spent least goes first; equals keep their order. */
export function orderBySpending(s: State, order: Uint8Array): void {
  for (let i = 1; i < s.seats; i++) {
    const seat = order[i]
    let at = i
    for (; at > 0 && s.spent[order[at - 1]] > s.spent[seat]; at--) order[at] = order[at - 1]
    order[at] = seat
  }
}

function reorder(s: State, tell?: Tell): void {
  orderBySpending(s, s.order)
  if (tell) for (let i = 0; i < s.seats; i++) tell('willBe', s.order[i], i + 1, s.spent[s.order[i]])
  s.spent.fill(0)
}
