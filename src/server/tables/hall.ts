// The hall: where tables stand. Everything that happens to a table in this process goes through here.
import { BadNotation, IllegalAction } from '../../core/errors.ts'
import { type Seat, SPECTATOR } from '../../core/game.ts'
import type { Move } from '../../wire/moves.ts'
import type { Pulse } from '../clocks/pulse.ts'
import type { Wall } from '../clocks/wall.ts'
import { noSuchTable, Refused, Stale } from '../refused.ts'
import { preparedAppend } from '../store/append.ts'
import type { Store } from '../store/database.ts'
import { addChat, type Saying, unsay } from '../store/write.ts'
import { type Cache, openCache } from './cache.ts'
import { decide, isStillOwed } from './decide.ts'
import { type Changes, openChanges } from './leaving/changes.ts'
import type { Entry } from './line.ts'
import { botAt, type Live, liveOf, mayLook, owedByBots } from './live.ts'
import { openPresence, type Presence } from './presence.ts'
import { headOf, positionFor, viewerOf } from './shown.ts'
import { openStreams, type Streams } from './streams.ts'
import { clockedAt, clocksNow, decidedClocks, isTooLate } from './timed.ts'

export interface Hall extends Changes {
  readonly store: Store
  readonly cache: Cache
  readonly streams: Streams
  readonly presence: Presence
  readonly wall: Wall
  readonly botPauseMs: number
  /** Says that a bot owes a decision in so many milliseconds. */
  botDue(inMs: number): void
  /** A table as it is; refused with 404 when there is none. */
  read(id: string): Promise<Live>
  /** The same, read from the store in any case: for who has just written. */
  reread(id: string): Promise<Live>
  /** A table for who may see it: people who sit, everybody when it is listed, and whoever has one of its codes; without its chat, anybody once it is over and was not private. */
  readFor(id: string, guest: string | null, code?: string): Promise<Live>
  /** Makes a browser's move, and answers with the entry that it became. */
  play(id: string, guest: string | null, move: Move): Promise<Made>
  /** Makes a bot's decision for a seat, if it still owes it and the bot still plays it. */
  playFor(live: Live, seat: Seat, move: Move): Promise<Made>
  say(id: string, saying: Saying): Promise<{ live: Live; event: number }>
  /** Deletes what was said. */
  unsay(id: string, line: number): Promise<Live>
}

export interface Made {
  readonly live: Live
  readonly entry: Entry
  readonly seat: Seat
}

/** What the hall needs to know of the world. */
export interface HallOptions {
  readonly pulse: Pulse
  readonly botPauseMs: number
  readonly beatMs: number
  /** A bot owes a decision in so many milliseconds. */
  botDue(inMs: number): void
  /** Something has happened to a table at another process. */
  heard?(): void
  failed(error: unknown): void
}

const ID = /^[a-z0-9]{1,32}$/

export async function openHall(store: Store, { pulse, botPauseMs, beatMs, botDue, heard, failed }: HallOptions): Promise<Hall> {
  const { db } = store
  const append = preparedAppend(db)
  const streams = openStreams()
  const cache = openCache(db, { wall: pulse, changed: streams.tell, gone: streams.gone, isWatched: streams.isWatched, failed })
  const changes = openChanges({ db, cache, pulse, botPauseMs, botDue, reread })
  const presence = openPresence(db, { cache, streams, wall: pulse, beatMs })
  const alone = await store.listen({ heard: hear, lost: pulse.lost })
  await pulse.start(alone)

  function hear(payload: string | null): void {
    if (payload === null) {
      // Something may have been missed, by those who look on here and by those who look whether they are here.
      for (const id of streams.watched()) cache.refresh(id)
      presence.beat().catch(failed)
      return
    }
    const [id, event] = payload.split(' ')
    if (event === 'seen') {
      if (streams.isWatched(id)) cache.refresh(id)
      return
    }
    cache.heard(id, Number(event))
    heard?.()
  }

  /** What is known is current only where nobody else can write. */
  async function read(id: string): Promise<Live> {
    return (store.alone ? cache.known(id) : undefined) ?? reread(id)
  }

  async function reread(id: string): Promise<Live> {
    const live = ID.test(id) ? await cache.fresh(id) : undefined
    if (!live) throw noSuchTable()
    return live
  }

  /** A move whose place another took is held against the new position, until it is made or refused: each time the game has gone on. */
  async function playAs(who: 'person' | 'bot', live: Live, { seat, move }: Asked): Promise<Made> {
    const repeated = move.key === undefined ? undefined : live.entries.find((entry) => entry.key === move.key && entry.seat === seat)
    if (repeated) return { live, entry: repeated, seat }
    if (live.table.ending !== null) throw new Refused(409, 'over', 'The game is over.')
    if ((botAt(live.seats[seat]) !== null) !== (who === 'bot')) throw stoodIn(who)
    if (move.seq !== live.table.seq && !isStillOwed(live, seat, move)) throw staleMove(live, seat, move)
    if (live.table.clock) await pulse.known()
    if (isTooLate(live, seat)) await changes.tick(live.table.id)
    else {
      const made = await commit(live, seat, move)
      if (made) return made
    }
    return playAs(who, await reread(live.table.id), { seat, move })
  }

  function commit(live: Live, seat: Seat, move: Move): Promise<Made | null> {
    const decided = decide(live, seat, move)
    const { draft, actors } = decided
    const { table, seats } = live
    const { id, terms } = table
    const dueIn = owedByBots(seats, actors) === 0 ? null : botPauseMs
    const now = clocksNow(live)
    const clocked = clockedAt(live, { clocks: now && decidedClocks(now, live, decided), seats, actors })
    return cache.whileWriting(id, async () => {
      const committed = await append(id, draft, { actors, dueIn, ...clocked, terms })
      if (!committed) return null
      const entry: Entry = { ...draft, told: [...draft.told], ...committed }
      const next = await broadcast(id, entry, { actors, clocks: clocked.clocks })
      if (dueIn !== null) botDue(dueIn)
      return { live: next, entry, seat }
    })
  }

  /** The table one entry further, without reading it again, unless something else came between. */
  async function broadcast(id: string, entry: Entry, { actors, clocks }: Pick<Live['table'], 'actors' | 'clocks'>): Promise<Live> {
    const live = cache.known(id)
    if (entry.event - 1 !== live?.table.event) return reread(id)
    const over = actors === 0
    const table: Live['table'] = {
      ...live.table,
      seq: entry.seq,
      event: entry.event + (over ? 1 : 0),
      decisions: entry.decisions,
      actors,
      clocks,
      status: over ? 'finished' : 'playing',
      changedAt: entry.at,
    }
    const next = liveOf({ ...live, table, entries: [...live.entries, entry] }, live)
    cache.put(next)
    return next
  }

  async function play(id: string, guest: string | null, move: Move): Promise<Made> {
    const tried = cache.known(id)
    // A refusal is only given on a fresh reading: what is cached may be behind.
    if (tried) {
      try {
        return await playOn(tried, guest, move)
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
    }
    return playOn(await reread(id), guest, move)
  }

  async function playOn(live: Live, guest: string | null, move: Move): Promise<Made> {
    const seat = viewerOf(live, guest)
    if (seat === SPECTATOR) throw live.table.listed ? new Refused(403, 'no-seat', 'You do not sit at this table.') : noSuchTable()
    return playAs('person', live, { seat, move })
  }

  return {
    store,
    cache,
    streams,
    presence,
    wall: pulse,
    botPauseMs,
    botDue,
    read,
    reread,
    play,
    playFor: (live, seat, move) => playAs('bot', live, { seat, move }),
    ...changes,
    async readFor(id, guest, code = '') {
      const live = await read(id)
      if (mayLook(live, { guest, code })) return live
      if (live.table.status !== 'finished' || live.table.isPrivate) throw noSuchTable()
      return { ...live, chat: [], earlierChat: false }
    },
    async say(id, saying) {
      const event = await cache.whileWriting(id, () => addChat(db, id, saying))
      return { live: await reread(id), event }
    },
    async unsay(id, line) {
      await cache.whileWriting(id, () => unsay(db, id, line))
      return reread(id)
    },
  }
}

/** A move of a seat. */
interface Asked {
  readonly seat: Seat
  readonly move: Move
}

const stoodIn = (who: 'person' | 'bot'): Refused =>
  new Refused(409, 'stood-in', who === 'person' ? 'A bot plays for you; come back first.' : 'Whom the bot played for has come back.')

function isRefusal(error: unknown): boolean {
  return [Refused, IllegalAction, BadNotation].some((kind) => error instanceof kind)
}

function staleMove(live: Live, viewer: Seat, { seq }: Move): Refused {
  if (!live.line) return new Refused(409, 'waiting', 'The game has not begun: the table still waits for people.')
  const says =
    seq > live.table.seq
      ? `The table is at number ${live.table.seq}; number ${seq} has not come yet.`
      : `The table has moved on to number ${live.table.seq}; the move answered number ${seq}.`
  return new Stale(seq > live.table.seq ? 'future' : 'stale', says, positionFor(live, headOf(live), viewer))
}
