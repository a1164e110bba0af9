// A table made from another: the same again from a fresh deal, or a finished game played differently from some decision on.
import { SPECTATOR } from '../../core/game.ts'
import type { Decision } from '../../core/refusal.ts'
import type { NewTable, SeatPlan } from '../api.ts'
import { Refused } from '../refused.ts'
import type { Hall } from './hall.ts'
import type { Live } from './live.ts'
import { viewerOf } from './shown.ts'

/** Where a new table comes from: the deal (fresh when null) and the decisions that are kept. */
export interface Forked {
  readonly from: string
  readonly seed: string | null
  readonly decisions: readonly Decision[]
}

/** The new table's plan: bots stay, the one who asks keeps his seat, everybody else is invited anew. */
export function forkPlan(live: Live, guest: string | null, at: number): { plan: NewTable; forked: Forked } {
  const { table, seats, line } = live
  if (!line) throw new Refused(409, 'waiting', 'The game has not begun: there is nothing to begin again.')
  if (at > 0 && table.status !== 'finished')
    throw new Refused(403, 'not-finished', 'A game can be continued from one of its decisions only when it is over.')
  if (at > 0 && at >= line.standing.length)
    throw new Refused(400, 'bad-decision', `This game has ${line.standing.length} decisions; name an earlier one to continue from.`)
  const mine = seatToKeep(live, guest)
  const plan: NewTable = {
    game: table.game,
    name: table.name,
    options: table.options,
    listed: table.listed,
    seats: seats.map(({ seat, kind, name }): SeatPlan => {
      if (kind === 'bot') return { kind: 'bot', bot: name }
      return seat === mine ? { kind: 'person', name: viewerOf(live, guest) === SPECTATOR ? 'Guest' : name } : { kind: 'open' }
    }),
  }
  return { plan, forked: { from: table.id, seed: at === 0 ? null : table.seed, decisions: line.standing.slice(0, at) } }
}

/** A spectator who continues a game takes the first seat of a person. */
function seatToKeep(live: Live, guest: string | null): number | undefined {
  const viewer = viewerOf(live, guest)
  return viewer === SPECTATOR ? live.seats.find(({ kind }) => kind !== 'bot')?.seat : viewer
}

/** The decisions that a waiting table will begin with, from the game it was forked from. */
export async function keptDecisions(hall: Hall, { table }: Live): Promise<readonly Decision[]> {
  if (table.forkedFrom === null || table.forkedAt === 0) return []
  const source = await hall.read(table.forkedFrom)
  return source.line?.standing.slice(0, table.forkedAt) ?? []
}
