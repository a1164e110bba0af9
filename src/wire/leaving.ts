// Who goes, who returns, what all must agree to, and how a game ends before its rules end it. All of it is asked by POST at
// /api/tables/:id/… and answered with a TableView; what has happened already is answered again and not done again:
//   resign {}                     leave {}            return {}               by who sits; a bot takes over, or gives back
//   ask AskFor                    answer AskAnswer    holiday HolidayAsked    by who sits
//   stand-in SeatNamed            remove SeatNamed    close {}                by the host; a bot for the host by anybody, if he is absent
//   clock ClockChange                                                         by the host while the table waits
//   chat/:line/delete {}                                                      by the host, and by who said it
import { type Static, Type } from 'typebox'
import { asked } from './asked.ts'

/** Why a bot plays for somebody. Only who resigned or was removed does not return. */
export const STEADS = ['time', 'left', 'absent', 'resigned', 'removed'] as const
export type SteadWhy = (typeof STEADS)[number]

/** A bot in somebody's stead: the seat, its colour and its name stay his. */
export const Stead = Type.Object({
  bot: Type.String({ description: "The bot's id" }),
  why: Type.Enum(STEADS),
  since: Type.String({ description: 'ISO 8601' }),
  from: Type.Integer({ description: 'How many decisions stood then: those of the seat from this index on are the bot’s' }),
})
export type Stead = Static<typeof Stead>

/**
 * How a game ended: by its rules; because too few are left who have not resigned; because all agreed; because its host closed it.
 * After the last two nobody has won, and there are no scores. Whoever resigned is last, whatever his points.
 */
export const ENDINGS = ['rules', 'resigned', 'agreed', 'closed'] as const
export type Ending = (typeof ENDINGS)[number]

/** What can be asked of the others: to end the game, to take back one's own last action and all since, or for more time. */
export const ASKS = ['end', 'take-back', 'time'] as const
export type AskKind = (typeof ASKS)[number]

/** Something that is asked of everybody who plays in person. It is done once all have agreed, and dropped once one has not. */
export const Ask = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(ASKS),
  by: Type.Integer({ description: 'The seat that asks' }),
  at: Type.String({ description: 'ISO 8601' }),
  agreed: Type.Integer({ description: 'Bit mask of the seats that have agreed, the one that asks among them' }),
  owing: Type.Integer({ description: 'Bit mask of the seats that have not answered yet' }),
  stands: Type.Optional(Type.Integer({ description: 'To take back: how many decisions would stand; any other decision drops it' })),
  more: Type.Optional(Type.Integer({ description: 'For more time: how much, seconds' })),
})
export type Ask = Static<typeof Ask>

export const AskFor = asked({ kind: Type.Enum(ASKS) })
/** An answer to what is asked. Whoever asked takes it back by not agreeing. */
export const AskAnswer = asked({ ask: Type.Integer({ minimum: 0, description: 'Its id' }), agree: Type.Boolean() })

/** A seat for whose absent owner a bot shall play, or who is removed. */
export const SeatNamed = asked({ seat: Type.Integer({ minimum: 0 }) })

/**
 * What happens to seats and clocks between decisions. `stood-in`: somebody put a bot there for who was absent. `agreed`: all have, to what
 * `seat` asked; for time it is `more-time`. `dropped`: who asked has gone.
 */
export const NOTES = [
  'timed-out',
  'left',
  'stood-in',
  'returned',
  'resigned',
  'removed',
  'asked',
  'agreed',
  'refused',
  'withdrawn',
  'dropped',
  'holiday',
  'holiday-over',
  'more-time',
  'closed',
] as const
export type NoteKind = (typeof NOTES)[number]

/** One of these, for the log. */
export const Note = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(NOTES),
  seat: Type.Union([Type.Integer(), Type.Null()], { description: 'Whom it is about; null where the host who does not sit did it' }),
  by: Type.Optional(Type.Integer({ description: 'Whose doing it was, where another’s' })),
  ask: Type.Optional(Type.Enum(ASKS, { description: 'What was asked' })),
  until: Type.Optional(Type.String({ description: 'The end of a holiday, ISO 8601' })),
  decisions: Type.Integer({ description: 'How many decisions stood then: it belongs after the one before that index' }),
  at: Type.String({ description: 'ISO 8601' }),
})
export type Note = Static<typeof Note>
