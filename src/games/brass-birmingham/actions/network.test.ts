import { describe, expect, test } from 'vitest'
import { at, brass, face, rails } from '../fixture.ts'

const lines = (moves: string[]) => moves.filter((move) => move.startsWith('network')).map((move) => move.slice(8))
const hand = { hand: 'iron iron', money: 40 }

describe('N. Network', () => {
  test('[N1] lays on a free line that is open in the era', () => {
    const table = brass(2)
      .with(0, { ...hand, links: ['burton-tamworth'] })
      .with(1, { links: ['tamworth-nuneaton'] })
    expect(lines(table.legal(0))).toEqual(['stone-burton', 'burton-derby', 'burton-walsall', 'tamworth-birmingham'])
    expect(() => table.play(0, 'network tamworth-nuneaton')).toThrow(/Player 2’s link lies on Tamworth–Nuneaton.*N1/)
    expect(() => table.play(0, 'network tamworth-walsall')).toThrow(/not open in this era.*N1/)
    const rail = rails(2).with(0, { ...hand, links: ['burton-tamworth'], tiles: ['tamworth.1 coal2 3'] })
    expect(lines(rail.legal(0))).toContain('tamworth-walsall')
    expect(() => rail.play(0, 'network burton-walsall')).toThrow(/N1/)
  })
  test('[N2] touches the network', () => {
    const table = brass(2).with(0, { ...hand, tiles: ['stone.1 cotton1'] })
    expect(lines(table.legal(0))).toEqual(['stoke-stone', 'stone-burton', 'stone-stafford'])
    expect(() => table.play(0, 'network stoke-leek')).toThrow(/does not touch.*N2/)
  })
  test('[N3] lays anywhere with nothing on the board', () => {
    expect(lines(brass(2).with(0, hand).legal(0))).toHaveLength(31)
    const rail = rails(2)
      .with(0, hand)
      .with(1, { tiles: ['dudley.1 coal2 3'] })
    expect(lines(rail.legal(0))).toEqual(expect.arrayContaining(['wolverhampton-dudley', 'warrington-stoke']))
    expect(lines(rail.legal(0))).not.toContain('stone-stafford') // coal is needed all the same
  })
  test('[N4] costs £3 for a canal, £5 and a coal for a rail', () => {
    expect(brass(2).with(0, hand).play(0, 'network stoke-leek', 'discard iron').seat(0)).toMatchObject({
      money: 37,
      spent: 3,
      links: ['stoke-leek'],
    })
    expect(() =>
      brass(2)
        .with(0, { ...hand, money: 2 })
        .play(0, 'network stoke-leek'),
    ).toThrow(/£3.*£2.*N4/)
    const rail = rails(2)
      .with(0, { ...hand, links: ['dudley-birmingham'] })
      .with(1, { tiles: ['dudley.1 coal2 3'] })
    rail.play(0, 'network wolverhampton-dudley', 'discard iron')
    expect(rail.seat(0).money).toBe(35)
    expect(at(rail.s, 'dudley.1')).toBe('coal2 2')
    const bought = rails(2)
      .with(0, { ...hand, links: ['birmingham-oxford'] })
      .play(0, 'network redditch-oxford', 'discard iron')
    expect(bought.seat(0).money).toBe(40 - 5 - 1)
    expect(() =>
      rails(2)
        .with(0, { ...hand, money: 5, links: ['birmingham-oxford'] })
        .play(0, 'network redditch-oxford'),
    ).toThrow(/£6.*N4/)
  })
  test('[N5] lays two rails for £15, a coal each and one beer', () => {
    const table = rails(2)
      .with(0, { ...hand, links: ['dudley-birmingham'], tiles: ['stafford.1 brewery2'] })
      .with(1, { tiles: ['dudley.1 coal2 3'] })
      .play(0, 'network wolverhampton-dudley', 'discard iron')
    expect(table.legal(0)).toContain('done')
    expect(() => table.play(0, 'loan')).toThrow(/second rail, or.*done.*N5/)
    table.play(0, 'network dudley-kidderminster')
    expect(table.seat(0)).toMatchObject({ money: 25, spent: 15, tiles: ['stafford.1 brewery2 1'] })
    expect(at(table.s, 'dudley.1')).toBe('coal2 1')
    expect(table.s.actions).toBe(1)
    const poor = rails(2)
      .with(0, { ...hand, money: 14, links: ['dudley-birmingham'], tiles: ['stafford.1 brewery2'] })
      .with(1, { tiles: ['dudley.1 coal2 3'] })
    expect(poor.play(0, 'network wolverhampton-dudley', 'discard iron').s.actions).toBe(1)
    const bought = rails(2)
      .with(0, { ...hand, money: 17, links: ['birmingham-oxford', 'dudley-birmingham'], tiles: ['stafford.1 brewery2'] })
      .with(1, { tiles: ['dudley.1 coal2 2'], links: ['birmingham-coventry'] })
    bought.play(0, 'network wolverhampton-dudley', 'discard iron')
    bought.where((s) => {
      s.money[0] = 9
    })
    expect(() => bought.play(0, 'network dudley-kidderminster')).toThrow(/second rail costs you £10 more.*N5/)
  })
  test('[N6] takes the first coal before the second rail lies, and lets the second go through the first', () => {
    const table = rails(2)
      .with(0, { ...hand, links: ['stone-stafford'], tiles: ['stafford.1 brewery2'] })
      .with(1, { tiles: ['stone.2 coal2 1'] })
      .play(0, 'network stoke-stone', 'discard iron')
    expect(at(table.s, 'stone.2')).toBe('coal2 flipped')
    expect(lines(table.legal(0))).toEqual(['warrington-stoke']) // only there can coal be bought now
    expect(table.play(0, 'network warrington-stoke').seat(0)).toMatchObject({
      links: ['warrington-stoke', 'stoke-stone', 'stone-stafford'],
      money: 40 - 15 - 1,
    })
  })
  test('[N7] takes the beer from a brewery, of another only where the second link is connected to it', () => {
    const table = rails(2)
      .where(face('oxford.1', 'any'))
      .with(0, { ...hand, links: ['birmingham-oxford', 'leek-belper'] })
      .with(1, { tiles: ['walsall.2 brewery2'] })
      .play(0, 'network birmingham-coventry', 'discard iron')
    expect(lines(table.legal(0))).toEqual(['walsall-birmingham'])
    expect(() => table.play(0, 'network redditch-oxford')).toThrow(/needs a beer.*N7/)
    expect(table.play(0, 'network walsall-birmingham').seat(1).tiles).toEqual(['walsall.2 brewery2 1'])
  })
  test('[N8] joins three ends between Kidderminster and Worcester, and the northern farm by a line of its own', () => {
    const table = brass(2).with(0, { hand: 'brewery brewery', links: ['kidderminster-worcester', 'cannock-farm-north'] })
    expect(table.play(0, 'build brewery farm-south.1 with brewery', 'build brewery farm-north.1 with brewery').seat(0).tiles).toHaveLength(
      2,
    )
    expect(() =>
      brass(2)
        .with(0, { hand: 'brewery', links: ['dudley-kidderminster'] })
        .play(0, 'build brewery farm-south.1 with brewery'),
    ).toThrow(/B3/)
  })
  test('[N9] ends with the fourteenth link of an era', () => {
    const full = (options = {}) =>
      brass(2, options)
        .with(0, { ...hand, links: ['stoke-leek'] })
        .where((s) => {
          s.laid[0] = 14
        })
    expect(() => full().play(0, 'network stoke-stone')).toThrow(/14 links.*N9/)
    expect(lines(full().legal(0))).toEqual([])
    expect(lines(full({ links: 'unlimited' }).legal(0))).toContain('stoke-stone')
  })
})
