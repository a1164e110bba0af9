// BC15: some or all francs of one of the seat's spaces are taken back; the pawn stays.
import { type Action, type Actions, action, first, second } from '../../../../core/action.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { owe, owed, settle } from '../../../../core/pending.ts'
import { SPACES } from '../../components.ts'
import { because } from '../../reasons.ts'
import type { Row, State, Tell } from '../../state.ts'
import { NOTHING_OWED, OWES_RECALL_FRANCS, RECALL, TAKE_FRANCS } from '../../vocabulary.ts'

export const recallingFrom = {
  first: 'recallFirst',
  legal: legalRecalls,
  answers: { recall: { apply: applyRecall, problem: recallProblem } },
  settle: 'onlyAnswer',
} satisfies Row

export const recallingFrancs = {
  first: 'recallFirst',
  legal: legalFrancs,
  answers: { francs: { apply: applyFrancs, problem: francsProblem } },
  settle: 'onlyAnswer',
} satisfies Row

export function hasBidOut(s: State, seat: Seat): boolean {
  for (let space = 0; space < SPACES; space++) if (isOwnBid(s, seat, space)) return true
  return false
}

function legalRecalls(s: State, seat: Seat, out: Actions): void {
  for (let space = 0; space < SPACES; space++) if (isOwnBid(s, seat, space)) out.push(action(RECALL, space))
}

function applyRecall(s: State, seat: Seat, a: Action): void {
  settle(s.pending)
  owe(s.pending, action(OWES_RECALL_FRANCS, seat, first(a)))
}

function recallProblem(s: State, seat: Seat, a: Action): Problem | null {
  const space = first(a)
  if (s.pawn[space] !== seat) return because('noPawnThere', { space })
  return s.bid[space] > 0 ? null : because('noFrancsThere', { space })
}

function legalFrancs(s: State, _seat: Seat, out: Actions, step: number): void {
  for (let francs = 1; francs <= s.bid[second(step)]; francs++) out.push(action(TAKE_FRANCS, francs))
}

function applyFrancs(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const space = second(owed(s.pending, NOTHING_OWED))
  settle(s.pending)
  s.bid[space] -= first(a)
  s.money[seat] += first(a)
  tell?.('recalls', seat, first(a), space)
}

function francsProblem(s: State, _seat: Seat, a: Action, step: number): Problem | null {
  const space = second(step)
  return first(a) > 0 && first(a) <= s.bid[space] ? null : because('noFrancsThere', { space, francs: s.bid[space] })
}

const isOwnBid = (s: State, seat: Seat, space: number): boolean => s.pawn[space] === seat && s.bid[space] > 0
