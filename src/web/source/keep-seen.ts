// Keeps a table of the server as it is seen: loaded once the page stands, and needed when it is left or the server falls silent.
import type { TableView } from '../../wire/tables.ts'
import { type LastSeen, lastSeen, PREFIX } from './last-seen.ts'
import type { Shelf } from './local-store.ts'
import type { Kept, Snapshot } from './source.ts'

/** Those that were seen longest ago make room. */
const MOST = 8

export function keepSeen(snapshot: Snapshot, unsent: Kept | null, shelf: Shelf = localStorage): void {
  const seen: LastSeen = { view: viewOf(snapshot), unsent, at: new Date().toISOString() }
  try {
    shelf.setItem(PREFIX + snapshot.id, JSON.stringify(seen))
    for (const id of allSeen(shelf).slice(MOST)) shelf.removeItem(PREFIX + id)
  } catch {} // A full or forbidden store only means that the table is not there without the server.
}

/** The latest first. */
function allSeen(shelf: Shelf): string[] {
  const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((key) => key.startsWith(PREFIX))
  const ids = keys.map((key) => key.slice(PREFIX.length))
  return ids.sort((a, b) => (lastSeen(b, shelf)?.at ?? '').localeCompare(lastSeen(a, shelf)?.at ?? ''))
}

/** The table as it would have come over the wire; from its first event on, so that the stream brings everything that is missing. */
function viewOf(snapshot: Snapshot): TableView {
  const { position, connection: _c, trying: _t, shared: _s, unsent: _u, unmade: _m, passTo: _p, spectatorLink, ...rest } = snapshot
  const view = position && { ...position, view: base64(position.state.bytes), state: undefined }
  return {
    ...rest,
    event: 0,
    position: view,
    lines: [...snapshot.lines],
    notes: [],
    chat: [...snapshot.chat],
    spectatorLink: spectatorLink ?? '',
  }
}

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
