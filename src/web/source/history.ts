// Looking back: every position of a table that is at hand.
import { SPECTATOR, type Viewer } from '../../core/game.ts'
import { beginningOf } from '../../core/line.ts'
import type { Table } from '../../core/table.ts'
import type { Line } from '../../wire/positions.ts'
import type { History } from './source.ts'

/** A table's history for one viewer, or with everything open once it is over. */
export function historyOf(table: Table, viewer: Viewer | 'all'): History {
  return {
    count: table.decisions.length,
    lines: linesOf(table, viewer === 'all' ? SPECTATOR : viewer),
    state: async (count) => (viewer === 'all' ? table.at(count) : table.view(viewer, count)),
  }
}

/** What a viewer heard, decision by decision. */
export function linesOf(table: Table, viewer: Viewer): Line[] {
  const begun = table.decisions.map((_, decision) => beginningOf({ standing: table.decisions }, table, decision))
  return table.decisions.flatMap((_, decision) =>
    table.heard(viewer, decision).map((told) => ({ decision, begun: begun[decision], ...told })),
  )
}
