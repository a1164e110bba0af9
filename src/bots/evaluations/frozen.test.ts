// Every evaluation against a copy of its own numbers, over positions of the golden records: whoever changes a weight sees it here, and says so by
// writing the copy anew (`npx vitest run src/bots/evaluations/frozen.test.ts -u`).
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../../core/record.ts'
import { games } from '../../games/index.ts'
import { evaluationOf } from './index.ts'

/** A position in so many. */
const EVERY = 6

const records = readdirSync('src/games', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tassel'))

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

describe('Judged as it was:', () => {
  test.each(records)('%s', async (path) => {
    const [game, , name] = path.split(sep)
    const lines = worths(join('src/games', path))
    expect(lines.length).toBeGreaterThan(5)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`frozen/${game}/${name.replace('.tassel', '.txt')}`)
  })
})
