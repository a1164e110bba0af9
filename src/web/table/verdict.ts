// Who won, by how much, and which count decided it.
import type { Result, Score } from '../../core/game.ts'

export interface Verdict {
  readonly winners: readonly Score[]
  /** The best of the others. */
  readonly second: Score | null
  /** Points between the winner and the second; 0 where a tie was broken. */
  readonly margin: number
  /** The count with which the winner came to the front for good, and who was ahead before it; null for who led all along. */
  readonly turned: { readonly part: string; readonly leader: number; readonly by: number } | null
}

/** The parts of a result in the order in which they are counted. */
export function partsInOrder({ scores }: Result, counting?: readonly string[]): string[] {
  const parts = Object.keys(scores[0]?.parts ?? {})
  const placeOf = (part: string) => (counting?.includes(part) ? counting.indexOf(part) : parts.length)
  return counting ? [...parts].sort((a, b) => placeOf(a) - placeOf(b)) : parts
}

export function verdictOf(result: Result, parts: readonly string[]): Verdict {
  const winners = result.scores.filter(({ rank }) => rank === 1)
  const [winner] = winners
  const others = result.scores.filter(({ rank }) => rank > 1).sort((a, b) => b.total - a.total || a.rank - b.rank)
  const second = others[0] ?? null
  const margin = winner && second ? winner.total - second.total : 0
  return { winners, second, margin, turned: winner && winners.length === 1 && margin > 0 ? turnedBy(winner, others, parts) : null }
}

function turnedBy(winner: Score, others: readonly Score[], parts: readonly string[]): Verdict['turned'] {
  for (let counted = parts.length - 1; counted > 0; counted--) {
    const before = (score: Score) => parts.slice(0, counted).reduce((sum, part) => sum + score.parts[part], 0)
    const [leader] = [...others].sort((a, b) => before(b) - before(a))
    const by = before(leader) - before(winner)
    if (by >= 0) return { part: parts[counted], leader: leader.seat, by }
  }
  return null
}
