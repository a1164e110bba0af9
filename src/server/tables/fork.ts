// A table made from another: the same again from a fresh deal, or a finished game played differently from some decision on.
import { type Seat, SPECTATOR } from '../../core/game.ts'
import { forkOf, type Origin } from '../../core/origin.ts'
import type { SeatPlan } from '../../wire/seats.ts'
import type { Fork, NewTable } from '../../wire/tables.ts'
import { Refused } from '../refused.ts'
import type { Database } from '../store/database.ts'
import { tableRow } from '../store/read.ts'
import type { TableRow } from '../store/schema.ts'
import { carriedOver } from './forward.ts'
import type { Hall } from './hall.ts'
import type { Entry } from './line.ts'
import type { Live } from './live.ts'
import { viewerOf } from './shown.ts'

/** Where a new table comes from, and how many of the decisions there are kept. */
export interface Forked {
  readonly from: Live
  readonly at: number
  /** For a rematch: the seat there of who asks. Whoever asks second sits down at it at the first one's table. */
  readonly meets: Seat | null
}

/** The new table's plan: as it is asked for, or else bots stay, the one who asks keeps his seat, everybody else is invited anew. */
export function forkPlan(live: Live, guest: string | null, { at, seats: asked }: Fork): { plan: NewTable; forked: Forked } {
  const { table, seats, line, config } = live
  const mine = viewerOf(live, guest)
  if (!line) throw new Refused(409, 'waiting', 'The game has not begun: there is nothing to begin again.')
  if (at > 0 && table.status !== 'finished')
    throw new Refused(403, 'not-finished', 'A game can be continued from one of its decisions only when it is over.')
  if (at > 0 && live.carried) throw carriedOver(live.carried)
  if (at > 0 && at >= line.standing.length)
    throw new Refused(400, 'bad-decision', `This game has ${line.standing.length} decisions; name an earlier one to continue from.`)
  if (asked && asked.length !== seats.length)
    throw new Refused(400, 'same-seats', `This game has ${seats.length} seats; say of each who sits there.`)
  if (!asked && mine === SPECTATOR) throw new Refused(403, 'no-seat', 'You did not sit at this table; say of each seat who sits there.')
  const plan: NewTable = {
    game: table.game,
    name: table.name,
    options: config.options,
    listed: table.listed,
    private: table.isPrivate,
    ...(table.clock && { clock: table.clock }),
    seats:
      asked ??
      seats.map(({ seat, kind, name, zone }): SeatPlan => {
        if (kind === 'bot') return { kind: 'bot', bot: name }
        return seat === mine ? { kind: 'person', name, ...(zone !== null && { zone }) } : { kind: 'open' }
      }),
  }
  return { plan, forked: { from: live, at, meets: at === 0 && !asked ? mine : null } }
}

/** What a table begins with that left another: the deal there, and the decisions that are kept. Nothing for a table of its own. */
export function keptEntries({ from: { line }, at }: Forked): readonly Entry[] {
  return line && at > 0 ? [line.deal, ...line.standing.slice(0, at)] : []
}

/** Where a waiting table comes from; undefined for a table of its own. */
export async function forkedFrom(hall: Hall, { table }: Live): Promise<Forked | undefined> {
  return table.forkedFrom === null ? undefined : { from: await hall.read(table.forkedFrom), at: table.forkedAt, meets: null }
}

/** How a table was dealt, through all the tables that it and its ancestors left. */
export async function originOf(db: Database, table: TableRow): Promise<Origin> {
  const source = table.forkedFrom !== null && table.forkedAt > 0 ? await tableRow(db, table.forkedFrom) : undefined
  if (!source) return { seed: table.seed }
  const origin = await originOf(db, source)
  // The first forks went on with the deal of the table that they left.
  return source.seed === table.seed ? origin : forkOf(origin, { at: table.forkedAt, seed: table.seed, of: source.id })
}
