// What a new table can be made of.
import { type Static, Type } from 'typebox'

/** A game on the shelf. */
const GameInfo = Type.Object({
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

/** A bot that can sit at a table. */
const BotInfo = Type.Object({
  id: Type.String(),
  says: Type.String(),
  ratings: Type.Record(Type.String(), Type.Integer(), {
    description: 'Its measured rating by game, at two seats; 400 points more are odds of ten to one',
  }),
})

/** Everything that a new table can be made of. */
export const Shelf = Type.Object({
  games: Type.Array(GameInfo),
  bots: Type.Array(BotInfo, {
    description: 'The levels that people choose from, weakest first, after the plain players of old tables and scripts',
  }),
})
export type Shelf = Static<typeof Shelf>

/** What a content pack of a game may hold, and the values that we play with. */
export const ContentInfo = Type.Object({
  schema: Type.Unknown({ description: 'JSON Schema of a pack file' }),
  printed: Type.Unknown({ description: 'Our values, as a pack to begin from' }),
})
