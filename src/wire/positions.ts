// Where a game stands, and what was told of the decisions that led there.
import { type Static, Type } from 'typebox'
import { Clocks } from './clocks.ts'

/** A log event of one decision. */
export const Line = Type.Object({
  decision: Type.Integer({ description: 'Index of the decision it belongs to' }),
  begun: Type.Integer({ description: 'Index of the decision that began the action of the rulebook to which that one belongs' }),
  event: Type.String(),
  seat: Type.Integer(),
  facts: Type.Record(Type.String(), Type.Integer()),
})
export type Line = Static<typeof Line>

/** The position as one viewer may see it. `seq` counts every play, undo and redo; a move names the seq that it answers. */
export const Position = Type.Object({
  seq: Type.Integer(),
  decisions: Type.Integer({ description: 'Decisions that stand, undone ones not counted' }),
  view: Type.String({ description: 'The redacted block, base64' }),
  actors: Type.Integer({ description: 'Bit mask of the seats that owe a decision' }),
  canUndo: Type.Boolean(),
  canRedo: Type.Boolean(),
  isPractice: Type.Boolean({ description: 'Whether something was taken back that had been learnt from' }),
  clocks: Type.Optional(Clocks),
})
export type Position = Static<typeof Position>

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
