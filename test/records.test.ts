// Whole games kept as records: whatever changes, they must replay to the results they had.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../src/core/record.ts'
import { games } from '../src/games/index.ts'

const records = readdirSync('src/games', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tassel'))
  .map((path) => join('src/games', path))

describe('Golden records', () => {
  test('every game has some', () => {
    for (const { meta } of games) expect(records.some((path) => path.includes(meta.id.replace(/-revised$/, '')))).toBe(true)
  })
  test.each(records)('%s replays to its result', (path) => {
    const table = readRecord(readFileSync(path, 'utf8'), { games })
    expect(table.game.result(table.at()).over).toBe(true)
  })
})
