import { describe, expect, test } from 'vitest'
import { fixturesOf, lineUps, seatingsOf } from './line-ups.ts'

const tables = (entrants: number, seats: number) => seatingsOf(lineUps(entrants, seats), 0, 'x')

describe('A block', () => {
  test('of two at two seats is a pair', () => {
    expect(tables(2, 2)).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
  test('of two at more seats has the first at each of them among the second', () => {
    expect(tables(2, 4)).toEqual([
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 0, 1],
      [1, 1, 1, 0],
    ])
  })
  test('of as many as there are seats has everybody at each of them', () => {
    const block = tables(3, 3)
    expect(block).toHaveLength(3)
    for (const seat of [0, 1, 2]) expect(block.map((seating) => seating[seat]).sort()).toEqual([0, 1, 2])
  })
  test('has other neighbours in another deal', () => {
    const orders = new Set(
      Array.from(
        { length: 40 },
        (_, deal) =>
          seatingsOf(lineUps(4, 4), deal, 'x')
            .map((seating) => seating.join(''))
            .sort()[0],
      ),
    )
    expect(orders.size).toBe(6)
  })
  test('of more has every pair, at more than two seats both ways', () => {
    expect(tables(4, 2)).toHaveLength(6 * 2)
    expect(tables(3, 4)).toHaveLength(6 * 4)
    expect(tables(3, 4)).toContainEqual([2, 0, 2, 2])
  })
  test('of one alone is one game', () => {
    expect(tables(1, 4)).toEqual([[0, 0, 0, 0]])
  })
  test('follows another, and games are numbered through', () => {
    const fixtures = fixturesOf(lineUps(2, 2), 3, 'x')
    expect(fixtures.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
    expect(fixtures.map(({ deal }) => deal)).toEqual([0, 0, 1, 1, 2, 2])
  })
})
