// Plays what is missing of a match.
import { playAll } from '../../src/cli/arena/desks.ts'
import { entrantsOf } from '../../src/cli/arena/entrants.ts'
import { fixturesOf, lineUps } from '../../src/cli/arena/line-ups.ts'
import type { Game } from '../../src/cli/arena/tally.ts'
import { configOf } from '../../src/core/config.ts'
import { gameOf } from '../../src/games/index.ts'
import type { Match } from './plan.ts'
import { dealsOf, keepDeal } from './results.ts'

const SEED = 'strength'

export interface Effort {
  readonly folder: string
  readonly jobs: number
  readonly program: string
  /** Games of a match at most: a first look at all of them before the whole of each. */
  readonly games: number
  /** Whether time is up. */
  isOver(): boolean
}

/** Plays the deals of a match that have not been played. */
export async function playMatch(match: Match, { folder, jobs, program, games, isOver }: Effort): Promise<void> {
  const { game: id, seats, options, sides } = match
  const deals = Math.ceil(Math.min(match.games, games) / seats)
  const done = dealsOf(folder, match)
  const entrants = entrantsOf(sides.join(','), { ms: null, simulations: null })
  const series = { game: id, config: configOf(gameOf(id), seats, options), entrants, seed: SEED }
  const all = fixturesOf(lineUps(entrants.length, seats), deals, SEED)
  const fixtures = all.filter(({ deal }) => !done.has(deal))
  if (fixtures.length === 0 || isOver()) return
  const played = new Map<number, Game[]>()
  await playAll(
    series,
    {
      fixtures,
      told(game) {
        const fixture = all[game.number]
        const block = [...(played.get(fixture.deal) ?? []), { ...fixture, ...game }]
        played.set(fixture.deal, block)
        if (block.length === seats) keepDeal(folder, match, block)
        return !isOver()
      },
    },
    { jobs, program },
  )
}
