// Turns as edges: when the first decision of a turn is made, what was found about the rest of it goes on to the new root.
import type { Action } from '../../core/action.ts'
import { branch, extend, hasRoom, type Tree } from './tree.ts'

/** A node at which a decision was made, and the newest node, which is the position after it. */
interface Heir {
  readonly from: number
  readonly made: Action
  readonly to: number
}

/** Gives the newest node what is known of those turns of another that began with the decision. */
export function inherit(tree: Tree, { from, made, to }: Heir): void {
  const first = tree.from[from]
  for (let edge = first; edge < first + tree.count[from]; edge++) {
    if (tree.length[edge] < 2 || tree.action[tree.first[edge]] !== made || tree.tried[edge] === 0) continue
    const heir = sameTurn(tree, to, edge) ?? copyOf(tree, to, edge)
    if (heir === null) continue
    tree.tried[heir] = tree.tried[edge]
    tree.gained[heir] = tree.gained[edge]
    tree.visits[to] += tree.tried[edge]
    tree.sum[to] += tree.gained[edge]
    const { guesses } = tree
    tree.child.copyWithin(heir * guesses, edge * guesses, (edge + 1) * guesses)
    tree.mark.copyWithin(heir * guesses, edge * guesses, (edge + 1) * guesses)
  }
}

/** The node's edge that is the rest of a turn. */
function sameTurn({ from, count, length, first, action }: Tree, node: number, turn: number): number | null {
  for (let edge = from[node]; edge < from[node] + count[node]; edge++) {
    if (length[edge] !== length[turn] - 1) continue
    let i = 0
    while (i < length[edge] && action[first[edge] + i] === action[first[turn] + 1 + i]) i++
    if (i === length[edge]) return edge
  }
  return null
}

/** A new edge that is the rest of a turn: none where there is no room. */
function copyOf(tree: Tree, node: number, turn: number): number | null {
  if (!hasRoom(tree, 1, tree.length[turn])) return null
  const edge = branch(tree, node)
  tree.prior[edge] = tree.prior[turn]
  for (let i = 1; i < tree.length[turn]; i++) extend(tree, edge, tree.action[tree.first[turn] + i])
  return edge
}
