import { describe, expect, test } from 'vitest'
import { rngOf } from '../../core/seed.ts'
import { drawn, favourite } from './choice.ts'
import { branch, grow, type Tree, treeFor } from './tree.ts'

/** A node whose edges were tried so often, with those priors. */
function nodeOf(tried: readonly number[], priors: readonly number[] = tried): { tree: Tree; node: number } {
  const tree = treeFor(2, 1)
  branch(tree, grow(tree, 0, 1, 1)) // another node's edge before them
  const node = grow(tree, 0, 2, 2)
  for (const [i, times] of tried.entries()) {
    const edge = branch(tree, node)
    tree.tried[edge] = times
    tree.gained[edge] = times / 2
    tree.prior[edge] = priors[i]
  }
  return { tree, node }
}

/** How often each edge is drawn of so many times. */
function draws({ tree, node }: ReturnType<typeof nodeOf>, temperature: number, times = 4000): number[] {
  const rng = rngOf('drawn')
  const counts = Array<number>(tree.count[node]).fill(0)
  for (let i = 0; i < times; i++) counts[drawn(tree, node, temperature, rng) - tree.from[node]]++
  return counts.map((count) => count / times)
}

describe('What is decided', () => {
  test('is what was tried most, and of equals what went better', () => {
    const { tree, node } = nodeOf([3, 5, 5, 1])
    expect(favourite(tree, node)).toBe(tree.from[node] + 1)
    tree.gained[tree.from[node] + 2] = 4
    expect(favourite(tree, node)).toBe(tree.from[node] + 2)
  })

  test('is what is likeliest where there was no time to try anything', () => {
    const { tree, node } = nodeOf([0, 0, 0], [0.2, 0.5, 0.3])
    expect(favourite(tree, node)).toBe(tree.from[node] + 1)
  })

  test('by chance is what was tried, as often as it was; never what was not', () => {
    const [a, b, c] = draws(nodeOf([6, 3, 0], [0, 0, 1]), 1)
    expect(a).toBeCloseTo(2 / 3, 1)
    expect(b).toBeCloseTo(1 / 3, 1)
    expect(c).toBe(0)
  })

  test('is the nearer to the best the lower the temperature, and the more even the higher', () => {
    const node = nodeOf([6, 3])
    expect(draws(node, 0.5)[0]).toBeCloseTo(4 / 5, 1)
    expect(draws(node, 0.1)[0]).toBeGreaterThan(0.99)
    expect(draws(node, 4)[0]).toBeCloseTo(2 ** 0.25 / (1 + 2 ** 0.25), 1)
  })

  test('where nothing was tried is what is likely at sight', () => {
    expect(draws(nodeOf([0, 0, 0], [0.25, 0.5, 0.25]), 1)[1]).toBeCloseTo(0.5, 1)
  })
})
