import { describe, expect, test } from 'vitest'
import { EDITIONS, first, lastToPass, revised } from '../fixture.ts'

describe('Z. Pass', () => {
  test.each(EDITIONS)('[Z1] a franc for each colour, and out of the phase (%s)', (_, table) => {
    const play = table(3).with(1, { art: 'green green blue black' }).play(0, 'pass').play(1, 'pass')
    expect(play.seat(1).money).toBe(13)
    expect(play.play(2, 'market').s.turn).toBe(2)
  })
  test('[Z2] [Y15] first: the first to pass takes the exhibition tile and a franc more, six at most', () => {
    const play = first(3).with(0, { art: 'green blue yellow pink black', firstPasses: 2 }).play(0, 'pass')
    expect(play.seat(0)).toMatchObject({ money: 16, firstPasses: 3 })
    expect(play.play(1, 'pass').seat(1)).toMatchObject({ money: 10, firstPasses: 0 })
    expect(play.s.cardsLeft).toBe(20)
  })
  test('[Z3] [Y15] example: revised, two cards face down and two colours bring four francs', () => {
    const play = revised(3).with(0, { art: 'blue blue green', firstPasses: 1 }).play(0, 'pass')
    expect(play.seat(0)).toMatchObject({ money: 14, firstPasses: 2 })
    expect(play.s.cardsLeft).toBe(24)
    expect(play.view(0).faceDown[0]).toBe(255)
    expect(play.log(0)).toContain('0 passes first, takes a prestige card face down and gains 4 francs')
  })
  test.each(EDITIONS)('[Z4] the first to pass has 2 Manneken in this round (%s)', (_, table) => {
    const play = table(3).where(lastToPass(0)).play(0, 'pass')
    expect(play.s.start).toBe(1)
    expect(play.s.round).toBe(2)
  })
})
