import { describe, expect, test } from 'vitest'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { type Hypotheses, likelihoodRatio, verdictOf } from './sprt.ts'
import { hypothesesOf } from './trial.ts'

const times = (count: number, share: number): number[] => Array(count).fill(share)

describe('The sequential test', () => {
  test('is Wald’s where a block is won or lost: the bounds of 5 % are ± 2.94', () => {
    const errors = { low: 0.5, high: 0.6, alpha: 0.05, beta: 0.05 }
    expect(verdictOf(2.95, errors)).toBe('high')
    expect(verdictOf(2.94, errors)).toBeNull()
    expect(verdictOf(-2.94, errors)).toBeNull()
    expect(verdictOf(-2.95, errors)).toBe('low')
  })

  test('counts won and lost blocks with their likelihoods: 30 won and 20 lost are 30 ln 1.2 + 20 ln 0.8', () => {
    const ratio = likelihoodRatio([...times(30, 1), ...times(20, 0)], { low: 0.5, high: 0.6 })
    expect(ratio).toBeCloseTo(30 * Math.log(1.2) + 20 * Math.log(0.8), 2)
  })

  test('is sure of nothing after blocks that were all won, but leans', () => {
    expect(likelihoodRatio(times(10, 1), { low: 0.5, high: 0.55 })).toBeCloseTo(10 * Math.log(1.1), 2)
    expect(likelihoodRatio([], { low: 0.5, high: 0.55 })).toBeCloseTo(0, 2)
  })

  test('over many blocks of many kinds it is that of the normal distribution', () => {
    const blocks = [...times(60, 0), ...times(210, 0.25), ...times(420, 0.5), ...times(250, 0.75), ...times(60, 1)]
    const mean = blocks.reduce((sum, share) => sum + share, 0) / blocks.length
    const variance = blocks.reduce((sum, share) => sum + (share - mean) ** 2, 0) / blocks.length
    const [low, high] = [0.5, 0.51]
    const normal = (blocks.length * (high - low) * (2 * mean - low - high)) / (2 * variance)
    expect(Math.abs(likelihoodRatio(blocks, { low, high }) / normal - 1)).toBeLessThan(0.02)
  })

  test.each<[string, number, 'low' | 'high']>([
    ['low', 0.5, 'low'],
    ['high', 0.65, 'high'],
  ])('is seldom wrong when the %s one is true', (_, share, right) => {
    const rng = rngOf('sprt')
    const hypotheses: Hypotheses = { low: 0.5, high: 0.65, alpha: 0.05, beta: 0.05 }
    let [wrong, length] = [0, 0]
    for (let run = 0; run < 120; run++) {
      const blocks: number[] = []
      for (let verdict = null; verdict === null; verdict = verdictOf(likelihoodRatio(blocks, hypotheses), hypotheses)) {
        blocks.push([0, 1].reduce((sum) => sum + (below(rng, 1000) < share * 1000 ? 0.5 : 0), 0))
        if (verdictOf(likelihoodRatio(blocks, hypotheses), hypotheses) === (right === 'low' ? 'high' : 'low')) wrong++
      }
      length += blocks.length
    }
    expect(wrong / 120).toBeLessThan(0.08)
    expect(length / 120).toBeLessThan(50)
  })
})

describe('--sprt', () => {
  test('takes points above the others, or shares', () => {
    expect(hypothesesOf('0,190.85', 2)).toEqual({ low: 0.5, high: expect.closeTo(0.75, 4), alpha: 0.05, beta: 0.05 })
    expect(hypothesesOf('0,190.85', 4)).toMatchObject({ low: 0.25, high: expect.closeTo(0.5, 4) })
    expect(hypothesesOf('85%,90 %,0.01,0.1', 2)).toEqual({ low: 0.85, high: 0.9, alpha: 0.01, beta: 0.1 })
    expect(hypothesesOf('-10,10', 2).low).toBeLessThan(0.5)
  })
  test.each(['', '5', '0,5,0.1', 'a,b', '0,x', '0%,50%', '50%,100%', '0,5,0,0.1', '0,5,1,1'])('refuses "%s"', (text) => {
    expect(() => hypothesesOf(text, 2)).toThrow(/--sprt takes LOW,HIGH/)
  })
  test('refuses what can decide nothing', () => {
    expect(() => hypothesesOf('10,0', 2)).toThrow(/lower value first/)
    expect(() => hypothesesOf('0,10,0.6,0.6', 2)).toThrow(/decide nothing/)
  })
})
