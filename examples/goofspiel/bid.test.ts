import { describe, expect, test } from 'vitest'
import { atStake, goofspiel, ranksOf } from './fixture.ts'
import { goofspiel as game } from './index.ts'

describe('B. Bid', () => {
  test('[B1] everybody bids one card he holds, in any order', () => {
    const story = goofspiel(3)
    expect(story.legal(1)).toHaveLength(13)
    story.play(2, 'bid 4').play(0, 'bid 9')
    expect(game.actors(story.s)).toBe(0b010)
    expect(story.play(1, 'bid K').s.round).toBe(2)
  })
  test('[B2] a card that was bid is gone', () => {
    const story = goofspiel(2).play(0, 'bid 7').play(1, 'bid 8')
    expect(story.legal(0)).not.toContain('bid 7')
    expect(() => story.play(0, 'bid 7')).toThrow(/You have bid 7 in an earlier round.*B2/)
    expect(story.legal(1)).toContain('bid 7')
  })
  test('[B3] once a round: who has bid waits', () => {
    const story = goofspiel(2).play(0, 'bid 7')
    expect(story.legal(0)).toEqual([])
    expect(() => story.play(0, 'bid 8')).toThrow(/wait for the others.*B3/)
  })
  test('[B4] the last card is bid without asking', () => {
    const story = goofspiel(2)
      .with(0, { hand: '3 9' })
      .with(1, { hand: '4 5' })
      .where(atStake('2'))
      .where((s) => {
        s.round = 12
        s.left = 1
      })
    const prize = ranksOf(story.s.deck.subarray(0, 1))
    story.play(0, 'bid 3').play(1, 'bid 4')
    expect(story.result().over).toBe(true)
    expect(story.seat(0)).toEqual({ hand: '', won: prize })
    expect(story.seat(1)).toEqual({ hand: '', won: '2' })
    expect(story.log(0)).toContain('0 shows 9')
  })
})

describe('R. Reveal', () => {
  test('[R1] bids are turned up when the last is made, not before', () => {
    const story = goofspiel(3).play(0, 'bid J').play(1, 'bid A')
    expect(story.log(2)).toEqual(['0 has bid', '1 has bid'])
    expect(story.seat(0).hand).toContain('J')
    story.play(2, 'bid 3')
    expect(story.log(2)).toEqual(expect.arrayContaining(['0 shows jack', '1 shows ace', '2 shows 3']))
    expect(story.seat(0).hand).not.toContain('J')
    expect(Array.from(story.s.shown.subarray(0, 3))).toEqual([10, 0, 2])
  })
  test('[R2] the highest takes everything at stake', () => {
    const story = goofspiel(3).with(1, { won: '2' }).where(atStake('5', 'Q')).play(0, 'bid 4').play(1, 'bid 6').play(2, 'bid 5')
    expect(story.seat(1).won).toBe('2 5 Q')
    expect([story.seat(0).won, story.seat(2).won]).toEqual(['', ''])
    expect(story.log(0)).toContain('1 takes 17 points')
  })
  test('[R3] when several are the highest nobody takes anything: the next prize comes beside it', () => {
    const story = goofspiel(3).where(atStake('5')).play(0, 'bid 9').play(1, 'bid 2').play(2, 'bid 9')
    expect([0, 1, 2].map((seat) => story.seat(seat).won)).toEqual(['', '', ''])
    expect(ranksOf(story.s.stake)).toMatch(/^5 \S+$/)
    expect(story.log(1)).toEqual(expect.arrayContaining(['0 shares the highest bid: nobody takes 5 points']))
  })
  test('[R3] with the option it is lost', () => {
    const story = goofspiel(2, { ties: 'lost' }).where(atStake('5')).play(0, 'bid 9').play(1, 'bid 9')
    expect(ranksOf(story.s.lost)).toBe('5')
    expect(ranksOf(story.s.stake)).toMatch(/^\S+$/)
  })
  test('[R4] then the next prize is turned up, and all bid again', () => {
    const story = goofspiel(2)
    const next = story.s.deck[11]
    story.play(0, 'bid 2').play(1, 'bid 3')
    expect(Array.from(story.s.stake.subarray(0, 2))).toEqual([next, 0xfe])
    expect(story.s).toMatchObject({ round: 2, left: 11, bidding: 0b11 })
  })
})
