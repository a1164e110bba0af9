// Tables of the server as they were last seen on this device, with the move that was on its way: what a page shows when it is loaded again
// while the server does not answer.
import type { Move } from '../../wire/moves.ts'
import type { TableView } from '../../wire/tables.ts'
import type { Shelf } from './local-store.ts'

export interface LastSeen {
  readonly view: TableView
  readonly unsent: Move | null
  /** When, ISO 8601. */
  readonly at: string
}

export const PREFIX = 'tassel.seen.'

export function lastSeen(id: string, shelf: Shelf = localStorage): LastSeen | null {
  try {
    const seen: LastSeen | null = JSON.parse(shelf.getItem(PREFIX + id) ?? 'null')
    return seen?.view ? seen : null
  } catch {
    return null
  }
}
