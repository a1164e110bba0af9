import { describe, expect, test } from 'vitest'
import { CELL_IDS } from '../components.ts'
import { EDITIONS, first, revised, shop } from '../fixture.ts'
import type { State } from '../state.ts'

const cursor = (cell: string) => (s: State) => {
  s.cursor = CELL_IDS.indexOf(cell)
}
const sale = (art: string) => revised(3).with(0, { art, money: 5 }).play(0, 'place b5', 'bid 1')

describe('M. Sale', () => {
  test.each(EDITIONS)('[M1] a tile whose colour is not on display is sold (%s)', (_, table) => {
    const play = table(3).with(0, { art: 'green blue yellow' }).where(shop('blue', 'black')).play(0, 'place b5', 'bid 1')
    expect(play.legal(0).filter((move) => move.startsWith('sell'))).toEqual(['sell green', 'sell yellow'])
    expect(() => play.play(0, 'sell blue')).toThrow(/Blue is on display.*M1/)
    expect(() => play.play(0, 'sell black')).toThrow(/hold no black.*M1/)
    expect(() => play.play(0, 'move d4')).toThrow(/choose the art tile/)
  })
  test.each(EDITIONS)('[M1] [Q3] a sale that is impossible leaves the cursor where it is (%s)', (_, table) => {
    const play = table(3).with(0, { art: 'blue blue' }).where(shop('blue')).play(0, 'place b5', 'bid 1')
    expect(play.s.turn).toBe(1)
    expect(CELL_IDS[play.s.cursor]).toBe('d4')
  })
  test('[M2] [Y11] [Q2] first: up to as many steps as tiles, revised: exactly, back and forth allowed', () => {
    const old = first(3).with(0, { art: 'green blue' }).play(0, 'place b5', 'bid 1', 'sell green')
    expect(old.legal(0)).toHaveLength(13)
    expect(old.legal(0)).toContain('move d4')
    expect(old.legal(0)).toContain('move d5')
    expect(() => old.play(0, 'move b3')).toThrow(/3 steps away.*M2/)
    const now = sale('green blue').play(0, 'sell green')
    expect(now.legal(0)).toHaveLength(9)
    expect(now.legal(0)).toContain('move d4')
    expect(() => now.play(0, 'move d5')).toThrow(/exactly so many steps.*M2/)
    expect(sale('green').legal(0)).toEqual(['move d3', 'move c4', 'move e4', 'move d5'])
  })
  test('[M2] [Q2] first, by the letter: exactly as many steps as tiles, or none at all', () => {
    const play = first(3, { cursor: 'exactly' }).with(0, { art: 'green blue blue' }).play(0, 'place b5', 'bid 1', 'sell green')
    expect(play.legal(0)).toContain('move d4')
    expect(play.legal(0)).toContain('move d5')
    expect(play.legal(0)).toContain('move b3')
    expect(() => play.play(0, 'move d6')).toThrow(/exactly so many steps.*M2/)
    expect(() => play.play(0, 'move b2')).toThrow(/4 steps away.*M2/)
  })
  test('[M3] the cursor stays inside the grid', () => {
    const play = revised(3).with(0, { art: 'green' }).where(cursor('b2')).play(0, 'place b5', 'bid 1')
    expect(play.legal(0)).toEqual(['move c2', 'move b3'])
    expect(() => play.play(0, 'move a2')).toThrow(/not complete/)
  })
  test.each(EDITIONS)('[M4] example: two tiles, one step left and one down, green brings 2 francs and 6 VP (%s)', (_, table) => {
    const play = table(3).with(0, { art: 'green blue', money: 5 }).where(cursor('c5')).play(0, 'place b5', 'bid 1', 'sell green', 'move b4')
    expect(play.seat(0)).toMatchObject({ money: 6, points: 6, art: 'blue' })
  })
  test('[M4] example: black, by the centre of the cursor, brings 2 francs and 4 VP', () => {
    const black = { art: 'black', money: 5 }
    const old = first(3).with(0, black).where(cursor('b4')).play(0, 'place b5', 'bid 1', 'sell black', 'move b3')
    expect(old.seat(0)).toMatchObject({ money: 6, points: 4, art: '' })
    const now = revised(3).with(0, black).where(cursor('b4')).play(0, 'place b5', 'bid 1', 'move b3')
    expect(now.seat(0)).toMatchObject({ money: 6, points: 4, art: '' })
  })
  test('[M4] black brings at most 4 of either, colours up to 6', () => {
    const { saleFrancs, salePoints } = revised(3).s.tables
    for (const table of [saleFrancs, salePoints]) {
      expect(Math.max(...table.filter((_, i) => i % 5 === 4))).toBe(4)
      expect(Math.max(...table)).toBe(6)
    }
  })
  test('[M5] [Y12] the first two go to free places; then first: on top, revised: the old one returns', () => {
    const old = first(3).with(0, { art: 'green pink' }).where(shop('blue', 'yellow')).play(0, 'place b5', 'bid 1', 'sell green', 'move d4')
    expect(old.legal(0)).toEqual(['display 1', 'display 2'])
    expect(() => old.play(0, 'pass')).toThrow(/which place of the art market.*M5/)
    old.play(0, 'display 2')
    expect(Array.from(old.s.shop)).toEqual([2, 0])
    expect([old.s.covered[1], old.s.stacks[1]]).toEqual([1, 5])
    const now = revised(3).with(0, { art: 'green' }).where(shop('blue', 'yellow')).play(0, 'place b5', 'bid 1', 'move d3', 'display 2')
    expect(Array.from(now.s.shop)).toEqual([2, 0])
    expect([now.s.covered[1], now.s.stacks[1]]).toEqual([0, 6])
    const empty = sale('green').play(0, 'move d3')
    expect(Array.from(empty.s.shop)).toEqual([0, 254])
  })
  test('[M6] [Y10] both editions ask for the tile, the cursor and the place in this order, and count the sold tile', () => {
    for (const [, table] of EDITIONS) {
      const play = table(3).with(0, { art: 'green blue' }).where(shop('black', 'yellow')).play(0, 'place b5', 'bid 1')
      expect(() => play.play(0, 'display 1')).toThrow(/choose the art tile/)
      play.play(0, 'sell blue')
      expect(() => play.play(0, 'display 1')).toThrow(/Move the cursor first.*M2/)
      expect(play.play(0, 'move d6', 'display 1').seat(0).art).toBe('green')
    }
  })
})
