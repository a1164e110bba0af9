// Tables that live in this browser: a card for the list and a record for the game, kept under one key each.
import type { TableCard } from '../../wire/tables.ts'

export interface Saved {
  readonly card: TableCard
  readonly record: string
}

/** What a store must do; the browser's localStorage does. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface LocalStore {
  all(): Saved[]
  find(id: string): Saved | null
  save(saved: Saved): void
  forget(id: string): void
}

const PREFIX = 'tassel.table.'
export const LOCAL_ID = /^local-/

/** A new table's id; what begins with `local-` never reaches a server. */
export const newLocalId = (): string => `local-${randomHex(8)}`

/** So many random bytes as text. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function localStore(shelf: Shelf = localStorage): LocalStore {
  const find = (id: string): Saved | null => parsed(shelf.getItem(PREFIX + id))
  return {
    find,
    all() {
      const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((key) => key.startsWith(PREFIX))
      return keys.flatMap((key) => find(key.slice(PREFIX.length)) ?? []).sort((a, b) => b.card.changed.localeCompare(a.card.changed))
    },
    save: (saved) => shelf.setItem(PREFIX + saved.card.id, JSON.stringify(saved)),
    forget: (id) => shelf.removeItem(PREFIX + id),
  }
}

function parsed(text: string | null): Saved | null {
  if (text === null) return null
  try {
    const saved: Partial<Saved> = JSON.parse(text)
    return saved.card && typeof saved.record === 'string' ? { card: saved.card, record: saved.record } : null
  } catch {
    return null
  }
}
