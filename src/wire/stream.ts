// What comes down the stream of a table.
import type { ChatLine } from './chat.ts'
import type { Clocks } from './clocks.ts'
import type { Ending, Note } from './leaving.ts'
import type { PositionMessage } from './positions.ts'
import type { Score, TableCard } from './tables.ts'

/**
 * Messages of a table's stream. Each SSE event carries an id; a client that comes back with Last-Event-ID misses nothing.
 * A `seats` message without an id only says who came or went, and `clocks` has none: they are not repeated on resume.
 */
export type StreamMessage =
  | PositionMessage
  | { readonly type: 'seats'; readonly table: TableCard }
  /** With `earlier` lines before this one were left out, which can be asked for. */
  | { readonly type: 'chat'; readonly chat: ChatLine; readonly earlier?: true }
  /** That line was deleted. */
  | { readonly type: 'unsaid'; readonly chat: number }
  /** Something happened to a seat; the table's card, with all that follows from it, comes as `seats`. */
  | { readonly type: 'note'; readonly note: Note }
  /** The clocks, where they have changed without a decision. */
  | { readonly type: 'clocks'; readonly clocks: Clocks }
  | { readonly type: 'finished'; readonly seed: string; readonly ending: Ending; readonly scores?: readonly Score[] }
  /** The last one: the table was cancelled, or is not to be seen any more by who was sent away. */
  | { readonly type: 'gone' }
