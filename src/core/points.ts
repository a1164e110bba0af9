// Points by what they come from, and who has won: each game says what its parts are and what breaks a tie.
import type { Result, Seat } from './game.ts'

/** A state that keeps, for every seat, a number for every part. */
export interface Scored {
  readonly points: Int16Array | Uint16Array
}

/** What a game with these parts does with its points. */
export interface Parts {
  addPoints(s: Scored, seat: Seat, part: number, points: number): void
  /** All points of a seat so far. */
  pointsOf(s: Scored, seat: Seat): number
  /** The points of a seat by the names of their parts. */
  partsOf(s: Scored, seat: Seat): Readonly<Record<string, number>>
}

/** The parts of a game, in the order in which its states keep them. */
export function pointsBy(parts: readonly string[]): Parts {
  const count = parts.length
  return {
    addPoints(s, seat, part, points) {
      s.points[seat * count + part] += points
    },
    pointsOf(s, seat) {
      let sum = 0
      for (let at = seat * count; at < (seat + 1) * count; at++) sum += s.points[at]
      return sum
    },
    partsOf: (s, seat) => Object.fromEntries(parts.map((part, i) => [part, s.points[seat * count + i]])),
  }
}

/** What a result is made of. */
export interface Standing {
  readonly over: boolean
  readonly seats: number
  /** The points of a seat, taken apart. */
  parts(seat: Seat): Readonly<Record<string, number>>
  /** What decides between seats with equal points, one number after another, the higher the better; absent where a tie is shared. */
  tieBreakers?(seat: Seat): readonly number[]
}

/** Totals and ranks: most points first, then the tie-breakers; seats that are equal in all of them share a place. */
export function resultOf({ over, seats, parts, tieBreakers }: Standing): Result {
  const all = Array.from({ length: seats }, (_, seat) => ({ seat, parts: parts(seat) }))
  const totals = all.map((score) => Object.values(score.parts).reduce((sum, points) => sum + points, 0))
  const standings = all.map(({ seat }) => [totals[seat], ...(tieBreakers?.(seat) ?? [])])
  return {
    over,
    scores: all.map(({ seat, parts }) => ({
      seat,
      total: totals[seat],
      parts,
      rank: 1 + standings.filter((other) => isBetter(other, standings[seat])).length,
    })),
  }
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && a[at] > b[at]
}
