// What is decided when thinking ends.
import { next, type Rng } from '../../core/rng.ts'
import type { Tree } from './tree.ts'

/** The edge of a node that was tried most; of equals the one that went better, and of those the one that is likelier at sight. */
export function favourite(tree: Tree, node: number): number {
  const from = tree.from[node]
  let best = from
  for (let edge = from + 1; edge < from + tree.count[node]; edge++) if (isPreferred(tree, edge, best)) best = edge
  return best
}

function isPreferred({ tried, gained, prior }: Tree, edge: number, to: number): boolean {
  if (tried[edge] !== tried[to]) return tried[edge] > tried[to]
  return gained[edge] === gained[to] ? prior[edge] > prior[to] : gained[edge] > gained[to]
}

/** An edge of a node by chance: the more it was tried, the likelier; where none was, the likelier it is at sight. At a temperature of 1 in proportion. */
export function drawn(tree: Tree, node: number, temperature: number, rng: Rng): number {
  const from = tree.from[node]
  const end = from + tree.count[node]
  let tries = 0
  for (let edge = from; edge < end; edge++) tries += tree.tried[edge]
  const weight = (edge: number): number => (tries > 0 ? tree.tried[edge] : tree.prior[edge]) ** (1 / temperature)
  let sum = 0
  for (let edge = from; edge < end; edge++) sum += weight(edge)
  let rest = (next(rng) >>> 0) * 2 ** -32 * sum
  for (let edge = from; edge < end; edge++) {
    rest -= weight(edge)
    if (rest < 0) return edge
  }
  return favourite(tree, node)
}
