// Records on disk: read with a sentence for what is wrong, written so that a crash leaves the old file or the new one.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { BadRecord } from '../core/errors.ts'
import { readRecord } from '../core/record.ts'
import type { Table } from '../core/table.ts'
import { games } from '../games/index.ts'
import { BadInput } from './errors.ts'
import type { Io } from './io.ts'

/** The text of a file. */
export function textOf(io: Io, file: string): string {
  try {
    return readFileSync(resolve(io.folder, file), 'utf8')
  } catch (error) {
    throw new BadInput(fileProblem(file, error))
  }
}

/** The table that a record file holds, checked line by line. */
export function tableOf(io: Io, file: string): Table {
  const text = textOf(io, file)
  try {
    return readRecord(text, { games })
  } catch (error) {
    if (error instanceof BadRecord) throw new BadInput(`${file}: ${error.message}`)
    throw error
  }
}

/** Writes a file whole, its folder too where there is none. */
export function writeWhole(io: Io, file: string, text: string): void {
  const path = resolve(io.folder, file)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  } catch (error) {
    throw new BadInput(fileProblem(file, error))
  }
}

/** Whether something of that name is there already. */
export function isThere(io: Io, file: string): boolean {
  return existsSync(resolve(io.folder, file))
}

function fileProblem(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOENT':
      return `There is no file "${file}".`
    case 'EISDIR':
      return `"${file}" is a folder, not a file.`
    case 'EACCES':
    case 'EPERM':
      return `"${file}" is not allowed to be opened.`
    default:
      return `"${file}" cannot be used: ${error instanceof Error ? error.message : error}`
  }
}
