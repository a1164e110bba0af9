// A table as it is worked with: its rows, and what follows from them. Values only: a change makes a new one.
import type { Block } from '../../core/block.ts'
import type { Config, Game, Seat } from '../../core/game.ts'
import { redoerOf, undoerOf } from '../../core/line.ts'
import { games } from '../../games/index.ts'
import { Refused } from '../refused.ts'
import type { ChatRow, SeatRow, TableRow } from '../store/schema.ts'
import { type Entry, follow, type Line, snapshotAt } from './line.ts'

/** The rows of a table. */
export interface Rows {
  readonly table: TableRow
  readonly seats: readonly SeatRow[]
  /** Browsers by the hash of their cookie, with the seat they hold. */
  readonly holders: ReadonlyMap<string, Seat>
  readonly entries: readonly Entry[]
  readonly chat: readonly ChatRow[]
}

export interface Live extends Rows {
  readonly game: Game
  readonly config: Config
  /** What stands; null while the table waits. */
  readonly line: Line | null
  /** Who may take the last decision back. */
  readonly undoer: Seat | null
  /** Who may make the decision again that was taken back last. */
  readonly redoer: Seat | null
}

/** A table from all its rows, or from its newer ones and what was known before. */
export function liveOf(rows: Rows, before?: Live): Live {
  const game = gameOf(rows.table)
  const config = { seats: rows.seats.length, options: rows.table.options }
  const line = rows.entries.slice(before?.entries.length ?? 0).reduce(follow, before?.line ?? null)
  const table = { ...rows, game, config, line }
  return { ...table, undoer: line && undoerAt(table, line), redoer: line && redoerOf(line) }
}

/** Once the game is over nothing is taken back: then the seed is shown, and everything is known. */
function undoerAt(at: Omit<Live, 'undoer' | 'redoer'>, line: Line): Seat | null {
  const { table, game, config } = at
  if (table.status !== 'playing') return null
  const state = (count: number) => stateOf(at, snapshotAt(line, count))
  return undoerOf(line, { game, seats: config.seats, inherited: table.forkedAt, at: state })
}

/** The state that a snapshot holds. */
export function stateOf({ game, config }: Pick<Live, 'game' | 'config'>, snapshot: Uint8Array): Block {
  const s = game.create(config)
  s.bytes.set(snapshot)
  return s
}

/** The seats where bots sit, as a mask. */
export function botMask(seats: readonly SeatRow[]): number {
  return seats.reduce((mask, { seat, kind }) => (kind === 'bot' ? mask | (1 << seat) : mask), 0)
}

function gameOf({ game: id, rules }: TableRow): Game {
  const game = games.find(({ meta }) => meta.id === id)
  if (!game) throw new Refused(410, 'game-gone', `This server does not have the game "${id}" any more; the table is kept.`)
  if (game.meta.rulesVersion !== rules)
    throw new Refused(
      410,
      'rules-changed',
      `This table was begun by rules version ${rules} of ${game.meta.title}; this server plays version ${game.meta.rulesVersion}. The table is kept.`,
    )
  return game
}
