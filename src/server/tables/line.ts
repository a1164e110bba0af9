// Entries are only ever added; which decisions stand follows from them.
import type { Seat } from '../../core/game.ts'
import type { EntryRow } from '../store/schema.ts'

/** One entry of a table: the deal, a decision, one taken back, or one made again. */
export type Entry = Omit<EntryRow, 'tableId'>

/** What stands after some entries. */
export interface Line {
  readonly deal: Entry
  /** The entries whose decisions stand, in order: plays, and redos in the place of plays. */
  readonly standing: readonly Entry[]
  /** Decisions taken back that could be made again, the next one last. */
  readonly undone: readonly Entry[]
}

/** What stands after one more entry. */
export function follow(line: Line | null, entry: Entry): Line {
  if (line === null) return { deal: entry, standing: [], undone: [] }
  const { deal, standing, undone } = line
  switch (entry.kind) {
    case 'deal':
      return { deal: entry, standing: [], undone: [] }
    case 'play':
      return { deal, standing: [...standing, entry], undone: [] }
    case 'undo':
      return { deal, standing: standing.slice(0, -1), undone: [...undone, ...standing.slice(-1)] }
    case 'redo':
      return { deal, standing: [...standing, entry], undone: undone.slice(0, -1) }
  }
}

/** The block after so many standing decisions. */
export function snapshotAt({ deal, standing }: Line, decisions = standing.length): Uint8Array {
  return (decisions === 0 ? deal : standing[decisions - 1]).snapshot
}

/** Who made the decision that would be made again. */
export function redoer({ undone }: Line): Seat | null {
  return undone[undone.length - 1]?.seat ?? null
}
