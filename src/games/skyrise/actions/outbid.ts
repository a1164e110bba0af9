// Chapter B: outbidding the last bid.
import { type Action, type Actions, first, second } from '../../../core/action.ts'
import { highestBit, lowestBit } from '../../../core/bits.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { bitOf, wordOf } from '../board.ts'
import { BUILDINGS, GAVEL, NUMBERS } from '../components.ts'
import { isAdjacent, isTall, near, numberOf } from '../districts.ts'
import { forbidden } from '../gavel.ts'
import { offer, stakeOf, structureBid } from '../stakes.ts'
import { cardOf, ownerOf, type State, structureOf } from '../state.ts'
import { because, PASS } from '../vocabulary.ts'

export function legalOutbids(s: State, seat: Seat, out: Actions): void {
  const bar = lastStake(s)
  const left = answers(s, 0)
  const right = answers(s, 1)
  const tallLeft = left & ~forbidden(s, seat, 0)
  const tallRight = right & ~forbidden(s, seat, 1)
  for (let rest = s.available[seat]; rest !== 0; rest &= rest - 1) {
    const structure = lowestBit(rest)
    if (!outbids(s, seat, structure, bar)) continue
    if (isTall(s, seat, structure)) offer(out, stakeOf(s, seat, structure), tallLeft, tallRight)
    else offer(out, stakeOf(s, seat, structure), left, right)
  }
  out.push(PASS) // B5
}

/** Whether a seat can answer the last bid at all; its highest structures are tried first. */
export function canOutbid(s: State, seat: Seat): boolean {
  const bar = lastStake(s)
  const left = answers(s, 0)
  const right = answers(s, 1)
  for (let rest = s.available[seat]; rest !== 0; ) {
    const structure = highestBit(rest)
    rest &= ~(1 << structure)
    if (outbids(s, seat, structure, bar)) {
      if (!isTall(s, seat, structure)) return (left | right) !== 0
      if ((left & ~forbidden(s, seat, 0)) !== 0 || (right & ~forbidden(s, seat, 1)) !== 0) return true
    } else if (structure < BUILDINGS) return false // the others are lower still
  }
  return false
}

export function outbidProblem(s: State, seat: Seat, a: Action): Problem | null {
  const structure = structureBid(s, seat, a)
  const district = first(a)
  const bar = lastStake(s)
  const isHigher = outbids(s, seat, structure, bar)
  if (!isHigher && bar >= NUMBERS) return because('onlyGavelAnswers', { card: bar - NUMBERS })
  if (!isAdjacent(s, s.last, district)) return because('notAdjacent', { district, last: s.last })
  if (!isHigher) return because('numberTooLow', { number: second(a), lastNumber: bar })
  return places(s, seat, structure, wordOf(district)) & bitOf(district) ? null : because('gavelForbids', { district })
}

/** A4: free districts adjacent to the last bid, as one of two words. */
export const answers = (s: State, word: number): number => near(s, s.last, word) & s.free[word]

/** What is to be outbid: a number, or from NUMBERS on a masterpiece. */
function lastStake(s: State): number {
  const piece = s.piece[s.last]
  return stakeOf(s, ownerOf(piece), structureOf(piece))
}

/** B1, B3, X1: whether a structure is higher than the last bid. */
function outbids(s: State, seat: Seat, structure: number, bar: number): boolean {
  if (structure < BUILDINGS) return numberOf(s, seat, structure) > bar
  return bar < NUMBERS || cardOf(s, seat, structure) === GAVEL
}

/** Where a structure may go, as one of two words. */
function places(s: State, seat: Seat, structure: number, word: number): number {
  const bits = answers(s, word)
  return bits !== 0 && isTall(s, seat, structure) ? bits & ~forbidden(s, seat, word) : bits
}
