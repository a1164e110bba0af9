import { describe, expect, test } from 'vitest'
import { brass } from '../fixture.ts'

describe('L. Loan', () => {
  test('[L1] pays £30 and lowers income three levels', () => {
    const table = brass(2).with(0, { money: 4, level: 0, hand: 'iron iron' }).play(0, 'loan', 'discard iron')
    expect(table.seat(0)).toMatchObject({ money: 34, level: -3, spent: 0 })
  })
  test.each([
    [20, 5, 14],
    [19, 5, 14],
    [33, 11, 26],
    [62, 21, 54],
  ])('[L2] from space %i (level %i) goes to the highest space of the level three lower: %i', (space, _level, lower) => {
    expect(brass(2).with(0, { income: space, hand: 'iron iron' }).play(0, 'loan', 'discard iron').seat(0).income).toBe(lower)
  })
  test('[L3] is refused when income would fall below −10', () => {
    expect(brass(2).with(0, { level: -7, hand: 'iron iron' }).play(0, 'loan', 'discard iron').seat(0).level).toBe(-10)
    const table = brass(2).with(0, { level: -8, hand: 'iron iron' })
    expect(table.legal(0)).not.toContain('loan')
    expect(() => table.play(0, 'loan')).toThrow(/yours is −8.*L3/)
  })
})
