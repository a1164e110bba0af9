// Who sits where. A deal is played by every line-up from every seat, so that neither luck nor the first turn favours anyone: that is a block, and
// only blocks are independent of each other.
import { below, type Rng } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'

/** The entrant at each seat. */
export type Seating = readonly number[]

/** One game to be played. */
export interface Fixture {
  /** Counts all games from 0; those of one deal follow each other. */
  readonly number: number
  readonly deal: number
  readonly seating: Seating
}

/**
 * The tables at which so many entrants meet, each to be turned through all seats: two are one among the others, as many as seats are one table,
 * and any other number meets in pairs.
 */
export function lineUps(entrants: number, seats: number): Seating[] {
  const among = (one: number, others: number): Seating => [one, ...Array<number>(seats - 1).fill(others)]
  if (entrants === 1) return [among(0, 0)]
  if (entrants === 2) return [among(0, 1)]
  if (entrants === seats) return [Array.from({ length: seats }, (_, i) => i)]
  const all = Array.from({ length: entrants }, (_, i) => i)
  // At two seats one among the others is the same table either way.
  return all.flatMap((one) => all.filter((other) => (seats === 2 ? other > one : other !== one)).map((other) => among(one, other)))
}

/** The games of one deal. */
export function seatingsOf(lines: readonly Seating[], deal: number, seed: string): Seating[] {
  return lines.flatMap((line) => {
    if (line.every((entrant) => entrant === line[0])) return [line]
    const order = new Set(line).size > 2 ? neighboursShuffled(line, rngOf(`line-up ${deal} ${seed}`)) : line
    return order.map((_, turned) => order.map((_, seat) => order[(seat - turned + order.length) % order.length]))
  })
}

/** All games of so many deals, deal after deal. */
export function fixturesOf(lines: readonly Seating[], deals: number, seed: string): Fixture[] {
  const games = Array.from({ length: deals }, (_, deal) => seatingsOf(lines, deal, seed).map((seating) => ({ deal, seating })))
  return games.flat().map((game, number) => ({ number, ...game }))
}

/** Turning keeps neighbours together; whoever plays after whom therefore changes from deal to deal. */
function neighboursShuffled(line: Seating, rng: Rng): Seating {
  const order = [...line]
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    const moved = order[j]
    order[j] = order[i]
    order[i] = moved
  }
  return order
}
