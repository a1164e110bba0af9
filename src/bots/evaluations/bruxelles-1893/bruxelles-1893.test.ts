// Whole games of Bruxelles 1893 by the plain players. They are bundled first, as they are shipped: unbundled they are ten times slower.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kindOf } from '../../../core/action.ts'
import { highestBit } from '../../../core/bits.ts'
import { clone, equal } from '../../../core/block.ts'
import type { Options } from '../../../core/game.ts'
import { type BruxellesStory, inBrussels, lastRound, lastToPass, pawn, revised, theatre } from '../../../games/bruxelles-1893/fixture.ts'
import { OVER } from '../../../games/bruxelles-1893/state.ts'
import { BUILD, KEEP, MOVE, PASS, PLACE } from '../../../games/bruxelles-1893/vocabulary.ts'
import { bruxelles1893Evaluation } from './index.ts'

const worth = (table: BruxellesStory, seat = 0) => bruxelles1893Evaluation.worth(table.s, seat)

describe('The evaluation of Bruxelles 1893', () => {
  test('counts every building with the architect number', () => {
    const table = (houses: string[], architect: number) =>
      worth(revised(3).where(lastRound).where(lastToPass(1)).with(0, { houses, levels: { architect } }))
    // Numbers 6 and 8: the houses themselves bring nothing more in the last round.
    expect(table(['a1', 'b1', 'c1'], 5) - table(['a1', 'b1', 'c1'], 4)).toBeCloseTo(3 * 2)
    expect(table(['a1', 'b1', 'c1'], 4) - table(['a1', 'b1'], 4)).toBeCloseTo(6)
  })

  test('likes cubes that the compass asks for: they pay a house without wild cubes', () => {
    const table = (cubes: Record<string, number>) => worth(revised(3).with(0, { cubes }))
    expect(table({ wood: 1, stone: 1 })).toBeGreaterThan(table({ iron: 2 }) + 1)
    expect(table({ wood: 1, stone: 1 })).toBeGreaterThan(table({ wild: 2 }) + 1)
  })

  test('likes to lead a column, the more the higher the bid, and best when all others have passed', () => {
    const table = (bid: number, rival: number) =>
      revised(3)
        .where(pawn(0, 'b2', bid))
        .where(pawn(1, 'b3', rival))
        .with(0, { money: 5 })
        .with(1, { money: 5 })
    const passed = (story: BruxellesStory) => story.where((s) => (s.passed = 0b110))
    expect(worth(table(3, 2))).toBeGreaterThan(worth(table(2, 2)) + 0.5)
    expect(worth(table(2, 2))).toBeGreaterThan(worth(table(1, 2)) + 0.5)
    expect(worth(table(5, 2))).toBeGreaterThan(worth(table(3, 2)))
    expect(worth(passed(table(3, 2)))).toBeGreaterThan(worth(table(3, 2)))
  })

  test('sees an iris as won once four pawns stand around it', () => {
    const irises = (...owners: number[]) => {
      const table = revised(3).with(0, { levels: { iris: 4 } })
      for (const [i, space] of ['b2', 'c2', 'b3', 'c3'].entries()) table.where(pawn(owners[i], space, 0))
      return worth(table.where((s) => s.pawns.fill(3)))
    }
    // A tie scores too; the bids are the same, so that only the iris differs: its number is 4.
    expect(irises(0, 1, 0, 1)).toBeCloseTo(irises(0, 1, 0, 2))
    expect(irises(0, 1, 0, 1) - irises(1, 1, 0, 1)).toBeGreaterThan(3)
  })

  test('fears the Courthouse, less in the last round', () => {
    const cost = (late: boolean) => {
      const table = () => (late ? revised(3).where(lastRound) : revised(3)).where(inBrussels(0, 'market', 2))
      return worth(table().where(inBrussels(1, 'market', 3))) - worth(table())
    }
    expect(cost(false)).toBeGreaterThan(cost(true) + 2)
    expect(cost(true)).toBeGreaterThan(0)
  })

  test('knows in the last round whom it cannot pay', () => {
    const table = (money: number) => revised(3).where(lastRound).with(0, { nobles: 'brugmann buls', money }).where(lastToPass(1))
    // Salaries of 3 and 4: with 3 francs one leaves, for 5 points and his point in the row.
    expect(worth(table(7)) - worth(table(3))).toBeCloseTo(5 + 1)
  })

  test('counts what a turn still owes: a sale is chosen for what its cursor will bring', () => {
    const sold = (tile: string) => worth(revised(3).with(0, { art: 'green black' }).play(0, 'park sale', `sell ${tile}`))
    // From the middle two steps bring the green corner to 6 and 2, black's centre never beyond 4.
    expect(sold('green')).toBeGreaterThan(sold('black') + 0.5)
  })

  test('prefers the noble whose effect is worth most', () => {
    const taken = (place: number) =>
      worth(
        revised(3)
          .where(theatre('maeterlinck', 'empain', 'solvay', 'buls'))
          .play(0, 'park nobles', `noble ${place}`, 'discard'),
      )
    expect(taken(0)).toBeGreaterThan(taken(1) + 2)
  })

  test('is the same again, whoever was judged between, and changes nothing', () => {
    const table = revised(3, { 'belle-epoque': 'on', variant: 'on' }).play(0, 'place b2')
    const before = clone(table.s)
    const first = worth(table)
    for (const seat of [2, 1, 0]) worth(table, seat)
    expect(worth(table)).toBe(first)
    expect(equal(before, table.s)).toBe(true)
  })

  test('is no more than the points once the game is over', () => {
    const table = revised(2).with(0, { points: 70, houses: ['a1'], art: 'green' })
    table.s.phase = OVER
    expect(worth(table)).toBe(70)
  })

  test('counts a turn until it is finished, and a second one in a row as another', () => {
    const turn = (table: BruxellesStory) => bruxelles1893Evaluation.turn?.(table.s)
    const table = revised(2).where(lastToPass(0)).with(0, { pawns: 5 })
    const before = turn(table)
    expect(turn(table.play(0, 'park nobles'))).toBe(before)
    expect(turn(table.play(0, 'noble 0', 'discard'))).not.toBe(before)
    expect(table.s.turn).toBe(0)
  })
})

const home = fileURLToPath(new URL('../../../..', import.meta.url))
// Inside node_modules, where what the bundle imports is found.
const cache = join(home, 'node_modules/.cache')
const ENTRIES = { bots: 'bots/index', bruxelles: 'games/bruxelles-1893/index', config: 'core/config', seed: 'core/seed', view: 'core/view' }
type Edition = 'first' | 'revised'
interface Played {
  scores: number[]
  ranks: number[]
  kinds: number[]
}

describe('Plain bots at Bruxelles 1893', () => {
  let folder: string
  let play: (edition: Edition, bots: readonly string[], seed: string, options?: Options) => Played

  beforeAll(async () => {
    mkdirSync(cache, { recursive: true })
    folder = mkdtempSync(join(cache, 'tassel-bruxelles-'))
    const input = Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(home, 'src', `${file}.ts`)]))
    const bundle = await rolldown({ input, platform: 'node', external: [/^@noble\//] })
    await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' })
    const built = (name: keyof typeof ENTRIES) => import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.js`)).href)
    const { botOf }: typeof import('../../index.ts') = await built('bots')
    const games: typeof import('../../../games/bruxelles-1893/index.ts') = await built('bruxelles')
    const { configOf }: typeof import('../../../core/config.ts') = await built('config')
    const { rngOf }: typeof import('../../../core/seed.ts') = await built('seed')
    const { viewOf }: typeof import('../../../core/view.ts') = await built('view')
    play = (edition, bots, seed, options = {}) => {
      const game = edition === 'first' ? games.bruxelles1893 : games.bruxelles1893Revised
      const config = configOf(game, bots.length, options)
      const s = game.create(config)
      const rng = rngOf(`bots ${seed}`)
      const kinds: number[] = []
      game.setup(s, config, rngOf(seed))
      while (game.actors(s) !== 0) {
        const seat = highestBit(game.actors(s))
        const action = botOf(bots[seat]).choose({ game, view: viewOf(game, s, seat), seat, seats: bots.length }, rng)
        kinds.push(kindOf(action))
        game.apply(s, seat, action)
      }
      const { scores } = game.result(s)
      return { scores: scores.map((score) => score.total), ranks: scores.map((score) => score.rank), kinds }
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const all = (bot: string, seats: number) => new Array<string>(seats).fill(bot)

  test.each([2, 3, 4, 5])('greedy plays a sensible game at %i seats: high scores from all kinds of actions', (seats) => {
    const { scores, kinds } = play('revised', all('greedy', seats), 'sensible')
    const count = (kind: number) => kinds.filter((k) => k === kind).length / seats
    expect(mean(scores)).toBeGreaterThan(110)
    expect(count(PLACE)).toBeGreaterThan(10)
    for (const kind of [BUILD, MOVE]) expect(count(kind)).toBeGreaterThan(2)
    expect(count(KEEP)).toBeGreaterThan(1)
    expect(count(PASS)).toBeLessThan(4)
  })

  test.each<[Edition, Options]>([
    ['first', {}],
    ['first', { strips: 'expert' }],
    ['revised', { 'belle-epoque': 'on' }],
    ['revised', { variant: 'on' }],
    ['revised', { 'belle-epoque': 'on', variant: 'on' }],
  ])('greedy plays a sensible game of the %s edition with %o', (edition, options) => {
    expect(mean(play(edition, all('greedy', 3), 'options', options).scores)).toBeGreaterThan(100)
  })

  test.each<Edition>(['first', 'revised'])('greedy beats random players of the %s edition', (edition) => {
    for (let deal = 0; deal < 3; deal++)
      for (const seat of [0, 1]) {
        const bots = seat === 0 ? ['greedy', 'random'] : ['random', 'greedy']
        expect(play(edition, bots, `deal ${deal}`).ranks[seat]).toBe(1)
      }
  })

  test('search beats greedy', () => {
    const { scores } = play('revised', ['search', 'greedy'], 'search')
    expect(scores[0]).toBeGreaterThan(scores[1] + 10)
  })
})

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
