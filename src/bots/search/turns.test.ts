import { describe, expect, test } from 'vitest'
import { brass } from '../../games/brass-birmingham/fixture.ts'
import type { State } from '../../games/brass-birmingham/state.ts'
import { gameOf } from '../../games/index.ts'
import { evaluationOf } from '../evaluations/index.ts'
import type { Judge } from '../judge.ts'
import { grow, type Tree, treeFor } from './tree.ts'
import { BRIEF, type Breadth, NARROW, turnsFor, WIDE } from './turns.ts'

const game = gameOf('brass-birmingham')

/** Seat 0 has two actions. */
function table() {
  const { s } = brass(2).with(0, { money: 30, hand: 'derby leek iron coal' })
  s.actions = 2
  return s
}

/** The turns of seat 0 as edges of the first node. */
function found(breadth: Breadth, judge?: Judge): Tree {
  const s = table()
  const tree = treeFor(2, 1)
  const node = grow(tree, 0, 1, 1)
  turnsFor(game, evaluationOf(game), { like: s, seats: 2, ...(judge ? { judge } : {}) }).branchOut(tree, node, s, breadth)
  return tree
}

function moneyAfter({ first, length, action }: Tree, edge: number): number {
  const s = table()
  for (let i = 0; i < length[edge]; i++) game.apply(s, 0, action[first[edge] + i])
  return s.money[0]
}

const said = ({ first, length, action }: Tree, edge: number): string[] =>
  Array.from({ length: length[edge] }, (_, i) => game.format(action[first[edge] + i]))

/** A judge to whom money is all that counts. */
const miser: Judge = { openness: 0, judge: () => {}, points: (s, seat) => (s as State).money[seat] }

describe('Turns', () => {
  test.each([WIDE, NARROW, BRIEF])(
    'that the judge likes best come first, $abreast abreast, though the evaluation likes others',
    (breadth) => {
      const [plain, greedy] = [found(breadth), found(breadth, miser)]
      const monies = Array.from({ length: greedy.count[0] }, (_, edge) => moneyAfter(greedy, edge))
      expect(monies).toEqual([...monies].sort((a, b) => b - a))
      expect(monies[0]).toBeGreaterThan(moneyAfter(plain, 0))
    },
  )

  test('are no more than a node may have, each once, the likeliest first', () => {
    const tree = found(WIDE)
    expect(tree.count[0]).toBe(24)
    expect(new Set(Array.from({ length: 24 }, (_, edge) => said(tree, edge).join())).size).toBe(24)
    expect([...tree.prior.slice(0, 24)]).toEqual([...tree.prior.slice(0, 24)].sort((a, b) => b - a))
    expect(found(BRIEF).count[0]).toBe(2)
  })
})
