import { describe, expect, test } from 'vitest'
import { EDITIONS, first, pawn, revised } from '../fixture.ts'

describe('R. The action phase', () => {
  test.each(EDITIONS)('[R1] one action a turn, clockwise, until all have passed (%s)', (_, table) => {
    const play = table(3).play(0, 'market').play(1, 'pass').play(2, 'exchange')
    expect(play.s.turn).toBe(0)
    expect(play.play(0, 'pass').s.turn).toBe(2)
    expect(play.play(2, 'pass').s.round).toBe(2)
  })
  test('[R1] a seat that can do nothing else passes by itself', () => {
    const play = revised(2).with(1, { pawns: 0, art: 'green blue' }).play(0, 'market')
    expect(play.s.turn).toBe(0)
    expect(play.seat(1).money).toBe(13) // two colours, and the card
  })
  test('[R2] nobody decides out of turn', () => {
    expect(() => revised(3).play(1, 'pass')).toThrow(/Player 1 is to decide.*R2/)
  })
  test.each(EDITIONS)('[R3] a pawn goes to an active space without a pawn; houses do not matter (%s)', (_, table) => {
    const play = table(3)
      .where(pawn(1, 'b5', 1))
      .with(1, { houses: ['c5'] })
    expect(() => play.play(0, 'place a5')).toThrow(/A5 is outside the active area.*R3/)
    expect(() => play.play(0, 'place b5')).toThrow(/stands on B5 already.*R3/)
    expect(play.legal(0)).toContain('place c5')
  })
  test.each(EDITIONS)('[R4] with a bid of at least a franc (%s)', (_, table) => {
    const play = table(3).with(0, { money: 3 }).play(0, 'place b4')
    expect(play.legal(0)).toEqual(['bid 1', 'bid 2', 'bid 3'])
    expect(() => play.play(0, 'bid 0')).toThrow(/at least 1 franc.*R4/)
    expect(() => play.play(0, 'bid 4')).toThrow(/3 francs.*R4/)
    expect(() => play.play(0, 'pass')).toThrow(/how many francs.*R4/)
    expect(play.play(0, 'bid 2').seat(0).money).toBe(1)
    expect(play.s.bid[16]).toBe(2)
    const poor = table(3).with(0, { money: 0 })
    expect(() => poor.play(0, 'place b4')).toThrow(/you have none.*R4/)
    expect(table(3).with(0, { money: 1 }).play(0, 'place b4').seat(0).money).toBe(0) // the last franc is bid without asking
  })
  test('[T5] pawns in the Courthouse cannot be used', () => {
    const play = revised(3).with(0, { pawns: 0, travellers: 0 })
    expect(() => play.play(0, 'place b4')).toThrow(/no pawn left.*T5/)
    expect(() => play.play(0, 'market')).toThrow(/1 pawn.*X1/)
  })
  test('[R5] [Y9] first edition: the action may be left undone; revised: it must be done if it can be', () => {
    const old = first(3).play(0, 'place b4', 'bid 1')
    expect(old.legal(0)).toContain('skip')
    expect(old.play(0, 'skip').seat(0).cubes.wood).toBe(0)
    expect(old.s.turn).toBe(1)
    for (const [place, held] of [
      ['b3', {}],
      ['b5', { art: 'green blue' }],
      ['c5', {}],
      ['b4', {}],
      ['c4', { cubes: { wood: 1, stone: 1 } }],
    ] as const) {
      expect(first(3).with(0, held).play(0, `place ${place}`, 'bid 1').legal(0)).toContain('skip')
      const now = revised(3).with(0, held).play(0, `place ${place}`, 'bid 1')
      expect(now.legal(0)).not.toContain('skip')
      expect(() => now.play(0, 'skip')).toThrow(/must be.*R5/)
    }
  })
  test.each(EDITIONS)('[R6] a space may be taken although its action cannot be done (%s)', (_, table) => {
    const play = table(3).play(0, 'place c4', 'bid 2')
    expect(play.s.turn).toBe(1)
    expect(play.log(1)).toContain('0 cannot do the action: construction')
  })
  test('[R7] what is owed comes first', () => {
    const play = revised(3).play(0, 'place b3', 'bid 1')
    expect(() => play.play(0, 'market')).toThrow(/take an art tile.*R7/)
    expect(() => revised(3).play(0, 'take green')).toThrow(/It is your turn.*R1/)
  })
})
