// A copy of a database, or of one of its tables, as a file: gzip over lines of JSON. The first says what it is, each of the others is a row as the
// database writes it, the last says how many there are and what they must come to. It is written and read as it flows, however large.
import { createHash } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import { MIGRATIONS } from '../store/migrations.ts'

/** Counted up when a file is written that an older program would misread. */
const FORMAT = 1

/** Something is wrong with a copy or with where it shall go; a sentence for who asked. */
export class CannotCopy extends Error {
  override readonly name = 'CannotCopy'
}

/** The connection was cut: whoever had the database open has ended, or could not read it to its end. */
export const brokenOff = (cause: unknown): CannotCopy =>
  new CannotCopy('The server that has the database open broke off; its log says why.', { cause })

export interface Head {
  /** A whole database, or one of its tables with those that it came from. */
  readonly tassel: 'backup' | 'table'
  readonly format: number
  /** The version of the database, see migrations.ts. */
  readonly database: number
  readonly made: string
}

/** A row of one of the database's tables, as JSON that nobody here takes apart. */
export interface Row {
  readonly part: string
  readonly json: string
}

/** How many rows of which part. */
export type Counts = Readonly<Record<string, number>>

/** Takes rows one after another, as fast as they can be written. */
export type Take = (row: Row) => Promise<void>

interface End {
  readonly rows: Counts
  readonly sha256: string
}

/** The bytes of a copy; `give` hands its rows to it. */
export function written(head: Pick<Head, 'tassel' | 'database'>, give: (take: Take) => Promise<void>): Readable {
  const gzip = createGzip()
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  const write = (text: string): Promise<void> => {
    hash.update(text)
    return gzip.write(text) ? Promise.resolve() : new Promise((done) => gzip.once('drain', done))
  }
  const all = async () => {
    await write(`${JSON.stringify({ ...head, format: FORMAT, made: new Date().toISOString() } satisfies Head)}\n`)
    await give(({ part, json }) => {
      rows[part] = (rows[part] ?? 0) + 1
      return write(`["${part}",${json}]\n`)
    })
    const end: End = { rows, sha256: hash.digest('hex') }
    gzip.end(`${JSON.stringify({ end })}\n`)
  }
  all().catch((error: unknown) => gzip.destroy(error instanceof Error ? error : new Error(String(error))))
  return gzip
}

/** A copy that is being read. What is wrong with it is thrown where it is found, at the latest after the last row: only then is it whole. */
export interface Copy {
  readonly head: Head
  readonly rows: AsyncIterable<Row>
  /** How many rows there were; known when all were read. */
  counts(): Counts
}

export async function openCopy(bytes: Readable, name: string): Promise<Copy> {
  const lines = linesOf(bytes, name)
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  const first = await lines.next()
  const head = headOf(first.done ? '' : first.value, name)
  hash.update(`${first.value}\n`)

  async function* rows(): AsyncGenerator<Row> {
    for await (const line of lines) {
      const [, part, json] = /^\["(\w+)",(\{.*\})\]$/s.exec(line) ?? []
      if (part === undefined) return checkEnd(line, { counts, sha256: hash.digest('hex') }, name)
      hash.update(`${line}\n`)
      counts[part] = (counts[part] ?? 0) + 1
      yield { part, json }
    }
    throw new CannotCopy(`${name} ends too early: it was not written to its end, or not copied whole.`)
  }
  return { head, rows: rows(), counts: () => counts }
}

/** Reads a copy to its end, to see whether it is whole. */
export async function checked(bytes: Readable, name: string): Promise<Copy> {
  const copy = await openCopy(bytes, name)
  for await (const _ of copy.rows);
  return copy
}

function headOf(line: string, name: string): Head {
  const head = parsed(line) as Partial<Head> | null
  if (head?.tassel !== 'backup' && head?.tassel !== 'table') throw new CannotCopy(`${name} is no copy of a Tassel database.`)
  const { format = 0, database = 0 } = head
  if (format > FORMAT || database > MIGRATIONS.length)
    throw new CannotCopy(
      `${name} was written by a newer Tassel (format ${format}, database ${database}); this one reads format ${FORMAT} and databases up to ${MIGRATIONS.length}.`,
    )
  return { tassel: head.tassel, format, database, made: head.made ?? '' }
}

function checkEnd(line: string, { counts, sha256 }: { counts: Counts; sha256: string }, name: string): void {
  const end = (parsed(line) as { end?: End } | null)?.end
  const same = end && Object.entries(end.rows).every(([part, count]) => counts[part] === count)
  if (!same || end.sha256 !== sha256) throw new CannotCopy(`${name} is damaged: what is in it is not what was written.`)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Lines that end in a line feed: a row holds none. */
async function* linesOf(bytes: Readable, name: string): AsyncGenerator<string, undefined> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  try {
    for await (const chunk of pipeline(bytes, createGunzip(), () => {})) {
      const lines = (rest + decoder.write(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw unreadable(error, name)
  }
}

/** What zlib calls by numbers. */
function unreadable(error: unknown, name: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR') return new CannotCopy(`${name} ends too early: it was not written to its end, or not copied whole.`)
  return code.startsWith('Z_') ? new CannotCopy(`${name} is damaged, or is no copy of a Tassel database.`) : error
}

/** Rows that are at hand already, as a copy's bytes. */
export const writtenRows = (head: Pick<Head, 'tassel' | 'database'>, rows: readonly Row[]): Readable =>
  written(head, async (take) => {
    for (const row of rows) await take(row)
  })
