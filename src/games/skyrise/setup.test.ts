import { describe, expect, test } from 'vitest'
import { NONE } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { rngOf } from '../../core/seed.ts'
import { DISTRICTS, PLATFORMS } from './board.ts'
import { HAND_SIZE, INNOVATORS, SETS, SIDES, TOKENS } from './components.ts'
import { isInPlay, platformOf } from './districts.ts'
import { hasSmallKey } from './era.ts'
import { later } from './fixture.ts'
import { skyrise as game } from './index.ts'
import type { State } from './state.ts'
import { innovatorOf } from './state.ts'

const dealt = (seats: number, seed = 'setup', options = {}): State => {
  const config = configOf(game, seats, options)
  const s = game.create(config)
  game.setup(s, config, rngOf(seed))
  return s
}
const many = (seats: number) => Array.from({ length: 60 }, (_, i) => dealt(seats, `setup ${i}`))
const inPlay = (s: State) => PLATFORMS.filter((_, platform) => isInPlay(s, platform)).join('')
const tally = (s: State) => TOKENS.map((_, token) => s.token.filter((other) => other === token).length)
const handsOf = (s: State) => Array.from({ length: s.seats }, (_, seat) => s.hand.subarray(seat * HAND_SIZE, (seat + 1) * HAND_SIZE))

describe('S. Set-up', () => {
  test.each([2, 3, 4])('[S1] as many random outer platforms as seats in random slots: %i', (seats) => {
    for (const s of many(seats)) expect(s.slots.filter((platform) => platform !== NONE)).toHaveLength(seats)
    expect(new Set(many(seats).map((s) => s.slots.join())).size).toBeGreaterThan(15)
    expect(new Set(many(seats).map(inPlay)).size).toBe({ 2: 6, 3: 4, 4: 1 }[seats])
  })
  test('[S1] districts of other platforms are not in play', () => {
    const s = dealt(2)
    const away = PLATFORMS.findIndex((_, platform) => !isInPlay(s, platform))
    const problem = game.problem(s, s.turn, game.parse(`bid 24 ${PLATFORMS[away].toLowerCase()}5`))
    expect(problem).toMatchObject({ reason: 'platformNotInPlay', rule: 'S1', facts: { platform: away } })
  })
  test('[S2] the bag depends on the number of seats', () => {
    expect(tally(dealt(4))).toEqual([10, 10, 10, 10, 2, 2, 4, 4, 4, 4])
    expect(tally(dealt(3))).toEqual([7, 7, 7, 7, 1, 1, 4, 4, 4, 4])
    expect(tally(dealt(2))).toEqual([5, 5, 5, 5, 2, 2, 2, 2, 2, 2])
  })
  test.each([2, 3, 4])('[S3] one token lies in every district: %i', (seats) => {
    const s = dealt(seats)
    for (let district = 0; district < DISTRICTS; district++) expect(s.token[district] !== NONE).toBe(isInPlay(s, platformOf(district)))
    expect(new Set(many(seats).map((other) => other.token.join())).size).toBe(60)
  })
  test('[S4] three masterpiece cards each, with two seats five', () => {
    for (const seats of [2, 3, 4]) {
      const cards = handsOf(dealt(seats)).flatMap((hand) => Array.from(hand).filter((card) => card !== NONE))
      expect(cards).toHaveLength(seats === 2 ? 10 : seats * 3)
      expect(new Set(cards).size).toBe(cards.length)
    }
  })
  test('[S5] one secret objective each, all different', () => {
    for (const s of many(4)) expect(Array.from(s.objective).sort()).toEqual([0, 1, 2, 3])
    expect(new Set(many(2).map((s) => s.objective.join())).size).toBe(12)
  })
  test('[S6] two different panoramas', () => {
    expect(new Set(many(3).map((s) => s.panoramas.join())).size).toBeGreaterThan(12)
    for (const s of many(3)) expect(s.panoramas[0]).not.toBe(s.panoramas[1])
  })
  test('[S7] the four tiles lie on the four patrons', () => {
    for (const s of many(2)) expect(Array.from(s.patrons).sort()).toEqual([0, 1, 2, 3])
  })
  test('[S8] each seat has a set of its own, dealt at random', () => {
    for (const s of many(4)) expect(Array.from(s.set).sort()).toEqual([0, 1, 2, 3])
    expect(new Set(many(2).map((s) => s.set.join())).size).toBe(12)
    const { number, height, firstEra } = dealt(4).tables
    expect(new Set(number).size).toBe(48)
    for (let set = 0; set < 4; set++) {
      const heights = Array.from(height.subarray(set * 12, set * 12 + 12))
      expect([0, 1, 2].map((h) => heights.filter((other) => other === h).length)).toEqual([4, 5, 3])
      expect(firstEra[set].toString(2).match(/1/g)).toHaveLength(7)
    }
  })
  test('[S9] one masterpiece each, with two seats two, for era 2', () => {
    expect(later('palace', 'vault', 'shard').seat(0).available).toMatch(/111 palace$/)
    expect(later('palace gavel', 'vault shard').seat(0).available).toMatch(/111 gavel palace$/)
    expect(dealt(2).chosen.every((card) => card === NONE)).toBe(true)
  })
  test('[S10] the small key is for three or four seats, by option for two or four', () => {
    expect([2, 3, 4].map((seats) => hasSmallKey(dealt(seats)))).toEqual([false, true, true])
    expect([2, 3, 4].map((seats) => hasSmallKey(dealt(seats, 'setup', { 'small-key': 'two-four' })))).toEqual([true, false, true])
  })
  test('[S11] who opens is random', () => {
    expect(new Set(many(4).map((s) => s.turn))).toEqual(new Set([0, 1, 2, 3]))
    expect(dealt(4).auction).toBe(1)
  })
  test('[S11] or the player whom the table names, counted on where there are fewer', () => {
    const openers = (seats: number) => ['first', 'second', 'third', 'fourth'].map((opener) => dealt(seats, 'setup', { opener }).turn)
    expect([openers(4), openers(2)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 0, 1],
    ])
  })
  test('[S8] every set has two innovators, and every seat one of them', () => {
    expect(INNOVATORS).toHaveLength(SETS.length * SIDES)
    const found = new Set(many(4).flatMap((s) => [0, 1, 2, 3].map((seat) => INNOVATORS[innovatorOf(s, seat)])))
    expect(found).toEqual(new Set(INNOVATORS))
    for (const s of many(2)) for (const seat of [0, 1]) expect(Math.floor(innovatorOf(s, seat) / SIDES)).toBe(s.set[seat])
  })
})
