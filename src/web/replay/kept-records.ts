// Records that were opened in this browser. They are kept, so that a page that is loaded again still has its record.
import { hash } from '../../core/block.ts'
import type { About } from '../../core/record.ts'
import type { Table } from '../../core/table.ts'
import type { Score } from '../../wire/tables.ts'
import type { Shelf } from '../source/local-store.ts'

export interface KeptRecord {
  readonly id: string
  readonly text: string
  readonly game: string
  readonly seats: number
  readonly about: About
  /** By seat, once the game is over. */
  readonly scores: readonly Score[] | null
  /** When it was opened last, ISO 8601. */
  readonly opened: string
}

const PREFIX = 'tassel.record.'
/** The oldest make room: a browser does not keep without end. */
const MOST = 20

/** Keeps a record that has been read; the name it is kept under is its own, so that one opened twice is kept once. */
export function keepRecord(
  text: string,
  { table, about }: { readonly table: Table; readonly about: About },
  shelf: Shelf = localStorage,
): string {
  const { game, config, decisions } = table
  const { over, scores } = game.result(table.at())
  const id = [hash(table.at(0)), hash(table.at()), decisions.length].map((part) => (part >>> 0).toString(36)).join('-')
  const kept: KeptRecord = {
    id,
    text,
    game: game.meta.id,
    seats: config.seats,
    about,
    scores: over ? scores.map(({ total, rank }) => ({ total, rank })) : null,
    opened: new Date().toISOString(),
  }
  putBackRecord(kept, shelf)
  for (const { id: old } of keptRecords(shelf).slice(MOST)) forgetRecord(old, shelf)
  return id
}

/** The latest first. */
export function keptRecords(shelf: Shelf = localStorage): KeptRecord[] {
  const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((key) => key.startsWith(PREFIX))
  return keys.flatMap((key) => keptRecord(key.slice(PREFIX.length), shelf) ?? []).sort((a, b) => b.opened.localeCompare(a.opened))
}

export function keptRecord(id: string, shelf: Shelf = localStorage): KeptRecord | null {
  try {
    const kept: Partial<KeptRecord> | null = JSON.parse(shelf.getItem(PREFIX + id) ?? 'null')
    const { text, game = '', seats = 0, about = {}, scores = null, opened = '' } = kept ?? {}
    return typeof text === 'string' ? { id, text, game, seats, about, scores, opened } : null
  } catch {
    return null
  }
}

export const forgetRecord = (id: string, shelf: Shelf = localStorage): void => shelf.removeItem(PREFIX + id)

export const putBackRecord = (kept: KeptRecord, shelf: Shelf = localStorage): void => shelf.setItem(PREFIX + kept.id, JSON.stringify(kept))
