// What people say to each other.
import { type Static, Type } from 'typebox'
import { Name } from './seats.ts'
import { text } from './text.ts'

export const Say = Type.Object({ text: text(500, 'What is said'), name: Type.Optional(Name) })

export const ChatLine = Type.Object({
  id: Type.Integer(),
  seat: Type.Union([Type.Integer(), Type.Null()], { description: 'Null for a spectator' }),
  name: Type.String(),
  text: Type.String(),
  at: Type.String(),
})
export type ChatLine = Static<typeof ChatLine>
