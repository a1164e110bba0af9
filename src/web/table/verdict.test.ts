import { describe, expect, test } from 'vitest'
import type { Result } from '../../core/game.ts'
import { resultOf } from '../../core/points.ts'
import { partsInOrder, verdictOf } from './verdict.ts'

/** A result of seats with so many points in each of three counts, and what breaks a tie. */
const ended = (rows: readonly (readonly number[])[], ties: readonly number[] = []): Result =>
  resultOf({
    over: true,
    seats: rows.length,
    parts: (seat) => ({ links: rows[seat][0], tiles: rows[seat][1], merchants: rows[seat][2] }),
    tieBreakers: (seat) => [ties[seat] ?? 0],
  })
const ORDER = ['links', 'tiles', 'merchants']

describe('The verdict', () => {
  test('names the margin, and the count before which another led', () => {
    const result = ended([
      [10, 20, 5],
      [12, 10, 4],
    ])
    expect(verdictOf(result, ORDER)).toMatchObject({ margin: 9, second: { seat: 1 }, turned: { part: 'tiles', leader: 1, by: 2 } })
  })
  test('names the last turn of several', () => {
    const result = ended([
      [10, 0, 9],
      [5, 10, 0],
    ])
    expect(verdictOf(result, ORDER).turned).toEqual({ part: 'merchants', leader: 1, by: 5 })
  })
  test('has no turn for who led all along', () => {
    expect(
      verdictOf(
        ended([
          [9, 1, 1],
          [3, 1, 1],
        ]),
        ORDER,
      ),
    ).toMatchObject({ margin: 6, turned: null })
  })
  test('of a broken tie has no margin, and one winner', () => {
    const { winners, margin, second } = verdictOf(
      ended(
        [
          [5, 0, 0],
          [0, 5, 0],
        ],
        [1, 2],
      ),
      ORDER,
    )
    expect([winners.map(({ seat }) => seat), margin, second?.seat]).toEqual([[1], 0, 0])
  })
  test('of a tie that nothing breaks has several winners', () => {
    expect(
      verdictOf(
        ended([
          [5, 0, 0],
          [0, 5, 0],
        ]),
        ORDER,
      ).winners,
    ).toHaveLength(2)
  })
  test('puts the parts into the order of counting; what is not named comes last', () => {
    expect(partsInOrder(ended([[1, 2, 3]]), ['merchants', 'links'])).toEqual(['merchants', 'links', 'tiles'])
  })
})
