import { describe, expect, test } from 'vitest'
import { bids, later, skyrise } from '../fixture.ts'

describe('B. Outbidding and passing', () => {
  test('[B1] a higher number next to the last bid, over a bridge too', () => {
    const table = skyrise(3).play(0, 'bid 48 m1')
    expect(bids(table, 1, '59')).toBe('m2 m4 a5 b6')
    expect(bids(table, 1, '46')).toBe('')
    expect(() => table.play(1, 'bid 46 m2')).toThrow(/46 does not outbid 48.*B1/)
    expect(() => table.play(1, 'bid 59 m3')).toThrow(/M3 is not adjacent to the last bid in M1.*B1/)
  })
  test('[B1] next to the last bid, not to an earlier one', () => {
    const table = skyrise(3).play(0, 'bid 24 m1').play(1, 'bid 39 a5')
    expect(bids(table, 2, '43')).toBe('a4 a6 a12')
    expect(() => table.play(2, 'bid 43 m2')).toThrow(/not adjacent to the last bid in A5.*B1/)
  })
  test('[B2] nobody outbids himself: it is the end of the auction', () => {
    const table = skyrise(2).play(0, 'bid 24 m1').play(1, 'pass')
    expect(table.seat(0).built).toEqual(['24 m1'])
  })
  test('[B3] in era 2 a masterpiece is higher than any number', () => {
    const table = later('palace', 'vault', 'shard').play(0, 'bid 111 m1')
    expect(bids(table, 1, 'vault')).toBe('m2 m4 a5 b6')
    expect(() => table.play(1, 'bid vault m3')).toThrow(/not adjacent.*B1/)
    expect(table.play(1, 'bid vault a5').seat(1).built).toEqual(['vault a5'])
  })
  test('[B4] who passes is out of this auction, not of the next', () => {
    const table = skyrise(3).play(0, 'bid 24 m1').play(1, 'pass').play(2, 'bid 32 m2')
    expect(table.play(0, 'bid 37 m3').s.turn).toBe(2)
    expect(() => table.play(1, 'bid 39 m4')).toThrow(/out of this auction.*B4/)
    table.play(2, 'pass')
    expect(table.play(0, 'bid 24 m1').s.turn).toBe(1)
  })
  test('[B5] passing is always allowed, but not to the opener', () => {
    const table = skyrise(3)
    expect(table.legal(0)).not.toContain('pass')
    expect(table.play(0, 'bid 24 m1').legal(1)).toContain('pass')
  })
  test('[B6] a seat that cannot bid passes without being asked', () => {
    const table = skyrise(3).with(1, { available: '21 39' }).play(0, 'bid 48 m1')
    expect(table.s.turn).toBe(2)
    expect(table.log(2)).toContain('1 cannot outbid and passes')
    expect(table.play(2, 'pass').seat(0).built).toEqual(['48 m1'])
  })
})
