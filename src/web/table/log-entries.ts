// The log, action by action and round by round.
import type { Seat } from '../../core/game.ts'
import type { Note } from '../../wire/leaving.ts'
import type { Line } from '../../wire/positions.ts'
import type { GameFace } from './face.ts'

/** A line of the log, with further ones that are said in the same breath: tokens returned one by one. */
export interface Heard extends Line {
  readonly also?: readonly Line[]
}

/** What was heard of one action of the rulebook, however many decisions it had. */
export interface Entry {
  /** The decision that began it, and the last one of it that was heard of. */
  readonly decision: number
  readonly last: number
  readonly seat: Seat
  /** Counted from 0; rounds are counted from 1 in each. */
  readonly era: number
  readonly round: number
  readonly lines: readonly Heard[]
}

/** The events by which a game tells that a round is over, and that an era begins. */
export type Counting = Pick<GameFace, 'roundEnds' | 'rounds' | 'eras'>

/**
 * Groups lines into actions, oldest first. A round begins when the turn comes back to somebody who had it in this one; in a
 * game whose order of turns changes, after the event that ends a round, or with the event that begins one.
 */
export function entriesOf(lines: readonly Line[], { roundEnds, rounds, eras }: Counting = {}): Entry[] {
  const entries: (Omit<Entry, 'lines' | 'last' | 'round'> & { last: number; round: number; lines: Heard[] })[] = []
  const had = new Set<Seat>()
  let [era, round, opened] = [0, 1, 0]
  for (const line of lines) {
    const entry = entries[entries.length - 1]
    if (rounds?.begin.includes(line.event)) opened++
    if (entry?.decision === line.begun) {
      join(entry.lines, line)
      entry.last = line.decision
      continue
    }
    const tells = (wanted?: string) => entry?.lines.some(({ event }) => event === wanted)
    const cameRound = entry && entry.seat !== line.seat && had.has(line.seat)
    if (tells(eras?.begins)) {
      if (roundEnds && !tells(roundEnds)) putBack(entries, era, round)
      ;[era, round] = [era + 1, 1]
      had.clear()
    } else if (roundEnds ? tells(roundEnds) : cameRound) {
      round++
      had.clear()
    }
    had.add(line.seat)
    const { begun: decision, decision: last, seat } = line
    entries.push({ decision, last, seat, era, round: rounds ? opened : round, lines: [line] })
  }
  return entries
}

/** Between the end of its last round and that of an era somebody may have had to pay: that was still in it. */
function putBack(entries: readonly { readonly era: number; round: number }[], era: number, round: number): void {
  for (const entry of entries) if (entry.era === era && entry.round === round) entry.round--
}

/** Adds a line, to the one before it where that says the same of one other thing, or of the same once more. */
function join(lines: Heard[], line: Line): void {
  const before = lines[lines.length - 1]
  const facts = Object.keys(line.facts)
  const isAlike = facts.length === 1 || facts.every((fact) => line.facts[fact] === before.facts[fact])
  if (before.event === line.event && before.seat === line.seat && facts.length > 0 && isAlike)
    lines[lines.length - 1] = { ...before, also: [...(before.also ?? []), line] }
  else lines.push(line)
}

/** What happened since a seat's own last action; everything, when it has made none. */
export function since(entries: readonly Entry[], seat: Seat | null): readonly Entry[] {
  return entries.slice(entries.map((entry) => entry.seat === seat).lastIndexOf(true) + 1)
}

/** What happened to seats and clocks after an action and before the next, in order; with null what came before the first. */
export function notesAfter(notes: readonly Note[], entries: readonly Entry[], entry: Entry | null): readonly Note[] {
  const next = entries[entry ? entries.indexOf(entry) + 1 : 0]
  return notes.filter(({ decisions }) => (!entry || decisions > entry.decision) && (!next || decisions <= next.decision))
}
