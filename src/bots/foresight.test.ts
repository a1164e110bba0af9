import { describe, expect, test } from 'vitest'
import { actionList, listed } from '../core/action.ts'
import { clone } from '../core/block.ts'
import type { Game } from '../core/game.ts'
import { splendor } from '../games/splendor/fixture.ts'
import { splendor as shipped } from '../games/splendor/index.ts'
import type { State } from '../games/splendor/state.ts'
import { splendorEvaluation } from './evaluations/splendor.ts'
import { foresightOf, highest } from './foresight.ts'

const game = shipped as Game
const worth = (s: State, seat: number) => splendorEvaluation.worth(s, seat)
const played = (s: State, seat: number, ...moves: string[]): State => {
  const next = clone(s)
  for (const move of moves) shipped.apply(next, seat, shipped.parse(move))
  return next
}

describe('Foresight', () => {
  test.each(['ddssr', 'ssrre', 'dssso', 'eeeoo'])(
    'judges a turn when it is finished: of %s and three more the worst is given back first',
    (gems) => {
      const { s } = splendor(2).with(0, { gems, gold: 3 })
      const foresight = foresightOf(game, s, 2)
      const choices = actionList()
      choices.push(shipped.parse('take eor'))
      const worths = new Float64Array(1)
      foresight.weigh(s, 0, choices, worths)
      const tokens = [...new Set(`${gems}eorg`)]
      const returned = tokens.map((token) => worth(played(s, 0, 'take eor', `return ${token}`), 0))
      expect(worths[0]).toBe(Math.max(...returned))
      expect(worths[0]).not.toBe(worth(played(s, 0, 'take eor'), 0))
      expect(foresight.judged()).toBe(tokens.length + 1)
    },
  )

  test('leaves the state that it looks at as it was, and counts what it judged', () => {
    const { s } = splendor(2).with(0, { gems: 'ddssr', gold: 3 })
    const before = clone(s)
    const foresight = foresightOf(game, s, 2)
    foresight.best(s, 0)
    expect(s.bytes).toEqual(before.bytes)
    expect(foresight.judged()).toBeGreaterThan(30)
  })

  test('finds the turn that leads to the best position', () => {
    const { s } = splendor(2).with(0, { gems: 'ddssr' })
    const choices = actionList()
    game.legal(s, 0, choices)
    const ends = listed(choices).map((a) => worth(played(s, 0, shipped.format(a)), 0))
    expect(foresightOf(game, s, 2).best(s, 0)).toBe(choices.list[ends.indexOf(Math.max(...ends))])
  })

  test('a lead is over the best of the others, whoever that is', () => {
    const lead = (points: readonly number[]) => {
      const table = splendor(4)
      for (const [seat, held] of points.entries()) table.with(seat, { points: held })
      return foresightOf(game, table.s, 4).lead(table.s, 0)
    }
    expect(lead([5, 0, 0, 0])).toBeCloseTo(5)
    for (const rivals of [
      [3, 0, 1],
      [0, 3, 1],
      [1, 0, 3],
    ])
      expect(lead([5, ...rivals])).toBeCloseTo(2)
    expect(lead([0, 1, 7, 2])).toBeCloseTo(-7)
  })

  test('of equal values the earlier is the highest, and those beyond the count do not matter', () => {
    expect(highest(Float64Array.of(1, 3, 3, 9), 3)).toBe(1)
  })
})
