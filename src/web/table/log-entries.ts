// The log, decision by decision and round by round.
import type { Seat } from '../../core/game.ts'
import type { Line } from '../../server/api.ts'

/** What was heard of one decision. */
export interface Entry {
  readonly decision: number
  readonly seat: Seat
  readonly round: number
  readonly lines: readonly Line[]
}

/**
 * Groups lines into decisions, oldest first. A round begins when the turn comes back to somebody who had it in this one; in a
 * game whose order of turns changes, after the event that ends a round.
 */
export function entriesOf(lines: readonly Line[], roundEnds?: string): Entry[] {
  const entries: { decision: number; seat: Seat; round: number; lines: Line[] }[] = []
  const had = new Set<Seat>()
  let round = 1
  for (const line of lines) {
    const last = entries[entries.length - 1]
    if (last?.decision === line.decision) {
      last.lines.push(line)
      continue
    }
    const cameRound = last && last.seat !== line.seat && had.has(line.seat)
    if (roundEnds ? last?.lines.some(({ event }) => event === roundEnds) : cameRound) {
      round++
      had.clear()
    }
    had.add(line.seat)
    entries.push({ decision: line.decision, seat: line.seat, round, lines: [line] })
  }
  return entries
}

/** The decision after which everything is new to a seat: its own last one; −1 when it has made none. */
export function lastDecisionOf(entries: readonly Entry[], seat: Seat): number {
  return entries.reduce((last, entry) => (entry.seat === seat ? entry.decision : last), -1)
}
