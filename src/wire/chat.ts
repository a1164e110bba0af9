// What people say to each other.
import { type Static, Type } from 'typebox'
import { asked } from './asked.ts'
import { Name } from './seats.ts'
import { text } from './text.ts'

export const Say = asked({ text: text(500, 'What is said'), name: Type.Optional(Name) })

export const ChatLine = Type.Object({
  id: Type.Integer(),
  seat: Type.Union([Type.Integer(), Type.Null()], { description: 'Null for a spectator' }),
  name: Type.String(),
  text: Type.String(),
  at: Type.String(),
})
export type ChatLine = Static<typeof ChatLine>

/** So many lines are sent at once; whoever wants to see more asks for them. */
export const CHAT_PAGE = 100

/** What was said before some line. */
export const ChatPage = Type.Object({
  lines: Type.Array(ChatLine, { description: 'In the order in which they were said' }),
  earlier: Type.Boolean({ description: 'Whether something was said before the first of them' }),
})
export type ChatPage = Static<typeof ChatPage>
