import { describe, expect, test } from 'vitest'
import { brass } from '../fixture.ts'

describe('P. Pass', () => {
  test('[P1] is always possible and costs a card', () => {
    const table = brass(2).with(0, { hand: 'iron coal' })
    expect(table.legal(0)).toContain('pass')
    expect(table.play(0, 'pass', 'discard coal').seat(0)).toMatchObject({ hand: 'iron', money: 17 })
    const stuck = brass(2).with(0, { hand: 'iron', money: 0, level: -10 })
    expect(stuck.legal(0)).toEqual(['pass'])
  })
})
