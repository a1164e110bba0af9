// One table at which people sit, as a file: its seats, entries and chat, the browsers that hold its seats, and the tables whose games it goes on with,
// without which it could not be replayed.
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { inArray, sql } from 'drizzle-orm'
import { type Database, rowsOf, type Store } from '../store/database.ts'
import { openEmbedded } from '../store/embedded.ts'
import { MIGRATIONS } from '../store/migrations.ts'
import { tables } from '../store/schema.ts'
import { invitationCode, linkCode, recoveryKey } from '../tables/codes.ts'
import { rowsOfTable, steadily } from './dump.ts'
import { CannotCopy, type Copy, type Row, writtenRows } from './format.ts'
import { type Part, partsOf, versionOf } from './parts.ts'
import { insert, restore } from './restore.ts'

type Fields = Record<string, unknown>

export interface Exporting {
  readonly id: string
  /** Whether its keys and browsers are replaced by others, which open nothing where it came from. */
  readonly withoutKeys: boolean
  /** The version that the database stands at. */
  readonly database: number
}

/** The bytes of a table's copy. */
export async function exportTable(store: Store, { id, withoutKeys, database }: Exporting): Promise<Readable> {
  return steadily(store, async (db) => {
    const parts = await partsOf(db)
    const rows = await withAncestors(db, parts, id)
    const all = [...(await guestsOf(db, parts, rows)), ...rows]
    return writtenRows({ tassel: 'table', database }, withoutKeys ? rekeyed(parts, all) : all)
  })
}

/** A table after those that it left with decisions kept. A rematch keeps nothing, and stands for itself. */
async function withAncestors(db: Database, parts: readonly Part[], id: string): Promise<Row[]> {
  const rows = await rowsOfTable(db, parts, id)
  const table = rows.find(({ part }) => part === 'tables')
  if (!table) throw new CannotCopy(`There is no table "${id}".`)
  const fields: Fields = JSON.parse(table.json)
  if (fields.forked_from === null) return rows
  if (Number(fields.forked_at) > 0) return [...(await withAncestors(db, parts, String(fields.forked_from))), ...rows]
  return rows.map((row) => (row === table ? { ...row, json: JSON.stringify({ ...fields, forked_from: null }) } : row))
}

/** The browsers that some rows refer to. */
async function guestsOf(db: Database, parts: readonly Part[], rows: readonly Row[]): Promise<Row[]> {
  const ids = new Set<string>()
  eachGuest(parts, rows, (fields, column) => ids.add(String(fields[column])))
  if (ids.size === 0) return []
  const found = await db.execute(
    sql`SELECT 'guests' AS part, to_jsonb(t)::text AS json FROM guests t WHERE id = ANY (${sql.param([...ids])})`,
  )
  return rowsOf<Row>(found)
}

/** Looks at every place where a row names a browser; answers with the rows as they are afterwards. */
function eachGuest(parts: readonly Part[], rows: readonly Row[], look: (fields: Fields, column: string) => void): Row[] {
  return rows.map((row) => {
    const links = parts.find(({ name }) => name === row.part)?.refersTo.filter(({ part }) => part === 'guests') ?? []
    const fields: Fields = JSON.parse(row.json)
    for (const column of [...links.flatMap(({ columns }) => columns), ...(row.part === 'guests' ? ['id'] : [])])
      if (fields[column] !== null) look(fields, column)
    return { ...row, json: JSON.stringify(fields) }
  })
}

const KEYS: Readonly<Record<string, () => string>> = { invitation: invitationCode, watch: linkCode, recovery: recoveryKey }

/** The same rows with other keys, and with browsers that nobody has. */
function rekeyed(parts: readonly Part[], rows: readonly Row[]): Row[] {
  const others = new Map<unknown, string>()
  const other = (id: unknown): string => {
    const fresh = others.get(id) ?? randomBytes(32).toString('hex')
    others.set(id, fresh)
    return fresh
  }
  const changed = eachGuest(parts, rows, (fields, column) => {
    fields[column] = other(fields[column])
  })
  return changed.map((row) => {
    if (row.part !== 'tables' && row.part !== 'seats') return row
    const fields: Fields = JSON.parse(row.json)
    for (const [name, fresh] of Object.entries(KEYS)) if (name in fields) fields[name] = fresh()
    return { ...row, json: JSON.stringify(fields) }
  })
}

/** Adds the table of a copy to a database that may be played in meanwhile; answers with its id. */
export async function importTable(store: Store, copy: Copy): Promise<string> {
  const rows = await present(copy)
  const ids = rows.filter(({ part }) => part === 'tables').map(({ json }) => String(JSON.parse(json).id))
  const id = ids[ids.length - 1]
  await store.db.transaction(async (tx) => {
    const version = await versionOf(tx)
    if (version !== MIGRATIONS.length)
      throw new CannotCopy(
        `The database stands at version ${version} and this Tassel at ${MIGRATIONS.length}: start the server of this version on it first.`,
      )
    const there = await tx.select({ id: tables.id }).from(tables).where(inArray(tables.id, ids))
    const known = new Set(there.map((row) => row.id))
    if (known.has(id)) throw new CannotCopy(`There is a table "${id}" already.`)
    const parts = await partsOf(tx)
    const isNew = ({ json }: Row): boolean => {
      const { id: own, table_id: of = own } = JSON.parse(json)
      return !known.has(of)
    }
    for (const { name } of parts) {
      const wanted = rows.filter((row) => row.part === name && isNew(row))
      if (wanted.length > 0) await insert(tx, parts, wanted)
    }
  })
  return id
}

/** All rows of a copy, as the present version of the database has them: an older one is restored beside, and brought forward there. */
async function present(copy: Copy): Promise<Row[]> {
  if (copy.head.tassel !== 'table') throw new CannotCopy('This is a backup of a whole database, which is restored and not imported.')
  const rows: Row[] = []
  if (copy.head.database === MIGRATIONS.length) {
    for await (const row of copy.rows) rows.push(row)
    return rows
  }
  const beside = await openEmbedded(null)
  try {
    await restore(beside.db, copy)
    const parts = await partsOf(beside.db)
    const ids = rowsOf<{ id: string }>(await beside.db.execute(sql`SELECT id FROM tables ORDER BY created_at, id`))
    for (const { id } of ids) rows.push(...(await rowsOfTable(beside.db, parts, id)))
    return [...(await guestsOf(beside.db, parts, rows)), ...rows]
  } finally {
    await beside.close()
  }
}
