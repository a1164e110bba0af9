// Ratings on the scale of chess: 400 points are odds of ten to one. A seat's chance to win is its strength among the strengths at the table
// (Bradley and Terry; Luce for more than two), fitted to the shares won by Hunter's minorisation.
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { type Estimate, mean, studentQuantile } from './estimates.ts'
import type { Seating } from './line-ups.ts'

/** A game as ratings see it: who sat where, and which share of victory each seat won. */
export interface Rated {
  readonly seating: Seating
  readonly shares: readonly number[]
}

const SCALE = 400
const ROUNDS = 1000
const CLOSE = 1e-6
const SAMPLES = 300

/** The share that a strength of so many points gives one seat among equals of strength 0. */
export function shareAt(points: number, seats: number): number {
  const strength = 10 ** (points / SCALE)
  return strength / (strength + seats - 1)
}

/** How many points above the others one seat must be to win a share. */
export function pointsAt(share: number, seats: number): number {
  return SCALE * Math.log10((share * (seats - 1)) / (1 - share))
}

/**
 * Ratings of all entrants, their mean 0, with intervals from drawing the blocks anew. A block in which everybody won his par share is added, so that
 * nobody's rating is infinite; one more may be drawn, so that who has won everything is not certain of it.
 */
export function ratingsOf(blocks: readonly (readonly Rated[])[], entrants: number): Estimate[] {
  const lines: Line[] = []
  const par = (blocks[0] ?? []).map(({ seating }) => ({ seating, shares: seating.map(() => 1 / seating.length) }))
  const counted = [...blocks, par].map((block) => countOf(block, lines, entrants))
  const added = counted[blocks.length]
  const rng = rngOf('ratings')
  const samples = Array.from({ length: SAMPLES }, () => fitted([added, ...counted.map(() => counted[below(rng, counted.length)])], lines))
  const reach = studentQuantile(blocks.length) * Math.sqrt(counted.length / blocks.length)
  return fitted(counted, lines).map((rating, entrant) => {
    const drawn = samples.map((sample) => sample[entrant])
    const middle = mean(drawn)
    const deviation = Math.sqrt(mean(drawn.map((value) => (value - middle) ** 2)))
    return { mean: rating, low: rating - reach * deviation, high: rating + reach * deviation }
  })
}

/** How many seats each entrant has at a table. */
type Line = readonly number[]

/** What a block comes to: how often each line was played, and what each entrant won of all. */
interface Count {
  readonly games: readonly number[]
  readonly won: readonly number[]
}

/** Counts a block; lines that were not met before join the others. */
function countOf(block: readonly Rated[], lines: Line[], entrants: number): Count {
  const games: number[] = []
  const won = Array<number>(entrants).fill(0)
  for (const { seating, shares } of block) {
    const seats = won.map((_, entrant) => seating.filter((each) => each === entrant).length)
    const known = lines.findIndex((line) => line.every((count, entrant) => count === seats[entrant]))
    const line = known < 0 ? lines.push(seats) - 1 : known
    games[line] = (games[line] ?? 0) + 1
    for (const [seat, entrant] of seating.entries()) won[entrant] += shares[seat]
  }
  return { games, won }
}

/** The ratings that make the shares of some blocks likeliest. */
function fitted(blocks: readonly Count[], lines: readonly Line[]): number[] {
  const won = blocks[0].won.map((_, entrant) => blocks.reduce((sum, block) => sum + block.won[entrant], 0))
  const games = lines.map((_, line) => blocks.reduce((sum, block) => sum + (block.games[line] ?? 0), 0))
  return pointsOf(strengthsOf(won, lines, games))
}

/** Each strength becomes what was won over what a strength of 1 would be expected to win, again and again. */
function strengthsOf(won: readonly number[], lines: readonly Line[], games: readonly number[]): number[] {
  let strengths = won.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const expected = won.map(() => 0)
    for (const [line, seats] of lines.entries()) {
      const table = seats.reduce((sum, count, entrant) => sum + count * strengths[entrant], 0)
      for (const [entrant, count] of seats.entries()) expected[entrant] += (games[line] * count) / table
    }
    const next = won.map((share, entrant) => share / expected[entrant])
    const moved = Math.max(...next.map((strength, i) => Math.abs(Math.log(strength / strengths[i]))))
    strengths = next
    if (moved < CLOSE) break
  }
  return strengths
}

function pointsOf(strengths: readonly number[]): number[] {
  const points = strengths.map((strength) => SCALE * Math.log10(strength))
  const middle = points.reduce((sum, each) => sum + each, 0) / points.length
  return points.map((each) => each - middle)
}
