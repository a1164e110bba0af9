import { describe, expect, test } from 'vitest'
import { brass } from '../fixture.ts'

describe('U. Scout', () => {
  test('[U1] discards three cards in all and takes a wild card of each kind', () => {
    const table = brass(2).with(0, { hand: 'iron coal pottery stafford' }).play(0, 'scout', 'discard iron', 'discard stafford')
    expect(table.legal(0)).toEqual(['discard coal', 'discard pottery'])
    expect(table.play(0, 'discard pottery').seat(0).hand).toBe('coal wild-location wild-industry')
    expect(table.s.actions).toBe(1)
  })
  test('[U2] not while a wild card is in the hand', () => {
    const table = brass(2).with(0, { hand: 'iron coal pottery wild-industry' })
    expect(table.legal(0)).not.toContain('scout')
    expect(() => table.play(0, 'scout')).toThrow(/wild card already.*U2/)
  })
  test('[U3] needs three cards', () => {
    expect(() => brass(2).with(0, { hand: 'iron coal' }).play(0, 'scout')).toThrow(/3 cards.*U3/)
    expect(brass(2).with(0, { hand: 'iron coal coal' }).legal(0)).toContain('scout')
  })
})
