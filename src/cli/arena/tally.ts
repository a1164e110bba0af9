// What the games came to: shares, points and ratings over blocks, and the time each side took.
import { type Estimate, mean, meanEstimate, shareEstimate } from './estimates.ts'
import type { Forfeit, Played } from './game.ts'
import type { Fixture } from './line-ups.ts'
import { ratingsOf } from './ratings.ts'

/** A game with the seats it was played from. */
export type Game = Fixture & Played
/** The games of one deal. */
export type Block = readonly Game[]

/** One side over all games. */
export interface Side {
  readonly bot: string
  readonly games: number
  /** The share that one of its seats wins; its par is one part in as many as there are seats. */
  readonly share: Estimate
  readonly points: Estimate | null
  readonly rating: Estimate | null
  readonly turns: number
  readonly decisions: number
  readonly cpuMsPerTurn: number | null
  readonly cpuMsPerDecision: number | null
  readonly longestTurnMs: number
  readonly lateTurns: number
  /** By how much a decision took longer than it might, at most; null where time is not limited. */
  readonly longestOverrunMs: number | null
  readonly forfeits: number
}

/** One side at the tables it shared with one other alone. */
export interface Duel {
  readonly bot: string
  readonly against: string
  readonly games: number
  /** The share that one seat of it wins among the others. */
  readonly share: Estimate
}

export interface Tally {
  readonly blocks: number
  readonly games: number
  readonly sides: readonly Side[]
  /** Everybody against everybody, where more than two met in pairs. */
  readonly duels: readonly Duel[]
  /** The points of those who won. */
  readonly winnersPoints: Estimate | null
  readonly forfeits: readonly (Forfeit & { readonly deal: number })[]
}

/** The share of each block that one seat of an entrant won; blocks in which it did not play are left out. */
export function blockShares(blocks: readonly Block[], entrant: number): number[] {
  return perBlock(blocks, (game) => {
    const shares = seatsOf(game, entrant).map((seat) => game.shares[seat])
    return shares.length === 0 ? null : mean(shares)
  })
}

export function tallyOf(names: readonly string[], blocks: readonly Block[]): Tally {
  const games = blocks.flat()
  const ratings = names.length > 2 ? ratingsOf(blocks, names.length) : null
  return {
    blocks: blocks.length,
    games: games.length,
    sides: names.map((bot, entrant) => ({ bot, ...sideOf(blocks, entrant), rating: ratings?.[entrant] ?? null })),
    duels: names.length > 2 ? duelsOf(names, blocks) : [],
    winnersPoints: pointsOf(blocks, ({ shares }) => shares.flatMap((share, seat) => (share > 0 ? [seat] : []))),
    forfeits: games.flatMap(({ deal, forfeit }) => (forfeit ? [{ deal, ...forfeit }] : [])),
  }
}

function sideOf(blocks: readonly Block[], entrant: number) {
  const games = blocks.flat().filter(({ seating }) => seating.includes(entrant))
  const spent = games.flatMap((game) => seatsOf(game, entrant).map((seat) => game.spent[seat]))
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  const read = spent.filter(({ cpuMs }) => cpuMs !== null)
  const cpu = sum(read.map(({ cpuMs }) => cpuMs ?? 0))
  const cpuPer = (count: number): number | null => (count === 0 ? null : cpu / count)
  return {
    games: games.length,
    share: shareEstimate(blockShares(blocks, entrant)),
    points: pointsOf(blocks, (game) => seatsOf(game, entrant)),
    turns: sum(spent.map(({ turns }) => turns)),
    decisions: sum(spent.map(({ decisions }) => decisions)),
    cpuMsPerTurn: cpuPer(sum(read.map(({ turns }) => turns))),
    cpuMsPerDecision: cpuPer(sum(read.map(({ decisions }) => decisions))),
    longestTurnMs: Math.max(0, ...spent.map((each) => each.longestMs)),
    lateTurns: sum(spent.map((each) => each.late)),
    longestOverrunMs: spent.some(({ overrunMs }) => overrunMs !== null) ? Math.max(...spent.map((each) => each.overrunMs ?? 0)) : null,
    forfeits: games.filter((game) => game.forfeit && game.seating[game.forfeit.seat] === entrant).length,
  }
}

function duelsOf(names: readonly string[], blocks: readonly Block[]): Duel[] {
  return names.flatMap((bot, one) =>
    names.flatMap((against, other) => {
      // One seat of it among the other's: at more seats the mirror is a duel of its own, at two it is the same one.
      const met = blocks.map((block) => block.filter(({ seating }) => isAmong(seating, one, other) && (seating.length > 2 || one < other)))
      const played = met.filter((block) => block.length > 0)
      return played.length === 0 ? [] : [{ bot, against, games: met.flat().length, share: shareEstimate(blockShares(played, one)) }]
    }),
  )
}

function isAmong(seating: readonly number[], one: number, other: number): boolean {
  return (
    one !== other &&
    seating.filter((entrant) => entrant === one).length === 1 &&
    seating.every((entrant) => entrant === one || entrant === other)
  )
}

/** The mean points of some seats of every game. */
function pointsOf(blocks: readonly Block[], seatsIn: (game: Game) => readonly number[]): Estimate | null {
  const values = perBlock(blocks, (game) => {
    const { points } = game
    const seats = seatsIn(game)
    return points === null || seats.length === 0 ? null : mean(seats.map((seat) => points[seat]))
  })
  return values.length === 0 ? null : meanEstimate(values)
}

/** The mean over the games of each block of what they say; those that say nothing are left out. */
function perBlock(blocks: readonly Block[], says: (game: Game) => number | null): number[] {
  return blocks.flatMap((block) => {
    const values = block.map(says).filter((value) => value !== null)
    return values.length === 0 ? [] : [mean(values)]
  })
}

function seatsOf({ seating }: Game, entrant: number): number[] {
  return seating.flatMap((each, seat) => (each === entrant ? [seat] : []))
}
