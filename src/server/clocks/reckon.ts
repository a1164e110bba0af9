// How clocks stand. A state is a value and true for one moment; time that passes, decisions and holidays make another of it.
import type { Seat } from '../../core/game.ts'
import type { Clock, Clocks, SeatClock } from '../../wire/clocks.ts'
import type { ClockState, SeatRow } from '../store/schema.ts'
import { type Held, heldFrom, holdAt, stretches } from './nights.ts'
import { type Gap, within } from './wall.ts'

const SECOND_MS = 1000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Farther than that nobody looks ahead. */
const HORIZON_MS = 400 * DAY_MS

/** Whose clocks they are: what was chosen, where people live, who owes a decision in person, and when no server was there. */
export interface Course {
  readonly clock: Clock
  readonly seats: readonly Pick<SeatRow, 'zone' | 'kind' | 'stead'>[]
  readonly running: number
  readonly gaps: readonly Gap[]
}

/** The clocks of a game that begins. */
export function begunClocks(clock: Clock, seats: readonly Pick<SeatRow, 'kind'>[], at: number): ClockState {
  const first = (clock.pace === 'live' ? clock.base : clock.bank) * SECOND_MS
  return {
    at,
    left: seats.map(({ kind }) => (kind === 'bot' ? null : first)),
    holiday: seats.map(() => null),
    holidayLeft: seats.map(() => (clock.pace === 'live' ? 0 : clock.holiday * DAY_MS)),
    warned: 0,
  }
}

/** The same clocks at a later moment. */
export function charged(state: ClockState, course: Course, now: number): ClockState {
  if (now <= state.at) return state
  const left = state.left.map((ms, seat) => (ms === null || !runs(course, seat) ? ms : ms - counted(state, course, { seat, to: now })))
  const warned = left.reduce<number>(
    (mask, ms, seat) => (ms !== null && isLittle(course, seat, ms) ? mask | (1 << seat) : mask),
    state.warned,
  )
  return { ...state, at: now, left, warned }
}

const runs = ({ running }: Course, seat: Seat): boolean => (running & (1 << seat)) !== 0

const isLittle = (course: Course, seat: Seat, left: number): boolean => runs(course, seat) && left <= littleOf(course.clock)

/** Who has no more than this is warned. */
function littleOf(clock: Clock): number {
  const [all, most] = clock.pace === 'live' ? [clock.base * SECOND_MS, 60 * SECOND_MS] : [clock.bank * SECOND_MS, 6 * HOUR_MS]
  return Math.min(all / 4, most)
}

function counted(state: ClockState, course: Course, { seat, to }: { seat: Seat; to: number }): number {
  let sum = 0
  for (const [from, until] of stretches(heldBy(state, course, seat), state.at, to)) sum += until - from - within(course.gaps, from, until)
  return sum
}

function heldBy(state: ClockState, { clock, seats }: Course, seat: Seat): Held {
  const night = clock.pace === 'days' ? clock.night : undefined
  return { night, zone: seats[seat].zone ?? night?.zone ?? 'UTC', holiday: state.holiday[seat] }
}

/** A seat has decided all that it owed, and gets the increment. */
export function credited(state: ClockState, clock: Clock, seat: Seat): ClockState {
  const cap = clock.pace === 'days' ? clock.cap * SECOND_MS : Number.POSITIVE_INFINITY
  // More than the cap is there where others gave it: that is not taken away.
  return withLeft(state, clock, { seat, of: (left) => Math.max(left, Math.min(cap, left + clock.increment * SECOND_MS)) })
}

/** A seat took back what it got an increment for. */
export const debited = (state: ClockState, clock: Clock, seat: Seat): ClockState =>
  withLeft(state, clock, { seat, of: (left) => Math.max(Math.min(left, SECOND_MS), left - clock.increment * SECOND_MS) })

export const given = (state: ClockState, clock: Clock, { seat, seconds }: { seat: Seat; seconds: number }): ClockState =>
  withLeft(state, clock, { seat, of: (left) => left + seconds * SECOND_MS })

/** Who was timed out, or was away, has the increment when he returns, and never nothing. */
export function returned(state: ClockState, clock: Clock, seat: Seat): ClockState {
  const least = clock.pace === 'live' ? 30 * SECOND_MS : HOUR_MS
  return withLeft(state, clock, { seat, of: (left) => Math.max(left, clock.increment * SECOND_MS, least) })
}

/** Whose time is over. */
export const isOver = ({ left }: ClockState, seat: Seat): boolean => left[seat] !== null && left[seat] <= 0

const withLeft = (state: ClockState, clock: Clock, { seat, of }: { seat: Seat; of: (left: number) => number }): ClockState => {
  const left = state.left.map((ms, i) => (i === seat && ms !== null ? of(ms) : ms))
  const now = left[seat]
  return { ...state, left, warned: now !== null && now > littleOf(clock) ? state.warned & ~(1 << seat) : state.warned }
}

/** When there is something to do: a warning, a time-out, or a clock that begins to stand still or to run. */
export function nextDue(state: ClockState, course: Course): number | null {
  const dues = state.left.flatMap((left, seat) => {
    if (left === null || course.seats[seat].stead !== null) return []
    const held = heldBy(state, course, seat)
    const back = held.holiday !== null ? [held.holiday] : []
    if (!runs(course, seat)) return back
    const hold = holdAt(held, state.at)
    if (hold) return [hold.until, ...back]
    const little = littleOf(course.clock)
    return [state.at + (left > little ? left - little : left), heldFrom(held, state.at), ...back]
  })
  const due = Math.min(...dues)
  return Number.isFinite(due) ? Math.max(due, state.at) : null
}

/** The clocks as everybody sees them, at the moment for which they are true. */
export function readings(state: ClockState, course: Course): Clocks {
  return {
    at: new Date(state.at).toISOString(),
    seats: state.left.map((left, seat) => (left === null ? null : reading(state, course, seat))),
  }
}

function reading(state: ClockState, course: Course, seat: Seat): SeatClock {
  const { clock } = course
  const left = Math.max(0, Math.round(state.left[seat] ?? 0))
  const held = heldBy(state, course, seat)
  const hold = holdAt(held, state.at)
  const isRunning = runs(course, seat)
  const ends = isRunning ? endOf(held, state.at, left) : null
  return {
    left,
    runs: isRunning && hold === null,
    ...(hold && { holds: hold.why, until: new Date(hold.until).toISOString() }),
    ...(ends !== null && { ends: new Date(ends).toISOString() }),
    warned: (state.warned & (1 << seat)) !== 0,
    ...(clock.pace === 'days' && clock.holiday > 0 && { holidayLeft: Math.floor(state.holidayLeft[seat] / DAY_MS) }),
  }
}

/** When so much time will have been counted. */
function endOf(held: Held, from: number, left: number): number | null {
  let rest = left
  for (const [at, until] of stretches(held, from, from + HORIZON_MS)) {
    if (at + rest <= until) return at + rest
    rest -= until - at
  }
  return null
}
