// Which matches are to be played, the most telling first: each game for two, then full tables, then every other number of seats, then other options.
import { LEVELS } from '../../src/bots/levels/roster.ts'
import type { Options } from '../../src/core/game.ts'
import { metas } from '../../src/games/metas.ts'

export const CHAPTERS = ['levels', 'anchor', 'former', 'plain', 'alone'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** A match of two sides, one seat of the first among the second; or of one side with itself. */
export interface Match {
  /** By which its results are found again; also a file's name. */
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly options: Options
  /** As `tassel arena --bots` takes them. */
  readonly sides: readonly string[]
  readonly games: number
  readonly chapter: Chapter
}

const MASTER = LEVELS[4]
/** What the strongest level is given for a turn when levels are measured: less than at a table, so that it can be measured at all. */
const MASTER_MS = 100
/** Where there are many tables to measure, and the level below takes a few milliseconds. */
const MASTER_MS_OF: Readonly<Record<string, number>> = { 'bruxelles-1893': 60, 'bruxelles-1893-revised': 60 }
/** A level close to the player whose rating is 1000, and that player. */
export const ANCHOR = ['level-3', 'greedy-0'] as const
const GAMES = 200
const GAMES_FOR_TWO_AT_SPLENDOR = 400
/** Games of the strongest among themselves: with the time that a table gives they take long. */
const GAMES_ALONE = 24
/** Long enough for a search without any judgement to find something. */
const LONG_MS = 1000

/** What `search-0` takes for a turn, in milliseconds of the processor, by game and seats: what it is given against `search-0` is equal. */
const FORMER_MS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  splendor: { 2: 29, 4: 44 },
  skyrise: { 2: 40, 4: 60 },
  'bruxelles-1893': { 2: 78, 5: 120 },
  'bruxelles-1893-revised': { 2: 80, 5: 120 },
  'brass-birmingham': { 2: 165, 4: 165 },
}

export function planned(): Match[] {
  const games = metas.map((meta) => ({
    id: meta.id,
    fewest: meta.seats[0],
    full: Math.max(...meta.seats),
    between: meta.seats.slice(1, -1),
    sets: OTHER_GAMES[meta.id] ?? [],
  }))
  return [
    ...games.flatMap(({ id, fewest }) => [...ladder(id, fewest), anchor(id, fewest)]),
    ...games.flatMap(({ id, fewest }) => former(id, fewest)),
    matchOf({ game: 'splendor', seats: 2, sides: [`${MASTER}@${LONG_MS}ms`, `mcts-random@${LONG_MS}ms`], chapter: 'plain' }),
    matchOf({ game: 'brass-birmingham', seats: 4, sides: [`${MASTER}@${LONG_MS}ms`], chapter: 'alone', games: GAMES_ALONE }),
    ...games.flatMap(({ id, full }) => former(id, full)),
    ...games.flatMap(({ id, full }) => ladder(id, full)),
    ...games.flatMap(({ id, between }) => between.flatMap((seats) => ladder(id, seats))),
    ...games.flatMap(({ id, fewest, sets }) => sets.flatMap((options) => ladder(id, fewest, options))),
    ...games.flatMap(({ id, full, sets }) => sets.flatMap((options) => ladder(id, full, options))),
    ...games.flatMap(({ id, between, sets }) => sets.flatMap((options) => between.flatMap((seats) => ladder(id, seats, options)))),
  ]
}

/** The option sets that are another game. What is left out decides rare cases alone: who wins a tie, who begins, how a sentence of the rulebook is read. */
const OTHER_GAMES: Readonly<Record<string, readonly Options[]>> = {
  'brass-birmingham': [{ game: 'introductory' }],
  skyrise: [{ 'masterpiece-cards': 'later' }],
  'bruxelles-1893': [{ strips: 'expert' }],
  'bruxelles-1893-revised': [{ 'belle-epoque': 'on' }, { variant: 'on' }, { 'belle-epoque': 'on', variant: 'on' }],
}

/** Every level against the one below it, the cheapest first. */
function ladder(game: string, seats: number, options: Options = {}): Match[] {
  return LEVELS.slice(1).map((level, i) => matchOf({ game, seats, options, sides: [entrant(level, game), LEVELS[i]], chapter: 'levels' }))
}

const entrant = (level: string, game: string): string => (level === MASTER ? `${level}@${MASTER_MS_OF[game] ?? MASTER_MS}ms` : level)

const anchor = (game: string, seats: number): Match => matchOf({ game, seats, sides: ANCHOR, chapter: 'anchor' })

/** The strongest level at equal time against the search of former times. */
function former(game: string, seats: number): Match[] {
  const ms = FORMER_MS[game]?.[seats]
  if (ms === undefined) return []
  const games = game === 'splendor' && seats === 2 ? GAMES_FOR_TWO_AT_SPLENDOR : GAMES
  return [matchOf({ game, seats, sides: [`${MASTER}@${ms}ms`, 'search-0'], chapter: 'former', games })]
}

function matchOf(match: Omit<Match, 'id' | 'options' | 'games'> & Partial<Match>): Match {
  const { options = {}, games = GAMES } = match
  const rules = Object.entries(options).map(([key, value]) => `${key}=${value}`)
  return { ...match, options, games, id: [match.game, match.seats, ...rules, ...match.sides].join('_') }
}
