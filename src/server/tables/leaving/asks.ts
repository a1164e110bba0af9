// What people ask each other: to end the game, to take an action back, for more time. It is done once everybody who plays in person has agreed.
import type { Seat } from '../../../core/game.ts'
import { beginningOf } from '../../../core/line.ts'
import type { Ask, AskKind } from '../../../wire/leaving.ts'
import { given } from '../../clocks/reckon.ts'
import { Refused } from '../../refused.ts'
import type { AskRow, SeatRow, TableRow } from '../../store/schema.ts'
import { undone } from '../decide.ts'
import { courseOf, isInPerson, type Live, maskOf } from '../live.ts'
import { decidedClocks } from '../timed.ts'
import { type Change, noted } from './change.ts'

/** What is given to who asks for more time, seconds. */
const MORE = { live: 120, days: 86_400 } as const

/** What is asked at a table now. Any decision drops what would take others back. */
function openAsk({ ask, seq, status }: Pick<TableRow, 'ask' | 'seq' | 'status'>): AskRow | null {
  const isOpen = ask && status === 'playing' && !ask.refused && (ask.kind !== 'take-back' || ask.seq === seq)
  return isOpen ? ask : null
}

/** The same as everybody sees it. */
export function askOf(table: TableRow, seats: readonly SeatRow[]): Ask | undefined {
  const ask = openAsk(table)
  if (!ask) return undefined
  const { id, kind, by, at, agreed, stands, more } = ask
  return {
    id,
    kind,
    by,
    at,
    agreed,
    owing: owing(ask, seats),
    ...(stands !== undefined && { stands }),
    ...(more !== undefined && { more }),
  }
}

const owing = ({ agreed }: AskRow, seats: readonly SeatRow[]): number => maskOf(seats, isInPerson) & ~agreed

/** Somebody asks for something. */
export function asked(change: Change, seat: Seat, kind: AskKind): Change {
  const { live, now } = change
  const before = openAsk(live.table)
  if (before?.by === seat && before.kind === kind) return change
  const wasRefused = live.table.ask?.refused && live.table.ask.by === seat && live.table.ask.seq === live.table.seq
  if (before || wasRefused) throw new Refused(409, 'asked', 'Something is asked already, or was refused since the last decision.')
  const ask: AskRow = {
    id: live.table.event + change.notes.length + 1,
    kind,
    by: seat,
    at: new Date(now).toISOString(),
    agreed: 1 << seat,
    seq: live.table.seq,
    ...wishOf(live, seat, kind),
  }
  return settled(noted({ ...change, ask }, { kind: 'asked', seat, ask: kind }))
}

function wishOf(live: Live, seat: Seat, kind: AskKind): Pick<AskRow, 'stands' | 'more'> {
  if (kind === 'take-back') return { stands: lastActionOf(live, seat) }
  if (kind === 'end') return {}
  if (!live.table.clock) throw new Refused(409, 'no-clock', 'This table plays without a clock.')
  return { more: MORE[live.table.clock.pace] }
}

/** How many decisions stood before the last action of a seat at this table. */
function lastActionOf(live: Live, seat: Seat): number {
  const { line } = live
  const course = line && courseOf(live, line)
  const last = line ? line.standing.map((decision) => decision.seat).lastIndexOf(seat) : -1
  if (!line || !course || last < course.inherited)
    throw new Refused(409, 'nothing-to-take-back', 'You have decided nothing at this table that could be taken back.')
  return Math.max(course.inherited, beginningOf(line, course, last))
}

/** Somebody agrees to what is asked, or does not; who asked takes it back. */
export function answered(change: Change, seat: Seat, { ask: id, agree }: { ask: number; agree: boolean }): Change {
  const ask = openAsk(change.live.table)
  if (ask?.id !== id) throw new Refused(409, 'no-ask', 'That is not asked any more.')
  if (agree) return settled({ ...change, ask: { ...ask, agreed: ask.agreed | (1 << seat) } })
  const refused = { ...change, ask: { ...ask, refused: true as const } }
  return seat === ask.by
    ? noted(refused, { kind: 'withdrawn', seat, ask: ask.kind })
    : noted(refused, { kind: 'refused', seat, by: ask.by, ask: ask.kind })
}

/** What is asked is done if nobody owes an answer any more, and dropped if who asked has gone. */
export function settled(change: Change): Change {
  const ask = openAsk({ ...change.live.table, ask: change.ask })
  if (!ask || change.ending !== null) return change
  if (!isInPerson(change.seats[ask.by])) return noted({ ...change, ask: null }, { kind: 'dropped', seat: ask.by, ask: ask.kind })
  return owing(ask, change.seats) === 0 ? granted({ ...change, ask: null }, ask) : change
}

function granted(change: Change, { kind, by, stands = 0, more = 0 }: AskRow): Change {
  const { live, clocks } = change
  switch (kind) {
    case 'end':
      return noted({ ...change, ending: 'agreed' }, { kind: 'agreed', seat: by, ask: kind })
    case 'time': {
      const { clock } = live.table
      const later = clock && clocks ? given(clocks, clock, { seat: by, seconds: more }) : clocks
      return noted({ ...change, clocks: later }, { kind: 'more-time', seat: by })
    }
    case 'take-back': {
      if (!live.line) return change
      const taken = undone(live, live.line, { stands, key: null })
      const back = clocks && decidedClocks(clocks, { table: live.table, seats: change.seats }, taken)
      return noted({ ...change, taken, clocks: back }, { kind: 'agreed', seat: by, ask: kind })
    }
  }
}
