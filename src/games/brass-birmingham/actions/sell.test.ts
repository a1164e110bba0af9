import { describe, expect, test } from 'vitest'
import { at, brass, face } from '../fixture.ts'

const mill = { hand: 'iron iron', tiles: ['birmingham.1 cotton1'], links: ['birmingham-oxford'] }
const oxford = () => brass(2).where(face('oxford.1', 'cotton'))
/** A mill connected to the one merchant with a barrel. */
const at1 = (space: string, links: string[]) =>
  brass(4)
    .where(face(space, 'any'))
    .with(0, { hand: 'iron iron', income: 10, tiles: ['birmingham.1 cotton1'], links: ['birmingham-oxford', ...links] })
const sell = ['sell birmingham.1', 'discard iron'] as const

describe('V. Sell', () => {
  test('[V1] sells one after another, until the seat is done', () => {
    const table = oxford().with(0, {
      ...mill,
      tiles: [...mill.tiles, 'worcester.1 cotton1', 'farm-south.1 brewery2'],
      links: [...mill.links, 'worcester-birmingham'],
    })
    table.play(0, ...sell, 'beer oxford.1')
    expect(table.legal(0)).toEqual(['sell worcester.1', 'done'])
    expect(() => table.play(0, 'loan')).toThrow(/another tile, or.*done.*V1/)
    expect(table.play(0, 'sell worcester.1').s.actions).toBe(1)
    expect(table.seat(0).tiles.filter((tile) => tile.endsWith('flipped'))).toHaveLength(3)
  })
  test('[V2] sells one’s own unflipped cotton mills, manufacturers and potteries', () => {
    const table = oxford()
      .with(0, { ...mill, tiles: ['birmingham.1 cotton1 flipped', 'dudley.1 coal1 2'] })
      .with(1, { tiles: ['worcester.1 cotton1'], links: ['worcester-birmingham'] })
    expect(() => table.play(0, 'sell birmingham.1')).toThrow(/flipped already.*V2/)
    expect(() => table.play(0, 'sell worcester.1')).toThrow(/belongs to player 2.*V2/)
    expect(() => table.play(0, 'sell dudley.1')).toThrow(/The coal mine I is not sold.*V2/)
    expect(() => table.play(0, 'sell leek.1')).toThrow(/no tile in that slot of Leek.*V2/)
  })
  test('[V3] needs a connected merchant tile that buys it, as often as one likes', () => {
    const other = brass(2).where(face('oxford.1', 'pottery')).with(0, mill)
    expect(() => other.play(0, 'sell birmingham.1')).toThrow(/not connected to a merchant who buys the cotton mill I.*V3/)
    expect(() =>
      oxford()
        .with(0, { ...mill, links: [] })
        .play(0, 'sell birmingham.1'),
    ).toThrow(/V3/)
    const twice = oxford().with(0, {
      ...mill,
      tiles: ['birmingham.1 cotton1', 'worcester.1 cotton1', 'stafford.1 brewery1'],
      links: [...mill.links, 'worcester-birmingham'],
    })
    expect(twice.play(0, ...sell, 'beer oxford.1', 'sell worcester.1').seat(0).tiles).toContain('worcester.1 cotton1 flipped')
  })
  test('[V4] needs all its beer', () => {
    const dry = oxford()
      .where((s) => s.barrel.fill(0))
      .with(0, mill)
    expect(() => dry.play(0, 'sell birmingham.1')).toThrow(/you lack 1 beer.*V4/)
    expect(dry.legal(0)).not.toContain('sell birmingham.1')
    const two = brass(2)
      .where(face('oxford.1', 'pottery'))
      .with(0, {
        hand: 'iron iron',
        tiles: ['coventry.1 pottery3', 'stafford.1 brewery1'],
        links: ['birmingham-coventry', 'birmingham-oxford'],
      })
    expect(two.play(0, 'sell coventry.1', 'discard iron').seat(0).tiles).toEqual([
      'stafford.1 brewery1 flipped',
      'coventry.1 pottery3 flipped',
    ])
  })
  test('[V5] flips the tile and pays no money', () => {
    const table = oxford()
      .with(0, { ...mill, income: 10, money: 3 })
      .play(0, ...sell)
    expect(table.seat(0)).toMatchObject({ money: 3, income: 17, hand: 'iron' })
    expect(at(table.s, 'birmingham.1')).toBe('cotton1 flipped')
  })
  test.each([
    [
      'shrewsbury.1',
      ['wolverhampton-coalbrookdale', 'coalbrookdale-shrewsbury', 'wolverhampton-dudley', 'dudley-birmingham'],
      { points: 4, money: 17, income: 15 },
    ],
    ['nottingham.1', ['derby-nottingham', 'burton-derby', 'burton-tamworth', 'tamworth-birmingham'], { points: 3, money: 17, income: 15 }],
    [
      'warrington.2',
      ['warrington-stoke', 'stoke-stone', 'stone-burton', 'burton-tamworth', 'tamworth-birmingham'],
      { points: 0, money: 22, income: 15 },
    ],
    ['oxford.2', [], { points: 0, money: 17, income: 17 }],
  ])('[V6] the beer of %s gives its bonus, once', (space, links, gains) => {
    const table = at1(space, links).play(0, ...sell)
    expect(table.seat(0)).toMatchObject(gains)
    expect(table.s.barrel.every((barrel) => barrel === 0)).toBe(true)
    expect(table.result().scores[0].parts.bonuses).toBe(gains.points)
  })
  test('[V7] the beer of Gloucester develops a tile for no iron', () => {
    const table = at1('gloucester.2', ['redditch-oxford', 'gloucester-redditch']).play(0, ...sell)
    expect(table.legal(0)).toEqual(['develop cotton', 'develop manufacturer', 'develop coal', 'develop iron', 'develop brewery', 'done'])
    expect(() => table.play(0, 'pass')).toThrow(/Gloucester lets you develop.*V7/)
    expect(table.play(0, 'develop coal').seat(0)).toMatchObject({ money: 17, next: { coal: 2 } })
    expect(at(table.s, 'birmingham.1')).toBe('cotton1 flipped')
    expect(table.s.actions).toBe(1)
  })
  test('[V8] may be declined, is lost with nothing to develop; or must be used, if the table says so', () => {
    const links = ['redditch-oxford', 'gloucester-redditch']
    const declined = at1('gloucester.2', links).play(0, ...sell, 'done')
    expect(declined.seat(0).next).toMatchObject({ coal: 1 })
    expect(declined.s.actions).toBe(1)
    const nothing = { cotton: 9, manufacturer: 9, pottery: 1, coal: 9, iron: 9, brewery: 9 }
    expect(
      at1('gloucester.2', links)
        .with(0, { next: nothing })
        .play(0, ...sell).s.actions,
    ).toBe(1)
    const must = () =>
      brass(2, { gloucester: 'must' })
        .where(face('gloucester.2', 'any'))
        .with(0, { ...mill, links: [...mill.links, ...links] })
    expect(() => must().play(0, ...sell, 'done')).toThrow(/must be used.*V8/)
    expect(
      must()
        .with(0, { next: { ...nothing, iron: 4 } })
        .play(0, ...sell)
        .seat(0).next,
    ).toMatchObject({ iron: 0 })
  })
  test('[V9] a tile that needs no beer drinks none', () => {
    const table = brass(2)
      .where(face('oxford.1', 'manufacturer'))
      .with(0, { ...mill, income: 10, tiles: ['birmingham.2 manufacturer3'] })
      .play(0, 'sell birmingham.2', 'discard iron')
    expect(table.seat(0).income).toBe(14)
    expect(table.s.barrel[3]).toBe(1)
  })
})
