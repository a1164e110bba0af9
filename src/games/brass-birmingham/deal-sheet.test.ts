import { describe, expect, test } from 'vitest'
import { equal } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { BadConfig } from '../../core/errors.ts'
import type { DealSheet } from '../../core/game.ts'
import { rngOf } from '../../core/seed.ts'
import { brassBirmingham as game } from './index.ts'

const config = configOf(game, 2)
const dealt = (deal: DealSheet | Int32Array, options = {}) => {
  const s = game.create(config)
  game.setup(s, configOf(game, 2, options), deal)
  return s
}
const seeded = dealt(rngOf('a deal'))
const sheet = game.sheet(seeded)
const hand = ['iron', 'iron', 'coal', 'brewery', 'stafford', 'burton', 'cannock', 'dudley']
const merchants = { shrewsbury: ['any'], gloucester: ['blank', 'cotton'], oxford: ['manufacturer', 'blank'] }

describe('An explicit deal', () => {
  test('of a seeded table deals the same bytes', () => {
    expect(equal(seeded, dealt(JSON.parse(JSON.stringify(sheet))))).toBe(true)
    expect(Object.keys(sheet)).toEqual(['order', 'merchants', 'hands', 'faceDown', 'draw', 'railHands', 'railDraw'])
  })
  test('names cards and merchants as one writes them down', () => {
    const s = dealt({ ...sheet, order: [1, 0], merchants })
    expect(s.turn).toBe(1)
    expect(game.sheet(s)).toMatchObject({ order: [1, 0], merchants })
  })
  test('may leave out what nobody has seen: it is shuffled from the field rng', () => {
    const open = {
      order: [0, 1],
      merchants,
      hands: [hand, ['pottery', ...hand.slice(1, 4), 'coventry', 'redditch', 'walsall', 'nuneaton']],
    }
    const plain = dealt(open)
    const again = dealt(open)
    const other = dealt({ ...open, rng: '0123456789abcdef0123456789abcdef' })
    expect(game.audit(plain)).toBeNull()
    expect(equal(plain, again)).toBe(true)
    expect(equal(plain, other)).toBe(false)
    expect(game.sheet(other)).toMatchObject(open)
    const drawn = dealt({ ...open, draw: ['coventry', 'iron'] })
    expect(game.sheet(drawn).draw).toMatchObject({ 0: 'coventry', 1: 'iron', length: 22 })
  })
  test('has no rail era in the introductory game', () => {
    const { railHands: _, railDraw: __, ...canal } = sheet
    const s = dealt(canal, { game: 'introductory' })
    expect(game.sheet(s)).toEqual(canal)
    expect(() => dealt(sheet, { game: 'introductory' })).toThrow(/railHands.*introductory/)
  })
  test.each([
    [{ ...sheet, hands: [hand] }, /hands.*2 lists of 8/],
    [{ ...sheet, hands: 'all' }, /hands.*list/],
    [{ ...sheet, hands: [hand, [...hand.slice(1), 'atlantis']] }, /atlantis/],
    [{ ...sheet, hands: [hand, hand], faceDown: ['dudley', 'dudley'], draw: [] }, /more dudley cards/],
    [{ ...sheet, faceDown: ['iron'] }, /faceDown.*2 cards/],
    [{ ...sheet, order: [0, 0] }, /order.*twice/],
    [{ ...sheet, merchants: { ...merchants, oxford: ['cotton', 'cotton'] } }, /merchants.*tiles/],
    [{ ...sheet, merchants: { ...merchants, oxford: ['cotton'] } }, /oxford a list of 2/],
    [{ ...sheet, merchants: { ...merchants, warrington: [] } }, /merchants/],
    [{ ...sheet, merchants: 7 }, /merchants/],
    [{ ...sheet, rng: 'xyz' }, /rng/],
    [{ ...sheet, gold: 3 }, /gold/],
  ])('refuses a wrong field by its name', (wrong, says) => {
    expect(() => dealt(wrong)).toThrow(BadConfig)
    expect(() => dealt(wrong)).toThrow(says)
  })
})
