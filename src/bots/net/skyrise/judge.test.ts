import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { actionList } from '../../../core/action.ts'
import { later, opener, type SkyriseStory, skyrise } from '../../../games/skyrise/fixture.ts'
import { skyrise as game } from '../../../games/skyrise/index.ts'
import { pointsJudge } from '../points.ts'
import { weightsOf } from '../weights.ts'
import { skyrisePoints } from './judge.ts'

const weights = weightsOf(readFileSync('src/bots/net/weights/skyrise.net'))
const judgeFor = ({ s }: SkyriseStory) => pointsJudge(skyrisePoints, weights, s.seats)
const pointsOf = (table: SkyriseStory, seat = 0) => judgeFor(table).points?.(table.s, seat) ?? Number.NaN

/** How likely each decision of a seat is, and every seat's share. */
function judged({ s }: SkyriseStory, seat: number): { priors: Float32Array; shares: Float32Array } {
  const legal = actionList()
  game.legal(s, seat, legal)
  const priors = new Float32Array(legal.count)
  const shares = new Float32Array(s.seats)
  pointsJudge(skyrisePoints, weights, s.seats).judge({ s, seat, legal }, priors, 0, shares)
  return { priors, shares }
}
const sum = (values: Float32Array) => values.reduce((all, each) => all + each, 0)

describe('A net that judges Skyrise', () => {
  test('expects what a game comes to, and more of who is further', () => {
    const table = () => skyrise(2).where(opener(0))
    expect(pointsOf(table())).toBeGreaterThan(90)
    expect(pointsOf(table())).toBeLessThan(220)
    expect(pointsOf(table().with(0, { points: 20 }))).toBeGreaterThan(pointsOf(table()) + 8)
  })

  test('counts the points of a game that is over', () => {
    const table = later('gavel', 'palace', 'vault').with(0, { points: 70 })
    table.s.over = 1
    expect(pointsOf(table)).toBe(70)
  })

  test.each([2, 3, 4])('for %i shares out all of the victory, and all of what is likely', (seats) => {
    const { priors, shares } = judged(skyrise(seats).where(opener(0)).with(0, { points: 40 }), 0)
    expect(sum(priors)).toBeCloseTo(1)
    expect(sum(shares)).toBeCloseTo(1)
    expect(shares[0]).toBeGreaterThan(1.2 / seats)
  })

  test('is no other net', () => {
    expect(() => pointsJudge(skyrisePoints, { ...weights, inputs: 608 }, 2)).toThrow('does not judge Skyrise')
  })
})
