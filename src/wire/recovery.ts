// A seat on another device: what its link gives, and who may take that away again.
import { type Static, Type } from 'typebox'
import { asked } from './asked.ts'

const seat = {
  id: Type.String({ description: "The table's id" }),
  game: Type.String(),
  table: Type.String({ description: "The table's name" }),
  seat: Type.Integer(),
  name: Type.String({ description: 'The name of who sits there' }),
}

/** What a recovery link would give: it is asked about before it is used. */
export const Recovery = Type.Object({
  ...seat,
  you: Type.Union([Type.Integer(), Type.Null()], { description: 'The seat that you have there already' }),
})
export type Recovery = Static<typeof Recovery>

/** A seat of one's own at a table that has not ended. */
export const OwnSeat = Type.Object({
  ...seat,
  recovery: Type.String({ description: 'Path of the page that gives the seat to another device' }),
  devices: Type.Integer({ description: 'How many browsers have the seat, this one counted' }),
})
export type OwnSeat = Static<typeof OwnSeat>

export const OwnSeats = Type.Object({ seats: Type.Array(OwnSeat, { description: 'The latest change first' }) })
export type OwnSeats = Static<typeof OwnSeats>

/** Renews the link of a seat: the one before is dead. */
export const Renewal = asked({
  alone: Type.Boolean({ description: 'Whether every other browser loses the seat' }),
})
export type Renewal = Static<typeof Renewal>
