import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { actionList } from '../../../core/action.ts'
import { type BruxellesStory, EDITIONS, first, lastRound, revised } from '../../../games/bruxelles-1893/fixture.ts'
import { bruxelles1893, bruxelles1893Revised } from '../../../games/bruxelles-1893/index.ts'
import { OVER } from '../../../games/bruxelles-1893/state.ts'
import { pointsJudge } from '../points.ts'
import { weightsOf } from '../weights.ts'
import { bruxelles1893Points, bruxelles1893RevisedPoints } from './judge.ts'

const weights = weightsOf(readFileSync('src/bots/net/weights/bruxelles-1893.net'))
const pointsOf = ({ s }: BruxellesStory, seat = 0) =>
  pointsJudge(bruxelles1893RevisedPoints, weights, s.seats).points?.(s, seat) ?? Number.NaN

const sum = (values: Float32Array) => values.reduce((all, each) => all + each, 0)

describe('A net that judges Bruxelles', () => {
  test('expects what a game comes to, and more of who is richer or further', () => {
    const table = () => revised(2)
    expect(pointsOf(table())).toBeGreaterThan(80)
    expect(pointsOf(table())).toBeLessThan(260)
    expect(pointsOf(table().with(0, { points: 20 }))).toBeGreaterThan(pointsOf(table()) + 8)
    expect(pointsOf(table().with(0, { money: 14 }))).toBeGreaterThan(pointsOf(table().with(0, { money: 3 })))
    expect(pointsOf(table().where(lastRound))).toBeLessThan(pointsOf(table()))
  })

  test('counts the points of a game that is over', () => {
    const table = revised(3).with(0, { points: 70 })
    table.s.phase = OVER
    expect(pointsOf(table)).toBe(70)
  })

  test.each(EDITIONS.flatMap(([edition]) => [2, 3, 4, 5].map((seats) => [edition, seats] as const)))(
    'of the %s edition for %i shares out all of the victory, and all of what is likely',
    (edition, seats) => {
      const [table, points, game] =
        edition === 'first' ? [first, bruxelles1893Points, bruxelles1893] : [revised, bruxelles1893RevisedPoints, bruxelles1893Revised]
      const { s } = table(seats).with(0, { points: 40 })
      const legal = actionList()
      game.legal(s, 0, legal)
      const priors = new Float32Array(legal.count)
      const shares = new Float32Array(seats)
      pointsJudge(points, weights, seats).judge({ s, seat: 0, legal }, priors, 0, shares)
      expect(sum(priors)).toBeCloseTo(1)
      expect(sum(shares)).toBeCloseTo(1)
      expect(shares[0]).toBeGreaterThan(1.2 / seats)
    },
  )
})
