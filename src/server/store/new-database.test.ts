import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeDatabase } from './new-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tassel-new-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a database that is there is left as it is', async () => {
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '12')
  expect(await madeDatabase(folder, 'postgres')).toBe(join(folder, 'postgres'))
  expect(readdirSync(join(folder, 'postgres'))).toEqual(['PG_VERSION'])
})

test('one that cannot be made says why, and leaves nothing behind, nor what an earlier attempt has left', async () => {
  mkdirSync(join(folder, 'making-before'))
  await expect(madeDatabase(folder, 'no/postgres')).rejects.toThrow(/^A new database could not be made \(1\)\. .*ENOENT/)
  expect(readdirSync(folder)).toEqual([])
})

test('one that is made is put in place whole', async () => {
  expect(existsSync(join(await madeDatabase(folder, 'postgres'), 'PG_VERSION'))).toBe(true)
  expect(readdirSync(folder)).toEqual(['postgres'])
})
