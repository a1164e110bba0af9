import { describe, expect, test } from 'vitest'
import { bids, later, onlyFree, opener } from './fixture.ts'

/** Seat 0 places the Palace on M3 while seat 1, who holds the Gavel, is still in. */
const placed = () => later('palace', 'gavel', 'shard').play(0, 'bid 2 m1').play(1, 'bid 4 m2').play(2, 'pass').play(0, 'bid palace m3')
/** The Gavel of seat 1 stands on M1. */
const standing = (...cards: [string, string]) => later(cards[0], 'gavel', cards[1]).with(1, { built: ['gavel m1'] })

describe('X. The Gavel', () => {
  test('[X1] answers a masterpiece, next to it', () => {
    const table = placed()
    expect(table.legal(1)).toEqual(['bid gavel m4', 'bid gavel c5', 'pass'])
    expect(() => table.play(1, 'bid 94 m4')).toThrow(/last bid is the Palace: only the Gavel.*X1/)
    expect(() => table.play(1, 'bid gavel m4').play(1, 'pass')).toThrow(/O1/)
    expect(table.seat(1).built).toEqual(['gavel m4'])
    expect(table.seat(0)).toMatchObject({ points: 0, available: '2 13 24 37 48 54 69 72 86 96 109 111 palace' })
  })
  test('[X1] if its owner will not, the auction ends', () => {
    expect(placed().play(1, 'pass').seat(0)).toMatchObject({ built: ['palace m3'], points: 6 })
  })
  test('[X1] an owner who has passed, or has nowhere to go, cannot', () => {
    const passed = later('palace', 'gavel', 'shard').play(0, 'bid 2 m1').play(1, 'pass').play(2, 'bid 8 m2')
    expect(passed.play(0, 'bid palace m3').seat(0).built).toEqual(['palace m3'])
    const shut = later('palace', 'gavel', 'shard').where(onlyFree('m1', 'm2', 'm3', 'a9'))
    shut.play(0, 'bid 2 m1').play(1, 'bid 4 m2').play(2, 'pass').play(0, 'bid palace m3')
    expect(shut.seat(0).built).toEqual(['palace m3'])
  })
  test('[X1] once it is built, a masterpiece ends the auction', () => {
    const table = standing('palace', 'shard').play(0, 'bid 2 m2').play(1, 'pass').play(2, 'bid shard m3')
    expect(table.seat(2).built).toEqual(['shard m3'])
  })
  test('[X2] is never answered itself', () => {
    const table = later('palace vault', 'gavel shard').play(0, 'bid 2 m1').play(1, 'bid gavel m2')
    expect([table.seat(1).built, table.s.turn]).toEqual([['gavel m2'], 1])
  })
  test('[X3] answers the New Capitol as opening bid', () => {
    const table = later('new-capitol', 'gavel', 'shard').play(0, 'bid new-capitol a1')
    expect(table.legal(1)).toEqual(['bid gavel a2', 'bid gavel a10', 'bid gavel a14', 'pass'])
    expect(table.play(1, 'bid gavel a2').seat(1).built).toEqual(['gavel a2'])
    expect(table.log(0)).not.toContain('2 cannot outbid and passes')
  })
  test('[X4] opponents neither open nor bid with tall buildings next to it', () => {
    const table = standing('palace', 'shard')
    expect([bids(table, 0, '96'), bids(table, 0, '86')]).toEqual(['m3', 'm2 m3 m4 a5 b6'])
    expect(() => table.play(0, 'bid 96 m2')).toThrow(/M2 is next to the Gavel.*X4/)
    table.play(0, 'bid 2 m3')
    expect(() => table.play(1, 'pass').play(2, 'bid 98 m2')).toThrow(/M2 is next to the Gavel.*X4/)
    expect([bids(table, 2, '98'), bids(table, 2, '83')]).toEqual(['c5', 'm2 m4 c5'])
  })
  test('[X4] a seat with nothing but tall buildings may thus have to pass', () => {
    const table = standing('palace', 'shard')
      .with(2, { available: '98' })
      .where(onlyFree('m2', 'm3', 'a9'))
    expect(table.play(0, 'bid 2 m3').play(1, 'pass').seat(0).built).toEqual(['2 m3'])
  })
  test('[X4] its owner may', () => {
    const table = standing('palace', 'shard').where(opener(1))
    expect(bids(table, 1, '94')).toBe('m2 m3 m4 a5 b6')
  })
  test('[X5] that holds for the Workshop too', () => {
    const table = standing('workshop', 'shard')
    expect(bids(table.with(0, { available: 'workshop' }), 0, 'workshop')).toBe('m3')
    const answered = standing('workshop', 'shard').where(opener(2)).play(2, 'bid 8 m3')
    expect(bids(answered, 0, 'workshop')).toBe('c5')
    expect(() => answered.play(0, 'bid workshop m2')).toThrow(/X4/)
  })
  test('[X6] it does not hold when every free district is next to it', () => {
    const table = standing('palace', 'shard').where(onlyFree('m2', 'm4'))
    expect(bids(table, 0, '96')).toBe('m2 m4')
    expect(
      bids(
        standing('palace', 'shard')
          .where(onlyFree('m2', 'm4', 'a9'))
          .with(0, { available: '96 24' }),
        0,
        '96',
      ),
    ).toBe('')
  })
  test('[X7] nor when the opener could not open at all', () => {
    const stuck = () => standing('palace', 'shard').where(onlyFree('m2', 'm4', 'a9'))
    expect(stuck().with(0, { available: '96 109 palace' }).legal(0)).toEqual(['bid 96 m2', 'bid 96 m4', 'bid 109 m2', 'bid 109 m4'])
    expect(bids(stuck().with(0, { available: '24 96' }), 0, '96')).toBe('')
    const capitol = standing('new-capitol', 'shard')
      .where(onlyFree('m2', 'm4', 'a9'))
      .with(0, { available: '96 new-capitol' })
    expect(capitol.legal(0)).toEqual(['bid new-capitol m2', 'bid new-capitol m4', 'bid new-capitol a9'])
    const workshop = standing('workshop', 'shard')
      .where(onlyFree('m2', 'm4', 'a9'))
      .with(0, { available: 'workshop' })
    expect(bids(workshop, 0, 'workshop')).toBe('m2 m4')
  })
})
