// Tables for tests: opened, joined and played over HTTP like anybody would.
import { botOf } from '../../src/bots/index.ts'
import type { Action } from '../../src/core/action.ts'
import type { Block } from '../../src/core/block.ts'
import { legalActions } from '../../src/core/decision.ts'
import { SPECTATOR } from '../../src/core/game.ts'
import type { Rng } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { gameOf } from '../../src/games/index.ts'
import { splendor } from '../../src/games/splendor/index.ts'
import type { Position, PositionMessage } from '../../src/wire/positions.ts'
import type { NewTable, TableView } from '../../src/wire/tables.ts'
import type { Visitor } from './visitor.ts'

export const ada = { kind: 'person', name: 'Ada' } as const
export const open = { kind: 'open' } as const
export const bot = (id: string) => ({ kind: 'bot', bot: id }) as const

export function plan(changes: Partial<NewTable> = {}): NewTable {
  return { game: 'splendor', name: 'Friday', options: {}, seats: [ada, open], listed: true, ...changes }
}

export async function openTable(host: Visitor, changes: Partial<NewTable> = {}): Promise<TableView> {
  const { status, body, text } = await host.post<TableView>('/api/tables', plan(changes))
  if (status !== 201) throw new Error(text)
  return body
}

export async function join(guest: Visitor, { id, invitation }: TableView, name = 'Bob'): Promise<TableView> {
  const { status, body, text } = await guest.post<TableView>(`/api/tables/${id}/join`, { invitation: codeOf(invitation), name })
  if (status !== 200) throw new Error(text)
  return body
}

/** Takes up a seat on somebody's device, by the link that leads to it. */
export const takeUp = (who: Visitor, link: string | null) => who.post<{ id: string; error: string }>(`/api/recoveries/${codeOf(link)}`, {})

export const codeOf = (path: string | null): string => path?.replace(/.*[/=]/, '') ?? ''

/** A table of two people that has begun. */
export async function begun(host: Visitor, guest: Visitor, changes: Partial<NewTable> = {}): Promise<TableView> {
  const table = await openTable(host, changes)
  await join(guest, table)
  return look(host, table.id)
}

export async function look(who: Visitor, id: string): Promise<TableView> {
  return (await who.get<TableView>(`/api/tables/${id}`)).body
}

export function move(who: Visitor, id: string, body: Record<string, unknown>) {
  return who.post<PositionMessage>(`/api/tables/${id}/moves`, body)
}

/** The block that a view in base64 holds. */
export function blockOf(view: string, seats = 2) {
  const s = splendor.create({ seats, options: {} })
  s.bytes.set(Buffer.from(view, 'base64'))
  return s
}

/** The state that somebody sees, whatever the game. */
export function stateOf({ game, seats, options, position }: Pick<TableView, 'game' | 'seats' | 'options' | 'position'>): Block {
  if (!position) throw new Error('The game has not begun.')
  const s = gameOf(game).create({ seats: seats.length, options })
  s.bytes.set(Buffer.from(position.view, 'base64'))
  return s
}

/** What may be decided by who looks, in the position that is seen. */
export const choicesOf = (table: TableView): Action[] => legalActions(gameOf(table.game), stateOf(table), table.you ?? SPECTATOR)

/** What a bot would decide in the place of who looks. */
export function choiceBy(bot: string, table: TableView, rng: Rng): Action {
  const { game, you, seats } = table
  return botOf(bot)
    .player()
    .choose({ game: gameOf(game), view: stateOf(table), seat: you ?? SPECTATOR, seats: seats.length }, rng)
}

/** Whether several seats owe a decision. */
export const isShared = ({ actors }: Pick<Position, 'actors'>): boolean => (actors & (actors - 1)) !== 0

/** Plays a table of people to its end, or until something is so; each decides by his own view. Returns the number of decisions. */
export async function playOut(
  people: readonly Visitor[],
  id: string,
  { seed = 'out', until = () => false }: { seed?: string; until?: (position: Position) => boolean } = {},
): Promise<number> {
  const rng = rngOf(seed)
  let { position } = await look(people[0], id)
  while (position && position.actors !== 0 && !until(position)) {
    const seat = 31 - Math.clz32(position.actors)
    const mine = await look(people[seat], id)
    const { status, body, text } = await move(people[seat], id, { seq: mine.position?.seq, action: choiceBy('greedy', mine, rng) })
    if (status !== 200) throw new Error(text)
    position = body.position
  }
  return position?.decisions ?? 0
}

/** A table of as many people as are given, that has begun. */
export async function seated(people: readonly Visitor[], changes: Partial<NewTable> = {}): Promise<TableView> {
  const [host, ...guests] = people
  const table = await openTable(host, { seats: [ada, ...guests.map(() => open)], ...changes })
  for (const [i, guest] of guests.entries()) await join(guest, table, OTHERS[i])
  return look(host, table.id)
}

const OTHERS = ['Bob', 'Cy', 'Dora', 'Eve']
