import { describe, expect, test } from 'vitest'
import { pointsBy, resultOf } from './points.ts'

const { addPoints, partsOf, pointsOf } = pointsBy(['cards', 'nobles'])
const ranks = (points: readonly number[], tieBreakers?: (seat: number) => readonly number[]) =>
  resultOf({
    over: true,
    seats: points.length,
    parts: (seat) => ({ all: points[seat] }),
    ...(tieBreakers ? { tieBreakers } : {}),
  }).scores.map((score) => score.rank)

describe('Points', () => {
  test('are kept by what they come from, and may be lost', () => {
    const s = { points: new Int16Array(4) }
    addPoints(s, 1, 0, 7)
    addPoints(s, 1, 1, -3)
    expect([pointsOf(s, 0), pointsOf(s, 1)]).toEqual([0, 4])
    expect(partsOf(s, 1)).toEqual({ cards: 7, nobles: -3 })
  })
  test('add up to a total', () => {
    const { scores } = resultOf({ over: false, seats: 2, parts: (seat) => ({ cards: seat, nobles: 3 }) })
    expect(scores.map((score) => score.total)).toEqual([3, 4])
  })
})

describe('Ranks', () => {
  test('equal seats share a place, and the next one is left out', () => {
    expect(ranks([5, 9, 9, 2])).toEqual([3, 1, 1, 4])
  })
  test('one tie-breaker after another, the higher the better', () => {
    const breakers = [
      [1, 5],
      [1, 6],
      [2, 0],
      [1, 6],
    ]
    expect(ranks([9, 9, 9, 9], (seat) => breakers[seat])).toEqual([4, 2, 1, 2])
  })
  test('a tie-breaker does not make up for a point', () => {
    expect(ranks([8, 9], (seat) => [seat === 0 ? 100 : 0])).toEqual([2, 1])
  })
})
