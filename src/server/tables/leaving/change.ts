// What happens to a table besides decisions. A change is a value: what the table is, and what it will be. It is made from a reading of
// the table and committed only if nothing else has happened since; otherwise it is made anew.
import type { Seat } from '../../../core/game.ts'
import type { Ending, Note, NoteKind } from '../../../wire/leaving.ts'
import { Refused } from '../../refused.ts'
import type { AskRow, ClockState, NoteRow, SeatRow } from '../../store/schema.ts'
import type { Decided } from '../decide.ts'
import type { Live } from '../live.ts'
import { clocksNow } from '../timed.ts'

/** What is noted, before it has a number. */
export interface NoteDraft extends Partial<Pick<NoteRow, 'by' | 'ask' | 'until'>> {
  readonly kind: NoteKind
  readonly seat: Seat | null
}

export interface Change {
  /** The table that it was made from. */
  readonly live: Live
  readonly now: number
  readonly seats: readonly SeatRow[]
  readonly clocks: ClockState | null
  readonly ask: AskRow | null
  readonly ending: Ending | null
  readonly notes: readonly NoteDraft[]
  /** A decision that is taken back. */
  readonly taken: Decided | null
  /** Whoever held this seat holds it no more. */
  readonly removed: Seat | null
}

/** A table to which nothing has happened but time. */
export function unchanged(live: Live): Change {
  if (!live.line) throw new Refused(409, 'waiting', 'The game has not begun: the table still waits for people.')
  if (live.table.status === 'finished') throw new Refused(409, 'over', 'The game is over.')
  const { seats, table, wall } = live
  const clocks = clocksNow(live)
  return { live, now: clocks?.at ?? wall.now(), seats, clocks, ask: table.ask, ending: null, notes: [], taken: null, removed: null }
}

/** Whether something has happened that others must know. */
export function isNothing({ live, seats, clocks, ask, ending, notes, taken }: Change): boolean {
  const isSame = seats === live.seats && ask === live.table.ask && ending === null && taken === null && notes.length === 0
  return isSame && clocks?.warned === live.table.clocks?.warned
}

export const noted = (change: Change, note: NoteDraft): Change => ({ ...change, notes: [...change.notes, note] })

export const withSeat = (change: Change, seat: Seat, put: Partial<SeatRow>): Change => ({
  ...change,
  seats: change.seats.map((row) => (row.seat === seat ? { ...row, ...put } : row)),
})

/** Who owes a decision after it. */
export const actorsAfter = ({ live, ending, taken }: Change): number => (ending === null ? (taken?.actors ?? live.table.actors) : 0)

/** A note as everybody reads it. */
export function noteOf({ event, kind, seat, by, ask, until, decisions, at }: Omit<NoteRow, 'tableId'>): Note {
  return {
    id: event,
    kind,
    seat,
    ...(by !== null && { by }),
    ...(ask !== null && { ask }),
    ...(until !== null && { until: until.toISOString() }),
    decisions,
    at: at.toISOString(),
  }
}
