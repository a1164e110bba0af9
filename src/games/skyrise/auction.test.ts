import { describe, expect, test } from 'vitest'
import { bids, later, onlyFree, skyrise, tokens } from './fixture.ts'

describe('A. The auction', () => {
  test('[A1] the winner opens the next auction', () => {
    const table = skyrise(3).play(0, 'bid 24 m1').play(1, 'bid 39 m2').play(2, 'pass').play(0, 'pass')
    expect([table.s.turn, table.s.auction, table.seat(1).built]).toEqual([1, 2, ['39 m2']])
    expect(() => table.play(1, 'pass')).toThrow(/O1/)
  })
  test('[A2] seats decide clockwise, again and again', () => {
    const table = skyrise(3).play(0, 'bid 24 m1')
    expect(() => table.play(2, 'bid 32 m2')).toThrow(/player 2’s turn.*A2/)
    table.play(1, 'bid 39 m2').play(2, 'bid 43 m3')
    expect(table.play(0, 'bid 48 m4').s.turn).toBe(1)
  })
  test('[A3] ends when all but the owner of the last bid are out', () => {
    const table = skyrise(3).play(0, 'bid 24 m1').play(1, 'pass').play(2, 'pass')
    expect(table.seat(0).built).toEqual(['24 m1'])
  })
  test('[A4] ends when no free district is adjacent to the last bid', () => {
    const table = skyrise(3)
      .where(onlyFree('m1', 'm2', 'a1'))
      .play(0, 'bid 24 m1')
      .play(1, 'bid 39 m2')
    expect(table.seat(1).built).toEqual(['39 m2'])
    expect(table.log(0)).not.toContain('2 cannot outbid and passes')
  })
  test('[A5] ends when a masterpiece is placed', () => {
    const table = later('palace', 'vault', 'shard').play(0, 'bid 2 m1').play(1, 'bid vault m2')
    expect([table.seat(1).built, table.s.turn]).toEqual([['vault m2'], 1])
  })
  test('[A6] the last bid becomes a structure', () => {
    const table = skyrise(3).play(0, 'bid 24 m1').play(1, 'bid 39 m2').play(2, 'pass').play(0, 'pass')
    expect(table.log(1).slice(-1)).toEqual(['1 wins the auction and builds 39 in M2'])
    expect(bids(table, 1, '21')).toBe('m1 m3 m4 b5 c6')
  })
  test('[A7] losing bids go back and can be used again', () => {
    const table = skyrise(3).play(0, 'bid 24 m1').play(1, 'bid 39 m2').play(2, 'pass')
    expect(table.seat(0).available).not.toContain('24')
    expect(table.play(0, 'pass').seat(0).available).toBe('24 37 48 54 69 72 96')
    expect(table.legal(1)).toContain('bid 21 m1')
  })
  test('[A8] then comes the token, then the card', () => {
    const table = later('shard', 'palace', 'vault')
      .where(tokens({ m1: 'B' }))
      .with(0, { available: 'shard' })
    table.where((s) => {
      s.turn = 0
    })
    table.play(0, 'bid shard m1')
    expect(table.log(0).slice(0, 5)).toEqual([
      '0 opens an auction with the Shard in M1',
      '0 wins the auction and builds the Shard in M1',
      '0 takes a token of patron B from M1',
      '0 looks at the tile of patron B: 3 points for each token',
      '0 scores 2 points for the Shard',
    ])
  })
  test('[A8] a district without token gives none', () => {
    const table = skyrise(3).play(0, 'bid 24 m1').play(1, 'pass').play(2, 'pass')
    expect(table.log(0).filter((line) => line.includes('takes'))).toEqual([])
    expect(table.seat(0).track).toEqual({ yellow: 0, green: 0, white: 0, brown: 0 })
  })
  test('[A9] a seat without available bids takes no part; one alone builds on', () => {
    const table = later('palace', 'vault', 'shard')
      .with(1, { available: '' })
      .where((s) => {
        s.finished[1] = 1
        s.out = 2
      })
    table.play(0, 'bid 2 m1')
    expect(table.s.turn).toBe(2)
    const alone = later('palace', 'vault', 'shard')
      .with(1, { available: '' })
      .with(2, { available: '' })
      .where((s) => {
        s.out = 6
      })
    alone.play(0, 'bid 2 m1', 'bid 13 m2', 'bid 24 m3')
    expect(alone.seat(0).built).toEqual(['2 m1', '13 m2', '24 m3'])
  })
  test('[A10] the rulebook’s example: 24, 32, 64, 72, 91', () => {
    const table = skyrise(4)
      .with(1, { built: ['21 m1'] })
      .where(tokens({ a5: 'green', a4: 'A', a11: 'wild', a3: 'award', a2: 'white' }))
    table.play(0, 'bid 24 a5').play(1, 'pass').play(2, 'bid 32 a4').play(3, 'bid 64 a11').play(0, 'bid 72 a3')
    expect(() => table.play(1, 'bid 74 a2')).toThrow(/out of this auction.*B4/)
    table.play(2, 'pass').play(3, 'bid 91 a2')
    expect(table.s.turn).toBe(0) // red, not teal
    table.play(0, 'pass')
    expect(table.seat(3)).toMatchObject({ built: ['91 a2'], available: '29 34 41 57 64 77', track: { white: 1 } })
    expect([0, 1, 2].map((seat) => table.seat(seat).available)).toEqual([
      '24 37 48 54 69 72 96',
      '39 46 59 61 74 94',
      '26 32 43 52 66 79 98',
    ])
    expect(['a5', 'a4', 'a11', 'a3'].map((id) => table.legal(3).includes(`bid 29 ${id}`))).toEqual([true, false, true, true])
    expect(table.log(0)).toEqual([
      '0 opens an auction with 24 in A5',
      '1 passes',
      '2 bids 32 in A4',
      '3 bids 64 in A11',
      '0 bids 72 in A3',
      '2 passes',
      '3 bids 91 in A2',
      '0 passes',
      '3 wins the auction and builds 91 in A2',
      '3 takes a white token from A2',
      '3 puts a white token on the white track: 3 points for each structure there',
    ])
  })
})
