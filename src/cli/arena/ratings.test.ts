import { describe, expect, test } from 'vitest'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { pointsAt, type Rated, ratingsOf, shareAt } from './ratings.ts'

const pair = (one: number, other: number, won: number): Rated => ({ seating: [one, other], shares: [won, 1 - won] })

describe('Ratings', () => {
  test('400 points are odds of ten to one, at two seats and at four', () => {
    expect(shareAt(400, 2)).toBeCloseTo(10 / 11)
    expect(pointsAt(10 / 11, 2)).toBeCloseTo(400)
    expect(pointsAt(0.75, 2)).toBeCloseTo(190.85, 2)
    expect(shareAt(0, 4)).toBe(0.25)
    expect(pointsAt(10 / 13, 4)).toBeCloseTo(400)
  })

  test('are the strengths that make the shares: 10 to 1, and 10 to 1 again', () => {
    const block = [pair(0, 1, 10 / 11), pair(1, 2, 10 / 11), pair(0, 2, 100 / 101)]
    const [first, second, third] = ratingsOf(Array(1500).fill(block), 3)
    expect(first.mean - second.mean).toBeCloseTo(400, -1)
    expect(second.mean - third.mean).toBeCloseTo(400, -1)
    expect(first.mean + second.mean + third.mean).toBeCloseTo(0)
  })

  test('are the same at a table of three that meet at once', () => {
    const table: Rated = { seating: [0, 1, 2], shares: [4 / 7, 2 / 7, 1 / 7] }
    const ratings = ratingsOf(Array(1500).fill([table]), 3).map(({ mean }) => mean)
    expect(ratings[0] - ratings[1]).toBeCloseTo(400 * Math.log10(2), 0)
    expect(ratings[1] - ratings[2]).toBeCloseTo(400 * Math.log10(2), 0)
  })

  test('of one who has won everything are finite, and their interval is wide', () => {
    const [winner, loser] = ratingsOf(Array(100).fill([pair(0, 1, 1), pair(1, 2, 0.5), pair(0, 2, 1)]), 3)
    expect(Number.isFinite(winner.mean)).toBe(true)
    expect(winner.mean - loser.mean).toBeGreaterThan(500)
    expect(winner.high - winner.low).toBeGreaterThan(50)
  })

  test('their intervals are as wide as theory says, and hold the truth', () => {
    const rng = rngOf('ratings test')
    const coin = () => below(rng, 2)
    const blocks = Array.from({ length: 400 }, () => [pair(0, 1, coin()), pair(1, 2, coin()), pair(2, 0, coin())])
    const ratings = ratingsOf(blocks, 3)
    // Of three equals that meet 400 times each, the information about one is 200 and about their sum nothing: a deviation of √(4 / (3 · 400) · 2 / 3).
    const deviation = (400 / Math.LN10) * Math.sqrt((4 / (3 * 400)) * (2 / 3))
    for (const { low, high } of ratings) {
      expect(low).toBeLessThan(0 + 2 * deviation)
      expect(high).toBeGreaterThan(0 - 2 * deviation)
      expect((high - low) / (2 * 1.96 * deviation)).toBeGreaterThan(0.8)
      expect((high - low) / (2 * 1.96 * deviation)).toBeLessThan(1.2)
    }
  })
})
