// What goes over the wire, once: these schemas validate requests, shape answers, make the OpenAPI page and type the client.
import { type Static, Type } from 'typebox'
import { PACK_LIMIT } from '../core/content.ts'

const Text = (most: number, says: string) => Type.String({ minLength: 1, maxLength: most, description: says })

/** A name that a person shows at the table. */
export const Name = Text(24, 'A name, 1 to 24 characters')

/** Who sits, or may sit, at a place of the table. */
export const SeatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('person'), name: Name }, { description: 'The creator himself' }),
  Type.Object({ kind: Type.Literal('bot'), bot: Text(32, "A bot's id") }),
  Type.Object({ kind: Type.Literal('open') }, { description: 'Free for whoever has the invitation' }),
])
export type SeatPlan = Static<typeof SeatPlan>

export const NewTable = Type.Object({
  game: Text(64, "A game's id"),
  name: Text(60, "The table's name"),
  options: Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: PACK_LIMIT }), {
    description: "The game's options; `content` may hold a content pack as JSON text",
  }),
  seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 8 }),
  listed: Type.Boolean({ description: 'Whether strangers find it among the open tables' }),
})
export type NewTable = Static<typeof NewTable>

/** One place of a table as everybody sees it. */
export const SeatInfo = Type.Object({
  seat: Type.Integer(),
  kind: Type.Union([Type.Literal('person'), Type.Literal('bot'), Type.Literal('open')]),
  name: Type.String({ description: "The person's name, the bot's id, or empty" }),
  online: Type.Boolean(),
})
export type SeatInfo = Static<typeof SeatInfo>

export const Status = Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('finished')])

/** Where a table left another: it is a fork. */
export const ForkInfo = Type.Object(
  {
    of: Type.String({ description: 'The id of the table that it left' }),
    at: Type.Integer({ description: 'How many of the decisions there were kept' }),
  },
  { description: 'There for a table that goes on where another stood; what no seat had seen then was dealt afresh' },
)
export type ForkInfo = Static<typeof ForkInfo>

/** A table in a list. */
export const TableCard = Type.Object({
  id: Type.String(),
  game: Type.String(),
  name: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
  status: Status,
  seats: Type.Array(SeatInfo),
  you: Type.Union([Type.Integer(), Type.Null()], { description: 'Your seat, if you have one' }),
  actors: Type.Integer({ description: 'Bit mask of the seats that owe a decision' }),
  decisions: Type.Integer(),
  changed: Type.String({ description: 'When it last changed, ISO 8601' }),
  fork: Type.Optional(ForkInfo),
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

/** A game on the shelf. */
export const GameInfo = Type.Object({
  id: Type.String(),
  title: Type.String(),
  year: Type.Integer(),
  designers: Type.Array(Type.String()),
  bgg: Type.Union([Type.Integer(), Type.Null()]),
  seats: Type.Array(Type.Integer(), { description: 'Numbers of seats it can be played with' }),
  options: Type.Array(Type.Object({ key: Type.String(), says: Type.String(), values: Type.Array(Type.String()), default: Type.String() })),
  rulesVersion: Type.Integer(),
  provenance: Type.Object({ rulebook: Type.String(), components: Type.String(), reconstructed: Type.Array(Type.String()) }),
})

/** What a content pack of a game may hold, and the values that we play with. */
export const ContentInfo = Type.Object({
  schema: Type.Unknown({ description: 'JSON Schema of a pack file' }),
  printed: Type.Unknown({ description: 'Our values, as a pack to begin from' }),
})

/** Everything that a new table can be made of. */
export const Shelf = Type.Object({
  games: Type.Array(GameInfo),
  bots: Type.Array(Type.Object({ id: Type.String(), says: Type.String() }), { description: 'Weakest first' }),
})
export type Shelf = Static<typeof Shelf>

/** A log event of one decision. */
export const Line = Type.Object({
  decision: Type.Integer({ description: 'Index of the decision it belongs to' }),
  event: Type.String(),
  seat: Type.Integer(),
  facts: Type.Record(Type.String(), Type.Integer()),
})
export type Line = Static<typeof Line>

export const ChatLine = Type.Object({
  id: Type.Integer(),
  seat: Type.Union([Type.Integer(), Type.Null()], { description: 'Null for a spectator' }),
  name: Type.String(),
  text: Type.String(),
  at: Type.String(),
})
export type ChatLine = Static<typeof ChatLine>

/** The position as one viewer may see it. `seq` counts every play, undo and redo; a move names the seq that it answers. */
export const Position = Type.Object({
  seq: Type.Integer(),
  decisions: Type.Integer({ description: 'Decisions that stand, undone ones not counted' }),
  view: Type.String({ description: 'The redacted block, base64' }),
  actors: Type.Integer(),
  canUndo: Type.Boolean(),
  canRedo: Type.Boolean(),
})
export type Position = Static<typeof Position>

/** A table as its viewer sees it: everything a page needs to draw itself. */
export const TableView = Type.Object({
  ...TableCard.properties,
  event: Type.Integer({
    description: 'The last event in this view: give it to the stream as lastEventId, and nothing is missed or repeated',
  }),
  position: Type.Union([Position, Type.Null()], { description: 'Null while the table waits for people' }),
  lines: Type.Array(Line, { description: 'The whole log, as this viewer heard it' }),
  chat: Type.Array(ChatLine),
  commitment: Type.String(),
  seed: Type.Union([Type.String(), Type.Null()], { description: 'Shown when the game is over' }),
  invitation: Type.Union([Type.String(), Type.Null()], {
    description: 'Path of the invitation link while seats are open, for those who sit, and for all when the table is listed',
  }),
  spectatorLink: Type.String({ description: 'Path of the link for those who only watch' }),
  recovery: Type.Union([Type.String(), Type.Null()], { description: 'Path that gives you your seat back on another device' }),
})
export type TableView = Static<typeof TableView>

/** Answers the position with number `seq`. Exactly one of action, text, undo, redo. */
export const Move = Type.Object({
  seq: Type.Integer({ minimum: 0 }),
  action: Type.Optional(Type.Integer()),
  text: Type.Optional(Text(80, 'The same in notation')),
  undo: Type.Optional(Type.Literal(true)),
  redo: Type.Optional(Type.Literal(true)),
  key: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 40,
      pattern: '^[!-~]*$',
      description: 'Chosen by the client: a repeated move with the same key is answered again, not made again',
    }),
  ),
})
export type Move = Static<typeof Move>

export const Join = Type.Object({
  invitation: Text(64, 'The code of the invitation link'),
  name: Name,
  seat: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type Join = Static<typeof Join>

export const Say = Type.Object({ text: Text(500, 'What is said'), name: Type.Optional(Name) })

/** Begins a table from another: `at` decisions are kept (0 is a rematch), and what nobody had seen then is dealt afresh. */
export const Fork = Type.Object({ at: Type.Integer({ minimum: 0 }) })

/** Every 4xx: a sentence a person can read, the field or rule where there is one, and the position when it was stale. */
export const Refusal = Type.Object({
  error: Type.String(),
  says: Type.String(),
  rule: Type.Optional(Type.String()),
  position: Type.Optional(Position),
})
export type Refusal = Static<typeof Refusal>

/**
 * A new position. The lines are those of the decisions from index `from` on: a log keeps what came before `from`, drops what it had
 * from there on (an undo), and adds these. Also the answer to a move.
 */
export const PositionMessage = Type.Object({
  type: Type.Literal('position'),
  position: Position,
  lines: Type.Array(Line),
  from: Type.Integer(),
})
export type PositionMessage = Static<typeof PositionMessage>

/**
 * Messages of a table's stream. Each SSE event carries an id; a client that comes back with Last-Event-ID misses nothing.
 * A `seats` message without an id only says who came or went: it is not repeated on resume.
 */
export type StreamMessage =
  | PositionMessage
  | { readonly type: 'seats'; readonly table: TableCard }
  | { readonly type: 'chat'; readonly chat: ChatLine }
  | { readonly type: 'finished'; readonly seed: string }

/** One decision that stands, as its viewer saw it. */
export const Step = Type.Object({
  seat: Type.Integer(),
  notation: Type.Union([Type.String(), Type.Null()], { description: 'Null where the viewer may not know what was chosen' }),
  lines: Type.Array(Line),
  view: Type.String({ description: 'The redacted block after it, base64' }),
  at: Type.String({ description: 'When it was made, ISO 8601' }),
})

/** A game from its deal to now, for the scrubber. */
export const History = Type.Object({
  start: Type.String({ description: 'The redacted block as dealt, base64' }),
  steps: Type.Array(Step),
})
export type History = Static<typeof History>
