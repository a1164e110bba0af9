import { describe, expect, test } from 'vitest'
import { brass, markets } from '../fixture.ts'

describe('D. Develop', () => {
  test('[D1] takes the lowest tile of a stack off the mat for an iron', () => {
    const table = brass(2).with(0, { hand: 'iron coal', money: 2 }).play(0, 'develop coal', 'discard iron')
    expect(table.seat(0)).toMatchObject({ money: 0, spent: 2, next: { coal: 2 }, hand: 'coal' })
    expect(() => brass(2).where(markets(13, 0)).with(0, { hand: 'iron', money: 5 }).play(0, 'develop coal')).toThrow(/£6.*£5.*D1/)
    expect(() =>
      brass(2)
        .with(0, { hand: 'iron', next: { coal: 9 } })
        .play(0, 'develop coal'),
    ).toThrow(/no coal mine left.*D1/)
  })
  test('[D2] may take a second, of the same stack or another, for another iron', () => {
    const table = brass(2).with(0, { hand: 'iron coal' }).play(0, 'develop iron', 'discard iron')
    expect(table.legal(0)).toEqual(['develop cotton', 'develop manufacturer', 'develop coal', 'develop iron', 'develop brewery', 'done'])
    expect(() => table.play(0, 'network stoke-leek')).toThrow(/second tile, or.*done.*D2/)
    expect(table.play(0, 'develop iron').seat(0)).toMatchObject({ next: { iron: 3 }, money: 17 - 2 - 2, hand: 'coal' })
    expect(table.s.actions).toBe(1)
    expect(brass(2).with(0, { hand: 'iron coal' }).play(0, 'develop iron', 'discard iron', 'done').s.actions).toBe(1)
  })
  test('[D3] leaves potteries with the crossed-out lightbulb', () => {
    const table = brass(2).with(0, { hand: 'iron iron' })
    expect(() => table.play(0, 'develop pottery')).toThrow(/The pottery I.*lightbulb.*D3/)
    expect(() => table.with(0, { next: { pottery: 3 } }).play(0, 'develop pottery')).toThrow(/D3/)
    expect(table.with(0, { next: { pottery: 2 } }).legal(0)).toContain('develop pottery')
  })
})
