// Tables: in a list, as a page shows them, opened, and made from another.
import { type Static, Type } from 'typebox'
import { PACK_LIMIT } from '../core/content.ts'
import { asked } from './asked.ts'
import { ChatLine } from './chat.ts'
import { Clock, Clocks } from './clocks.ts'
import { Ask, ENDINGS, Note } from './leaving.ts'
import { Line, Position } from './positions.ts'
import { SEATINGS, SeatInfo, SeatPlan } from './seats.ts'
import { text } from './text.ts'

export const STATUSES = ['waiting', 'playing', 'finished'] as const

export const NewTable = asked({
  game: text(64, "A game's id"),
  name: text(60, "The table's name"),
  options: Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: PACK_LIMIT }), {
    description: "The game's options; `content` may hold a content pack as JSON text",
  }),
  seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 8 }),
  listed: Type.Boolean({ description: 'Whether strangers find it among the open tables' }),
  private: Type.Optional(
    Type.Boolean({
      description: 'Whether the game stays among those who sit there, or have its link for spectators, also when it is over',
    }),
  ),
  clock: Type.Optional(Clock),
})
export type NewTable = Static<typeof NewTable>

/** Begins a table from another: `at` decisions are kept (0 is a rematch), and what nobody had seen then is dealt afresh. */
export const Fork = asked({
  at: Type.Integer({ minimum: 0 }),
  seats: Type.Optional(
    Type.Array(SeatPlan, {
      minItems: 1,
      maxItems: 8,
      description: 'Who sits where, in the order of the seats there. Otherwise bots stay, you keep your seat, and the others are open.',
    }),
  ),
})
export type Fork = Static<typeof Fork>

/** Where a table left another: it is a fork. */
const ForkInfo = Type.Object(
  {
    of: Type.String({ description: 'The id of the table that it left' }),
    at: Type.Integer({ description: 'How many of the decisions there were kept' }),
  },
  { description: 'There for a table that goes on where another stood; what no seat had seen then was dealt afresh' },
)
export type ForkInfo = Static<typeof ForkInfo>

/** Where a table went over to later rules than it began with. */
const CarriedInfo = Type.Object(
  {
    from: Type.Integer({ description: 'The version of the rules that it began with' }),
    at: Type.Integer({ description: 'How many decisions those rules had made' }),
  },
  { description: 'There for a table that was begun by an older version of its rules: since then it is played by the present one' },
)
export type CarriedInfo = Static<typeof CarriedInfo>

/** How people will be seated, while the table waits. */
const SeatingInfo = Type.Object(
  {
    order: Type.Enum(SEATINGS),
    offered: Type.Array(Type.Enum(SEATINGS), {
      description: 'What the host may choose: only a rematch is rotated, and a fork stays as it is',
    }),
  },
  { description: 'There while the table waits' },
)
/** What a seat came to. */
const Score = Type.Object({
  total: Type.Integer(),
  rank: Type.Integer({ description: '1 for who won; those who share a place have the same' }),
})
export type Score = Static<typeof Score>

/** A table in a list. */
export const TableCard = Type.Object({
  id: Type.String(),
  game: Type.String(),
  name: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
  status: Type.Enum(STATUSES),
  seats: Type.Array(SeatInfo),
  you: Type.Union([Type.Integer(), Type.Null()], { description: 'Your seat, if you have one' }),
  actors: Type.Integer({ description: 'Bit mask of the seats that owe a decision' }),
  decisions: Type.Integer(),
  changed: Type.String({ description: 'When it last changed, ISO 8601' }),
  scores: Type.Optional(
    Type.Array(Score, {
      description: 'Once the game is over, and somebody has won: by seat. Who resigned is last here, whatever the rules of the game say',
    }),
  ),
  ending: Type.Optional(Type.Enum(ENDINGS, { description: 'Once the game is over' })),
  clock: Type.Optional(Clock),
  clocks: Type.Optional(Clocks),
  ask: Type.Optional(Ask),
  fork: Type.Optional(ForkInfo),
  host: Type.Optional(Type.Integer({ description: 'The seat of whoever laid the table; not there when he does not sit' })),
  seating: Type.Optional(SeatingInfo),
})
export type TableCard = Static<typeof TableCard>

/** What the home page lists. */
export const TableList = Type.Object({
  yours: Type.Array(TableCard, { description: 'Where you sit, the latest change first' }),
  open: Type.Array(TableCard, {
    description: 'Listed tables where you do not sit: those that wait for people, and those that can be watched',
  }),
})
export type TableList = Static<typeof TableList>

/** A table as its viewer sees it: everything a page needs to draw itself. */
export const TableView = Type.Object({
  ...TableCard.properties,
  carried: Type.Optional(CarriedInfo),
  event: Type.Integer({
    description: 'The last event in this view: give it to the stream as lastEventId, and nothing is missed or repeated',
  }),
  position: Type.Union([Position, Type.Null()], { description: 'Null while the table waits for people' }),
  lines: Type.Array(Line, { description: 'The whole log, as this viewer heard it' }),
  notes: Type.Array(Note, { description: 'What happened to seats and clocks, in order' }),
  chat: Type.Array(ChatLine, { description: 'The latest of what was said' }),
  earlierChat: Type.Boolean({ description: 'Whether something was said before that, to be asked for' }),
  commitment: Type.String(),
  seed: Type.Union([Type.String(), Type.Null()], { description: 'Shown when the game is over' }),
  invitation: Type.Union([Type.String(), Type.Null()], {
    description: 'Path of the invitation link while seats are open, for those who sit, and for all when the table is listed',
  }),
  listed: Type.Boolean({ description: 'Whether strangers find it among the open tables' }),
  isHost: Type.Boolean({
    description:
      'Whether you may change the seats while it waits, begin, and cancel; later remove who is absent, close the table, and delete what is said',
  }),
  spectatorLink: Type.String({ description: 'Path of the link for those who only watch; without a code where anybody may' }),
  recovery: Type.Union([Type.String(), Type.Null()], {
    description: 'Path of the page that gives you your seat on another device, once it is asked',
  }),
})
export type TableView = Static<typeof TableView>
