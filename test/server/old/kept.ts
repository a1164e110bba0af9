// What lies in an old data folder besides: who may play there, and what they saw last.
import type { TableView } from '../../../src/wire/tables.ts'

/** The file that says it. */
export const KEPT = 'kept.json'

export interface Kept {
  /** The cookies of the two who sit. */
  readonly cookies: readonly string[]
  readonly tables: readonly {
    /** What is expected of it: that it is played on, a decision made again, a bot decides, it can be looked back on, or somebody joins. */
    readonly does: 'play' | 'redo' | 'bot' | 'over' | 'wait'
    /** The table as each of them saw it, without its log. */
    readonly views: readonly Omit<TableView, 'lines'>[]
  }[]
}
