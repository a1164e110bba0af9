// The log, decision by decision and round by round.
import type { Seat } from '../../core/game.ts'
import type { Line } from '../../wire/positions.ts'
import type { GameFace } from './face.ts'

/** What was heard of one decision. */
export interface Entry {
  readonly decision: number
  readonly seat: Seat
  /** Counted from 0; rounds are counted from 1 in each. */
  readonly era: number
  readonly round: number
  readonly lines: readonly Line[]
}

/** The events by which a game tells that a round is over, and that an era begins. */
export type Counting = Pick<GameFace, 'roundEnds' | 'rounds' | 'eras'>

/**
 * Groups lines into decisions, oldest first. A round begins when the turn comes back to somebody who had it in this one; in a
 * game whose order of turns changes, after the event that ends a round, or with the event that begins one.
 */
export function entriesOf(lines: readonly Line[], { roundEnds, rounds, eras }: Counting = {}): Entry[] {
  const entries: (Omit<Entry, 'lines'> & { lines: Line[] })[] = []
  const had = new Set<Seat>()
  let [era, round, begun] = [0, 1, 0]
  for (const line of lines) {
    const last = entries[entries.length - 1]
    if (rounds?.begin.includes(line.event)) begun++
    if (last?.decision === line.decision) {
      last.lines.push(line)
      continue
    }
    const tells = (wanted?: string) => last?.lines.some(({ event }) => event === wanted)
    const cameRound = last && last.seat !== line.seat && had.has(line.seat)
    if (tells(eras?.begins)) [era, round] = [era + 1, 0]
    if (roundEnds ? tells(roundEnds) : cameRound) {
      round++
      had.clear()
    }
    had.add(line.seat)
    entries.push({ decision: line.decision, seat: line.seat, era, round: rounds ? begun : round, lines: [line] })
  }
  return entries
}

/** The decision after which everything is new to a seat: its own last one; −1 when it has made none. */
export function lastDecisionOf(entries: readonly Entry[], seat: Seat): number {
  return entries.reduce((last, entry) => (entry.seat === seat ? entry.decision : last), -1)
}
