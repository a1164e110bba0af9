// A server that cannot start says why, in a sentence, and ends.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { settingsOf } from '../../src/server/settings.ts'
import { program } from '../programs.ts'
import { launch } from './launch.ts'

const folder = mkdtempSync(join(tmpdir(), 'tassel-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A data folder whose database is something else. */
function strange(name: string, put: (database: string) => void): string {
  const data = join(folder, name)
  mkdirSync(data)
  put(join(data, 'postgres'))
  return data
}

function notADatabase(path: string): void {
  mkdirSync(path)
  writeFileSync(join(path, 'PG_VERSION'), '12')
}

describe('A failed start says why', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a file where the database should be',
      { TASSEL_DATA: strange('file', (path) => writeFileSync(path, '')) },
      /database in .*file .*cannot be opened/,
    ],
    ['a database that is none', { TASSEL_DATA: strange('none', notADatabase) }, /database in .*none .*cannot be opened/],
    ['a server that is not there', { DATABASE_URL: 'postgres://ada:lovelace@localhost:1/tassel' }, /ECONNREFUSED/],
    ['a worker without a PostgreSQL', { TASSEL_ROLE: 'work' }, /embedded database is one process's: set DATABASE_URL/],
    ['an address that is none', { DATABASE_URL: 'postgres://ada:lovelace@[:1/tassel' }, /./],
  ])('%s', async (_, env, says) => {
    const started = launch(program('server'), { ...settingsOf({}), port: 0, databaseUrl: null }, env)
    const { message } = await started.then(
      () => new Error('It started.'),
      (error: Error) => error,
    )
    expect(message).toMatch(/^The server ended with 1: tassel: \S.+\.?\n$/)
    expect(message).toMatch(says)
    expect(message).not.toMatch(/\[object|undefined|lovelace/)
  })
})

test('A mistake that nobody waits for ends the server, and is written down without what hangs on it', async () => {
  const mistake = join(folder, 'mistake.mjs')
  writeFileSync(
    mistake,
    `process.on('newListener', (name) => {
      if (name === 'uncaughtException') setImmediate(() => { throw Object.assign(new Error('broken'), { secret: 'lovelace' }) })
    })`,
  )
  const env = { TASSEL_DATA: join(folder, 'mistaken'), NODE_OPTIONS: `--import=${pathToFileURL(mistake)}` }
  const started = launch(program('server'), { ...settingsOf({}), port: 0, databaseUrl: null }, env)
  const { message } = await started.then(
    () => new Error('It started.'),
    (error: Error) => error,
  )
  expect(message).toMatch(/^The server ended with 1: \{"type":"Error","message":"broken","stack":".+"\}\n$/)
  expect(message).not.toMatch(/lovelace/)
})
