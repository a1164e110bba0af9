import { describe, expect, test } from 'vitest'
import { ART_ROW, COLOURS, WHITE } from '../components.ts'
import { lastRound, shop, theatre } from '../fixture.ts'
import { ROW_POINTS } from '../state.ts'
import { allPass, pavilions } from './fixture.ts'

describe('BE. White art', () => {
  test('[BE8] Privat-Livemont brings an art tile, not black, its white side up', () => {
    const table = pavilions(3)
      .where(theatre('privat-livemont', 'solvay', 'buls', 'albert'))
      .play(0, 'place b2', 'bid 1', 'noble 0')
    expect(table.legal(0)).toEqual(['take green', 'take yellow', 'take blue', 'take brown'])
    expect(() => table.play(0, 'take black')).toThrow(/W1/)
    expect(() => table.play(0, 'keep')).toThrow(/BE8/)
    table.play(0, 'take blue', 'keep')
    expect(table.seat(0)).toMatchObject({ art: '', white: 'blue', nobles: 'brugmann -privat-livemont' })
    expect(table.s.stacks[COLOURS.indexOf('blue')]).toBe(5)
  })

  test('[BE8] an empty stack cannot be chosen, and without any he brings nothing', () => {
    const table = pavilions(3)
      .where(theatre('privat-livemont', 'solvay', 'buls', 'albert'))
      .where((s) => s.stacks.set([0, 2, 2, 2, 6]))
    table.play(0, 'place b2', 'bid 1', 'noble 0')
    expect(() => table.play(0, 'take green')).toThrow(/W4/)
    const none = pavilions(3)
      .where(theatre('privat-livemont', 'solvay', 'buls', 'albert'))
      .where((s) => s.stacks.set([0, 0, 0, 0, 6]))
    expect(none.play(0, 'place b2', 'bid 1', 'noble 0').legal(0)).toEqual(['keep', 'discard'])
  })

  test('[BE9] is sold as any colour not on display, for half the francs and half the VP', () => {
    const table = pavilions(3).with(0, { art: '', white: 'blue', money: 1 }).where(shop('green', 'yellow'))
    table.where((s) => {
      s.cursor = 6 // c3
    })
    table.play(0, 'place b5', 'sell white-blue')
    expect(table.legal(0)).toEqual(['as blue', 'as brown', 'as black'])
    expect(() => table.play(0, 'as green')).toThrow(/M1/)
    expect(() => table.play(0, 'move c4')).toThrow(/BE9/)
    table.play(0, 'as black', 'move b3') // black's dot: the centre, second column and third row from the bottom: 4 VP, 2 francs
    expect(table.seat(0)).toMatchObject({ money: 1, points: 2 })
    table.play(0, 'display 1')
    expect(table.s.shop[0]).toBe(WHITE + COLOURS.indexOf('blue'))
    expect(table.seat(0).art).toBe('')
  })

  test('[BE9] [Q23] half of an odd price is rounded down', () => {
    const content = JSON.stringify({
      game: 'bruxelles-1893-revised',
      name: 'odd',
      values: { market: { francs: Array(7).fill(5), points: Array(7).fill(3) } },
    })
    const table = pavilions(3, { content }).with(0, { art: '', white: 'blue', money: 1 })
    table.play(0, 'place b5', 'sell white-blue', 'as green', 'move d5')
    expect(table.seat(0)).toMatchObject({ money: 2, points: 1 })
  })

  test('[BE9] not while a white one is on display', () => {
    const table = pavilions(3).with(0, { art: 'green', white: 'blue' }).where(shop('white-brown'))
    table.play(0, 'place b5', 'bid 1')
    expect(table.legal(0)).toContain('move d4') // green is sold by itself
    const both = pavilions(3).with(0, { art: 'green yellow', white: 'blue' }).where(shop('white-brown')).play(0, 'place b5', 'bid 1')
    expect(() => both.play(0, 'sell white-blue')).toThrow(/BE9/)
    expect(() => both.play(0, 'sell white-green')).toThrow(/M1/)
  })

  test('[BE9] counts as a tile for the cursor and as one more colour for a pass', () => {
    const table = pavilions(3).with(0, { art: 'green', white: 'blue' }).play(0, 'place b5', 'bid 1', 'sell green')
    expect(table.legal(0)).toContain('move d6')
    const pass = pavilions(3).with(0, { art: 'green blue', white: 'blue green', money: 0 }).play(0, 'pass')
    expect(pass.seat(0).money).toBe(3 + 1)
  })

  test('[Q19] six colours at most, since all white tiles are one', () => {
    const table = pavilions(3).with(0, { art: 'green yellow blue brown black', white: 'green yellow', money: 0 })
    table.with(1, { art: '' }).play(0, 'market').play(1, 'pass').play(2, 'pass').play(0, 'pass')
    expect(table.seat(0).money).toBe(6)
  })

  test('[BE9] a displayed white tile returns to the stack of its colour', () => {
    const table = pavilions(3).with(0, { art: 'green' }).where(shop('white-blue', 'yellow'))
    table.play(0, 'place b5', 'bid 1', 'move d5', 'display 1')
    expect(table.s.stacks[COLOURS.indexOf('blue')]).toBe(6)
  })

  test('[BE10] is worth nothing at the end', () => {
    const table = allPass(pavilions(3).with(0, { art: 'black', white: 'blue green', money: 0 }).where(lastRound))
    expect(table.s.points[ROW_POINTS + ART_ROW]).toBe(1)
  })
})
