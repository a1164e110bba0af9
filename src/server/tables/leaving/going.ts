// Somebody goes, or is sent, or his time is over: a bot keeps his seat, and he returns.
import type { Seat } from '../../../core/game.ts'
import { isOver, returned as refilled } from '../../clocks/reckon.ts'
import { Refused } from '../../refused.ts'
import { recoveryKey } from '../codes.ts'
import { isInPerson, type Live, mayReturn } from '../live.ts'
import { runningAmong } from '../timed.ts'
import { isAbsent } from './absence.ts'
import { settled } from './asks.ts'
import { type Change, noted, withSeat } from './change.ts'
import { resigned } from './endings.ts'
import { inSteadOf } from './stead.ts'

/** Somebody goes, and may return. */
export function left(change: Change, seat: Seat): Change {
  if (!isInPerson(change.seats[seat])) return change
  return settled(noted(inSteadOf(change, seat, 'left'), { kind: 'left', seat }))
}

/** Somebody returns: the bot makes no further decision. */
export function returned(change: Change, seat: Seat): Change {
  const { stead } = change.seats[seat]
  if (stead === null) return change
  if (!mayReturn(change.seats[seat])) throw new Refused(409, 'resigned', 'Who has resigned does not return to this game.')
  const { clock } = change.live.table
  // Who left of himself finds his clock as he left it: going and coming is no way to more time.
  const clocks = clock && change.clocks && stead.why !== 'left' ? refilled(change.clocks, clock, seat) : change.clocks
  return noted({ ...withSeat(change, seat, { stead: null }), clocks }, { kind: 'returned', seat })
}

/** A bot is put in the place of who is absent. */
export function stoodIn(change: Change, seat: Seat, by: Seat | null): Change {
  const row = seatIn(change.live, seat)
  if (change.seats[seat].stead !== null) return change
  onlyAbsent(change, row.seat)
  return settled(noted(inSteadOf(change, seat, 'absent'), { kind: 'stood-in', seat, ...byOf(by) }))
}

/** Somebody who is absent loses his seat for good; a bot plays it. */
export function removed(change: Change, seat: Seat, by: Seat | null): Change {
  seatIn(change.live, seat)
  if (change.seats[seat].stead?.why === 'removed') return change
  onlyAbsent(change, seat)
  const why = change.seats[seat].stead?.why === 'resigned' ? 'resigned' : 'removed'
  const gone = withSeat(inSteadOf(change, seat, why), seat, { recovery: recoveryKey(), seenUntil: null })
  return settled(noted({ ...gone, removed: seat }, { kind: 'removed', seat, ...byOf(by) }))
}

/** Those whose time is over: bots play for them, or they have resigned, as the table has it. Who was on holiday is back. */
export function timedOut(change: Change): Change {
  const { clocks, live, seats } = change
  const { clock, actors } = live.table
  if (!clock || !clocks) return change
  const over = seats.filter(({ seat }) => (runningAmong(seats, actors) & (1 << seat)) !== 0 && isOver(clocks, seat))
  const back = holidaysOver(change)
  return over.reduce((at, { seat }) => {
    if (at.ending !== null) return at
    const late = noted(at, { kind: 'timed-out', seat })
    return clock.timeout === 'resign' ? resigned(late, seat) : settled(inSteadOf(late, seat, 'time'))
  }, back)
}

function holidaysOver(change: Change): Change {
  const { clocks, now } = change
  if (!clocks) return change
  const isBack = (until: number | null) => until !== null && until <= now
  if (!clocks.holiday.some(isBack)) return change
  const back = clocks.holiday.flatMap((until, seat) => (isBack(until) ? seat : []))
  const holiday = clocks.holiday.map((until) => (isBack(until) ? null : until))
  return back.reduce<Change>((at, seat) => noted(at, { kind: 'holiday-over', seat }), { ...change, clocks: { ...clocks, holiday } })
}

const byOf = (by: Seat | null) => (by === null ? {} : { by })

function seatIn({ seats }: Live, seat: Seat) {
  const row = seats[seat]
  if (!row) throw new Refused(400, 'no-such-seat', `This table has no seat ${seat}; seats count from 0.`)
  return row
}

function onlyAbsent({ live }: Change, seat: Seat): void {
  if (!isAbsent(live, live.seats[seat])) throw new Refused(409, 'not-absent', 'Who sits there was here lately, is on holiday, or is a bot.')
}
