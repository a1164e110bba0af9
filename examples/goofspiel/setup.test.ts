import { describe, expect, test } from 'vitest'
import { BadConfig } from '../../src/core/errors.ts'
import { rngOf } from '../../src/core/seed.ts'
import { RANKS } from './components.ts'
import { goofspiel, ranksOf } from './fixture.ts'
import { goofspiel as game } from './index.ts'

const config = { seats: 2, options: {} }
const dealt = (deal: Parameters<typeof game.setup>[2]) => {
  const s = game.create(config)
  game.setup(s, config, deal)
  return s
}

describe('S. Set-up', () => {
  test('[S1] every seat holds one card of each rank', () => {
    for (const seat of [0, 1, 2]) expect(goofspiel(3).seat(seat).hand).toBe(RANKS.join(' '))
  })
  test('[S2] shuffles thirteen prizes, differently for every seed', () => {
    const { s } = goofspiel(2)
    expect([...ranksOf(s.deck).split(' '), ranksOf(s.stake)].sort()).toEqual([...RANKS].sort())
    expect(Array.from(dealt(rngOf('another seed')).deck)).not.toEqual(Array.from(s.deck))
  })
  test('[S3] turns the topmost prize up', () => {
    const s = dealt({ prizes: [4, 0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12] })
    expect(ranksOf(s.stake)).toBe('5')
    expect(s.left).toBe(12)
    expect(s.deck[11]).toBe(0)
  })
  test.each([2, 3, 4, 5])('[S4] %i seats can play, and all of them bid', (seats) => {
    expect(game.actors(goofspiel(seats).s)).toBe((1 << seats) - 1)
  })
  test('[S4] neither one nor six', () => {
    for (const seats of [1, 6]) expect(() => goofspiel(seats)).toThrow(BadConfig)
  })
})

describe('An explicit deal', () => {
  const { prizes } = game.sheet(goofspiel(2).s)
  test.each([
    [{ prizes: [0, 1] }, /prizes.*13 entries/],
    [{ prizes: [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, /prizes.*0 twice/],
    [{ prizes: [13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, /prizes.*13/],
    [{ prizes, hands: [] }, /hands/],
  ])('refuses a wrong field by its name', (wrong, says) => {
    expect(() => dealt(wrong)).toThrow(BadConfig)
    expect(() => dealt(wrong)).toThrow(says)
  })
})
