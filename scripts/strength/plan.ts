// Which matches are to be played, the most telling first: each game for two, then full tables, then every other number of seats, then other options.
import { LEVELS } from '../../src/bots/levels/roster.ts'
import type { Options } from '../../src/core/game.ts'
import { metas } from '../../src/games/metas.ts'

/** A match of two sides: one seat of the first among the second. */
export interface Match {
  /** By which its results are found again; also a file's name. */
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly options: Options
  /** As `tassel arena --bots` takes them. */
  readonly sides: readonly [string, string]
  readonly games: number
  readonly chapter: 'levels' | 'anchor' | 'former'
}

/** What the strongest level is given for a turn when levels are measured: less than at a table, so that it can be measured at all. */
const MASTER_MS = 100
/** A level close to the player whose rating is 1000, and that player. */
export const ANCHOR = ['level-3', 'greedy-0'] as const
const GAMES = 200
const GAMES_FOR_TWO_AT_SPLENDOR = 400

/** What `search-0` takes for a turn, in milliseconds of the processor, by game and seats: what it is given against `search-0` is equal. */
const FORMER_MS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  splendor: { 2: 29, 4: 60 },
  skyrise: { 2: 40, 4: 60 },
  'bruxelles-1893': { 2: 78, 5: 120 },
  'bruxelles-1893-revised': { 2: 80, 5: 120 },
  'brass-birmingham': { 2: 165, 4: 165 },
}

export function planned(): Match[] {
  const games = metas.map(({ id, seats, options }) => ({
    id,
    fewest: seats[0],
    full: Math.max(...seats),
    between: seats.slice(1, -1),
    options,
  }))
  return [
    ...games.flatMap(({ id, fewest }) => [...ladder(id, fewest), anchor(id, fewest)]),
    ...games.flatMap(({ id, fewest }) => former(id, fewest)),
    ...games.flatMap(({ id, full }) => former(id, full)),
    ...games.flatMap(({ id, full }) => ladder(id, full)),
    ...games.flatMap(({ id, between }) => between.flatMap((seats) => ladder(id, seats))),
    ...games.flatMap(({ id, fewest, options }) =>
      options.flatMap(({ key, values, default: usual }) =>
        values.filter((value) => value !== usual).flatMap((value) => ladder(id, fewest, { [key]: value })),
      ),
    ),
  ]
}

/** Every level against the one below it, the cheapest first. */
function ladder(game: string, seats: number, options: Options = {}): Match[] {
  return LEVELS.slice(1).map((level, i) =>
    matchOf({ game, seats, options, sides: [entrant(level), LEVELS[i]], chapter: 'levels', games: GAMES }),
  )
}

const entrant = (level: string): string => (level === LEVELS[4] ? `${level}@${MASTER_MS}ms` : level)

function anchor(game: string, seats: number): Match {
  return matchOf({ game, seats, options: {}, sides: [...ANCHOR], chapter: 'anchor', games: GAMES })
}

/** The strongest level at equal time against the search of former times. */
function former(game: string, seats: number): Match[] {
  const ms = FORMER_MS[game]?.[seats]
  if (ms === undefined) return []
  const games = game === 'splendor' && seats === 2 ? GAMES_FOR_TWO_AT_SPLENDOR : GAMES
  return [matchOf({ game, seats, options: {}, sides: [`${LEVELS[4]}@${ms}ms`, 'search-0'], chapter: 'former', games })]
}

function matchOf(match: Omit<Match, 'id'>): Match {
  const options = Object.entries(match.options).map(([key, value]) => `${key}=${value}`)
  return { id: [match.game, match.seats, ...options, ...match.sides].join('_'), ...match }
}
