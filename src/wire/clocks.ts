// Clocks: as they are chosen when a table is laid, and as they stand.
import { type Static, Type } from 'typebox'
import { asked } from './asked.ts'
import { text } from './text.ts'

/** Live: everybody is here. Over days: everybody decides when he finds the time. */
export const PACES = ['live', 'days'] as const
export type Pace = (typeof PACES)[number]

/** What becomes of a seat whose time is over: a bot plays it until its owner returns, or it resigns. */
export const TIMEOUTS = ['bot', 'resign'] as const

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const seconds = (least: number, most: number, says: string) =>
  Type.Integer({ minimum: least, maximum: most, description: `${says}, seconds` })

/** A time of the day on somebody's wall. */
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM, 00:00 to 23:59' })

/** The name of a time zone, by which somebody sleeps. */
export const Zone = text(64, 'A time zone by its name in the IANA database, as "Europe/Brussels"')

const Night = asked(
  {
    from: TimeOfDay,
    to: TimeOfDay,
    zone: Zone,
  },
  { says: 'Nobody is charged between these times of the day, by the time zone of his seat; `zone` is for seats that have none' },
)

export const LiveClock = asked({
  pace: Type.Literal('live'),
  base: seconds(10, 6 * HOUR, 'What everybody begins with'),
  increment: seconds(0, 10 * MINUTE, 'What a seat gets back when it has decided all that it owed'),
  timeout: Type.Enum(TIMEOUTS),
})
export type LiveClock = Static<typeof LiveClock>

export const DaysClock = asked({
  pace: Type.Literal('days'),
  bank: seconds(HOUR, 30 * DAY, 'What everybody begins with'),
  increment: seconds(0, 7 * DAY, 'What a seat gets back when it has decided all that it owed'),
  cap: seconds(HOUR, 60 * DAY, 'Increments fill a clock up to this, which is not less than the bank'),
  night: Type.Optional(Night),
  holiday: Type.Integer({ minimum: 0, maximum: 60, description: 'Days for which everybody may stop his clock in this game, in all' }),
  timeout: Type.Enum(TIMEOUTS),
})
export type DaysClock = Static<typeof DaysClock>

/** The clock of a table. One without plays without time. */
export const Clock = Type.Union([LiveClock, DaysClock])
export type Clock = Static<typeof Clock>

/** Why a clock would not run even if its seat were to decide. A page says `server` of itself, while it does not reach it. */
const STANDSTILLS = ['night', 'holiday', 'server'] as const

/** One clock at the moment that `Clocks.at` says. */
export const SeatClock = Type.Object({
  left: Type.Integer({ description: 'Milliseconds; 0 once the time is over' }),
  runs: Type.Boolean({ description: 'Whether it counts down now: its seat owes a decision, and nothing holds it' }),
  holds: Type.Optional(Type.Enum(STANDSTILLS, { description: 'What holds it now, whether or not its seat is to decide' })),
  until: Type.Optional(Type.String({ description: 'When that ends, ISO 8601' })),
  ends: Type.Optional(
    Type.String({
      description: 'When the time runs out if nothing is decided, nights and holidays reckoned in; there while a decision is owed',
    }),
  ),
  warned: Type.Boolean({ description: 'Whether little is left, and its owner was told' }),
  holidayLeft: Type.Optional(Type.Integer({ description: 'Days of holiday that may still be taken, where the table has some' })),
})
export type SeatClock = Static<typeof SeatClock>

/** All clocks of a table. A page counts on from when it got them; its own clock may be wrong. */
export const Clocks = Type.Object({
  at: Type.String({ description: "The server's time of this reading, ISO 8601" }),
  seats: Type.Array(Type.Union([SeatClock, Type.Null()]), { description: 'By seat; null where a bot sits' }),
})
export type Clocks = Static<typeof Clocks>

/** Changes the clock of a table that waits; null takes it away. */
export const ClockChange = asked({ clock: Type.Union([Clock, Type.Null()]) })

/** Stops one's own clock for so many days from now; 0 ends a holiday, and what is left of it is kept. */
export const HolidayAsked = asked({ days: Type.Integer({ minimum: 0, maximum: 60 }) })
