// Looking back: every position of a table that is at hand.
import { SPECTATOR, type Viewer } from '../../core/game.ts'
import type { Table } from '../../core/table.ts'
import { linesOf } from './local.ts'
import type { History } from './source.ts'

/** A table's history for one viewer, or with everything open once it is over. */
export function historyOf(table: Table, viewer: Viewer | 'all'): History {
  return {
    count: table.decisions.length,
    lines: linesOf(table, viewer === 'all' ? SPECTATOR : viewer),
    state: async (count) => (viewer === 'all' ? table.at(count) : table.view(viewer, count)),
  }
}
