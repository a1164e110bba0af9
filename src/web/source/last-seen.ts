// Tables of the server as they were last seen on this device, with what was on its way: what a page shows when it is loaded again
// while the server does not answer.
import type { TableView } from '../../wire/tables.ts'
import type { Shelf } from './local-store.ts'
import type { Kept } from './source.ts'

export interface LastSeen {
  readonly view: TableView
  readonly unsent: Kept | null
  /** When, ISO 8601. */
  readonly at: string
}

export const PREFIX = 'tassel.seen.'

export function lastSeen(id: string, shelf: Shelf = localStorage): LastSeen | null {
  try {
    const seen: LastSeen | null = JSON.parse(shelf.getItem(PREFIX + id) ?? 'null')
    // An earlier version kept one decision where there may be several.
    return seen?.view ? { ...seen, unsent: seen.unsent?.deed ? seen.unsent : null } : null
  } catch {
    return null
  }
}
