// A game looked back on.
import { type Static, Type } from 'typebox'
import { Line } from './positions.ts'

/** One decision that stands, as its viewer saw it. */
const Step = Type.Object({
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
