// Copies on disk: nobody else may read them, because they hold every key; and one that is there under its name is whole.
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brokenOff, CannotCopy, type Counts, checked } from './format.ts'

const OWNER_ALONE = 0o600

/** Writes a copy, reads it once more from the disk, and puts it in its place. To the output it is only written. */
export async function keep(file: string, bytes: () => Promise<Readable>): Promise<string> {
  if (file === '-') {
    await pipeline(await bytes(), process.stdout, { end: false })
    return 'Written.'
  }
  if (existsSync(file)) throw new CannotCopy(`"${file}" is there already; name another file.`)
  const begun = `${file}.new`
  try {
    await pipeline(await bytes(), createWriteStream(begun, { mode: OWNER_ALONE, flush: true }))
    const copy = await checked(createReadStream(begun), file)
    renameSync(begun, file)
    return `${file}: ${said(copy.counts())}.`
  } catch (error) {
    rmSync(begun, { force: true })
    throw fileProblem(file, error)
  }
}

/** What a copy is called in sentences. */
export const nameOf = (file: string): string => (file === '-' ? 'The input' : file)

/** A copy from a file, which is read to its end first, so that nothing is begun with one that is damaged; or from the input. */
export async function copyIn(file: string): Promise<Readable> {
  if (file === '-') return process.stdin
  await checked(bytesOf(file), file)
  return bytesOf(file)
}

export function bytesOf(file: string): Readable {
  if (file === '-') return process.stdin
  if (!existsSync(file)) throw new CannotCopy(`There is no file "${file}".`)
  return createReadStream(file)
}

/** What a copy holds, by its largest parts. */
export function said({ tables = 0, entries = 0, chat = 0, guests = 0 }: Counts): string {
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
  const parts = [
    many(tables, 'table', 'tables'),
    many(entries, 'entry', 'entries'),
    many(chat, 'line of chat', 'lines of chat'),
    many(guests, 'browser', 'browsers'),
  ]
  return parts.join(', ')
}

/** What went wrong while a file was written, as a sentence. */
function fileProblem(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ECONNRESET') return brokenOff(error)
  return error instanceof Error && 'syscall' in error ? new CannotCopy(`"${file}" cannot be written (${code}).`) : error
}
