// Entries are only ever added; which decisions stand follows from them.
import * as core from '../../core/line.ts'
import type { EntryRow } from '../store/schema.ts'

/** One entry of a table: the deal, a decision, one taken back, or one made again. */
export type Entry = Omit<EntryRow, 'tableId'>

/** What stands after some entries. */
export interface Line extends core.Line<Entry> {
  readonly deal: Entry
}

/** What stands after one more entry. */
export function follow(line: Line | null, entry: Entry): Line {
  if (line === null || entry.kind === 'deal') return { deal: entry, ...core.DEALT }
  return { deal: line.deal, ...core.follow(line, entry.kind, entry) }
}

/** The block after so many standing decisions. */
export function snapshotAt({ deal, standing }: Line, decisions = standing.length): Uint8Array {
  return (decisions === 0 ? deal : standing[decisions - 1]).snapshot
}
