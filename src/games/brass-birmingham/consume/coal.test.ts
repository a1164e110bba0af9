import { describe, expect, test } from 'vitest'
import { at, brass, markets, rails } from '../fixture.ts'

const factory = { hand: 'birmingham iron', money: 30 }
const build = 'build manufacturer birmingham.2 with birmingham'

describe('C. Coal', () => {
  test('[C1] is free from a connected mine of anybody', () => {
    const table = brass(2)
      .with(0, factory)
      .with(1, { tiles: ['dudley.1 coal2 3'], links: ['dudley-birmingham'] })
      .play(0, build)
    expect(table.seat(0).money).toBe(22)
    expect(at(table.s, 'dudley.1')).toBe('coal2 2')
    const tied = brass(2)
      .with(0, factory)
      .with(1, { tiles: ['dudley.1 coal2 3', 'coventry.2 coal1 2'], links: ['dudley-birmingham', 'birmingham-coventry'] })
    expect(() => tied.play(0, build, 'coal cannock.2')).toThrow(/no coal to take.*C1/)
  })
  test('[C2] comes from the nearest mine, cube by cube, then from the next', () => {
    const table = brass(2)
      .with(0, { ...factory, next: { manufacturer: 3 } })
      .with(1, { tiles: ['wolverhampton.2 coal2 3', 'dudley.1 coal1 1'], links: ['wolverhampton-dudley', 'dudley-birmingham'] })
      .play(0, build)
    expect([at(table.s, 'dudley.1'), at(table.s, 'wolverhampton.2')]).toEqual(['coal1 flipped', 'coal2 2'])
    const far = brass(3)
      .with(0, factory)
      .with(1, { tiles: ['dudley.1 coal2 3', 'coventry.2 coal1 2'], links: ['dudley-birmingham', 'birmingham-coventry'] })
      .with(2, { tiles: ['wolverhampton.2 coal2 3'], links: ['wolverhampton-dudley'] })
    expect(() => far.play(0, build, 'coal wolverhampton.2')).toThrow(/not among the nearest.*C2/)
  })
  test('[C3] is chosen between mines equally near, and only then', () => {
    const links = { links: ['dudley-birmingham', 'birmingham-coventry'] }
    const table = brass(2)
      .with(0, factory)
      .with(1, { tiles: ['dudley.1 coal2 3', 'coventry.2 coal1 2'], ...links })
      .play(0, build)
    expect(table.legal(0)).toEqual(['coal dudley.1', 'coal coventry.2'])
    expect(() => table.play(0, 'loan')).toThrow(/equally near.*C3/)
    table.play(0, 'coal coventry.2')
    expect([at(table.s, 'dudley.1'), at(table.s, 'coventry.2')]).toEqual(['coal2 3', 'coal1 1'])
    expect(() => table.play(0, 'coal coventry.2')).toThrow(/no coal to choose.*C3/)
    const two = { ...factory, next: { manufacturer: 3 } }
    const all = brass(2)
      .with(0, two)
      .with(1, { tiles: ['dudley.1 coal2 1', 'coventry.2 coal1 1'], ...links })
      .play(0, build)
    expect(all.seat(1).tiles).toEqual(['dudley.1 coal2 flipped', 'coventry.2 coal1 flipped'])
    const third = brass(2)
      .with(0, two)
      .with(1, { tiles: ['dudley.1 coal2 1', 'coventry.2 coal1 2'], ...links })
      .play(0, build, 'coal coventry.2')
    expect(third.legal(0)).toEqual(['coal dudley.1', 'coal coventry.2'])
  })
  test('[C4] is bought only when no connected mine has any', () => {
    const oxford = { links: ['birmingham-oxford', 'dudley-birmingham'] }
    const table = brass(2)
      .where(markets(12, 8))
      .with(0, { ...factory, ...oxford, next: { manufacturer: 3 } })
    expect(table.play(0, build).seat(0)).toMatchObject({ money: 30 - 12 - 2 - 2, spent: 16 })
    expect(table.s.coalMarket).toBe(10)
    const mixed = brass(2)
      .where(markets(12, 8))
      .with(0, { ...factory, ...oxford, next: { manufacturer: 3 } })
      .with(1, { tiles: ['dudley.1 coal1 1'] })
    expect(mixed.play(0, build).seat(0).money).toBe(30 - 12 - 2)
    expect(at(mixed.s, 'dudley.1')).toBe('coal1 flipped')
  })
  test('[C5] cannot be bought without a connection to a merchant', () => {
    expect(() => brass(2).with(0, factory).play(0, build)).toThrow(/No coal can be had.*C5/)
    expect(brass(2).with(0, factory).legal(0)).not.toContain(build)
    const rail = rails(2).with(0, { ...factory, tiles: ['cannock.1 manufacturer2'] })
    expect(() => rail.play(0, 'network stafford-cannock')).toThrow(/C5/)
  })
})
