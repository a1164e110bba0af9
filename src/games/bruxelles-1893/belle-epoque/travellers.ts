// BE7, BE12, BE13: travellers come from the train, serve in Brussels only, and return.
import { type Action, type Actions, action, first, second, third } from '../../../core/action.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, owed, settle } from '../../../core/pending.ts'
import { PLACES } from '../components.ts'
import { because } from '../reasons.ts'
import { brusselsPlace, type Row, type State, type Tell } from '../state.ts'
import { NOTHING_OWED, OWES_TRAVELLERS, SEND_TRAVELLERS } from '../vocabulary.ts'

export const sendingTravellers = {
  first: 'travellersFirst',
  legal: legalTravellers,
  answers: { travellers: { apply: applyTravellers, problem: travellersProblem } },
  settle: 'onlyAnswer',
} satisfies Row

/** Nagelmackers and card 19. */
export function takeTraveller(s: State, seat: Seat, tell?: Tell): void {
  if (s.train === 0) return tell?.('gainsNothing', seat)
  s.train--
  s.travellers[seat]++
  tell?.('takesTraveller', seat)
}

/** Sends so many pawns to a place; false when the seat must say first how many travellers are among them. */
export function sendPawns(s: State, seat: Seat, place: number, pawns: number, tell?: Tell): boolean {
  const step = action(OWES_TRAVELLERS, seat, place, pawns)
  const fewest = fewestTravellers(s, seat, pawns)
  const isClear = fewest === mostTravellers(s, seat, pawns)
  if (isClear) send(s, step, fewest, tell)
  else owe(s.pending, step)
  return isClear
}

function legalTravellers(s: State, seat: Seat, out: Actions, step: number): void {
  const most = mostTravellers(s, seat, third(step))
  for (let travellers = fewestTravellers(s, seat, third(step)); travellers <= most; travellers++)
    out.push(action(SEND_TRAVELLERS, travellers))
}

function applyTravellers(s: State, _seat: Seat, a: Action, tell?: Tell): void {
  const step = owed(s.pending, NOTHING_OWED)
  settle(s.pending)
  send(s, step, first(a), tell)
}

function travellersProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  const least = fewestTravellers(s, seat, third(step))
  const most = mostTravellers(s, seat, third(step))
  return first(a) >= least && first(a) <= most ? null : because('travellersOutOfReach', { least, most })
}

/** BE12: those in Brussels go back to the train before the majority. */
export function returnTravellers(s: State, tell?: Tell): void {
  let travellers = 0
  for (let place = 0; place < PLACES.length; place++) {
    travellers += s.travellersIn[place]
    s.travellersIn[place] = 0
  }
  board(s, travellers, tell)
}

/** BE12: those never sent go back at the end of the round. */
export function returnFromHands(s: State, tell?: Tell): void {
  let travellers = 0
  for (let seat = 0; seat < s.seats; seat++) {
    travellers += s.travellers[seat]
    s.travellers[seat] = 0
  }
  board(s, travellers, tell)
}

function board(s: State, travellers: number, tell?: Tell): void {
  s.train += travellers
  if (travellers > 0) tell?.('travellersReturn', s.start, travellers)
}

const fewestTravellers = (s: State, seat: Seat, pawns: number): number => Math.max(0, pawns - s.pawns[seat])
const mostTravellers = (s: State, seat: Seat, pawns: number): number => Math.min(pawns, s.travellers[seat])

function send(s: State, step: number, travellers: number, tell?: Tell): void {
  const seat = first(step)
  const place = second(step)
  const pawns = third(step) - travellers
  s.pawns[seat] -= pawns
  s.inBrussels[brusselsPlace(seat, place)] += pawns
  s.travellers[seat] -= travellers
  s.travellersIn[place] += travellers
  if (travellers > 0) tell?.('sendsTravellers', seat, travellers)
}
