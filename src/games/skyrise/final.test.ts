import { describe, expect, test } from 'vitest'
import { game, type Holdings, later, openEverywhere, panoramas, type SkyriseStory } from './fixture.ts'

/** Seat 0 builds the last structure of the game, 2 in C9 (yellow), with what it holds. */
const ended = (held: Partial<Holdings> = {}, other: Partial<Holdings> = {}): SkyriseStory =>
  later('palace', 'vault', 'shard')
    .with(0, held)
    .with(1, { ...other, available: '' })
    .with(0, { available: '2' })
    .with(2, { available: '' })
    .where((s) => {
      s.finished.set([0, 1, 2])
      s.out = 0b110
    })
    .where(panoramas('airships', 'windmills'))
    .where(openEverywhere)
    .play(0, 'bid 2 c9')
const parts = (table: SkyriseStory, seat = 0) => table.result().scores[seat].parts

describe('F. Final scoring', () => {
  test('[F1] platform control and panoramas score again', () => {
    const table = ended({ built: ['96 a6', '37 a7', '24 a1'] }, { built: ['94 b1', '116 b2'] })
    expect(parts(table)).toMatchObject({ control: 10, panoramas: 5, firstControl: 0 })
    expect(parts(table, 1)).toMatchObject({ control: 5, panoramas: 0 })
  })
  test('[F2] the rulebook’s example: four structures in brown districts are 10', () => {
    expect(parts(ended({ objective: 'brown', built: ['24 a2', '37 a4', '48 a13', '54 m4'] })).objective).toBe(10)
    expect(parts(ended({ objective: 'brown', built: ['24 a2', '37 a4', '48 a13', 'palace m4'] })).objective).toBe(10)
    expect(parts(ended({ objective: 'brown', built: ['24 a2', '37 a4', '48 a13', '54 m1'] })).objective).toBe(0)
  })
  test('[F3] patron tokens at the value of their tiles', () => {
    expect(parts(ended({ patrons: 'AAD' })).patrons).toBe(2 + 2 + 5)
  })
  test('[F4] district and wild tokens on the innovator are 10 each', () => {
    expect(parts(ended({ innovator: 'yellow brown wild' })).innovator).toBe(30)
  })
  test('[F5] the big key is 10, the small one 4', () => {
    expect([parts(ended({ keys: 1 })).keys, parts(ended({ keys: 2 })).keys]).toEqual([10, 4])
  })
  test('[F6] each award is 1 for every item on the innovator', () => {
    expect(parts(ended({ awards: 2, patrons: 'ABB', innovator: 'green wild', keys: 1 })).awards).toBe(2 * (2 + 3 + 2 + 1))
    expect(parts(ended({ awards: 1 })).awards).toBe(1)
    expect(parts(ended({ patrons: 'A' })).awards).toBe(0)
  })
  test('[F7] the rulebook’s example: 6 for each structure in white districts; 2 where nothing was added', () => {
    const table = ended({ built: ['24 a1', '37 a9', '48 m3', '54 m2'], track: { white: 2, brown: 1 } })
    expect(parts(table)).toMatchObject({ yellow: 2, green: 2, white: 18, brown: 0 })
  })
  test('[F8] most points win; on a tie who built the last structure earlier', () => {
    const ranks = (points: number[]) => {
      const table = later('palace', 'vault', 'shard')
      for (const [seat, value] of points.entries()) table.with(seat, { points: value })
      table.where((s) => s.finished.set([2, 3, 1]))
      return table.result().scores.map((score) => score.rank)
    }
    expect(ranks([30, 20, 40])).toEqual([2, 3, 1])
    expect(ranks([30, 30, 30])).toEqual([2, 3, 1])
    expect(ranks([30, 30, 20])).toEqual([1, 2, 3])
  })
  test('[F9] nothing is decided after the end', () => {
    const table = ended()
    expect(table.result().over).toBe(true)
    for (const seat of [0, 1, 2]) expect(table.legal(seat)).toEqual([])
    expect(() => table.play(0, 'pass')).toThrow(/The game is over.*F9/)
    expect(game.actors(table.s)).toBe(0)
  })
})
