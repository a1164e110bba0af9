// Moments of whole games between bots, by seed: every rulebook, edition and number of seats in turn, with a person at the seat that is asked.
import { botOf } from '../../../src/bots/index.ts'
import { configOf } from '../../../src/core/config.ts'
import type { Options, Seat } from '../../../src/core/game.ts'
import { writeRecord } from '../../../src/core/record.ts'
import { below, type Rng } from '../../../src/core/rng.ts'
import { rngOf } from '../../../src/core/seed.ts'
import { openTable, type Table } from '../../../src/core/table.ts'
import { gameOf } from '../../../src/games/index.ts'
import type { Saved } from '../../../src/web/source/local-store.ts'

/** Where every moment lies on the shelf. */
export const TABLE = 'local-moment'

export interface Moment {
  /** Which it is, for a complaint: the game, its edition, seats, seed, and decisions before it. */
  readonly name: string
  readonly saved: Saved
  /** The places of every choice that the seat has. */
  readonly choices: readonly (readonly string[])[]
}

/** The editions that look different. */
const EDITIONS: Readonly<Record<string, readonly Options[]>> = {
  splendor: [{}],
  'brass-birmingham': [{}],
  skyrise: [{}],
  'bruxelles-1893': [{}],
  'bruxelles-1893-revised': [{}, { 'belle-epoque': 'on' }, { 'belle-epoque': 'on', variant: 'on' }, { variant: 'on' }],
}
export const GAMES: readonly string[] = Object.keys(EDITIONS)

/** How many moments are taken from one game. */
const FROM_A_GAME = 5
const BOTS = ['greedy', 'random']

/** So many moments of a game, always the same; or a part of them, for which no other game is played. */
export function momentsOf(id: string, count: number, { from, to } = { from: 0, to: count }): Moment[] {
  const ways = waysOf(id)
  const games = Math.max(Math.ceil(count / FROM_A_GAME), Math.min(count, ways.length))
  const before = (game: number) => Math.floor((count * game) / games)
  return Array.from({ length: games }, (_, i) => {
    const [first, end] = [before(i), before(i + 1)]
    if (end <= from || first >= to) return []
    // The bots change with every round of the ways, so that each way is played by both.
    const bot = BOTS[Math.floor(i / ways.length + i) % BOTS.length]
    const all = momentsIn({ id, ...ways[i % ways.length], seed: `${id} ${i}`, bot, share: end - first })
    return all.slice(Math.max(0, from - first), to - first)
  }).flat()
}

/** The last moment of a game in each way it can be played. */
export function endsOf(id: string): Moment[] {
  return waysOf(id).map((way, i) => {
    const seed = `${id} ${i}`
    return momentAt(playedOut({ id, ...way, seed, bot: BOTS[0] }, rngOf(seed)), `seed ${seed}`)
  })
}

/** Editions and numbers of seats, most seats first. */
function waysOf(id: string): { readonly options: Options; readonly seats: number }[] {
  const most = [...gameOf(id).meta.seats].reverse()
  return EDITIONS[id].flatMap((options) => most.map((seats) => ({ options, seats })))
}

interface Way {
  readonly id: string
  readonly options: Options
  readonly seats: number
  readonly seed: string
  readonly bot: string
}

function playedOut({ id, options, seats, seed, bot }: Way, rng: Rng): Table {
  const game = gameOf(id)
  const whole = openTable(game, configOf(game, seats, options), { seed })
  while (game.actors(whole.at()) !== 0) playOne(whole, { bot, rng })
  return whole
}

/** So many moments of one game. */
function momentsIn({ share, ...way }: Way & { readonly share: number }): Moment[] {
  const { seed, bot } = way
  const rng = rngOf(seed)
  const whole = playedOut(way, rng)
  const { game } = whole
  const length = whole.decisions.length
  // One from each part of the game, so that late positions come as often as early ones.
  return Array.from({ length: share }, (_, part) => {
    const from = Math.min(length - 1, Math.floor((length * (part + below(rng, 1000) / 1000)) / share))
    const table = openTable(game, whole.config, whole.origin)
    for (const { seat, action } of whole.decisions.slice(0, from)) table.play(seat, action)
    // Where several are asked at once, the others have answered.
    while (!isOne(game.actors(table.at()))) playOne(table, { bot, rng })
    return momentAt(table, `seed ${seed}`)
  })
}

/** A table as it stands, with a person at the seat that is asked, or the first where none is. */
export function momentAt(table: Table, about: string): Moment {
  const { game, config, decisions } = table
  const seat = Math.max(0, 31 - Math.clz32(game.actors(table.at())))
  const switched = Object.entries(config.options).flatMap(([option, value]) => (value === 'on' ? [option] : []))
  const name = [game.meta.id, ...switched, `${config.seats} seats`, about, `after ${decisions.length}`].join(', ')
  const s = table.view(seat)
  return { name, saved: savedOf(table, seat), choices: table.legal(seat).map((action) => game.describe(s, seat, action)) }
}

const isOne = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0

function playOne(table: Table, { bot, rng }: { readonly bot: string; readonly rng: Rng }): void {
  const { game, config } = table
  const seat = 31 - Math.clz32(game.actors(table.at()))
  table.play(
    seat,
    botOf(bot)
      .player()
      .choose({ game, view: table.view(seat), seat, seats: config.seats }, rng),
  )
}

/** A name as long as people's names are. */
const NAMES = ['Ada', 'Bartholomew', 'Chen', 'Dominique', 'Eve']

function savedOf(table: Table, you: Seat): Saved {
  const { game, config, decisions } = table
  const actors = game.actors(table.at())
  const seats = Array.from({ length: config.seats }, (_, seat) =>
    seat === you
      ? { seat, kind: 'person' as const, name: NAMES[seat], online: true }
      : { seat, kind: 'bot' as const, name: 'random', online: true },
  )
  const card = {
    id: TABLE,
    game: game.meta.id,
    name: 'Thursday table',
    options: config.options,
    status: actors === 0 ? ('finished' as const) : ('playing' as const),
    seats,
    you: null,
    actors,
    decisions: decisions.length,
    changed: '2024-05-01T20:00:00.000Z',
  }
  return { card, record: writeRecord(table) }
}
