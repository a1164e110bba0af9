// What comes down the stream of a table.
import type { ChatLine } from './chat.ts'
import type { PositionMessage } from './positions.ts'
import type { TableCard } from './tables.ts'

/**
 * Messages of a table's stream. Each SSE event carries an id; a client that comes back with Last-Event-ID misses nothing.
 * A `seats` message without an id only says who came or went: it is not repeated on resume.
 */
export type StreamMessage =
  | PositionMessage
  | { readonly type: 'seats'; readonly table: TableCard }
  /** With `earlier` lines before this one were left out, which can be asked for. */
  | { readonly type: 'chat'; readonly chat: ChatLine; readonly earlier?: true }
  | { readonly type: 'finished'; readonly seed: string }
  /** The last one: the table was cancelled, or is not to be seen any more by who was sent away. */
  | { readonly type: 'gone' }
