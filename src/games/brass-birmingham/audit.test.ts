import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { rngOf } from '../../core/seed.ts'
import { brassBirmingham as game } from './index.ts'
import type { State } from './state.ts'

const dealt = () => {
  const config = configOf(game, 3)
  const s = game.create(config)
  game.setup(s, config, rngOf('audit'))
  return s
}
const tampered: [string, (s: State) => void, RegExp][] = [
  ['a coin that nobody paid', (s) => s.money[1]++, /money/],
  ['a cube from nowhere', (s) => s.coalMarket--, /coal add up/],
  ['a barrel from nowhere', (s) => s.barrel.fill(1), /brewery add up/],
  ['a tile that never left the mat', (s) => ([s.tile[0], s.owner[0]] = [0, 1]), /cotton of seat 1 is lost/],
  ['a tile where it cannot be', (s) => ([s.tile[1], s.owner[1]] = [0, 1]), /cannot be there/],
  ['a developed tile that is not gone', (s) => s.taken[3]++, /coal of seat 0 is lost/],
  ['a link without owner', (s) => s.laid[2]++, /links/],
  ['a card twice', (s) => s.discards[0]++, /deck has/],
  ['a hole in a hand', (s) => s.cards[0]--, /hole/],
  ['another merchant tile', (s) => (s.merchant[0] = s.merchant[0] === 4 ? 3 : 4), /merchant tiles/],
  ['a connection without link', (s) => (s.connected[0] |= 2), /connections/],
  ['a seat twice in the order', (s) => s.order.fill(1), /order/],
  ['something unknown that is owed', (s) => s.pending.set([1, 99]), /pending/],
]

describe('Audit', () => {
  test('finds nothing wrong with a fresh table', () => {
    expect(game.audit(dealt())).toBeNull()
  })
  test.each(tampered)('finds %s', (_what, tamper, says) => {
    const s = dealt()
    tamper(s)
    expect(game.audit(s)).toMatch(says)
  })
})
