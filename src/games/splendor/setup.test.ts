import { describe, expect, test } from 'vitest'
import { NONE } from '../../core/block.ts'
import { BadConfig } from '../../core/errors.ts'
import { toJson } from '../../core/json.ts'
import { rngOf } from '../../core/seed.ts'
import { BONUS, bonusGem, CARDS, LEVEL } from './components.ts'
import { CARD_ROWS, NOBLE_ROWS } from './data/rows.ts'
import { packed, splendor } from './fixture.ts'
import { splendor as game } from './index.ts'

describe('S. Set-up', () => {
  test('[S1] shuffles 40, 30 and 20 cards by level, differently for every seed', () => {
    const { s } = splendor(2)
    expect(Array.from(s.left)).toEqual([36, 26, 16])
    expect(Array.from(s.deck.subarray(0, 36)).every((card) => LEVEL[card] === 1)).toBe(true)
    const config = { seats: 2, options: {} }
    const other = game.create(config)
    game.setup(other, config, rngOf('another seed'))
    expect(Array.from(other.deck)).not.toEqual(Array.from(s.deck))
  })
  test('is written as a list of cards for each of four seats', () => {
    expect(toJson(splendor(2).s).hand).toEqual(Array.from({ length: 4 }, () => [NONE, NONE, NONE]))
  })
  test('gives with each card the gem that its row names', () => {
    expect(CARD_ROWS.map((_, card) => packed('dsero'[bonusGem(card)]))).toEqual(Array.from(BONUS.subarray(0, CARDS)))
  })
  test('[S2] lays four cards of each level open', () => {
    expect(Array.from(splendor(3).s.table, (card) => LEVEL[card])).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
  })
  test.each([2, 3, 4])('[S3] lays one noble more than seats open: %i seats', (seats) => {
    expect(Array.from(splendor(seats).s.nobles).filter((noble) => noble < 10)).toHaveLength(seats + 1)
  })
  test.each([
    [2, 'ddddsssseeeerrrroooo'],
    [3, 'dddddssssseeeeerrrrrooooo'],
    [4, 'dddddddssssssseeeeeeerrrrrrrooooooo'],
  ])('[S4] lays out the tokens for %i seats', (seats, gems) => {
    const table = splendor(seats)
    expect(table.with(0, { gems }).s.bank).toBe(0)
    expect(table.s.bankGold).toBe(5)
  })
  test('[S5] lets seat 0 begin and goes round', () => {
    const table = splendor(3)
    const order = [0, 1, 2, 0].map((seat) => {
      const turn = table.s.turn
      table.play(seat, 'take dse')
      return turn
    })
    expect(order).toEqual([0, 1, 2, 0])
  })
})

describe('The components', () => {
  test('the card of the rulebook: sapphire, 4 points, for 6 diamond, 3 sapphire, 3 onyx', () => {
    expect(CARD_ROWS).toContainEqual([3, 1, 4, 6, 3, 0, 0, 3])
  })
  test('the noble of the rulebook: 3 diamond, 3 sapphire, 3 emerald', () => {
    expect(NOBLE_ROWS).toContainEqual([3, 3, 3, 0, 0])
  })
  test('every level costs the same in every gem, and the points add up to 140', () => {
    for (const [level, cost] of [
      [1, 33],
      [2, 41],
      [3, 43],
    ])
      for (let gem = 3; gem < 8; gem++)
        expect(CARD_ROWS.filter((row) => row[0] === level).reduce((sum, row) => sum + row[gem], 0)).toBe(cost)
    expect(CARD_ROWS.reduce((sum, row) => sum + row[2], 0)).toBe(140)
  })
})

describe('An explicit deal', () => {
  const config = { seats: 2, options: {} }
  const dealt = (sheet: Record<string, unknown>) => {
    const s = game.create(config)
    game.setup(s, config, sheet)
    return s
  }
  const sheet = game.sheet(splendor(2).s)

  test('deals the cards in the order they are listed; what was never drawn follows by id', () => {
    const s = dealt({ deck1: [5, 6, 7, 8, 39], deck2: [69, 68, 67, 66], deck3: [70, 71, 72, 73], nobles: [9, 8, 7] })
    expect(Array.from(s.table)).toEqual([5, 6, 7, 8, 69, 68, 67, 66, 70, 71, 72, 73])
    expect(s.deck[35]).toBe(39)
    expect(s.deck[34]).toBe(0)
  })
  test.each([
    [{ ...sheet, deck1: [0, 1, 2, 40] }, /deck1.*40/],
    [{ ...sheet, deck2: [40, 41, 42, 40] }, /deck2.*40 twice/],
    [{ ...sheet, deck3: [70] }, /deck3.*4 to 20/],
    [{ ...sheet, nobles: [1, 2] }, /nobles.*3 entries/],
    [{ ...sheet, nobles: 'all' }, /nobles.*list/],
    [{ ...sheet, rng: 'xyz' }, /rng/],
    [{ ...sheet, gold: 3 }, /gold/],
  ])('refuses a wrong field by its name', (wrong, says) => {
    expect(() => dealt(wrong)).toThrow(BadConfig)
    expect(() => dealt(wrong)).toThrow(says)
  })
})
