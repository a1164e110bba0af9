import { describe, expect, test } from 'vitest'
import { at, brass, markets } from './fixture.ts'

const mine = { hand: 'dudley', money: 40, next: { coal: 2 } }

describe('O. Overbuild', () => {
  test('[O1] puts a higher level over a lower one of the same industry', () => {
    const table = brass(2)
      .with(0, { ...mine, tiles: ['dudley.1 coal1 1'] })
      .play(0, 'build coal dudley.1 with dudley')
    expect(table.seat(0)).toMatchObject({ tiles: ['dudley.1 coal2 3'], money: 33 })
    const equal = brass(2).with(0, { ...mine, next: { coal: 1 }, tiles: ['dudley.1 coal1 1'] })
    expect(() => equal.play(0, 'build coal dudley.1 with dudley')).toThrow(/higher level.*O1/)
    const other = brass(2)
      .with(0, { hand: 'burton' })
      .with(1, { tiles: ['burton.1 manufacturer1'] })
    expect(() => other.play(0, 'build coal burton.1 with burton')).toThrow(/taken by a manufacturer I.*O1/)
  })
  test('[O2] over one’s own of any industry, flipped or not; what lay on it is not used for the price', () => {
    const table = brass(2).with(0, { hand: 'worcester', money: 40, next: { cotton: 2 }, tiles: ['worcester.1 cotton1 flipped'] })
    table.with(1, { tiles: ['kidderminster.1 coal1 1'], links: ['kidderminster-worcester'] })
    expect(table.play(0, 'build cotton worcester.1 with worcester').seat(0).tiles).toEqual(['worcester.1 cotton2'])
    const full = brass(2).with(0, { ...mine, next: { coal: 3 }, tiles: ['dudley.1 coal2 3'] })
    const before = full.s.supply[0]
    full.play(0, 'build coal dudley.1 with dudley')
    expect(full.s.supply[0]).toBe(before + 3 - 4)
  })
  test('[O3] over another’s only coal mines and iron works, when the resource is nowhere left', () => {
    const table = () =>
      brass(2)
        .with(0, mine)
        .with(1, { tiles: ['dudley.1 coal1 flipped'] })
    expect(() => table().where(markets(1, 8)).play(0, 'build coal dudley.1 with dudley')).toThrow(/no cube.*O3/)
    expect(() =>
      table()
        .where(markets(0, 8))
        .with(1, { tiles: ['cannock.2 coal1 1'] })
        .play(0, 'build coal dudley.1 with dudley'),
    ).toThrow(/O3/)
    expect(table().where(markets(0, 8)).play(0, 'build coal dudley.1 with dudley').seat(0).tiles).toEqual(['dudley.1 coal2 3'])
    const goods = brass(2)
      .where(markets(0, 0))
      .with(0, { hand: 'stafford', money: 40, next: { brewery: 2 } })
      .with(1, { tiles: ['stafford.1 brewery1 flipped'] })
    expect(() => goods.play(0, 'build brewery stafford.1 with stafford')).toThrow(/belongs to player 2.*O3/)
    const works = brass(2)
      .where(markets(9, 0))
      .with(0, { hand: 'dudley', money: 40, next: { iron: 2 } })
    works.with(1, { tiles: ['dudley.2 iron1 flipped', 'dudley.1 coal1 2'] })
    expect(works.play(0, 'build iron dudley.2 with dudley').seat(1).tiles).toEqual(['dudley.1 coal1 1'])
  })
  test('[O4] takes the old tile out of the game, leaves its gains, and respects one tile a town', () => {
    const table = brass(2)
      .where(markets(0, 8))
      .with(0, mine)
      .with(1, { income: 14, tiles: ['dudley.1 coal1 flipped'] })
    table.play(0, 'build coal dudley.1 with dudley')
    expect(table.seat(1)).toMatchObject({ income: 14, tiles: [] })
    expect(table.s.network[1]).toBe(0)
    const crowded = brass(2)
      .where(markets(0, 8))
      .with(0, { ...mine, tiles: ['dudley.2 iron1 1'] })
      .with(1, { tiles: ['dudley.1 coal1 flipped'] })
    expect(() => crowded.play(0, 'build coal dudley.1 with dudley')).toThrow(/B10/)
  })
  test('[O5] may be chosen although a slot is free, unless the table says otherwise', () => {
    const holdings = { ...mine, hand: 'tamworth', tiles: ['tamworth.1 coal1 1'] }
    const rail = (options = {}) =>
      brass(2, options)
        .where((s) => {
          s.era = 1
        })
        .with(0, holdings)
    expect(rail().legal(0)).toContain('build coal tamworth.1 with tamworth')
    expect(() => rail({ overbuild: 'no-free-slot' }).play(0, 'build coal tamworth.1 with tamworth')).toThrow(/free slot in Tamworth.*O5/)
    expect(rail({ overbuild: 'no-free-slot' }).legal(0)).toContain('build coal tamworth.2 with tamworth')
    const canal = brass(2, { overbuild: 'no-free-slot' }).with(0, holdings).play(0, 'build coal tamworth.1 with tamworth')
    expect(at(canal.s, 'tamworth.1')).toBe('coal2 3')
  })
})
