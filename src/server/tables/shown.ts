// What a viewer is shown of a table. Everything that leaves the server about a game is made here, from redacted blocks.

import { broughtForward, type Stored } from '../../core/forward.ts'
import { type Seat, SPECTATOR, type Viewer } from '../../core/game.ts'
import { isAmong } from '../../core/known.ts'
import { beginningOf } from '../../core/line.ts'
import { viewOf } from '../../core/view.ts'
import { mayHear } from '../../core/words.ts'
import { games } from '../../games/index.ts'
import type { ChatLine } from '../../wire/chat.ts'
import type { History } from '../../wire/history.ts'
import type { Line as LogLine, Position, PositionMessage } from '../../wire/positions.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { StreamMessage } from '../../wire/stream.ts'
import type { Score, TableCard, TableView } from '../../wire/tables.ts'
import type { TimedCard } from '../store/read.ts'
import type { ChatRow, SeatRow, TableRow } from '../store/schema.ts'
import { recoveryPath } from './codes.ts'
import { optionsOf } from './forward.ts'
import { isAbsent } from './leaving/absence.ts'
import { askOf } from './leaving/asks.ts'
import { noteOf } from './leaving/change.ts'
import { rankedAfter } from './leaving/endings.ts'
import { type Entry, type Line, snapshotAt } from './line.ts'
import { hostSeat, isHost, type Live, stateOf } from './live.ts'
import { seatingsFor } from './seating.ts'
import { shownClocks, type Timed } from './timed.ts'

/** Who looks: the seat that a browser holds, or a spectator. */
export function viewerOf({ holders }: Pick<Live, 'holders'>, guest: string | null): Viewer {
  return (guest === null ? undefined : holders.get(guest)) ?? SPECTATOR
}

export function cardOf({ table, seats, you, host, last, wall }: TimedCard): TableCard {
  const timed = { table, seats, wall }
  const clocks = table.status === 'playing' ? shownClocks(timed) : undefined
  const ask = askOf(table, seats)
  const { id, game, name, status, actors, decisions, forkedFrom, forkedAt } = table
  const fork = forkedFrom === null || forkedAt === 0 ? {} : { fork: { of: forkedFrom, at: forkedAt } }
  const changed = table.changedAt.toISOString()
  const scores = last ? scoresOf(table, seats, last) : null
  const seating = status === 'waiting' ? { seating: { order: table.seating, offered: seatingsFor(table) } } : {}
  const laidBy = host === undefined ? {} : { host }
  return {
    id,
    game,
    name,
    options: optionsOf(table),
    status,
    seats: seats.map((row) => seatInfo(timed, row)),
    you,
    actors,
    decisions,
    changed,
    ...fork,
    ...laidBy,
    ...seating,
    ...(scores && { scores }),
    ...(status === 'finished' && { ending: table.ending ?? ('rules' as const) }),
    ...(table.clock && { clock: table.clock }),
    ...(clocks && { clocks }),
    ...(ask && { ask }),
  }
}

/** What the seats of a finished game came to, by its last position; null where nobody has won, or it cannot be read any more. */
function scoresOf(table: TableRow, seats: readonly SeatRow[], last: Stored): Score[] | null {
  const { game: id, ending } = table
  const game = games.find(({ meta }) => meta.id === id)
  const config = { seats: seats.length, options: optionsOf(table) }
  const bytes = game && ending !== 'agreed' && ending !== 'closed' ? broughtForward(game, config, last) : null
  if (!game || !bytes) return null
  const { scores } = game.result(stateOf({ game, config }, bytes))
  return rankedAfter(
    scores.map(({ total, rank }) => ({ total, rank })),
    seats,
  )
}

function seatInfo(timed: Timed, row: SeatRow): SeatInfo {
  const { seat, kind, name, seenUntil, stead } = row
  const online = kind === 'bot' || (seenUntil !== null && seenUntil.getTime() > timed.wall.now())
  return { seat, kind, name, online, ...(stead && { stead }), ...(isAbsent(timed, row) && { absent: true as const }) }
}

const seatOf = (viewer: Viewer): Seat | null => (viewer === SPECTATOR ? null : viewer)

/** A table as a browser may see it. */
export function viewFor(live: Live, guest: string | null): TableView {
  const { table, seats, line } = live
  const viewer = viewerOf(live, guest)
  const you = seatOf(viewer)
  const mayHost = isHost(live, guest)
  const invited = table.status === 'waiting' && (you !== null || mayHost || table.listed)
  return {
    ...cardOf({ ...live, you, host: hostSeat(live), last: lastOf(live) }),
    ...(live.carried && { carried: live.carried }),
    event: table.event,
    position: line && positionFor(live, headOf(live), viewer),
    lines: line ? allLines(live, line, viewer) : [],
    notes: live.notes.map(noteOf),
    chat: live.chat.map(chatLine),
    earlierChat: live.earlierChat,
    commitment: table.commitment,
    seed: table.status === 'finished' ? table.seed : null,
    listed: table.listed,
    isHost: mayHost,
    invitation: invited ? `/join/${table.invitation}` : null,
    spectatorLink: table.status === 'finished' && !table.isPrivate ? `/t/${table.id}` : `/t/${table.id}?watch=${table.watch}`,
    recovery: you === null ? null : recoveryPath(seats[you].recovery),
  }
}

/** How a finished game ended; its state is that of the present rules already. */
export const lastOf = (live: Live): Stored | null =>
  live.table.status === 'finished' ? { bytes: headOf(live).snapshot, rules: live.game.meta.rulesVersion } : null

/** The latest entry of a table that plays. */
export function headOf({ entries }: Live): Entry {
  return entries[entries.length - 1]
}

/** The position after an entry. Only the latest can be undone, so only there is it asked. */
export function positionFor(live: Live, { seq, decisions, snapshot }: Entry, viewer: Viewer): Position {
  const s = stateOf(live, snapshot)
  const isLast = seq === live.table.seq
  const isHead = isLast && viewer !== SPECTATOR
  const clocks = isLast && live.table.status === 'playing' ? shownClocks(live) : undefined
  return {
    seq,
    decisions,
    view: base64(viewOf(live.game, s, viewer).bytes),
    // A game that was ended asks nobody, whatever its rules would.
    actors: isLast && live.table.ending !== null ? 0 : live.game.actors(s),
    canUndo: isHead && live.undo?.seat === viewer,
    canRedo: isHead && live.redoer === viewer,
    isPractice: live.isPractice,
    ...(clocks && { clocks }),
  }
}

/** What an entry brought: its position, and the lines of its decision. */
export function positionMessage(live: Live, entry: Entry, viewer: Viewer): PositionMessage {
  const added = entry.kind === 'play' || entry.kind === 'redo'
  const lines = added ? linesOf(live, entry, viewer) : []
  return { type: 'position', position: positionFor(live, entry, viewer), lines, from: added ? entry.decisions - 1 : entry.decisions }
}

/** The whole log, as a viewer heard it. */
function allLines(live: Live, { standing }: Line, viewer: Viewer): LogLine[] {
  return standing.flatMap((entry) => linesOf(live, entry, viewer))
}

/** An entry carries the number of decisions after it: its own has the index below. */
function linesOf(live: Live, entry: Entry, viewer: Viewer): LogLine[] {
  const decision = entry.decisions - 1
  const begun = begunBy(live, entry)
  return entry.told.filter((event) => mayHear(live.game, event, viewer)).map((event) => ({ decision, begun, ...event }))
}

/** The decision that began the action of an entry's own. One that was taken back since is heard of no more than once: it stands for itself. */
function begunBy(live: Live, entry: Entry): number {
  const { game, line } = live
  const index = entry.decisions - 1
  if (line?.standing[index] !== entry) return index
  return beginningOf(line, { game, at: (count) => stateOf(live, snapshotAt(line, count)) }, index)
}

export function chatLine({ event, seat, name, text, at }: ChatRow): ChatLine {
  return { id: event, seat, name, text, at: at.toISOString() }
}

/** A message of the stream with the event that it tells of. */
export interface Numbered {
  readonly event: number
  readonly message: StreamMessage
}

/** Everything that happened after an event, in order. To one who comes with nothing the position is given once, with the whole log. */
export function messagesSince(live: Live, viewer: Viewer, after: number): Numbered[] {
  const besides = [...aboutSeats(live, viewer, after), ...saidSince(live, after), ...happenedBesides(live, after)]
  return [...besides, ...positionsSince(live, viewer, after), ...theEnd(live, after)].sort((a, b) => a.event - b.event)
}

/** Seats are read after the head, and may be ahead of it: they are told when what lies before them is. */
function aboutSeats(live: Live, viewer: Viewer, after: number): Numbered[] {
  const event = Math.max(...live.seats.map((seat) => seat.event))
  return event > after && event <= live.table.event ? [{ event, message: seatsMessage(live, viewer) }] : []
}

/** What happened to seats and clocks, and which of the lines that a reader has were deleted. */
function happenedBesides({ notes, unsaid }: Live, after: number): Numbered[] {
  const isNew = ({ event }: { event: number }) => event > after
  const had = unsaid.filter(({ chat }) => chat <= after)
  return [
    ...notes.filter(isNew).map((note): Numbered => ({ event: note.event, message: { type: 'note', note: noteOf(note) } })),
    ...had.filter(isNew).map(({ chat, event }): Numbered => ({ event, message: { type: 'unsaid', chat } })),
  ]
}

function positionsSince(live: Live, viewer: Viewer, after: number): Numbered[] {
  const { entries, line } = live
  if (line && after === 0) {
    const head = headOf(live)
    return [{ event: head.event, message: { ...positionMessage(live, head, viewer), lines: allLines(live, line, viewer), from: 0 } }]
  }
  return entries
    .filter(({ event }) => event > after)
    .map((entry) => ({ event: entry.event, message: positionMessage(live, entry, viewer) }))
}

function theEnd(live: Live, after: number): Numbered[] {
  if (live.table.status !== 'finished') return []
  const event = live.table.endingEvent ?? headOf(live).event + 1
  return event > after ? [{ event, message: finishedMessage(live) }] : []
}

function finishedMessage(live: Live): StreamMessage {
  const { table, seats } = live
  const last = lastOf(live)
  const scores = last && scoresOf(table, seats, last)
  return { type: 'finished', seed: table.seed, ending: table.ending ?? 'rules', ...(scores && { scores }) }
}

/** What was said after an event. One who has missed more than is kept at hand is told that there is more. */
function saidSince({ chat, earlierChat }: Live, after: number): Numbered[] {
  const first = chat[0]?.event ?? 0
  return chat
    .filter(({ event }) => event > after)
    .map((row) => {
      const leftOut = earlierChat && row.event === first
      return { event: row.event, message: { type: 'chat', chat: chatLine(row), ...(leftOut && { earlier: true }) } }
    })
}

export function seatsMessage(live: Live, viewer: Viewer): StreamMessage {
  return { type: 'seats', table: cardOf({ ...live, you: seatOf(viewer), host: hostSeat(live), last: null }) }
}

/** A game from its deal to now, decision by decision. When it is over, every choice is known. */
export function historyFor(live: Live, line: Line, viewer: Viewer): History {
  const shown = (snapshot: Uint8Array) => base64(viewOf(live.game, stateOf(live, snapshot), viewer).bytes)
  const over = live.table.status === 'finished'
  return {
    start: shown(line.deal.snapshot),
    steps: line.standing.map((entry) => ({
      seat: entry.seat,
      notation: over || isAmong(entry.knownTo, viewer) ? live.game.format(entry.action) : null,
      lines: linesOf(live, entry, viewer),
      view: shown(entry.snapshot),
      at: entry.at.toISOString(),
    })),
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}
