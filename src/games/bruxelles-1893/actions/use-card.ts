// Chapter J, second half: the cards of the columns, for their rewards or below a row.
import { type Action, type Actions, action, first, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { settle } from '../../../core/pending.ts'
import { clearColumn } from '../cards.ts'
import { nextClaim } from '../columns.ts'
import { ALL_REWARDS, CHOICE_CARD, DOUBLE_CARD, PAWN_REWARD, PRESTIGE_CARDS, ROWS } from '../components.ts'
import { because } from '../reasons.ts'
import type { Row, State, Tell } from '../state.ts'
import { freePawn, raise } from '../tracks.ts'
import { REWARD, TUCK } from '../vocabulary.ts'

const ALL_ROWS = (1 << ROWS.length) - 1

export const usingCards = {
  first: 'cardUseFirst',
  legal: legalCardUses,
  answers: {
    reward: { apply: applyReward, problem: rewardProblem },
    tuck: { apply: applyTuck, problem: tuckProblem },
  },
  settle: settleCardUse,
} satisfies Row

/** J7: uses what leaves no choice; false when the seat must choose. */
function settleCardUse(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  const any = nextClaim(s, seat, 0)
  if (any === NONE) {
    settle(s.pending)
    return true
  }
  for (let column = any; column !== NONE; column = nextClaim(s, seat, column + 1)) {
    const card = s.columnCard[column]
    if (card >= PRESTIGE_CARDS || s.tables.cardKind[card] === CHOICE_CARD || mayTuck(s, seat, column)) continue
    takeReward(s, seat, column, s.tables.cardKind[card] === DOUBLE_CARD ? ALL_REWARDS : rewardOf(s, card, 0), tell)
    return true
  }
  return false
}

function legalCardUses(s: State, seat: Seat, out: Actions): void {
  for (let column = nextClaim(s, seat, 0); column !== NONE; column = nextClaim(s, seat, column + 1)) {
    const card = s.columnCard[column]
    if (card >= PRESTIGE_CARDS) continue
    if (s.tables.cardKind[card] === DOUBLE_CARD) out.push(action(REWARD, column, ALL_REWARDS))
    else out.push(action(REWARD, column, rewardOf(s, card, 0)))
    if (s.tables.cardKind[card] === CHOICE_CARD) out.push(action(REWARD, column, rewardOf(s, card, 1)))
    if (!mayTuck(s, seat, column)) continue
    for (let row = 0; row < ROWS.length; row++) if (!(s.tuckedNow[seat] & (1 << row))) out.push(action(TUCK, column, row))
  }
}

function applyReward(s: State, seat: Seat, a: Action, tell?: Tell): void {
  takeReward(s, seat, first(a), second(a), tell)
}

function applyTuck(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const column = first(a)
  const row = second(a)
  const symbols = s.tables.cardPoints[s.columnCard[column]]
  s.tuckedNow[seat] |= 1 << row
  s.claims[column] = 0
  clearColumn(s, column, seat * ROWS.length + row)
  tell?.('tucks', seat, column, row, symbols)
}

function rewardProblem(s: State, seat: Seat, a: Action): Problem | null {
  const column = first(a)
  const reward = second(a)
  if (!(s.claims[column] & (1 << seat))) return because('cardNotYours', { column })
  const card = s.columnCard[column]
  const kind = s.tables.cardKind[card]
  if (kind === DOUBLE_CARD) return reward === ALL_REWARDS ? null : because('otherReward', { column })
  if (kind === CHOICE_CARD && reward === ALL_REWARDS) return because('chooseReward', { column })
  const isShown = reward === rewardOf(s, card, 0) || (kind === CHOICE_CARD && reward === rewardOf(s, card, 1))
  return isShown ? null : because('otherReward', { column })
}

function tuckProblem(s: State, seat: Seat, a: Action): Problem | null {
  const column = first(a)
  const row = second(a)
  if (!(s.claims[column] & (1 << seat))) return because('cardNotYours', { column })
  if (s.tied & (1 << column)) return because('tiedCardNotTucked', { column })
  if (s.tables.cardPoints[s.columnCard[column]] === 0) return because('noSymbols', { column })
  return s.tuckedNow[seat] & (1 << row) ? because('rowUsed', { row }) : null
}

/** J2, J6: a card that was won, with VP symbols, and a row without a card of this round. */
function mayTuck(s: State, seat: Seat, column: number): boolean {
  if (s.tied & (1 << column) || s.tuckedNow[seat] === ALL_ROWS) return false
  return s.tables.cardPoints[s.columnCard[column]] > 0
}

const rewardOf = (s: State, card: number, which: number): number => s.tables.cardReward[card * 2 + which]

function takeReward(s: State, seat: Seat, column: number, reward: number, tell?: Tell): void {
  const card = s.columnCard[column]
  s.claims[column] &= ~(1 << seat)
  if (s.claims[column] === 0) clearColumn(s, column)
  tell?.('takesReward', seat, column)
  if (reward !== ALL_REWARDS) return gain(s, seat, reward, tell)
  gain(s, seat, rewardOf(s, card, 0), tell)
  gain(s, seat, rewardOf(s, card, 1), tell)
}

/** J5: tracks stand in the order of the rewards. */
function gain(s: State, seat: Seat, reward: number, tell?: Tell): void {
  if (reward === PAWN_REWARD) freePawn(s, seat, tell)
  else raise(s, seat, reward, tell)
}
