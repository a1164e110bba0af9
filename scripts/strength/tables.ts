// What was measured, as tables of docs/bots.md.
import { type Estimate, mean, meanEstimate, shareEstimate } from '../../src/cli/arena/estimates.ts'
import { metas } from '../../src/games/metas.ts'
import type { Chapter, Match } from './plan.ts'
import { type Deal, resultsOf } from './results.ts'

/** Fewer games than this say nothing. */
const FEWEST_GAMES = 20

/** A match with what came of it. */
export interface Measured {
  readonly match: Match
  readonly games: number
  /** Of one seat of the first side. */
  readonly share: Estimate
  /** Points of those who won. */
  readonly winners: Estimate
  /** Milliseconds of the processor for a turn, side by side. */
  readonly msATurn: readonly number[]
  /** By how much a decision of the first side took longest over its time; null where time is not limited. */
  readonly overrunMs: number | null
  /** One of the sides plays otherwise by now. */
  readonly isOld: boolean
}

export function measuredIn(folder: string, matches: readonly Match[]): Measured[] {
  return matches.flatMap((match) => {
    const { deals, isOld } = resultsOf(folder, match)
    const measured = { match, ...summary([...deals.values()]), isOld }
    return measured.games < FEWEST_GAMES ? [] : [measured]
  })
}

function summary(deals: readonly Deal[]): Omit<Measured, 'match' | 'isOld'> {
  const sum = (side: number, what: 'turns' | 'cpuMs') => deals.reduce((all, { spent }) => all + spent[side][what], 0)
  const overruns = deals.flatMap(({ spent }) => spent[0].overrunMs ?? [])
  return {
    games: deals.reduce((all, { shares }) => all + shares.length, 0),
    share: shareEstimate(deals.map(({ shares }) => mean(shares))),
    winners: meanEstimate(deals.map(({ winners }) => winners)),
    msATurn: (deals[0]?.spent ?? []).map((_, side) => sum(side, 'cpuMs') / sum(side, 'turns')),
    overrunMs: overruns.length === 0 ? null : Math.max(...overruns),
  }
}

const MATCH_HEAD = '| game | seats | first | among | wins | 95 % | par | games | CPU ms/turn |\n|---|---|---|---|---|---|---|---|---|'
const ALONE_HEAD = '| game | seats | all | winner’s points | 95 % | games | CPU ms/turn |\n|---|---|---|---|---|---|---|'
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))
const rowOf = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** A table of one chapter; matches that were not played are counted below it. */
export function tableOf(chapter: Chapter, measured: readonly Measured[], planned: readonly Match[]): string {
  const shown = measured.filter(({ match }) => match.chapter === chapter)
  const missing = planned.filter((match) => match.chapter === chapter).length - shown.length
  const notes = [
    ...(shown.some(({ isOld }) => isOld) ? ['\\* One of the two plays otherwise by now: to be measured again.'] : []),
    ...(missing > 0 ? [`Not yet measured: ${missing} ${missing === 1 ? 'match' : 'matches'} of this chapter.`] : []),
  ]
  const table = [chapter === 'alone' ? ALONE_HEAD : MATCH_HEAD, ...shown.map(chapter === 'alone' ? aloneRow : matchRow)].join('\n')
  return [table, ...notes].join('\n\n')
}

function matchRow({ match, games, share: { mean, low, high }, msATurn, isOld }: Measured): string {
  const wins = [`**${percent(mean)}**`, `${percent(low)} … ${percent(high)}`, percent(1 / match.seats)]
  return rowOf(nameOf(match), match.seats, ...match.sides, ...wins, countOf(games, isOld), msATurn.map(ms).join(' and '))
}

function aloneRow({ match, games, winners: { mean, low, high }, msATurn, isOld }: Measured): string {
  const points = [`**${mean.toFixed(1)}**`, `${low.toFixed(1)} … ${high.toFixed(1)}`]
  return rowOf(nameOf(match), match.seats, ...match.sides, ...points, countOf(games, isOld), ...msATurn.map(ms))
}

const countOf = (games: number, isOld: boolean): string => `${games}${isOld ? '\\*' : ''}`

function nameOf({ game, options }: Match): string {
  return [titleOf(game), ...Object.entries(options).map(([key, value]) => `${key}=${value}`)].join(', ')
}

export const titleOf = (game: string): string => metas.find(({ id }) => id === game)?.title ?? game

/** By how much the strongest took longest over its time, match by match. */
export function overrunsOf(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ match, games, overrunMs }) =>
    overrunMs === null ? [] : [rowOf(nameOf(match), match.seats, match.sides[0], games, `${ms(overrunMs)} ms`)],
  )
  return ['| game | seats | with | games | longest over its time |', '|---|---|---|---|---|', ...rows].join('\n')
}
