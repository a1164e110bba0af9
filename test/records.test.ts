// Whole games kept as records: whatever changes, they must replay to the results they had.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../examples/games.ts'
import { readRecord } from '../src/core/record.ts'

const records = ['src/games', 'examples'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tassel'))
    .map((path) => join(folder, path)),
)

describe('Golden records', () => {
  test('every game has some', () => {
    for (const { meta } of games) expect(records.some((path) => path.includes(meta.id.replace(/-revised$/, '')))).toBe(true)
  })
  test.each(records)('%s replays to its result', (path) => {
    const table = readRecord(readFileSync(path, 'utf8'), { games })
    expect(table.game.result(table.at()).over).toBe(true)
  })
})
