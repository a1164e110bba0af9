// Which tables our database has, as the migrations name them and as the database describes them: a part that is added there is copied without a word here.
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../store/database.ts'
import { MIGRATIONS } from '../store/migrations.ts'

/** Not data: what the program itself writes down of the database. */
const LEFT_OUT = ['health']
const VERSIONS = 'versions'

const named = (what: string): string[] =>
  MIGRATIONS.flat().flatMap((statement) =>
    [...statement.matchAll(new RegExp(`CREATE (?:OR REPLACE )?${what} (?:IF NOT EXISTS )?(\\w+)`, 'g'))].map(([, name]) => name),
  )

/** Everything that was ever made, so that it can be taken away. */
export const ownTables = (): string[] => [...new Set([...named('TABLE'), VERSIONS])]
export const ownFunctions = (): string[] => [...new Set(named('FUNCTION'))]

/** A table of the database. */
export interface Part {
  readonly name: string
  /** The columns of the primary key. */
  readonly key: readonly string[]
  /** Whether its rows belong to one of the tables at which people sit. */
  readonly isOfTable: boolean
  /** Which of its columns refer to which other parts. */
  readonly refersTo: readonly { readonly part: string; readonly columns: readonly string[] }[]
  /** Columns that count up by themselves. */
  readonly counted: readonly string[]
}

/** The parts that there are, those first that others refer to. */
export async function partsOf(db: Database): Promise<Part[]> {
  const wanted = ownTables().filter((name) => name !== VERSIONS && !LEFT_OUT.includes(name))
  const found = rowsOf<Part>(
    await db.execute(sql`
      SELECT c.relname AS name,
        ARRAY(SELECT a.attname::text FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
          WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY array_position(i.indkey::int2[], a.attnum)) AS key,
        EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'table_id') AS "isOfTable",
        coalesce((SELECT jsonb_agg(jsonb_build_object('part', f.confrelid::regclass::text, 'columns',
            ARRAY(SELECT a.attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY (f.conkey))))
          FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid), '[]') AS "refersTo",
        ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
          AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL) AS counted
      FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname = ANY (${sql.param(wanted)})
      ORDER BY c.relname`),
  )
  return inOrder(found)
}

function inOrder(parts: readonly Part[]): Part[] {
  const order: Part[] = []
  const put = (part: Part) => {
    if (order.includes(part)) return
    for (const { part: name } of part.refersTo) {
      const other = parts.find((one) => one.name === name)
      if (other) put(other)
    }
    order.push(part)
  }
  for (const part of parts) put(part)
  return order
}

/** The version that a database stands at; 0 where it is not ours yet. */
export async function versionOf(db: Database): Promise<number> {
  const [{ there }] = rowsOf<{ there: boolean }>(await db.execute(sql`SELECT to_regclass(${VERSIONS}) IS NOT NULL AS there`))
  if (!there) return 0
  const [{ version }] = rowsOf<{ version: number }>(
    await db.execute(sql`SELECT coalesce(max(version), 0)::int AS version FROM ${sql.identifier(VERSIONS)}`),
  )
  return version
}
