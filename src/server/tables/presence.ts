// Who is at the table: people with an open stream. Kept in the store with a date, so that all processes know it and a dead one's
// people are gone by themselves.
import type { Seat } from '../../core/game.ts'
import type { Wall } from '../clocks/wall.ts'
import type { Database } from '../store/database.ts'
import { noteSeen } from '../store/write.ts'
import type { Cache } from './cache.ts'
import type { Live } from './live.ts'
import type { Streams } from './streams.ts'

/** A seat counts as here for so many heartbeats after the last one. */
const BEATS = 2.5

export interface Presence {
  came(tableId: string, seat: Seat): Promise<void>
  /** Called when a stream has ended: the seat is gone unless it has another. */
  left(live: Live, seat: Seat): Promise<void>
  /** Somebody has done something: he is here, whatever became of his stream. */
  acted(live: Live, seat: Seat): Promise<void>
  /** Renews everybody who is here. */
  beat(): Promise<void>
}

export interface PresenceOptions {
  readonly cache: Cache
  readonly streams: Streams
  readonly wall: Wall
  readonly beatMs: number
}

export function openPresence(db: Database, { cache, streams, wall, beatMs }: PresenceOptions): Presence {
  const note = (tableId: string, seat: Seat, forMs: number) => noteSeen(db, { tableId, seat }, wall.now() + forMs)
  return {
    came: (tableId, seat) => note(tableId, seat, beatMs * BEATS),
    async left(live, seat) {
      if (!streams.isPresent(live, seat)) await note(live.table.id, seat, 0)
    },
    async acted(live, seat) {
      const { seenUntil } = live.seats[seat]
      const isNoted = seenUntil !== null && seenUntil.getTime() > wall.now() + beatMs
      if (!isNoted && !streams.isPresent(live, seat)) await note(live.table.id, seat, beatMs * BEATS)
    },
    async beat() {
      const seen = new Set<string>()
      for (const { tableId, guest } of streams.present()) {
        const seat = cache.known(tableId)?.holders.get(guest)
        if (seat === undefined || seen.has(`${tableId} ${seat}`)) continue
        seen.add(`${tableId} ${seat}`)
        await note(tableId, seat, beatMs * BEATS)
      }
    },
  }
}
