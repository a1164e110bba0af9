import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Block } from '../../src/cli/arena/tally.ts'
import { metas } from '../../src/games/metas.ts'
import { type Match, planned } from './plan.ts'
import { dealsOf, keepDeal } from './results.ts'
import { measuredIn, ratingsIn, tableOf } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'tassel-strength-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plan = planned()
const match = (first: string, second: string): Match => {
  const found = plan.find(
    ({ game, seats, sides }) => game === 'splendor' && seats === 2 && sides[0].startsWith(first) && sides[1] === second,
  )
  if (!found) throw new Error(`No match of ${first} and ${second} is planned.`)
  return found
}
const spent = { turns: 10, decisions: 10, cpuMs: 20, longestMs: 3, late: 0, overrunMs: null }
/** A deal that was played from both seats; the first won so many of the two games. */
function deal(number: number, won: number): Block {
  return [0, 1].map((turned) => {
    const share = turned < won ? 1 : 0
    const shares = turned === 0 ? [share, 1 - share] : [1 - share, share]
    const seating = turned === 0 ? [0, 1] : [1, 0]
    return { number: 2 * number + turned, deal: number, seating, shares, points: [15, 10], spent: [spent, spent], forfeit: null }
  })
}

describe('The plan', () => {
  test('has every level of every game at every number of seats, each match once', () => {
    expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length)
    for (const { id, seats } of metas)
      for (const count of seats)
        expect(
          plan.filter(
            ({ game, seats, chapter, options }) =>
              game === id && seats === count && chapter === 'levels' && Object.keys(options).length === 0,
          ),
        ).toHaveLength(4)
  })
  test('begins with games for two', () => {
    expect(plan.slice(0, 25).every(({ seats }) => seats === 2)).toBe(true)
  })
})

describe('Results', () => {
  test('are kept deal by deal, and a line that was cut off is played again', () => {
    const kept = match('level-2', 'level-1')
    for (let i = 0; i < 15; i++) keepDeal(folder, kept, deal(i, i % 3 === 0 ? 1 : 2))
    appendFileSync(join(folder, `${kept.id}.jsonl`), '[{"number":30,"de')
    expect([...dealsOf(folder, kept).keys()]).toEqual(Array.from({ length: 15 }, (_, i) => i))
  })

  test('become rows; few games are not counted, and what was not played is said', () => {
    keepDeal(folder, match('level-4', 'level-3'), deal(0, 2))
    const table = tableOf('levels', measuredIn(folder, plan), plan)
    expect(table).toContain('| Splendor | 2 | level-2 | level-1 | **83.3 %** |')
    expect(table).not.toContain('| level-4 | level-3 |')
    expect(table).toMatch(/Not yet measured: \d+ matches/)
  })

  test('become ratings as far as they lead to 1000', () => {
    expect(ratingsIn('splendor', measuredIn(folder, plan))).toEqual({})
    for (let i = 0; i < 20; i++) keepDeal(folder, match('level-3', 'greedy-0'), deal(i, 1))
    for (let i = 0; i < 20; i++) keepDeal(folder, match('level-3', 'level-2'), deal(i, i % 2 === 0 ? 2 : 1))
    const ratings = ratingsIn('splendor', measuredIn(folder, plan))
    expect(ratings['level-3']).toBe(1000)
    expect(ratings['level-2']).toBe(810)
    expect(ratings['level-1']).toBeLessThan(600)
    expect(ratings['level-4']).toBeUndefined()
  })
})
