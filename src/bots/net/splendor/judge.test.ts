import { getHeapStatistics } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { positions, seenAlike, untaught } from './fixture.ts'
import { splendorJudge } from './judge.ts'

const TABLES = [2, 3, 4]

const heap = () => getHeapStatistics().used_heap_size
const sumOf = (values: Float32Array): number => values.reduce((sum, each) => sum + each, 0)

describe('A net that judges Splendor', () => {
  test.each(TABLES)('for %i shares out all of the victory, and all of what is likely', (seats) => {
    const { judge } = splendorJudge(untaught(seats), seats)
    for (const { s, choices } of positions(seats, 2)) {
      const priors = new Float32Array(choices.count + 1).fill(7)
      const shares = new Float32Array(seats)
      judge({ s, seat: s.turn, legal: choices }, priors, 1, shares)
      expect(priors[0]).toBe(7)
      expect(sumOf(priors.subarray(1))).toBeCloseTo(1)
      expect(sumOf(shares)).toBeCloseTo(1)
      expect(Math.min(...shares)).toBeGreaterThan(0)
    }
  })

  test.each(TABLES)('for %i says the same whatever lies where the seat cannot see it', (seats) => {
    const { judge } = splendorJudge(untaught(seats), seats)
    const [here, there] = [0, 1].map(() => ({ priors: new Float32Array(128), shares: new Float32Array(seats) }))
    for (const { s, choices: legal, rng } of positions(seats, 2)) {
      judge({ s, seat: s.turn, legal }, here.priors, 0, here.shares)
      judge({ s: seenAlike(s, rng), seat: s.turn, legal }, there.priors, 0, there.shares)
      if ([...there.priors].some((prior, i) => prior !== here.priors[i])) expect(there.priors).toEqual(here.priors)
      expect(there.shares).toEqual(here.shares)
    }
  })

  test('of a table for four judges one for three, and none that has more inputs than it', () => {
    expect(() => splendorJudge(untaught(4), 3)).not.toThrow()
    expect(() => splendorJudge(untaught(2), 3)).toThrow(/does not judge Splendor for 3/)
  })

  test('answers where only the shares are asked for', () => {
    const { judge } = splendorJudge(untaught(2), 2)
    const [{ s, choices }] = positions(2, 1)
    const shares = new Float32Array(2)
    choices.count = 0
    judge({ s, seat: s.turn, legal: choices }, new Float32Array(1), 0, shares)
    expect(sumOf(shares)).toBeCloseTo(1)
  })

  test('allocates nothing', () => {
    const { judge } = splendorJudge(untaught(2), 2)
    const [{ s, choices }] = positions(2, 1)
    const question = { s, seat: s.turn, legal: choices }
    const priors = new Float32Array(128)
    const shares = new Float32Array(2)
    const times = 1000
    const spent = () => {
      const before = heap()
      for (let i = 0; i < times; i++) judge(question, priors, 0, shares)
      return (heap() - before) / times
    }
    // What V8 has not yet compiled boxes numbers, and what it compiles it allocates: the least of several counts.
    expect(Math.min(...Array.from({ length: 20 }, spent).filter((bytes) => bytes >= 0))).toBeLessThan(4)
  })
})
