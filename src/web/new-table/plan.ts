// A table that is being planned: seats, options, and what becomes of them. Pure, so that it can be tested alone.
import { DEFAULT_LEVEL } from '../../bots/levels/roster.ts'
import type { Meta } from '../../core/game.ts'
import { metas } from '../../games/metas.ts'
import type { Clock } from '../../wire/clocks.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { NewTable } from '../../wire/tables.ts'

export type SeatKind = 'you' | 'person' | 'bot' | 'open'

export interface SeatDraft {
  readonly kind: SeatKind
  readonly name: string
  readonly bot: string
}

export interface Plan {
  readonly game: string
  readonly where: 'local' | 'online'
  readonly name: string
  readonly yourName: string
  readonly options: Readonly<Record<string, string>>
  readonly seats: readonly SeatDraft[]
  readonly listed: boolean
  /** Whether the game is shown to nobody else also when it is over. */
  readonly isPrivate: boolean
  /** Null for a table without time. */
  readonly clock: Clock | null
}

export const DEFAULT_BOT: string = DEFAULT_LEVEL

/** A plan to begin with: you, and one of what such a table is for. */
export function firstPlan(game: string, yourName: string, tableName: string): Plan {
  const plan: Plan = {
    game,
    where: 'local',
    name: tableName,
    yourName,
    options: {},
    seats: [],
    listed: false,
    isPrivate: false,
    clock: null,
  }
  return withSeats({ ...plan, seats: [draft('you'), draft('bot')] }, 2)
}

/** What a game leaves to be planned that goes on from another. */
export interface Left extends Pick<Plan, 'game' | 'where' | 'name' | 'yourName'> {
  readonly seats: readonly SeatInfo[]
  /** The seat that was yours; null for who only looked on: he takes the first that was a person's, or the first. */
  readonly you: number | null
}

/** Who goes on with a game: you where you sat, bots where they sat, the others beside you or invited anew. */
export function forkPlan({ seats, you, ...rest }: Left): Plan {
  const mine = you ?? seats.find(({ kind }) => kind === 'person')?.seat ?? 0
  return {
    ...rest,
    options: {},
    listed: false,
    isPrivate: false,
    clock: null,
    seats: seats.map(({ seat, kind, name }) => {
      if (seat === mine) return draft('you')
      if (kind === 'bot') return { ...draft('bot'), bot: name }
      return rest.where === 'local' ? { ...draft('person'), name } : draft('open')
    }),
  }
}

/** The plan with so many seats: those that are there stay. */
export function withSeats(plan: Plan, count: number): Plan {
  const added = Array.from({ length: Math.max(0, count - plan.seats.length) }, () => draft(plan.where === 'local' ? 'bot' : 'open'))
  return { ...plan, seats: [...plan.seats, ...added].slice(0, count) }
}

/** The plan at another place: an open seat makes no sense on one device, nor a second person here on the server. */
export function movedTo(plan: Plan, where: Plan['where']): Plan {
  const seats = plan.seats.map((seat) => {
    if (where === 'online' && seat.kind === 'person') return { ...seat, kind: 'open' as const }
    return where === 'local' && seat.kind === 'open' ? { ...seat, kind: 'bot' as const } : seat
  })
  return { ...plan, where, seats: where === 'online' && seats.every((s) => s.kind !== 'open') ? seats.map(openLast) : seats }
}

/** What a seat can be, at a table on this device or on the server. */
export function kindsFor(plan: Plan, index: number): readonly SeatKind[] {
  if (plan.where === 'online') return plan.seats[index].kind === 'you' ? ['you', 'bot', 'open'] : ['you', 'open', 'bot']
  return ['you', 'person', 'bot']
}

/** The plan with one seat changed. Whoever sits down as “you” leaves the seat where you sat. */
export function withSeat(plan: Plan, index: number, some: Partial<SeatDraft>): Plan {
  const before = plan.seats[index]
  const seats = plan.seats.map((seat, i) => {
    if (i === index) return { ...seat, ...some }
    return some.kind === 'you' && seat.kind === 'you' ? { ...before, kind: before.kind === 'you' ? ('bot' as const) : before.kind } : seat
  })
  return { ...plan, seats }
}

/** The seats as a table has them. */
export function plannedSeats(plan: Plan, nameless: (seat: number) => string): SeatInfo[] {
  return plan.seats.map(({ kind, name, bot }, seat) => {
    if (kind === 'bot') return { seat, kind, name: bot, online: true }
    if (kind === 'open') return { seat, kind, name: '', online: false }
    return { seat, kind: 'person', name: (kind === 'you' ? plan.yourName : name).trim() || nameless(seat), online: true }
  })
}

/** Whether others will read your name: then you must have one, since “you” is somebody else to them. */
export const needsName = (plan: Plan): boolean => plan.where === 'online' && plan.seats.some(({ kind }) => kind === 'you')

/** The plan as the server wants it, from somebody who sleeps by the time of some zone. */
export function asked(plan: Plan, zone: string): NewTable {
  return {
    game: plan.game,
    name: plan.name.trim(),
    options: { ...plan.options },
    listed: plan.listed,
    private: plan.isPrivate && !plan.listed,
    ...(plan.clock && { clock: plan.clock }),
    seats: plan.seats.map(({ kind, bot }) => {
      if (kind === 'bot') return { kind: 'bot', bot }
      return kind === 'you' ? { kind: 'person', name: plan.yourName.trim(), zone } : { kind: 'open' }
    }),
  }
}

/** The numbers of seats and the options that a planned game offers. */
export const metaOf = (plan: Plan): Meta => metas.find(({ id }) => id === plan.game) ?? metas[0]

const draft = (kind: SeatKind): SeatDraft => ({ kind, name: '', bot: DEFAULT_BOT })

function openLast(seat: SeatDraft, index: number, seats: readonly SeatDraft[]): SeatDraft {
  return index === seats.length - 1 && seat.kind !== 'you' ? { ...seat, kind: 'open' } : seat
}
