// What follows an action: tokens over the limit, a noble's visit, the next turn, the end. Chapters U and E.
import { hasSeveral, lowestBit } from '../../core/bits.ts'
import type { Seat } from '../../core/game.ts'
import { owe } from '../../core/pending.ts'
import { LAST_ROUND, POINTS_TO_END, TOKEN_LIMIT } from './components.ts'
import { noblesWilling, receive } from './nobles.ts'
import { type State, type Tell, tokens } from './state.ts'
import { NOBLE, RETURN } from './vocabulary.ts'

/** Goes on after an action or a returned token: as many tokens as are over the limit go back first (L1). */
export function afterAction(s: State, seat: Seat, tell?: Tell): void {
  if (tokens(s, seat) > TOKEN_LIMIT) owe(s.pending, RETURN)
  else nobleVisit(s, seat, tell)
}

/** Goes on to the next seat, or ends the game with the round. */
export function endTurn(s: State, seat: Seat, tell?: Tell): void {
  const last = seat === s.seats - 1
  if (s.passes === s.seats || (last && (someoneIsDone(s) || s.round === LAST_ROUND))) return end(s, seat, tell) // P2, E1, E2
  if (s.points[seat] >= POINTS_TO_END) tell?.('lastRound', seat, s.points[seat])
  s.turn = last ? 0 : seat + 1
  if (last) s.round++
}

/** N: one noble comes by himself, among several the seat chooses. */
function nobleVisit(s: State, seat: Seat, tell?: Tell): void {
  const willing = noblesWilling(s, seat)
  if (willing === 0) return endTurn(s, seat, tell)
  if (hasSeveral(willing)) return owe(s.pending, NOBLE)
  receive(s, seat, lowestBit(willing), tell)
  endTurn(s, seat, tell)
}

function someoneIsDone(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.points[seat] >= POINTS_TO_END) return true
  return false
}

function end(s: State, seat: Seat, tell?: Tell): void {
  s.over = 1
  tell?.('ends', seat)
}
