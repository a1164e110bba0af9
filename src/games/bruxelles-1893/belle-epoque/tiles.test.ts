import { describe, expect, test } from 'vitest'
import { action } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import { owe } from '../../../core/pending.ts'
import { ARCHITECT, CROWN, IRIS, NEUTRAL, SPACE_IDS } from '../components.ts'
import { type BruxellesStory, lastRound, pawn } from '../fixture.ts'
import { levelPlace, PARTS, type Part, type State } from '../state.ts'
import { OWES_NEUTRAL } from '../vocabulary.ts'
import { allPass, cubes, holds, pavilions, tiles } from './fixture.ts'

const last = (table: BruxellesStory): BruxellesStory => allPass(table.where(lastRound))
const scored = (table: BruxellesStory, part: Part, seat = 0): number => table.s.points[seat * PARTS.length + PARTS.indexOf(part)]
const level =
  (track: number, to: number, seat = 0) =>
  (s: State) =>
    void (s.level[levelPlace(seat, track)] = to)

describe('BE. Pawns on tiles', () => {
  test('[BE4] after the action of a space with a tile another pawn may go to an open tile', () => {
    const table = pavilions(3)
      .where(tiles([3], [8], [9], [11]))
      .play(0, 'place c2', 'bid 1', 'cube wood', 'cube iron')
    expect(table.legal(0)).toEqual(['tile 1', 'tile 2', 'tile 3', 'tile 4', 'done'])
    expect(() => table.play(0, 'pass')).toThrow(/BE4/)
    expect(() => table.play(0, 'tile 5')).toThrow(/BE4/)
    table.play(0, 'tile 2')
    expect(table.seat(0).pawns).toBe(3)
    expect(Array.from(table.s.tilePawn)).toEqual([NONE, 0, NONE, NONE, NONE, NONE])
    expect(table.s.turn).toBe(1)
  })

  test('[BE4] a tile holds one pawn; a traveller does not go there; it may be declined', () => {
    const table = pavilions(3)
      .where(tiles([3, 1], [8], [9], [11]))
      .with(0, { pawns: 1, travellers: 1 })
    table.play(0, 'place c2', 'bid 1', 'cube wood', 'cube iron')
    expect(table.s.turn).toBe(1) // no pawn is left
    const other = pavilions(3)
      .where(tiles([3, 1], [8], [9], [11]))
      .play(0, 'place c2', 'bid 1', 'cube wood', 'cube iron')
    expect(() => other.play(0, 'tile 1')).toThrow(/BE4/)
    expect(other.play(0, 'done').s.turn).toBe(1)
    const full = pavilions(3)
      .where(tiles([3, 1], [8, 2], [9, 1], [11, 0]))
      .play(0, 'place c2', 'bid 1', 'cube wood', 'cube iron')
    expect(full.s.turn).toBe(1)
  })

  test('[BE4] not by the park, nor on a space without a tile; also when the action cannot be done', () => {
    expect(pavilions(3).play(0, 'park materials', 'cube wood', 'cube iron').s.turn).toBe(1)
    expect(pavilions(3).play(0, 'place b4', 'bid 1', 'cube wood', 'cube iron').s.turn).toBe(1)
    expect(pavilions(3).play(0, 'place c3', 'bid 1').legal(0)).toContain('tile 1')
  })

  test('[BE5] no neutral pawn goes to a space with a tile', () => {
    const table = pavilions(2).where((s) => {
      s.neutral.set([1, 1])
      owe(s.pending, action(OWES_NEUTRAL, 0))
    })
    expect(table.legal(0)).toContain('neutral b2')
    for (const id of ['b3', 'c2', 'c3', 'c4', 'd3']) expect(() => table.play(0, `neutral ${id}`)).toThrow(/BE5/)
    table.play(0, 'neutral b2')
    expect(table.s.pawn[SPACE_IDS.indexOf('b2')]).toBe(NEUTRAL)
  })

  test('[BE5] no house goes there either', () => {
    const table = pavilions(3)
      .with(0, { cubes: cubes('wood stone') })
      .where((s) => s.hand.set([0, 2]))
      .play(0, 'place d2', 'bid 1')
    expect(table.legal(0)).toContain('build a3')
    expect(() => table.play(0, 'build c3')).toThrow(/BE5/)
  })

  test('[BE6] [Q21] pawns on tiles stay to the end and count for the row of pawns', () => {
    const table = pavilions(3)
      .with(0, { pawns: 5 })
      .where(tiles([3, 0], [8], [9], [11]))
    expect(allPass(table).seat(0).pawns).toBe(4)
    const end = last(
      pavilions(3)
        .with(0, { pawns: 5, money: 0 })
        .where(tiles([4, 0], [8], [9], [11])),
    )
    expect(end.s.points[PARTS.indexOf('pawnRow')]).toBe(3)
  })
})

describe('BT. Tiles at the end of the game', () => {
  const end = (number: number, change: (table: BruxellesStory) => unknown = () => undefined, seats = 3): BruxellesStory => {
    const others = [2, 4, 6, 10, 12].filter((other) => other !== number).slice(0, seats)
    const table = pavilions(seats).where(tiles([number, 0], ...others.map((other) => [other] as const)))
    change(table)
    return last(table)
  }

  test('[BT1] 1 VP for every 7 so far, before the other tiles', () => {
    const table = pavilions(3)
      .with(0, { points: 20, money: 0 })
      .where(tiles([5, 0], [1, 0], [8], [9]))
      .where(level(CROWN, 6))
    expect(scored(last(table), 'tiles')).toBe(2 + 12)
    expect(
      scored(
        end(1, (table) => table.with(0, { points: -9 })),
        'tiles',
      ),
    ).toBe(0)
  })

  test('[BT2] a strategy row is worth 2 more', () => {
    const table = end(2, (table) => table.with(0, { art: 'green blue', money: 30 }))
    expect(table.legal(0)).toEqual(['row money', 'row art', 'row nobles', 'row pawns'])
    expect(() => table.play(0, 'salary brugmann')).toThrow(/BT2/)
    table.play(0, 'row art')
    expect(scored(table, 'artRow')).toBe(2 * 3)
    expect(scored(table, 'artRow', 1)).toBe(0)
  })

  test('[BT3] francs, three times the iris level, before the nobles are paid', () => {
    const table = end(3, (table) => table.where(level(IRIS, 4)).with(0, { money: 0, nobles: 'brugmann empain buls albert' }))
    expect(scored(table, 'unpaid')).toBe(0)
    expect(table.seat(0).money).toBe(1 + 12 - (3 + 2 + 4 + 3)) // the first to pass has a franc
  })

  test('[BT4] counts as four art tiles', () => {
    expect(
      scored(
        end(4, (table) => table.with(0, { art: 'green', white: 'blue' })),
        'artRow',
      ),
    ).toBe(5)
  })

  test('[BT5] VP, twice the crown level', () => {
    expect(
      scored(
        end(5, (table) => table.where(level(CROWN, 4))),
        'tiles',
      ),
    ).toBe(8)
  })

  test('[BT6] counts as one more house for the architect number', () => {
    const table = end(6, (table) => table.where(level(ARCHITECT, 5)).with(0, { houses: ['a1'] }))
    expect(scored(table, 'buildings')).toBe(2 * 8)
  })

  test.each([
    [2, 3],
    [3, 3],
    [4, 5],
    [5, 5],
  ])('[BT7] with %i seats %i VP for each first pass', (seats, points) => {
    const table = end(7, (table) => table.where((s) => void (s.firstPasses[0] = 2)).play(0, 'market'), seats)
    expect(scored(table, 'tiles')).toBe(2 * points)
  })

  test('[BT8] 2 VP for each building, house or pavilion', () => {
    expect(
      scored(
        end(8, (table) => table.where(holds(0, 7)).with(0, { houses: ['a1'] })),
        'tiles',
      ),
    ).toBe(4)
  })

  test.each([
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 7],
  ])('[BT9] with %i seats %i VP for each pair of own houses side by side', (seats, points) => {
    const change = (table: BruxellesStory) => {
      for (const id of ['a1', 'a2', 'b2', 'e2', 'a3']) table.with(0, { houses: [id] }) // e2 and a3 are neighbours in memory only
      table.with(1, { houses: ['b1'] }).where(holds(0, 7))
    }
    expect(scored(end(9, change, seats), 'tiles')).toBe(3 * points)
  })

  test('[BT10] [Q22] the architect track has a seventh level, worth 15 for each building', () => {
    const albert = (holder?: number) =>
      pavilions(3)
        .where(holder === undefined ? tiles([10], [4], [6], [8]) : tiles([10, holder], [4], [6], [8]))
        .where(level(ARCHITECT, 6))
        .with(0, { houses: ['a1'] })
        .with(0, { nobles: 'van-de-velde' })
        .play(0, 'grand-place', 'use van-de-velde')
    expect(scored(last(albert(0)), 'buildings')).toBe(15)
    expect(scored(last(albert()), 'buildings')).toBe(10)
    expect(scored(last(albert(1)), 'buildings')).toBe(10)
  })

  test('[BT11] 3 VP for each white art tile', () => {
    expect(
      scored(
        end(11, (table) => table.with(0, { art: 'green', white: 'blue blue' })),
        'tiles',
      ),
    ).toBe(6)
  })

  test('[BT12] nobles cost nothing', () => {
    const table = end(12, (table) => table.with(0, { nobles: 'brugmann empain buls', money: 0 }))
    expect(table.seat(0)).toMatchObject({ nobles: '-brugmann -empain -buls', money: 1 })
    expect(scored(table, 'unpaid')).toBe(0)
    expect(scored(table, 'nobleRow')).toBe(3)
  })

  test('a tile without a pawn brings nobody anything', () => {
    const table = last(
      pavilions(3)
        .with(0, { points: 70 })
        .where(tiles([1], [5], [8], [11]))
        .where(pawn(1, 'b2', 0)),
    )
    expect([0, 1, 2].map((seat) => scored(table, 'tiles', seat))).toEqual([0, 0, 0])
  })
})
