// What is true when it is over: every acknowledged move is there once, and every table replays to the bytes that are stored.
import { asc, eq } from 'drizzle-orm'
import { openTable } from '../../../src/core/table.ts'
import { gameOf } from '../../../src/games/index.ts'
import type { Database } from '../../../src/server/store/database.ts'
import { entries, seats, type TableRow, tables } from '../../../src/server/store/schema.ts'
import { complain, type Ledger } from './ledger.ts'

export interface Verdict {
  readonly tables: number
  readonly decisions: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  /** Tables that do not replay to what is stored. */
  readonly unlike: number
  /** Finished games by their game's id. */
  readonly ended: ReadonlyMap<string, number>
}

export async function judge(db: Database, ledger: Ledger): Promise<Verdict> {
  const rows = await db.select().from(tables)
  const begun = rows.filter(({ status }) => status !== 'waiting')
  const made = new Map<string, { seat: number; action: number; times: number }>()
  const ended = new Map<string, number>()
  let [decisions, unlike] = [0, 0]
  for (const row of begun) {
    const standing = await db.select().from(entries).where(eq(entries.tableId, row.id)).orderBy(asc(entries.seq))
    for (const { seat, action, key } of standing) {
      if (key === null) continue
      made.set(`${row.id} ${key}`, { seat, action, times: (made.get(`${row.id} ${key}`)?.times ?? 0) + 1 })
    }
    decisions += standing.length - 1
    if (row.status === 'finished') ended.set(row.game, (ended.get(row.game) ?? 0) + 1)
    const places = await db.select().from(seats).where(eq(seats.tableId, row.id))
    const wrong = replayed(row, places.length, standing)
    if (wrong === null) continue
    unlike++
    complain(ledger, `Table ${row.id} (${row.game}): ${wrong}`)
  }
  const found = ledger.acknowledged.map((move) => ({ move, entry: made.get(`${move.table} ${move.key}`) }))
  const lost = found.filter(({ move, entry }) => entry?.seat !== move.seat || entry.action !== move.action)
  for (const { move } of lost) complain(ledger, `An acknowledged move at ${move.table} is not there: ${JSON.stringify(move)}.`)
  return {
    tables: begun.length,
    decisions,
    acknowledged: ledger.acknowledged.length,
    lost: lost.length,
    doubled: [...made.values()].filter(({ times }) => times > 1).length,
    unlike,
    ended,
  }
}

type Standing = Pick<typeof entries.$inferSelect, 'seq' | 'seat' | 'action' | 'snapshot' | 'kind'>

/** What is wrong with the stored decisions of a table, or null. Nobody here takes anything back. */
function replayed({ game, options, seed, seq }: TableRow, count: number, [deal, ...played]: readonly Standing[]): string | null {
  const table = openTable(gameOf(game), { seats: count, options }, { seed })
  if (Buffer.compare(table.at(0).bytes, deal.snapshot) !== 0) return 'it is not dealt as its seed says'
  for (const [i, entry] of played.entries()) {
    if (entry.seq !== i + 1 || entry.kind !== 'play') return `entry ${entry.seq} follows ${i}`
    try {
      table.play(entry.seat, entry.action)
    } catch (error) {
      return `decision ${entry.seq} is not legal: ${error}`
    }
    if (Buffer.compare(table.at(i + 1).bytes, entry.snapshot) !== 0) return `decision ${entry.seq} leads elsewhere`
  }
  return seq === played.length ? null : `its head says ${seq}, and ${played.length} are there`
}
