import { describe, expect, test } from 'vitest'
import { brass, idle, lastCards, rails } from './fixture.ts'

const ended = (table: ReturnType<typeof brass>) => idle(table.where(lastCards).with(1, { hand: 'iron iron' }), 0, 1)
const ranks = (table: ReturnType<typeof brass>) => table.result().scores.map((score) => score.rank)

describe('F. The end of the game', () => {
  test('[F1] most points win, whatever the money; each era and source is shown apart', () => {
    const table = rails(2)
      .with(0, { money: 90, points: 7 })
      .with(1, { points: 3, links: ['birmingham-oxford'], tiles: ['birmingham.1 cotton2 flipped'] })
    ended(table)
    expect(table.result()).toMatchObject({
      over: true,
      scores: [
        { total: 7, rank: 2 },
        { total: 12, rank: 1, parts: { canalLinks: 0, canalIndustries: 0, railLinks: 4, railIndustries: 5, bonuses: 3, shortfall: 0 } },
      ],
    })
    expect(table.log(0)).toContain('1 scores 4 points for links')
  })
  test('[F2] on a tie the income space decides, or the level if the table chose it', () => {
    const tied = (options = {}) =>
      rails(2, options).with(0, { points: 7, income: 12, money: 5 }).with(1, { points: 7, income: 11, money: 9 })
    expect(ranks(tied())).toEqual([1, 2])
    expect(ranks(tied({ 'tie-break': 'level' }))).toEqual([2, 1])
  })
  test('[F3] then money decides, then the victory is shared', () => {
    const tied = (money: number) =>
      rails(3).with(0, { points: 7, money: 5 }).with(1, { points: 7, money }).with(2, { points: 6, money: 50 })
    expect(ranks(tied(9))).toEqual([2, 1, 3])
    expect(ranks(tied(5))).toEqual([1, 1, 3])
  })
  test('[F4] the introductory game ends with the canal era and scores money, income and level II again', () => {
    const table = brass(2, { game: 'introductory' })
      .with(0, { money: 23, level: 4, tiles: ['stone.1 cotton2 flipped', 'leek.1 cotton1 flipped', 'stoke.1 cotton3'] })
      .with(1, { money: 99, level: -2 })
    ended(table)
    expect(table.result()).toMatchObject({
      over: true,
      scores: [
        { total: 10 + 5 + 4 + 5, parts: { canalIndustries: 10, money: 5, income: 4, industriesAgain: 5 } },
        { total: 13, parts: { money: 15, income: -2 } },
      ],
    })
    expect(Object.keys(table.result().scores[0].parts)).not.toContain('railLinks')
    expect(table.seat(0).money).toBe(23)
  })
  test('[F5] allows nothing afterwards', () => {
    const table = ended(rails(2))
    expect(table.legal(0)).toEqual([])
    expect(() => table.play(0, 'pass')).toThrow(/over.*F5/)
  })
})
