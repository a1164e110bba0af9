import { describe, expect, test } from 'vitest'
import { at, brass, markets } from '../fixture.ts'

describe('I. Iron', () => {
  test('[I1] is free from any iron works, whoever owns it, wherever it is', () => {
    const table = brass(2)
      .with(0, { hand: 'coal coal', money: 0 })
      .with(1, { tiles: ['redditch.2 iron1 3'] })
      .play(0, 'develop coal', 'discard coal')
    expect(at(table.s, 'redditch.2')).toBe('iron1 2')
    const two = brass(2)
      .with(0, { hand: 'coal coal' })
      .with(1, { tiles: ['redditch.2 iron1 3', 'dudley.2 iron1 2'] })
    expect(() => two.play(0, 'develop coal', 'discard coal', 'iron birmingham.3')).toThrow(/no iron to take.*I1/)
  })
  test('[I2] is chosen between several works, cube by cube, and only then', () => {
    const tiles = { tiles: ['redditch.2 iron1 3', 'dudley.2 iron1 2'] }
    const hand = { hand: 'birmingham', money: 30, next: { manufacturer: 8 } }
    const table = brass(2).with(0, hand).with(1, tiles).play(0, 'build manufacturer birmingham.2 with birmingham')
    expect(table.legal(0)).toEqual(['iron dudley.2', 'iron redditch.2'])
    expect(() => table.play(0, 'pass')).toThrow(/which iron works.*I2/)
    table.play(0, 'iron redditch.2', 'iron dudley.2')
    expect(table.seat(1).tiles).toEqual(['dudley.2 iron1 1', 'redditch.2 iron1 2'])
    expect(() => table.play(0, 'iron dudley.2')).toThrow(/no iron to choose.*I2/)
    const all = brass(2)
      .with(0, hand)
      .with(1, { tiles: ['redditch.2 iron1 1', 'dudley.2 iron1 1'] })
    expect(all.play(0, 'build manufacturer birmingham.2 with birmingham').s.ironCubes).toBe(0)
  })
  test('[I3] is bought only when no works has any, without a connection', () => {
    const hand = { hand: 'birmingham', money: 30, next: { manufacturer: 8 } }
    const table = brass(2).where(markets(13, 3)).with(0, hand).play(0, 'build manufacturer birmingham.2 with birmingham')
    expect(table.seat(0)).toMatchObject({ money: 30 - 20 - 4 - 5, spent: 29 })
    const mixed = brass(2)
      .where(markets(13, 3))
      .with(0, hand)
      .with(1, { tiles: ['redditch.2 iron1 1'] })
    expect(mixed.play(0, 'build manufacturer birmingham.2 with birmingham').seat(0).money).toBe(30 - 20 - 4)
    expect(mixed.s.ironMarket).toBe(2)
  })
})
