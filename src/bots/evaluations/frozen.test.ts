// Every evaluation against a copy of its own numbers, over positions of the golden records: whoever changes a weight sees it here, and says so by
// writing the copy anew (`npx vitest run src/bots/evaluations/frozen.test.ts -u`).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../../core/record.ts'
import { games } from '../../games/index.ts'
import { evaluationOf } from './index.ts'

/** A position in so many. */
const EVERY = 12

const folders = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** What each seat's position is worth, on a line a position. */
function worths(path: string): string[] {
  const table = readRecord(readFileSync(path, 'utf8'), { games })
  const { worth } = evaluationOf(table.game)
  const positions = Array.from({ length: Math.ceil(table.decisions.length / EVERY) }, (_, i) => i * EVERY)
  return positions.map((at) => {
    const seats = Array.from({ length: table.config.seats }, (_, seat) => worth(table.at(at), seat).toFixed(6))
    return `${at}: ${seats.join(' ')}`
  })
}

describe('The evaluation of', () => {
  test.each(folders.map(({ name }) => name))('%s judges as it did', async (game) => {
    const folder = join('src/games', game, 'records')
    const lines = readdirSync(folder).flatMap((record) => [record, ...worths(join(folder, record)), ''])
    expect(lines.length).toBeGreaterThan(20)
    await expect(lines.join('\n')).toMatchFileSnapshot(`frozen/${game}.txt`)
  })
})
