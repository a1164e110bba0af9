// The clocks of a table, as they are now and as a decision leaves them.
import type { Seat } from '../../core/game.ts'
import type { Clocks } from '../../wire/clocks.ts'
import { type Course, charged, credited, debited, isOver, nextDue, readings } from '../clocks/reckon.ts'
import type { ClockState, SeatRow, TableRow } from '../store/schema.ts'
import type { Decided } from './decide.ts'
import { isInPerson, type Live, maskOf } from './live.ts'

/** A table whose clocks are looked at. */
export type Timed = Pick<Live, 'table' | 'seats' | 'wall'>

/** Whose clocks run: of those who owe a decision, and make it themselves. */
export const runningAmong = (seats: readonly SeatRow[], actors: number): number => actors & maskOf(seats, isInPerson)

function courseOf({ table: { clock, status, actors }, seats, wall }: Timed): Course | null {
  const running = status === 'playing' ? runningAmong(seats, actors) : 0
  return clock && { clock, seats, running, gaps: wall.gaps() }
}

/** The clocks of a table now; null where it has none. */
export function clocksNow(timed: Timed): ClockState | null {
  const course = courseOf(timed)
  const { clocks } = timed.table
  return course && clocks && charged(clocks, course, timed.wall.now())
}

/** Whether the time of a seat is over that would decide now. */
export const isTooLate = (live: Live, seat: Seat): boolean => {
  const now = clocksNow(live)
  return now !== null && isInPerson(live.seats[seat]) && isOver(now, seat)
}

/** The clocks as everybody sees them; undefined where the table has none. */
export function shownClocks(timed: Timed): Clocks | undefined {
  const [course, now] = [courseOf(timed), clocksNow(timed)]
  return course && now ? readings(now, course) : undefined
}

/** How clocks stand, and when there is something to do about them. */
export interface Clocked {
  readonly clocks: ClockState | null
  readonly clockDue: number | null
}

/** Clocks after a decision: whoever has nothing more to decide gets the increment. */
export function decidedClocks(clocks: ClockState, { table, seats }: Pick<Timed, 'table' | 'seats'>, decided: Decided): ClockState {
  const { actors } = decided
  const { kind, seat } = decided.draft
  if (!table.clock) return clocks
  const owed = (mask: number) => (runningAmong(seats, mask) & (1 << seat)) !== 0
  const gains = kind !== 'undo' && owed(table.actors) && !owed(actors)
  // What was got for a decision is given back with it: otherwise one could take back and decide again for ever.
  const loses = kind === 'undo' && !owed(table.actors) && owed(actors)
  if (gains) return credited(clocks, table.clock, seat)
  return loses ? debited(clocks, table.clock, seat) : clocks
}

/** When there is something to do about clocks that stand so. */
export function clockedAt(
  { table, wall }: Pick<Timed, 'table' | 'wall'>,
  { clocks, seats, actors }: Pick<Timed, 'seats'> & Pick<TableRow, 'clocks' | 'actors'>,
): Clocked {
  const { clock } = table
  if (!clock || !clocks) return { clocks, clockDue: null }
  const course = { clock, seats, running: runningAmong(seats, actors), gaps: wall.gaps() }
  return { clocks, clockDue: actors === 0 ? null : nextDue(clocks, course) }
}
