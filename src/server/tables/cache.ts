// Tables that were read, kept as long as they are wanted. The store is the truth: a cached table is only ever behind, and whoever acts
// on it commits against its sequence number, so that being behind costs a second reading and never a wrong move.
import { setTimeout as pause } from 'node:timers/promises'
import type { Wall } from '../clocks/wall.ts'
import { isAway } from '../store/away.ts'
import type { Database } from '../store/database.ts'
import { chatRows, entryRows, holdersOf, latestOf, noteRows, type Said, seatRows, tableRow, unsaidRows } from '../store/read.ts'
import { type Live, liveOf, present } from './live.ts'

/** So many tables are kept; those that are watched stay in any case. */
const KEPT = 500
/** So many are caught up with at once: after a cut all that are watched are behind, and the connections are for people first. */
const READERS = 4
const RETRY_MS = 500

export interface Cache {
  /** A table as it was last read, if it was. */
  known(id: string): Live | undefined
  /** A table as the store has it now; undefined when there is none. */
  fresh(id: string): Promise<Live | undefined>
  /** Puts a newer table in the place of what is known; answers with the newest. */
  put(live: Live): Live
  /** Takes note that a table has reached an event; reads it again if it is known and behind. */
  heard(id: string, event: number): void
  /** Reads a table again: something may have been missed. */
  refresh(id: string): void
  /** Whoever watched a table has left it: a game that is over is not kept for others who might come. */
  left(id: string): void
  /** While this process writes to a table it needs no word of its own event. */
  whileWriting<T>(id: string, write: () => Promise<T>): Promise<T>
}

interface Slot {
  live: Live | undefined
  reading: Promise<unknown>
  heard: number
  writing: number
}

interface Wanted {
  readonly wall: Wall
  /** A table has changed, here or elsewhere. */
  changed(live: Live): void
  /** A table is there no more. */
  gone(id: string): void
  /** Whether somebody watches a table. */
  isWatched(id: string): boolean
  failed(error: unknown): void
}

export function openCache(db: Database, { wall, changed, gone, isWatched, failed }: Wanted): Cache {
  const slots = new Map<string, Slot>()
  const behind = new Set<string>()
  let readers = 0

  function slotOf(id: string): Slot {
    const slot = slots.get(id) ?? { live: undefined, reading: Promise.resolve(), heard: 0, writing: 0 }
    // Last used, last in order: the first are the ones to forget.
    slots.delete(id)
    slots.set(id, slot)
    return slot
  }

  function forgetSome(): void {
    for (const [id, slot] of slots) {
      if (slots.size <= KEPT) return
      if (slot.writing === 0 && !isWatched(id)) slots.delete(id)
    }
  }

  /** Readings of one table wait for each other, so that each continues from the one before. */
  function fresh(id: string): Promise<Live | undefined> {
    const slot = slotOf(id)
    const reading = slot.reading.then(async () => {
      const read = await readTable({ db, wall }, id, slot.live)
      if (read) return put(read)
      slots.delete(id)
      gone(id)
      return undefined
    })
    slot.reading = reading.catch(() => {})
    return reading
  }

  function put(live: Live): Live {
    const slot = slotOf(live.table.id)
    const newest = newestOf(slot.live, live)
    slot.live = newest
    forgetSome()
    changed(newest)
    return newest
  }

  function catchUpIfBehind(id: string): void {
    const slot = slots.get(id)
    if (slot?.live && slot.writing === 0 && slot.heard > slot.live.table.event) refresh(id)
  }

  function refresh(id: string): void {
    behind.add(id)
    if (readers < READERS) void catchUp()
  }

  /** Reads what is behind, until nothing is. */
  async function catchUp(): Promise<void> {
    readers++
    for (let id = firstOf(behind); id !== undefined; id = firstOf(behind)) {
      behind.delete(id)
      try {
        await fresh(id)
      } catch (error) {
        failed(error)
        if (isAway(error)) await pause(RETRY_MS)
        if (isAway(error) && isWatched(id)) behind.add(id)
        // Forgotten, it is read by whoever asks next.
        else slots.delete(id)
      }
    }
    readers--
  }

  return {
    known: (id) => slots.get(id)?.live,
    fresh,
    put,
    heard(id, event) {
      const slot = slots.get(id)
      if (!slot) return
      slot.heard = Math.max(slot.heard, event)
      catchUpIfBehind(id)
    },
    refresh,
    left(id) {
      const slot = slots.get(id)
      if (slot?.live?.table.status === 'finished' && slot.writing === 0 && !isWatched(id)) slots.delete(id)
    },
    async whileWriting(id, write) {
      const slot = slotOf(id)
      slot.writing++
      try {
        return await write()
      } finally {
        slot.writing--
        catchUpIfBehind(id)
      }
    },
  }
}

const firstOf = (ids: ReadonlySet<string>): string | undefined => ids.values().next().value

/** What is known of a table once it was read again. */
export function newestOf(known: Live | undefined, read: Live): Live {
  if (!known || known.table.event <= read.table.event) return read
  if (known.table.status !== read.table.status) return known
  // Who is here is no event: a reading that a move has overtaken still knows it better.
  return { ...known, seats: known.seats.map((seat, i) => ({ ...seat, seenUntil: read.seats[i].seenUntil })) }
}

/** From where tables are read, and by what time. */
interface Source {
  readonly db: Database
  readonly wall: Wall
}

/** Reads a table, or what is new of it. The head is read first: everything up to its event is there. */
async function readTable({ db, wall }: Source, id: string, known: Live | undefined): Promise<Live | undefined> {
  const table = await tableRow(db, id)
  if (!table) return undefined
  // What was said while people waited is read again: when the game begins they may be seated otherwise.
  const before = known?.line ? known : undefined
  const span = { after: before?.table.event ?? 0, upTo: table.event }
  const isNew = span.upTo > span.after
  const [seats, holders, entries, chat, notes, unsaid] = await Promise.all([
    seatRows(db, id),
    holdersOf(db, id),
    isNew ? entryRows(db, id, span) : [],
    isNew ? chatRows(db, id, span) : NOTHING_SAID,
    isNew ? noteRows(db, id, span) : [],
    isNew ? unsaidRows(db, id, span) : [],
  ])
  const all = [...(before?.entries ?? []), ...present({ table, seats, entries })]
  const rows = { table, seats, holders, entries: all, notes: [...(before?.notes ?? []), ...notes], wall }
  return liveOf({ ...rows, ...saidSince(before, { ...chat, unsaid }) }, before)
}

const NOTHING_SAID: Said = { lines: [], earlier: false }

/** What was said lately: a page, however much there is. Where more than that is new, what was known before is not next to it. */
function saidSince(before: Live | undefined, said: Said & Pick<Live, 'unsaid'>): Pick<Live, 'chat' | 'earlierChat' | 'unsaid'> {
  const { lines, earlier } = said
  const unsaid = [...(before?.unsaid ?? []), ...said.unsaid]
  if (!before || earlier) return { chat: lines, earlierChat: earlier, unsaid }
  const gone = new Set(said.unsaid.map(({ chat }) => chat))
  const all = latestOf([...before.chat.filter(({ event }) => !gone.has(event)), ...lines])
  return { chat: all.lines, earlierChat: before.earlierChat || all.earlier, unsaid }
}
