// What is answered when something is not done.
import { type Static, Type } from 'typebox'
import { Position } from './positions.ts'

/** Every 4xx and 5xx: a sentence a person can read, the rule where there is one, and the position when the move was stale. */
export const Refusal = Type.Object({
  error: Type.String(),
  says: Type.String(),
  rule: Type.Optional(Type.String()),
  position: Type.Optional(Position),
})
export type Refusal = Static<typeof Refusal>
