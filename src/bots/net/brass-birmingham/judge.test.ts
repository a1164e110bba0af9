import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { actionList } from '../../../core/action.ts'
import { brass } from '../../../games/brass-birmingham/fixture.ts'
import { brassBirmingham } from '../../../games/brass-birmingham/index.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { pointsJudge } from '../points.ts'
import { weightsOf } from '../weights.ts'
import { brassPoints } from './judge.ts'

const weights = weightsOf(readFileSync('src/bots/net/weights/brass-birmingham.net'))
const pointsOf = (s: State, seat = 0) => pointsJudge(brassPoints, weights, s.seats).points?.(s, seat) ?? Number.NaN

describe('A net that judges Brass', () => {
  test('expects what a game comes to, and more of who is richer or further', () => {
    const { s } = brass(2)
    expect(pointsOf(s)).toBeGreaterThan(80)
    expect(pointsOf(s)).toBeLessThan(220)
    expect(pointsOf(brass(2).with(0, { points: 20 }).s)).toBeGreaterThan(pointsOf(s) + 8)
    expect(pointsOf(brass(2).with(0, { level: 8 }).s)).toBeGreaterThan(pointsOf(brass(2).with(0, { level: -2 }).s))
    expect(pointsOf(brass(2).with(0, { money: 30 }).s)).toBeGreaterThan(pointsOf(brass(2).with(0, { money: 3 }).s))
  })

  test('counts the points of a game that is over', () => {
    const { s } = brass(2).with(0, { points: 7, money: 50 })
    s.over = 1
    expect(pointsOf(s)).toBe(7)
  })

  test.each([2, 3, 4])('for %i shares out all of the victory, and all of what is likely', (seats) => {
    const { s } = brass(seats).with(0, { points: 40 })
    const legal = actionList()
    brassBirmingham.legal(s, 0, legal)
    const priors = new Float32Array(legal.count)
    const shares = new Float32Array(seats)
    pointsJudge(brassPoints, weights, seats).judge({ s, seat: 0, legal }, priors, 0, shares)
    expect(priors.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    expect(shares[0]).toBeGreaterThan(1.2 / seats)
  })

  test('is no other net', () => {
    expect(() => pointsJudge(brassPoints, { ...weights, inputs: 608 }, 2)).toThrow('does not judge Brass')
  })
})
