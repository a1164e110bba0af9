// What a seat sends to a table that plays.
import { type Static, Type } from 'typebox'
import { asked } from './asked.ts'
import { text } from './text.ts'

/** Answers the position with number `seq`. Exactly one of action, text, undo, redo. */
export const Move = asked({
  seq: Type.Integer({ minimum: 0 }),
  action: Type.Optional(Type.Integer()),
  text: Type.Optional(text(80, 'The same in notation')),
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
