// Who sits, or may sit, at a table. Schemas validate requests, shape answers, make the OpenAPI page and type the client.
import { type Static, Type } from 'typebox'
import { asked } from './asked.ts'
import { Zone } from './clocks.ts'
import { Stead } from './leaving.ts'
import { text } from './text.ts'

/** A closed seat is played without: it is gone when the game begins. */
export const SEAT_KINDS = ['person', 'bot', 'open', 'closed'] as const

/** How those who sit are seated when the game begins; `rotated` lets the one begin who sat second in the game before. */
export const SEATINGS = ['listed', 'random', 'rotated'] as const
export type Seating = (typeof SEATINGS)[number]

/** A name that a person shows at the table. */
export const Name = text(24, 'A name, 1 to 24 characters')

/** Who sits, or may sit, at a place of a table that is to be opened. */
export const SeatPlan = Type.Union([
  asked({ kind: Type.Literal('person'), name: Name, zone: Type.Optional(Zone) }, { says: 'The creator himself' }),
  asked({ kind: Type.Literal('bot'), bot: text(32, "A bot's id") }),
  asked({ kind: Type.Literal('open') }, { says: 'Free for whoever has the invitation' }),
])
export type SeatPlan = Static<typeof SeatPlan>

/** One place of a table as everybody sees it. */
export const SeatInfo = Type.Object({
  seat: Type.Integer(),
  kind: Type.Enum(SEAT_KINDS),
  name: Type.String({ description: "The person's name, the bot's id, or empty" }),
  online: Type.Boolean(),
  stead: Type.Optional(Stead),
  absent: Type.Optional(
    Type.Literal(true, {
      description: 'There while the owner has been away for so long that a bot may be put in his place, or he be removed',
    }),
  ),
})
export type SeatInfo = Static<typeof SeatInfo>

/** What the host makes of a seat while the table waits. Whoever sits may open his own seat: he stands up. */
export const SeatChange = Type.Union([
  asked({ seat: Type.Integer({ minimum: 0 }), kind: Type.Literal('bot'), bot: text(32, "A bot's id") }),
  asked({ seat: Type.Integer({ minimum: 0 }), kind: Type.Enum(['open', 'closed'] as const) }),
])
export type SeatChange = Static<typeof SeatChange>

/** The order in which people will be seated: one of those that are offered, or by hand. */
export const SeatingChange = Type.Union([
  asked({ order: Type.Enum(SEATINGS) }),
  asked({
    seats: Type.Array(Type.Integer({ minimum: 0 }), {
      maxItems: 8,
      description: 'All seats in their new order: the first is the seat of whoever shall sit first. They are then seated as listed.',
    }),
  }),
])
export type SeatingChange = Static<typeof SeatingChange>

/** Who sat at a place, as a record names him. */
export const playerText = ({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string => (kind === 'bot' ? `bot ${name}` : name)

/** The same read again; somebody whom a record does not name is called otherwise. */
export function playerIn(text: string, seat: number, otherwise: string): SeatInfo {
  const bot = /^bot (\w+)$/.exec(text)?.[1]
  return { seat, kind: bot ? 'bot' : 'person', name: bot ?? (text || otherwise), online: true }
}

/** Takes a seat, the first open one unless one is named. */
export const Join = asked({
  invitation: text(64, 'The code of the invitation link'),
  name: Name,
  seat: Type.Optional(Type.Integer({ minimum: 0 })),
  zone: Type.Optional(Zone),
})
export type Join = Static<typeof Join>
