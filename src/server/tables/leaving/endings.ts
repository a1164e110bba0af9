// How a game ends before its rules end it, and who is where then.
import type { Seat } from '../../../core/game.ts'
import type { Score } from '../../../wire/tables.ts'
import type { SeatRow } from '../../store/schema.ts'
import { mayReturn } from '../live.ts'
import { settled } from './asks.ts'
import { type Change, noted } from './change.ts'
import { inSteadOf } from './stead.ts'

export const hasResigned = ({ stead }: Pick<SeatRow, 'stead'>): boolean => stead?.why === 'resigned'

/**
 * Somebody resigns: he is last, whatever his points. While two seats are left that have not, and one of them a person's, a bot plays on
 * for him, so that the others have their game; otherwise it is over.
 */
export function resigned(change: Change, seat: Seat): Change {
  if (hasResigned(change.seats[seat])) return change
  const next = noted(inSteadOf(change, seat, 'resigned'), { kind: 'resigned', seat })
  const left = next.seats.filter((row) => !hasResigned(row))
  const goesOn = left.length > 1 && left.some((row) => row.kind === 'person' && (row.stead === null || mayReturn(row)))
  return goesOn ? settled(next) : { ...next, ask: null, ending: 'resigned' }
}

/** The host closes the table: nobody has won. */
export const closed = (change: Change, by: Seat | null): Change =>
  noted({ ...change, ask: null, ending: 'closed' }, { kind: 'closed', seat: by })

/** The scores of a game with those last who resigned: whoever held out longer is before who did not. */
export function rankedAfter(scores: readonly Score[], seats: readonly Pick<SeatRow, 'stead'>[]): Score[] {
  if (!seats.some(hasResigned)) return [...scores]
  const heldOut = (seat: Seat): string => {
    const { stead } = seats[seat]
    return stead?.why === 'resigned' ? stead.since : '~'
  }
  const isBefore = (a: Seat, b: Seat): boolean =>
    heldOut(a) === heldOut(b) ? heldOut(a) === '~' && scores[a].rank < scores[b].rank : heldOut(a) > heldOut(b)
  return scores.map(({ total }, seat) => ({ total, rank: 1 + scores.filter((_, other) => isBefore(other, seat)).length }))
}
