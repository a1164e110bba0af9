// What was measured, as tables of docs/bots.md and as ratings.
import { LEVELS, type Level } from '../../src/bots/levels/roster.ts'
import { pointsAt } from '../../src/cli/arena/ratings.ts'
import { type Side, type Tally, tallyOf } from '../../src/cli/arena/tally.ts'
import { metas } from '../../src/games/metas.ts'
import { ANCHOR, type Match } from './plan.ts'
import { dealsOf } from './results.ts'

/** Fewer games than this say nothing. */
const FEWEST_GAMES = 20

/** A match with what came of it. */
export interface Measured {
  readonly match: Match
  readonly tally: Tally
}

export function measuredIn(folder: string, matches: readonly Match[]): Measured[] {
  return matches.flatMap((match) => {
    const deals = [...dealsOf(folder, match).values()]
    return deals.length * match.seats < FEWEST_GAMES ? [] : [{ match, tally: tallyOf(match.sides, deals) }]
  })
}

const HEAD = '| game | seats | first | among | wins | 95 % | par | games | CPU ms/turn |\n|---|---|---|---|---|---|---|---|---|'
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const ms = (value: number | null): string => (value === null ? '–' : value < 10 ? value.toFixed(1) : value.toFixed(0))

/** A table of one chapter; matches that were not played are counted below it. */
export function tableOf(chapter: Match['chapter'], measured: readonly Measured[], planned: readonly Match[]): string {
  const rows = measured.filter(({ match }) => match.chapter === chapter).map(rowOf)
  const missing = planned.filter((match) => match.chapter === chapter).length - rows.length
  const note = missing === 0 ? '' : `\n\nNot yet measured: ${missing} ${missing === 1 ? 'match' : 'matches'} of this chapter.`
  return `${HEAD}\n${rows.join('\n')}${note}`
}

function rowOf({ match: { game, seats, options, sides }, tally }: Measured): string {
  const [first, second]: readonly Side[] = tally.sides
  const { mean, low, high } = first.share
  const rules = Object.entries(options).map(([key, value]) => `, ${key}=${value}`)
  const title = `${titleOf(game)}${rules.join('')}`
  const time = `${ms(first.cpuMsPerTurn)} and ${ms(second.cpuMsPerTurn)}`
  const cells = [
    title,
    seats,
    ...sides,
    `**${percent(mean)}**`,
    `${percent(low)} … ${percent(high)}`,
    percent(1 / seats),
    tally.games,
    time,
  ]
  return `| ${cells.join(' | ')} |`
}

/** By how much the strongest took longest over its time, match by match. */
export function overrunsOf(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ match: { game, seats }, tally: { games, sides } }) => {
    const [{ bot, longestOverrunMs }] = sides
    return longestOverrunMs === null ? [] : [`| ${[titleOf(game), seats, bot, games, `${ms(longestOverrunMs)} ms`].join(' | ')} |`]
  })
  return ['| game | seats | with | games | longest over its time |', '|---|---|---|---|---|', ...rows].join('\n')
}

export const titleOf = (game: string): string => metas.find(({ id }) => id === game)?.title ?? game

/** The levels' ratings in a game: 1000 is the anchor's. Only as far as all matches that lead there were played. */
export function ratingsIn(game: string, measured: readonly Measured[]): Partial<Record<Level, number>> {
  const gap = (first: string, second: string): number | null => {
    const found = measured.find(({ match: { game: id, seats, options, sides } }) => {
      const isUsual = id === game && seats === 2 && Object.keys(options).length === 0
      return isUsual && sides[0].split('@')[0] === first && sides[1] === second
    })
    if (!found) return null
    // One game more, half won, so that nobody is infinitely better.
    const { games, sides } = found.tally
    return pointsAt((sides[0].share.mean * games + 0.5) / (games + 1), 2)
  }
  const [level, anchor] = ANCHOR
  const above = gap(level, anchor)
  if (above === null) return {}
  const ratings = new Map<Level, number>([[level, 1000 + above]])
  const step = (from: number, to: number) => {
    const known = ratings.get(LEVELS[from])
    const between = gap(LEVELS[Math.max(from, to)], LEVELS[Math.min(from, to)])
    if (known !== undefined && between !== null) ratings.set(LEVELS[to], to > from ? known + between : known - between)
  }
  const at = LEVELS.indexOf(level)
  for (let i = at; i < LEVELS.length - 1; i++) step(i, i + 1)
  for (let i = at; i > 0; i--) step(i, i - 1)
  return Object.fromEntries([...ratings].map(([id, rating]) => [id, Math.round(rating / 10) * 10]))
}
