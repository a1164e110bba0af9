import { describe, expect, test } from 'vitest'
import { NO_HEIGHT, TALL } from './components.ts'
import { heightOf, isAdjacent } from './districts.ts'
import { bids, districtOf, later, skyrise } from './fixture.ts'

const adjacent = (seats: number, a: string, b: string) => isAdjacent(skyrise(seats).s, districtOf(a), districtOf(b))

describe('T. Terms', () => {
  test('[T1] a masterpiece has no height, a building has; the Workshop alone is tall', () => {
    const { s } = later('workshop', 'palace', 'vault')
    expect([heightOf(s, 0, 12), heightOf(s, 1, 12), heightOf(s, 1, 11)]).toEqual([TALL, NO_HEIGHT, TALL])
  })
  test('[T2] districts are adjacent over a common border or a bridge', () => {
    expect([adjacent(4, 'm1', 'm2'), adjacent(4, 'a1', 'a14'), adjacent(4, 'm1', 'a5'), adjacent(4, 'a5', 'm1')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(adjacent(4, 'a1', 'a3')).toBe(false)
  })
  test('[T3] the rulebook’s figure: yellow touches green and brown, and white only over the lake', () => {
    expect([adjacent(4, 'm1', 'm2'), adjacent(4, 'm1', 'm4'), adjacent(4, 'm1', 'm3')]).toEqual([true, true, false])
    expect(adjacent(4, 'a6', 'a13')).toBe(false) // an airship lies between them
  })
  test('[T4] a district with a bid or a structure is not free', () => {
    const table = skyrise(3).with(1, { built: ['21 m1'] })
    expect(() => table.play(0, 'bid 24 m1')).toThrow(/Player 2’s structure stands in M1.*T4/)
    table.play(0, 'bid 24 m2')
    expect(() => table.play(1, 'bid 39 m2')).toThrow(/Player 1’s bid stands in M2.*T4/)
  })
  test('[T5] each outer platform has two bridges, to two districts of the centre', () => {
    const joined = [
      ['a5', 'm1'],
      ['a6', 'm4'],
      ['b5', 'm2'],
      ['b6', 'm1'],
      ['c5', 'm3'],
      ['c6', 'm2'],
      ['d5', 'm4'],
      ['d6', 'm3'],
    ]
    for (const [outer, inner] of joined) expect([outer, adjacent(4, outer, inner)]).toEqual([outer, true])
    expect(adjacent(2, 'b5', 'm2')).toBe(false)
  })
  test('[T6] available are the seven buildings without a dot, in era 2 everything unbuilt', () => {
    expect(skyrise(3).seat(0).available).toBe('24 37 48 54 69 72 96')
    const table = later('palace', 'vault', 'shard').with(0, { built: ['24 m1', '13 m2'] })
    expect(table.seat(0).available).toBe('2 37 48 54 69 72 86 96 109 111 palace')
    expect(bids(table, 0, '2')).not.toBe('')
  })
  test('[T6] other numbers are refused with the reason', () => {
    const table = skyrise(3).with(0, { built: ['24 m1'] })
    expect(() => table.play(0, 'bid 21 m2')).toThrow(/no building with the number 21.*T6/)
    expect(() => table.play(0, 'bid 2 m2')).toThrow(/2 has a dot.*T6/)
    expect(() => table.play(0, 'bid 24 m2')).toThrow(/built 24 in M1.*T6/)
    expect(() => table.play(0, 'bid palace m2')).toThrow(/masterpieces are for era 2.*T6/)
    table.play(0, 'bid 37 m2').play(1, 'bid 39 m3').play(2, 'bid 43 m4')
    expect(() => table.play(0, 'bid 37 a6')).toThrow(/37 is a bid in M2 already.*T6/)
  })
  test('[T6] other masterpieces are refused with the reason', () => {
    const table = later('palace', 'vault', 'gavel').with(0, { built: ['palace m1'] })
    expect(() => table.play(0, 'bid vault m2')).toThrow(/not chosen the Vault.*T6/)
    expect(() => table.play(0, 'bid palace m2')).toThrow(/built the Palace in M1.*T6/)
    const answered = later('palace', 'gavel', 'shard').play(0, 'bid 2 m1').play(1, 'bid 4 m2').play(2, 'bid 8 m3').play(0, 'bid palace m4')
    expect(answered.legal(1)).toContain('bid gavel a6')
  })
})
