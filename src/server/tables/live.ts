// A table as it is worked with: its rows, and what follows from them. Values only: a change makes a new one.
import { timingSafeEqual } from 'node:crypto'
import type { Block } from '../../core/block.ts'
import { goesOn } from '../../core/forward.ts'
import type { Config, Game, Seat } from '../../core/game.ts'
import { type Course, hasTaught, redoerOf, type Undo, undoOf } from '../../core/line.ts'
import { games } from '../../games/index.ts'
import type { Wall } from '../clocks/wall.ts'
import { Refused } from '../refused.ts'
import type { ChatRow, NoteRow, SeatRow, TableRow } from '../store/schema.ts'
import { type Carried, carriedIn, entriesForward, isOlder, optionsOf, otherRules } from './forward.ts'
import { type Entry, follow, type Line, snapshotAt } from './line.ts'

/** The rows of a table. */
export interface Rows {
  readonly table: TableRow
  readonly seats: readonly SeatRow[]
  /** Browsers by the hash of their cookie, with the seat they hold. */
  readonly holders: ReadonlyMap<string, Seat>
  readonly entries: readonly Entry[]
  /** The latest of what was said. */
  readonly chat: readonly ChatRow[]
  /** Whether something was said before that. */
  readonly earlierChat: boolean
  /** What was said and deleted since. */
  readonly unsaid: readonly Unsaid[]
  readonly notes: readonly Omit<NoteRow, 'tableId'>[]
  /** The clock on the wall of whoever read it. */
  readonly wall: Wall
}

/** A line of the chat that was deleted, and the event that said so. */
export interface Unsaid {
  readonly chat: number
  readonly event: number
}

export interface Live extends Rows {
  readonly game: Game
  readonly config: Config
  /** What stands; null while the table waits. */
  readonly line: Line | null
  /** Whether something was taken back that had been learnt from. */
  readonly isPractice: boolean
  /** What can be taken back now, and by whom. */
  readonly undo: Undo | null
  /** Who may make the decision again that was taken back last. */
  readonly redoer: Seat | null
  /** Where the table was brought forward to the present rules; null where it began by them. */
  readonly carried: Carried | null
}

/** A table from all its rows, or from its newer ones and what was known before. */
export function liveOf(rows: Rows, before?: Live): Live {
  const game = gameOf(rows.table)
  const carried = carriedIn(rows, game)
  const config = { seats: rows.seats.length, options: optionsOf(rows.table) }
  const at = { ...rows, game, config }
  let line = before?.line ?? null
  let isPractice = before?.isPractice ?? false
  for (const entry of rows.entries.slice(before?.entries.length ?? 0)) {
    if (line && entry.kind === 'undo')
      isPractice ||= isOlder(rows.table, entry, game)
        ? aloneAmong(rows.seats) !== null
        : hasTaught(line, courseAt(at, line, carried), entry.decisions)
    line = follow(line, entry)
  }
  // Once the game is over nothing is taken back: then the seed is shown, and everything is known.
  const undo = line && rows.table.status === 'playing' ? undoAt(at, line, carried) : null
  const last = rows.entries[rows.entries.length - 1]
  const redoer = line && last && !isOlder(rows.table, last, game) ? redoerOf(line) : null
  return { ...at, line, isPractice, undo, redoer, carried }
}

/** Entries that were just read, with their states as the present rules have them. */
export function present({ table, seats, entries }: Pick<Rows, 'table' | 'seats' | 'entries'>): readonly Entry[] {
  return entries.length === 0
    ? entries
    : entriesForward({ table, entries }, gameOf(table), { seats: seats.length, options: optionsOf(table) })
}

/** What older rules decided stays as it is: these rules cannot tell what it taught. */
const undoAt = (at: Rows & Pick<Live, 'game' | 'config'>, line: Line, carried: Carried | null): Undo | null =>
  undoOf(line, courseAt(at, line, carried))

function courseAt(at: Rows & Pick<Live, 'game' | 'config'>, line: Line, carried: Carried | null): Course<Block> {
  const { table, game, config } = at
  const inherited = Math.max(table.forkedAt, carried?.at ?? 0)
  const state = (count: number) => stateOf(at, snapshotAt(line, count))
  return { game, seats: config.seats, inherited, alone: aloneAmong(at.seats), at: state }
}

/** By what the line of a table is played. */
export const courseOf = (live: Live, line: Line): Course<Block> => courseAt(live, line, live.carried)

/** The state that a snapshot holds. */
export function stateOf({ game, config }: Pick<Live, 'game' | 'config'>, snapshot: Uint8Array): Block {
  const s = game.create(config)
  s.bytes.set(snapshot)
  return s
}

/** The only person at a table of bots, if there is one. */
function aloneAmong(seats: readonly Pick<SeatRow, 'seat' | 'kind'>[]): Seat | null {
  const others = seats.filter(({ kind }) => kind !== 'bot')
  return others.length === 1 && others[0].kind === 'person' ? others[0].seat : null
}

/** The seat of whoever laid the table; nothing when he does not sit. */
export const hostSeat = ({ table, holders }: Pick<Live, 'table' | 'holders'>): Seat | undefined =>
  table.host === null ? undefined : holders.get(table.host)

/** Whether a browser may change what a table waits for: the one that laid it, or another of the same person. */
export function isHost(live: Pick<Live, 'table' | 'holders'>, guest: string | null): boolean {
  if (guest === null) return false
  const seat = hostSeat(live)
  return guest === live.table.host || (seat !== undefined && live.holders.get(guest) === seat)
}

/** Who looks at a table: a browser, and the code that it came with. */
export interface Looker {
  readonly guest: string | null
  readonly code: string
}

/** People who sit, the host, everybody when it is listed, and whoever has one of its codes. */
export function mayLook(live: Pick<Live, 'table' | 'holders'>, { guest, code }: Looker): boolean {
  const { listed, watch, invitation } = live.table
  const isKnown = guest !== null && (live.holders.has(guest) || isHost(live, guest))
  return listed || isKnown || isSame(code, watch) || isSame(code, invitation)
}

/** Whether a code is the one, in a time that says nothing about it. */
function isSame(given: string, code: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(code)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Some seats, as a mask. */
export const maskOf = (seats: readonly SeatRow[], isOne: (seat: SeatRow) => boolean): number =>
  seats.reduce((mask, row) => (isOne(row) ? mask | (1 << row.seat) : mask), 0)

/** Whether somebody plays here himself. */
export const isInPerson = ({ kind, stead }: Pick<SeatRow, 'kind' | 'stead'>): boolean => kind === 'person' && stead === null

/** The bot that plays at a seat: its own, or the one in somebody's stead. */
export const botAt = ({ kind, name, stead }: Pick<SeatRow, 'kind' | 'name' | 'stead'>): string | null =>
  kind === 'bot' ? name : (stead?.bot ?? null)

/** The seats that bots play, as a mask. */
export const botMask = (seats: readonly SeatRow[]): number => maskOf(seats, (row) => botAt(row) !== null)

/** Whether the owner of a seat for whom a bot plays may take it back. */
export const mayReturn = ({ stead }: Pick<SeatRow, 'stead'>): boolean =>
  stead !== null && stead.why !== 'resigned' && stead.why !== 'removed'

/** Those of the seats that owe a decision of which bots make it. Where everybody who could return is away, nobody plays: the table rests. */
export function owedByBots(seats: readonly SeatRow[], actors: number): number {
  const rests = seats.some(mayReturn) && !seats.some(isInPerson)
  return rests ? 0 : actors & botMask(seats)
}

function gameOf({ game: id, rules, status }: TableRow): Game {
  const game = games.find(({ meta }) => meta.id === id)
  if (!game) throw new Refused(410, 'game-gone', `This server does not have the game "${id}" any more; the table is kept.`)
  // A waiting table begins by the rules of that day, with the options it was created with.
  if (status !== 'waiting' && !goesOn(game, rules)) throw otherRules(game, rules)
  return game
}
