import { describe, expect, test } from 'vitest'
import { NONE } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { rngOf } from '../../core/seed.ts'
import { ALL_MERCHANTS, LINK_ERAS, LINKS, LOCATIONS, SHOWS, SLOTS, TOWNS } from './board.ts'
import { CARD_IDS, DECKS, WILD_LOCATION } from './cards.ts'
import { CANAL, COPIES, INDUSTRIES, LINK_TILES, RAIL, STACK_SIZES, TILE_KINDS } from './components.ts'
import { brassBirmingham as game } from './index.ts'
import { FACES, FACES_IN_PLAY } from './merchants.ts'
import { SPACE_IDS } from './notation.ts'
import { levelOf, topSpaceOf } from './tracks.ts'

const dealt = (seats: number, seed = 'setup') => {
  const config = configOf(game, seats)
  const s = game.create(config)
  game.setup(s, config, rngOf(seed))
  return s
}

describe('S. Set-up', () => {
  test.each([
    [2, 5, ['shrewsbury', 'gloucester', 'oxford']],
    [3, 7, ['shrewsbury', 'gloucester', 'oxford', 'warrington']],
    [4, 9, ['shrewsbury', 'gloucester', 'oxford', 'warrington', 'nottingham']],
  ])('[S1] shuffles merchant tiles onto the spaces open with %i seats', (seats, tiles, merchants) => {
    const s = dealt(seats)
    const open = SPACE_IDS.filter((_, space) => s.merchant[space] !== NONE)
    expect(open).toHaveLength(tiles)
    expect([...new Set(open.map((id) => id.split('.')[0]))]).toEqual(merchants)
    expect(
      Array.from(s.merchant)
        .filter((face) => face !== NONE)
        .sort(),
    ).toEqual(Array.from(FACES_IN_PLAY[seats]).sort())
  })
  test('[S2] puts a barrel beside every tile that is not blank', () => {
    const s = dealt(4)
    for (const [space, id] of SPACE_IDS.entries()) expect([id, s.barrel[space]]).toEqual([id, FACES[s.merchant[space]] === 'blank' ? 0 : 1])
    expect(s.barrel.reduce((sum, barrel) => sum + barrel, 0)).toBe(6)
  })
  test('[S3] fills the markets with 13 coal and 8 iron', () => {
    expect(dealt(3)).toMatchObject({ coalMarket: 13, ironMarket: 8 })
  })
  test('[S4] gives £17, income 0, 14 links and 45 tiles', () => {
    const s = dealt(2)
    expect(Array.from(s.money)).toEqual([17, 17, 0, 0])
    expect(levelOf(s.income[0])).toBe(0)
    expect(LINK_TILES).toBe(14)
    expect(STACK_SIZES).toEqual([11, 11, 5, 7, 4, 7])
    expect(s.taken.every((taken) => taken === 0)).toBe(true)
  })
  test.each([
    [2, 40],
    [3, 54],
    [4, 64],
  ])('[S5] deals 8 cards and one face down to %i seats from a deck of %i', (seats, cards) => {
    const s = dealt(seats)
    expect(DECKS[seats]).toHaveLength(cards)
    expect(Array.from(s.cards.subarray(0, seats))).toEqual(new Array(seats).fill(8))
    expect(Array.from(s.faceDown).filter((card) => card !== NONE)).toHaveLength(seats)
    expect(s.left).toBe(cards - 9 * seats)
  })
  test('[S6] lets chance settle the first order of turns', () => {
    const orders = new Set(Array.from({ length: 40 }, (_, i) => dealt(3, `order ${i}`).order.subarray(0, 3).join()))
    expect(orders.size).toBe(6)
    const s = dealt(4)
    expect(s.turn).toBe(s.order[0])
  })
  test('[S7] keeps the wild cards out of the deck', () => {
    for (const seats of [2, 3, 4]) expect(DECKS[seats].every((card) => card < WILD_LOCATION)).toBe(true)
    expect(CARD_IDS.slice(WILD_LOCATION)).toEqual(['wild-location', 'wild-industry'])
  })
  test('[S8] leaves the whole board in the game with two seats', () => {
    const s = dealt(2)
    expect(s.tile).toHaveLength(49)
    expect(s.link).toHaveLength(39)
    expect(ALL_MERCHANTS.toString(2).replace(/0/g, '')).toHaveLength(5)
  })
})

describe('The components', () => {
  test('[T1] 20 towns, 2 farms, 5 merchants, 49 slots, 39 lines', () => {
    expect([TOWNS, LOCATIONS, SLOTS, LINKS]).toEqual([20, 27, 49, 39])
    const eras = Array.from(LINK_ERAS)
    expect(eras.filter((era) => era === 3)).toHaveLength(30)
    expect(eras.filter((era) => era === 1 << RAIL)).toHaveLength(8)
    expect(eras.filter((era) => era === 1 << CANAL)).toHaveLength(1)
    expect(Array.from(SHOWS).every((shown) => shown > 0 && shown < 1 << INDUSTRIES.length)).toBe(true)
  })
  test('45 tiles of 29 kinds', () => {
    expect(TILE_KINDS).toBe(29)
    expect(COPIES.reduce((sum, count) => sum + count, 0)).toBe(45)
  })
  test('the cards suffice exactly for 10, 9 and 8 rounds of each era', () => {
    for (const [seats, rounds] of [
      [2, 10],
      [3, 9],
      [4, 8],
    ]) {
      const canal = seats * (2 * rounds - 1)
      const rail = seats * 2 * rounds
      expect(DECKS[seats]).toHaveLength(canal + seats)
      expect(DECKS[seats]).toHaveLength(rail)
    }
  })
  test('the income track has 100 spaces, levels −10 to 30', () => {
    expect([0, 10, 11, 12, 30, 31, 33, 60, 61, 64, 96, 97, 99].map(levelOf)).toEqual([-10, 0, 1, 1, 10, 11, 11, 20, 21, 21, 29, 30, 30])
    expect([-10, 0, 1, 10, 20, 29, 30].map(topSpaceOf)).toEqual([0, 10, 12, 30, 60, 96, 99])
  })
})
