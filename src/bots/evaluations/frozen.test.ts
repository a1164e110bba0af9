// Every evaluation against a copy of its own numbers, over positions of the golden records: whoever changes a weight sees it here, and says so by
// writing the copy anew (`npx vitest run src/bots/evaluations/frozen.test.ts -u`).
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clone } from '../../core/block.ts'
import { legalActions } from '../../core/decision.ts'
import { readRecord } from '../../core/record.ts'
import type { Table } from '../../core/table.ts'
import { games } from '../../games/index.ts'
import { evaluationOf } from './index.ts'

/** A position in so many. */
const EVERY = 6

const records = readdirSync('src/games', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tassel'))

/** So many answers of every position are tried. */
const ANSWERS = 12

/** What each seat's position is worth, on a line a position, and one number for what all that could follow it and the next ones is. */
function worths(path: string): string[] {
  const table = readRecord(readFileSync(path, 'utf8'), { games })
  const { worth } = evaluationOf(table.game)
  const positions = Array.from({ length: Math.ceil(table.decisions.length / EVERY) }, (_, i) => i * EVERY)
  return positions.map((at) => {
    const seats = Array.from({ length: table.config.seats }, (_, seat) => worth(table.at(at), seat).toFixed(6))
    const followed = Array.from({ length: Math.min(EVERY, table.decisions.length - at) }, (_, i) => worthOfAnswers(table, at + i))
    return `${at}: ${seats.join(' ')} (${followed.reduce((all, each, i) => all + each * (i + 1), 0).toFixed(6)})`
  })
}

/** What the positions after some of the answers are worth to everybody, each counted with a weight of its own, so that none makes up for another. */
function worthOfAnswers({ game, config, at }: Table, count: number): number {
  const { worth } = evaluationOf(game)
  let [sum, weight] = [0, 1]
  for (let seat = 0; seat < config.seats; seat++) {
    const answers = legalActions(game, at(count), seat)
    for (let i = 0; i < answers.length; i += Math.ceil(answers.length / ANSWERS)) {
      const after = clone(at(count))
      game.apply(after, seat, answers[i])
      for (let other = 0; other < config.seats; other++) sum += worth(after, other) * (1 + (weight++ % 13))
    }
  }
  return sum
}

describe('Judged as it was:', () => {
  test.each(records)('%s', async (path) => {
    const [game, , name] = path.split(sep)
    const lines = worths(join('src/games', path))
    expect(lines.length).toBeGreaterThan(5)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`frozen/${game}/${name.replace('.tassel', '.txt')}`)
  })
})
