// Somebody stops his own clock for some days.
import type { Seat } from '../../../core/game.ts'
import { Refused } from '../../refused.ts'
import type { ClockState } from '../../store/schema.ts'
import { type Change, noted } from './change.ts'

const DAY_MS = 86_400_000

/** A holiday of so many days from now, in the place of one that has begun; none ends it, and what is left of it is kept. */
export function onHoliday(change: Change, seat: Seat, days: number): Change {
  const { clocks, now, live } = change
  if (!live.table.clock || !clocks) throw new Refused(409, 'no-clock', 'This table plays without a clock.')
  const until = clocks.holiday[seat]
  if (days === 0 && until === null) return change
  const may = clocks.holidayLeft[seat] + Math.max(0, (until ?? now) - now)
  if (days * DAY_MS > may)
    throw new Refused(409, 'no-holiday', `You may take ${Math.floor(may / DAY_MS)} days of holiday in this game, not ${days}.`)
  const next = days === 0 ? null : now + days * DAY_MS
  const taken: ClockState = {
    ...clocks,
    holiday: put(clocks.holiday, seat, next),
    holidayLeft: put(clocks.holidayLeft, seat, may - days * DAY_MS),
  }
  const note = next === null ? { kind: 'holiday-over' as const, seat } : { kind: 'holiday' as const, seat, until: new Date(next) }
  return noted({ ...change, clocks: taken }, note)
}

const put = <T>(all: readonly T[], seat: Seat, one: T): T[] => all.map((each, i) => (i === seat ? one : each))
