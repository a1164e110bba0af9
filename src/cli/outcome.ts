// How a table ended, for people and for programs.
import type { Result } from '../core/game.ts'
import type { Table } from '../core/table.ts'

/** The scores in seat order, or null while the game goes on. */
export function outcome(table: Table): number[] | null {
  const { over, scores } = table.game.result(table.at())
  return over ? scores.map((score) => score.total) : null
}

/** The result as a few lines: each seat with its score taken apart, the best first. */
export function standings(result: Result, parts: Readonly<Record<string, string>>): string {
  const ranked = [...result.scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  return ranked
    .map((score) => {
      const detail = Object.entries(score.parts).map(([part, points]) => `${parts[part] ?? part} ${points}`)
      return `${score.rank}. seat ${score.seat}: ${score.total} points (${detail.join(', ')})`
    })
    .join('\n')
}
