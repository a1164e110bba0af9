import { describe, expect, test } from 'vitest'
import { actionList, listed } from '../core/action.ts'
import { highestBit } from '../core/bits.ts'
import { type Block, clone, equal } from '../core/block.ts'
import { configOf } from '../core/config.ts'
import type { Game } from '../core/game.ts'
import { rngOf } from '../core/seed.ts'
import { viewOf } from '../core/view.ts'
import { gameOf } from '../games/index.ts'
import type { Bot } from './bot.ts'
import { botOf, bots } from './index.ts'

const game = gameOf('splendor')

function dealt(seats: number, seed: string): Block {
  const config = configOf(game, seats)
  const s = game.create(config)
  game.setup(s, config, rngOf(seed))
  return s
}

/** The next decision of the seat to move. */
function decide(s: Block, bot: Bot, seed: string): { seat: number; action: number } {
  const seat = highestBit(game.actors(s))
  return { seat, action: bot.player().choose({ game, view: viewOf(game, s, seat), seat, seats: 2 }, rngOf(seed)) }
}

describe.each(bots)('The bot $id', (bot) => {
  test.each([2, 3, 4])('decides legally, at %i seats, and leaves its view as it was', (seats) => {
    const s = dealt(seats, 'legal')
    const out = actionList()
    const player = bot.player()
    // Under the test runner, without the bundle, a search takes a second.
    for (let turn = 0; turn < (bot.id === 'search' || bot.id === 'level-5' ? 1 : bot.id === 'level-4' ? 3 : 12); turn++) {
      const seat = highestBit(game.actors(s))
      const view = viewOf(game, s, seat)
      const before = clone(view)
      const action = player.choose({ game, view, seat, seats }, rngOf(`${turn}`))
      expect(equal(view, before)).toBe(true)
      game.legal(s, seat, out)
      expect(listed(out)).toContain(action)
      game.apply(s, seat, action)
    }
  })

  test('decides the same again from the same view and chance', () => {
    const s = dealt(2, 'again')
    expect(decide(s, bot, 'x')).toEqual(decide(s, bot, 'x'))
  })

  test('plays a game that it has no evaluation of', () => {
    const stranger: Game = { ...game, meta: { ...game.meta, id: 'stranger' } }
    const view = viewOf(game, dealt(2, 'stranger'), 0)
    const out = actionList()
    game.legal(view, 0, out)
    expect(listed(out)).toContain(bot.player().choose({ game: stranger, view, seat: 0, seats: 2 }, rngOf('x')))
  })
})

test('a bot that is not there is named with those that are', () => {
  expect(() => botOf('clever')).toThrow(
    'There is no bot "clever"; there are random, greedy, search, level-1, level-2, level-3, level-4, level-5.',
  )
})
