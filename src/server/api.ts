// What goes over the wire, once: these schemas validate requests, shape answers, make the OpenAPI page and type the client.
import { type Static, Type } from 'typebox'

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
  options: Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 64 })),
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
})
export type TableCard = Static<typeof TableCard>

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
  position: Type.Union([Position, Type.Null()], { description: 'Null while the table waits for people' }),
  lines: Type.Array(Line, { description: 'The whole log, as this viewer heard it' }),
  chat: Type.Array(ChatLine),
  commitment: Type.String(),
  seed: Type.Union([Type.String(), Type.Null()], { description: 'Shown when the game is over' }),
  invitation: Type.Union([Type.String(), Type.Null()], { description: 'Path of the invitation link, for those who sit' }),
  spectatorLink: Type.String(),
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
  key: Type.Optional(Text(40, 'Chosen by the client: a repeated move with the same key is answered again, not made again')),
})
export type Move = Static<typeof Move>

export const Join = Type.Object({ invitation: Text(64, 'The code of the invitation link'), name: Name, seat: Type.Optional(Type.Integer({ minimum: 0 })) })
export type Join = Static<typeof Join>

export const Say = Type.Object({ text: Text(500, 'What is said'), name: Type.Optional(Name) })

/** Begins a table from another: `at` decisions are kept (0 is a rematch from a fresh deal). */
export const Fork = Type.Object({ at: Type.Integer({ minimum: 0 }) })

/** Every 4xx: a sentence a person can read, the field or rule where there is one, and the position when it was stale. */
export const Refusal = Type.Object({
  error: Type.String(),
  says: Type.String(),
  rule: Type.Optional(Type.String()),
  position: Type.Optional(Position),
})
export type Refusal = Static<typeof Refusal>

/** Messages of a table's stream. Each SSE event carries an id; a client that comes back with Last-Event-ID misses nothing. */
export type StreamMessage =
  | { readonly type: 'position'; readonly position: Position; readonly lines: readonly Line[]; readonly from: number }
  | { readonly type: 'seats'; readonly table: TableCard }
  | { readonly type: 'chat'; readonly chat: ChatLine }
  | { readonly type: 'finished'; readonly seed: string }
