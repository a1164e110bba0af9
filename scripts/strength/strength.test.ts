import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import type { Block } from '../../src/cli/arena/tally.ts'
import { configOf } from '../../src/core/config.ts'
import type { Options } from '../../src/core/game.ts'
import { gameOf } from '../../src/games/index.ts'
import { metas } from '../../src/games/metas.ts'
import { fingerprints } from './fingerprint.ts'
import { type Chapter, type Match, planned } from './plan.ts'
import { ratingsIn } from './ratings.ts'
import { begin, type Deal, keep, resultsOf, summed } from './results.ts'
import { measuredIn, tableOf } from './tables.ts'

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
/** A deal that was played from both seats; the first won so many of the two games. */
const deal = (number: number, won: number): Deal => ({
  deal: number,
  shares: [0, 1].map((game) => (game < won ? 1 : 0)),
  winners: 15.5,
  spent: [
    { turns: 20, cpuMs: 580, overrunMs: 3.21 },
    { turns: 20, cpuMs: 700, overrunMs: null },
  ],
})
const kept = (match: Match, deals: readonly Deal[]) => {
  begin(folder, match)
  for (const each of deals) keep(folder, match, each)
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
  test('has expansions and variants at every number of seats, alone and together', () => {
    const steps = (options: Options, seats: number) =>
      plan.filter((match) => match.game === 'bruxelles-1893-revised' && match.seats === seats && isDeepStrictEqual(match.options, options))
    for (const seats of [2, 3, 4, 5]) {
      expect(steps({ 'belle-epoque': 'on' }, seats)).toHaveLength(4)
      expect(steps({ variant: 'on' }, seats)).toHaveLength(4)
      expect(steps({ 'belle-epoque': 'on', variant: 'on' }, seats)).toHaveLength(4)
    }
    for (const { game, seats, options } of plan) expect(() => configOf(gameOf(game), seats, options)).not.toThrow()
  })
  test('has every bar that the strongest must clear', () => {
    const bars = (chapter: Chapter) =>
      plan.filter((match) => match.chapter === chapter).map(({ game, seats, games }) => `${game} ${seats}: ${games}`)
    expect(bars('former')).toEqual([
      ...['splendor 2: 400', 'brass-birmingham 2: 200', 'skyrise 2: 200', 'bruxelles-1893 2: 200', 'bruxelles-1893-revised 2: 200'],
      ...['splendor 4: 200', 'brass-birmingham 4: 200', 'skyrise 4: 200', 'bruxelles-1893 5: 200', 'bruxelles-1893-revised 5: 200'],
    ])
    expect(bars('plain')).toEqual(['splendor 2: 200'])
    expect(bars('alone')).toEqual(['brass-birmingham 4: 24'])
  })
  test('begins with games for two', () => {
    expect(plan.slice(0, 25).every(({ seats }) => seats === 2)).toBe(true)
  })
})

describe('Results', () => {
  const lowest = match('level-2', 'level-1')
  const file = join(folder, `${lowest.id}.jsonl`)
  const won = (count: number, wins: (i: number) => number) => Array.from({ length: count }, (_, i) => deal(i, wins(i)))

  test('are kept deal by deal, and a line that was cut off is played again', () => {
    kept(
      lowest,
      won(15, (i) => (i % 3 === 0 ? 1 : 2)),
    )
    appendFileSync(file, '[15,[1,')
    const { deals, isOld } = resultsOf(folder, lowest)
    expect([...deals.keys()]).toEqual(Array.from({ length: 15 }, (_, i) => i))
    expect(deals.get(3)).toEqual(deal(3, 1))
    expect(isOld).toBe(false)
    begin(folder, lowest)
    keep(folder, lowest, deal(15, 2))
    expect(resultsOf(folder, lowest).deals.size).toBe(16)
  })

  test('are summed over the seats of a side, from whichever seat it played', () => {
    const spent = (cpuMs: number, overrunMs: number | null) => ({ turns: 10, decisions: 12, cpuMs, longestMs: 3, late: 0, overrunMs })
    const game = { number: 0, deal: 7, points: [12, 17], forfeit: null }
    const block: Block = [
      { ...game, seating: [0, 1], shares: [0, 1], spent: [spent(200, 1.5), spent(300, null)] },
      { ...game, seating: [1, 0], shares: [0, 1], spent: [spent(310, null), spent(210, 0.5)] },
    ]
    expect(summed(lowest, block)).toEqual({
      deal: 7,
      shares: [0, 1],
      winners: 17,
      spent: [
        { turns: 20, cpuMs: 410, overrunMs: 1.5 },
        { turns: 20, cpuMs: 610, overrunMs: null },
      ],
    })
  })

  test('become rows; few games are not counted, and what was not played is said', () => {
    kept(match('level-4', 'level-3'), [deal(0, 2)])
    const table = tableOf('levels', measuredIn(folder, plan), plan)
    expect(table).toContain('| Splendor | 2 | level-2 | level-1 | **84.4 %** |')
    expect(table).toContain('| 32 | 29 and 35 |')
    expect(table).not.toContain('| level-4 | level-3 |')
    expect(table).toMatch(/Not yet measured: \d+ matches/)
  })

  test('of other bots than those of today are said to be old, and not gone on with', () => {
    const [, ...lines] = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, ['{"level-2":"another","level-1":"another"}', ...lines].join('\n'))
    expect(tableOf('levels', measuredIn(folder, plan), plan)).toContain('| 32\\* | 29 and 35 |')
    begin(folder, lowest)
    expect(resultsOf(folder, lowest)).toEqual({ deals: new Map(), isOld: false })
    kept(
      lowest,
      won(15, (i) => (i % 3 === 0 ? 1 : 2)),
    )
  })

  test('become ratings as far as they lead to 1000', () => {
    expect(ratingsIn('splendor', measuredIn(folder, plan))).toEqual({})
    kept(
      match('level-3', 'greedy-0'),
      won(20, () => 1),
    )
    kept(
      match('level-3', 'level-2'),
      won(20, (i) => (i % 2 === 0 ? 2 : 1)),
    )
    const ratings = ratingsIn('splendor', measuredIn(folder, plan))
    expect(ratings['level-3']).toBe(1000)
    expect(ratings['level-2']).toBe(810)
    expect(ratings['level-1']).toBeLessThan(600)
    expect(ratings['level-4']).toBeUndefined()
  })
})

describe('A fingerprint', () => {
  test('is each level’s own in each game, the same again, and none of players that never change', () => {
    const all = plan.filter(({ game, seats, chapter }) => game === 'splendor' && seats === 2 && chapter === 'levels').map(fingerprints)
    expect(new Set(all.flatMap(Object.values)).size).toBe(5)
    const other = plan.find(({ game, chapter }) => game === 'skyrise' && chapter === 'levels')
    expect(all.flatMap(Object.values)).not.toContain(other && fingerprints(other)['level-1'])
    expect(fingerprints(match('level-2', 'level-1'))).toEqual(fingerprints(match('level-2', 'level-1')))
    expect(fingerprints(match('level-3', 'greedy-0'))['greedy-0']).toBe('kept')
  })
})
