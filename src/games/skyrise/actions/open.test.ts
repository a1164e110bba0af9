import { describe, expect, test } from 'vitest'
import { bids, later, onlyFree, opener, skyrise } from '../fixture.ts'

describe('O. The opening bid', () => {
  test('[O1] the opener must bid', () => {
    expect(skyrise(3).legal(0)).not.toContain('pass')
    expect(() => skyrise(3).play(0, 'pass')).toThrow(/must make a bid.*O1/)
  })
  test('[O2] on the centre, or next to a structure of anybody', () => {
    expect(bids(skyrise(3), 0, '24')).toBe('m1 m2 m3 m4')
    const table = skyrise(3).with(1, { built: ['21 a1', '39 m1'] })
    expect(bids(table, 0, '24')).toBe('m2 m3 m4 a2 a5 a10 a14 b6')
    expect(() => table.play(0, 'bid 24 a3')).toThrow(/A3 is neither.*O2/)
  })
  test('[O2] any available building may be bid', () => {
    expect(skyrise(3).legal(0)).toHaveLength(7 * 4)
  })
  test('[O3] not with a masterpiece, unless nothing else is left', () => {
    const table = later('palace', 'vault', 'shard')
    expect(bids(table, 0, 'palace')).toBe('')
    expect(() => table.play(0, 'bid palace m1')).toThrow(/The Palace cannot open.*O3/)
    expect(bids(table.with(0, { available: 'palace' }), 0, 'palace')).toBe('m1 m2 m3 m4')
  })
  test('[O4] a masterpiece that is all one has keeps to the centre and structures', () => {
    const table = later('palace', 'vault', 'shard').with(0, { available: 'palace' })
    expect(() => table.play(0, 'bid palace a1')).toThrow(/O2/)
  })
  test('[O5] a masterpiece as opening bid wins at once', () => {
    const table = later('palace', 'vault', 'shard').with(0, { available: 'palace' }).play(0, 'bid palace m1')
    expect(table.seat(0).built).toEqual(['palace m1'])
  })
  test('[O6] the only possible opening is made without asking', () => {
    const table = later('palace', 'vault', 'shard').with(0, { available: '2 palace' }).with(1, { available: '' }).with(2, { available: '' })
    table.where(onlyFree('m1', 'm2')).where(opener(0)).play(0, 'bid 2 m1')
    expect(table.seat(0).built).toEqual(['2 m1', 'palace m2'])
    expect(table.log(0)).toContain('0 opens an auction with the Palace in M2')
  })
})
