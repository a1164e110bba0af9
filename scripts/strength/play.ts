// Plays what is missing of a match.
import { playAll } from '../../src/cli/arena/desks.ts'
import { entrantsOf } from '../../src/cli/arena/entrants.ts'
import { fixturesOf, lineUps } from '../../src/cli/arena/line-ups.ts'
import type { Game } from '../../src/cli/arena/tally.ts'
import { configOf } from '../../src/core/config.ts'
import { gameOf } from '../../src/games/index.ts'
import type { Match } from './plan.ts'
import { begin, keep, resultsOf, summed } from './results.ts'

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

/** Games that are played of each deal: one where all seats are of one side. */
export const gamesADeal = ({ sides, seats }: Match): number => (sides.length === 1 ? 1 : seats)

/** Plays the deals of a match that have not been played. */
export async function playMatch(match: Match, { folder, jobs, program, games, isOver }: Effort): Promise<void> {
  const { game: id, seats, options, sides } = match
  const deals = Math.ceil(Math.min(match.games, games) / gamesADeal(match))
  const done = resultsOf(folder, match)
  const entrants = entrantsOf(sides.join(','), { ms: null, simulations: null })
  const series = { game: id, config: configOf(gameOf(id), seats, options), entrants, seed: SEED }
  const all = fixturesOf(lineUps(entrants.length, seats), deals, SEED)
  const fixtures = all.filter(({ deal }) => done.isOld || !done.deals.has(deal))
  if (fixtures.length === 0 || isOver()) return
  begin(folder, match)
  const played = new Map<number, Game[]>()
  await playAll(
    series,
    {
      fixtures,
      told(game) {
        const fixture = all[game.number]
        const block = [...(played.get(fixture.deal) ?? []), { ...fixture, ...game }]
        played.set(fixture.deal, block)
        if (block.length === gamesADeal(match)) keep(folder, match, summed(match, block))
        return !isOver()
      },
    },
    { jobs, program },
  )
}
