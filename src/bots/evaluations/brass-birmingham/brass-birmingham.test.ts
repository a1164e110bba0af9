// Whole games of Brass by the plain players. They are bundled first, as they are shipped: unbundled they are ten times slower.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kindOf } from '../../../core/action.ts'
import { highestBit } from '../../../core/bits.ts'
import { brass, face } from '../../../games/brass-birmingham/fixture.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { BUILD, LOAN, NETWORK, PASS, SELL } from '../../../games/brass-birmingham/vocabulary.ts'
import { brassBirminghamEvaluation } from './index.ts'

const worth = (s: State) => brassBirminghamEvaluation.worth(s, 0)

describe('The evaluation of Brass', () => {
  test('counts a flipped tile of level II twice in the canal era', () => {
    const table = (tile: string) => brass(2).with(0, { tiles: [`burton.2 ${tile} flipped`] }).s
    expect(worth(table('brewery2')) - worth(table('brewery1'))).toBeCloseTo(2 * 5 - 4)
  })

  test('likes goods that reach their merchant, and beer for them', () => {
    const table = () =>
      brass(2)
        .where(face('oxford.1', 'cotton', 0))
        .with(0, { tiles: ['birmingham.1 cotton2'] })
    const linked = table().with(0, { links: ['birmingham-oxford'] }).s
    const both = table().with(0, { links: ['birmingham-oxford'], tiles: ['birmingham.1 cotton2', 'burton.2 brewery2'] }).s
    expect(worth(linked)).toBeGreaterThan(worth(table().s) + 2)
    expect(worth(both)).toBeGreaterThan(worth(linked) + 2)
  })

  test('counts what an action owes as paid: a sale that waits for its discard is as good as made', () => {
    const table = brass(2)
      .where(face('oxford.1', 'cotton'))
      .with(0, { hand: 'iron iron', tiles: ['birmingham.1 cotton2'], links: ['birmingham-oxford'] })
    const before = worth(table.s)
    expect(worth(table.play(0, 'sell birmingham.1').s)).toBeGreaterThan(before)
  })

  test('is no more than the points once the game is over', () => {
    const table = brass(2).with(0, { points: 7, money: 50, tiles: ['dudley.1 coal2 flipped'] })
    table.s.over = 1
    expect(worth(table.s)).toBe(7)
  })
})

const home = fileURLToPath(new URL('../../../..', import.meta.url))
// Inside node_modules, where what the bundle imports is found.
const cache = join(home, 'node_modules/.cache')
const ENTRIES = { bots: 'bots/index', games: 'games/index', config: 'core/config', seed: 'core/seed', view: 'core/view' }

describe('Greedy at Brass', () => {
  let folder: string
  let play: (bot: string, seats: number, seed: string) => { scores: number[]; kinds: number[] }

  beforeAll(async () => {
    mkdirSync(cache, { recursive: true })
    folder = mkdtempSync(join(cache, 'tassel-brass-'))
    const input = Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(home, 'src', `${file}.ts`)]))
    const bundle = await rolldown({ input, platform: 'node', external: [/^@noble\//] })
    await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' })
    const built = (name: keyof typeof ENTRIES) => import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.js`)).href)
    const { botOf }: typeof import('../../index.ts') = await built('bots')
    const { gameOf }: typeof import('../../../games/index.ts') = await built('games')
    const { configOf }: typeof import('../../../core/config.ts') = await built('config')
    const { rngOf }: typeof import('../../../core/seed.ts') = await built('seed')
    const { viewOf }: typeof import('../../../core/view.ts') = await built('view')
    play = (bot, seats, seed) => {
      const game = gameOf('brass-birmingham')
      const config = configOf(game, seats)
      const s = game.create(config)
      const rng = rngOf(`bots ${seed}`)
      const kinds: number[] = []
      game.setup(s, config, rngOf(seed))
      while (game.actors(s) !== 0) {
        const seat = highestBit(game.actors(s))
        const action = botOf(bot).choose({ game, view: viewOf(game, s, seat), seat, seats }, rng)
        kinds.push(kindOf(action))
        game.apply(s, seat, action)
      }
      return { scores: game.result(s).scores.map((score) => score.total), kinds }
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([2, 3, 4])('plays a sensible game at %i seats: high scores, hardly a pass', (seats) => {
    const { scores, kinds } = play('greedy', seats, 'sensible')
    const count = (kind: number) => kinds.filter((k) => k === kind).length
    expect(mean(scores)).toBeGreaterThan(mean(play('random', seats, 'sensible').scores) + 60)
    const actions = kinds.filter((kind) => kind <= PASS).length
    expect(count(PASS) / actions).toBeLessThan(0.05)
    for (const kind of [BUILD, NETWORK, SELL, LOAN]) expect(count(kind)).toBeGreaterThanOrEqual(seats)
  })
})

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
