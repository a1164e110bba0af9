// Everybody who looks at a table now. A stream is sent whatever lies between what it has and what the table is: a broadcast, a resume
// and a first look are the same thing.
import { type Seat, SPECTATOR } from '../../core/game.ts'
import type { StreamMessage } from '../../wire/stream.ts'
import { type Live, type Looker, mayLook } from './live.ts'
import { messagesSince, seatsMessage, viewerOf } from './shown.ts'
import { shownClocks } from './timed.ts'

/** One open connection. */
export interface Stream extends Looker {
  /** Sends a message; without an event it is not resumed from. */
  send(data: string, event: number | null): void
  end(): void
}

export interface Streams {
  /** Begins a stream after an event; returns how to leave. */
  join(live: Live, stream: Stream, after: number): () => void
  /** Sends every stream of a table what it does not have. */
  tell(live: Live): void
  /** Tells every stream of a table that there is none any more, and ends it. */
  gone(id: string): void
  isWatched(id: string): boolean
  /** The tables that somebody looks at. */
  watched(): string[]
  /** The seats whose people are here, with their tables. */
  present(): { readonly tableId: string; readonly guest: string }[]
  isPresent(live: Live, seat: Seat): boolean
  count(): number
  endAll(): void
}

interface Place {
  readonly stream: Stream
  event: number
  online: string
}

export function openStreams(): Streams {
  const places = new Map<string, Set<Place>>()
  const at = (id: string): Set<Place> => places.get(id) ?? new Set()

  return {
    join(live, stream, after) {
      const id = live.table.id
      // Who is here is no event: since the look that the stream goes on from, somebody may have come or gone.
      const place: Place = { stream, event: after, online: '' }
      places.set(id, at(id).add(place))
      tellOne(live, place, new Map())
      tellClocks(live, stream)
      return () => {
        at(id).delete(place)
        if (at(id).size === 0) places.delete(id)
      }
    },
    tell(live) {
      const written: Written = new Map()
      for (const place of at(live.table.id)) tellOne(live, place, written)
    },
    gone(id) {
      for (const { stream } of at(id)) dismiss(stream)
    },
    isWatched: (id) => places.has(id),
    watched: () => [...places.keys()],
    present() {
      const all = [...places].flatMap(([tableId, here]) => [...here].map(({ stream }) => ({ tableId, guest: stream.guest ?? '' })))
      return all.filter(({ guest }) => guest !== '')
    },
    isPresent: (live, seat) => [...at(live.table.id)].some(({ stream }) => viewerOf(live, stream.guest) === seat),
    count: () => [...places.values()].reduce((sum, here) => sum + here.size, 0),
    endAll() {
      for (const here of places.values()) for (const { stream } of here) stream.end()
    },
  }
}

/** Clocks are no event, and go on while a stream is cut: whoever comes is told how they stand. */
function tellClocks(live: Live, stream: Stream): void {
  const clocks = live.table.status === 'playing' ? shownClocks(live) : undefined
  const message: StreamMessage | undefined = clocks && { type: 'clocks', clocks }
  if (message && mayLook(live, stream)) stream.send(JSON.stringify(message), null)
}

function dismiss(stream: Stream): void {
  const message: StreamMessage = { type: 'gone' }
  stream.send(JSON.stringify(message), null)
  stream.end()
}

/** Messages already written for a viewer who had the same: written once, however many look. */
type Written = Map<string, readonly { readonly event: number; readonly type: StreamMessage['type']; readonly data: string }[]>

function tellOne(live: Live, place: Place, written: Written): void {
  if (!mayLook(live, place.stream)) return dismiss(place.stream)
  const viewer = viewerOf(live, place.stream.guest)
  const key = `${viewer} ${place.event}`
  const messages =
    written.get(key) ??
    messagesSince(live, viewer, place.event).map(({ event, message }) => ({ event, type: message.type, data: JSON.stringify(message) }))
  written.set(key, messages)
  for (const { data, event } of messages) place.stream.send(data, event)
  place.event = Math.max(place.event, live.table.event)
  const online = onlineOf(live)
  if (online !== place.online && !messages.some(({ type }) => type === 'seats'))
    place.stream.send(JSON.stringify(seatsMessage(live, viewer)), null)
  place.online = online
}

/** Who is here, as one comparable text. */
function onlineOf(live: Live): string {
  const message = seatsMessage(live, SPECTATOR)
  return message.type === 'seats' ? message.table.seats.map(({ online, absent }) => Number(online) + (absent ? 2 : 0)).join('') : ''
}
