import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { actionList } from '../../core/action.ts'
import { lowestBit } from '../../core/bits.ts'
import { type Block, clone, equal } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { rngOf } from '../../core/seed.ts'
import { viewOf } from '../../core/view.ts'
import { gameOf } from '../../games/index.ts'
import type { State } from '../../games/splendor/state.ts'
import type { Player } from '../bot.ts'
import { botOf } from '../index.ts'
import { judgeOf } from '../judges.ts'
import { LEARNT_POINTS } from './learnt.ts'
import { bringNet, handIn } from './shelf.ts'
import { positions, seenAlike } from './splendor/fixture.ts'

const game = gameOf('splendor')
const read = async (name: string) => readFileSync(`src/bots/net/weights/${name}.net`)

/** What is expected of the first position for so many. */
function sharesOf(seats: number): number[] {
  const config = configOf(game, seats)
  const s = game.create(config)
  game.setup(s, config, rngOf('shelf'))
  const legal = actionList()
  game.legal(s, 0, legal)
  const shares = new Float32Array(seats)
  judgeOf(game, seats).judge({ s, seat: 0, legal }, new Float32Array(legal.count), 0, shares)
  return [...shares]
}

// Each of these tests goes on where the last one ended; other files share the shelf and find it empty.
afterAll(() => {
  for (const name of ['splendor-2', 'splendor-4', ...Object.values(LEARNT_POINTS).map(({ net }) => net)]) handIn(name, null)
})

describe('The shelf of nets', () => {
  const plain = sharesOf(3)

  test('is asked for by bots that judge by nets, where there is one for the game', async () => {
    const asked = vi.fn(async () => null)
    await bringNet(botOf('greedy'), { game: 'splendor', seats: 2 }, asked)
    await bringNet(botOf('search'), { game: 'goofspiel', seats: 2 }, asked)
    expect(asked).not.toHaveBeenCalled()
    await bringNet(botOf('search'), { game: 'splendor', seats: 3 }, asked)
    expect(asked).toHaveBeenCalledWith('splendor-4')
    // Without it, the evaluation judges as before.
    expect(sharesOf(3)).toEqual(plain)
  })

  test('hands a net out as soon as it is there, and asks no more', async () => {
    await bringNet(botOf('search'), { game: 'splendor', seats: 3 }, read)
    expect(sharesOf(3)).not.toEqual(plain)
    const asked = vi.fn(async () => null)
    await bringNet(botOf('search'), { game: 'splendor', seats: 4 }, asked)
    expect(asked).not.toHaveBeenCalled()
    expect(sharesOf(4).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })

  test('gives all who sit down the same judge, until another net is handed in', async () => {
    const judge = judgeOf(game, 3)
    expect(judgeOf(game, 3)).toBe(judge)
    handIn('splendor-4', await read('splendor-4'))
    expect(judgeOf(game, 3)).not.toBe(judge)
  })

  test.each([2, 3, 4])('has a net in the house for a table of %i', async (seats) => {
    await bringNet(botOf('search'), { game: 'splendor', seats }, read)
    expect(sharesOf(seats)).toHaveLength(seats)
  })

  test.each(Object.keys(LEARNT_POINTS).flatMap((id) => [2, 4].map((seats) => [id, seats] as const)))(
    'makes a search of %s for %i no wiser than its seat',
    async (id, seats) => {
      const game = gameOf(id)
      const bot = botOf('level-5')
      await bringNet(bot, { game: id, seats }, read)
      const config = configOf(game, seats)
      const s = game.create(config)
      const rng = rngOf('hands')
      game.setup(s, config, rng)
      const [here, there] = [bot.player(), bot.player()]
      for (let i = 0; i < 12; i++) {
        const seat = lowestBit(game.actors(s))
        const other = clone(viewOf(game, s, seat))
        game.guess(other, rng)
        expect(equal(s, other)).toBe(false)
        const choose = (player: Player, state: Block) =>
          player.choose({ game, view: viewOf(game, state, seat), seat, seats }, rngOf(`${i}`), { simulations: 2 })
        const action = choose(here, s)
        expect(choose(there, other)).toBe(action)
        game.apply(s, seat, action)
      }
    },
  )

  test.each([2, 4])('makes a search for %i no wiser than its seat: what it cannot see does not change what it decides', (seats) => {
    const decide = (s: State) =>
      botOf('search')
        .player()
        .choose({ game, view: viewOf(game, s, s.turn), seat: s.turn, seats }, rngOf('same'), { simulations: 24 })
    let i = 0
    for (const { s, rng } of positions(seats, 1)) if (i++ % 12 === 0) expect(decide(seenAlike(s, rng))).toBe(decide(s))
    expect(i).toBeGreaterThan(60)
  })
})
