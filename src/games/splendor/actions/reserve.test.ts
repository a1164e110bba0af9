import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { splendor } from '../fixture.ts'

describe('R. Reserve a card', () => {
  test('[R1] takes an open card into the hand', () => {
    const table = splendor(2)
    const card = table.s.table[2]
    expect(table.play(0, 'reserve 1c').seat(0).hand).toEqual([card])
  })
  test('[R2] takes the top card of a deck unseen', () => {
    const table = splendor(2)
    const top = table.s.deck[70 + 15]
    expect(table.play(0, 'reserve deck3').seat(0).hand).toEqual([top])
    expect(table.s.left[2]).toBe(15)
    expect(table.log(1)).toEqual(['0 reserves a card from deck III', '0 takes a gold'])
    expect(table.log(0)).toHaveLength(3)
  })
  test('[R3] is refused with three cards in hand', () => {
    const table = splendor(2).with(0, { hand: [0, 1, 2] })
    expect(table.legal(0).some((move) => move.startsWith('reserve'))).toBe(false)
    expect(() => table.play(0, 'reserve 1a')).toThrow(/R3/)
    expect(() => table.play(0, 'reserve deck1')).toThrow(/R3/)
  })
  test('[R4] brings a gold while there is one, and is allowed without', () => {
    expect(splendor(2).play(0, 'reserve 1a').seat(0).gold).toBe(1)
    const none = splendor(2).with(1, { gold: 5 }).play(0, 'reserve 1a')
    expect(none.seat(0)).toMatchObject({ gold: 0, hand: [expect.any(Number)] })
  })
  test('[R5] finds nothing at an empty place or in an empty deck', () => {
    const table = splendor(2).where((s) => {
      s.left[0] = 0
      s.table[0] = NONE
    })
    expect(table.legal(0)).not.toContain('reserve 1a')
    expect(table.legal(0)).not.toContain('reserve deck1')
    expect(table.legal(0)).toContain('reserve 1b')
    expect(() => table.play(0, 'reserve 1a')).toThrow(/No card lies there.*R5/)
    expect(() => table.play(0, 'reserve deck1')).toThrow(/Deck I is empty.*R5/)
  })
  test.each([0, 1, 2])('[R5] while other decks have cards: level %i', (level) => {
    const table = splendor(2).where((s) => {
      s.left[level] = 0
      s.table[level * 4] = NONE
    })
    const all = splendor(2).legal(0)
    expect(all.filter((move) => !table.legal(0).includes(move))).toEqual([`reserve ${level + 1}a`, `reserve deck${level + 1}`])
  })
  test('[R6] turns up the next card, or leaves the place empty when the deck is', () => {
    const table = splendor(2)
    const next = table.s.deck[35]
    expect(table.play(0, 'reserve 1b').s.table[1]).toBe(next)
    const last = splendor(2).where((s) => {
      s.left[0] = 0
    })
    expect(last.play(0, 'reserve 1b').s.table[1]).toBe(NONE)
  })
})
