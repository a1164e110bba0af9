// Where a table lives, seen from the page: on a server or in this browser. The page does not know which.
import type { Action } from '../../core/action.ts'
import type { Block } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import type { ChatLine } from '../../wire/chat.ts'
import type { Note } from '../../wire/leaving.ts'
import type { Line, Position } from '../../wire/positions.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import type { CarriedInfo, TableCard } from '../../wire/tables.ts'
import type { Reading } from '../clocks/reading.ts'

export type Connection = 'live' | 'connecting' | 'offline'

/** A server that does not answer, in milliseconds of the clock. */
export interface Trying {
  readonly since: number
  /** How often it has been tried. */
  readonly attempt: number
  /** When it is tried again. */
  readonly next: number
}

/** What was decided: the decisions of an action that are still to be made, or one that is taken back or made again. */
export type Deed = { readonly actions: readonly Action[] } | { readonly undo: true } | { readonly redo: true }

/** A deed on its way: the position that it answers, and the key under which its first decision is repeated. */
export interface Kept {
  readonly deed: Deed
  readonly seq: number
  readonly key: string
}

/** A table as its viewer sees it now. Never changed: every change makes a new one. */
export interface Snapshot extends TableCard {
  /** Null while the table waits for people. */
  readonly position: (Omit<Position, 'view'> & { readonly state: Block }) | null
  readonly lines: readonly Line[]
  /** What happened to seats and clocks between decisions, in order. */
  readonly notes: readonly Note[]
  /** The clocks as they were read last, at a table that has some. */
  readonly reading?: Reading | undefined
  readonly chat: readonly ChatLine[]
  /** Whether something was said before that, which can be asked for. */
  readonly earlierChat: boolean
  /** There for a table that was begun by older rules than it is played by. */
  readonly carried?: CarriedInfo
  readonly commitment: string
  readonly seed: string | null
  readonly invitation: string | null
  readonly spectatorLink: string | null
  readonly recovery: string | null
  readonly listed: boolean
  /** Whether this person may change the seats while the table waits. */
  readonly isHost: boolean
  /** The table was cancelled, or this person was sent away. */
  readonly isGone: boolean
  readonly connection: Connection
  /** While the server does not answer. */
  readonly trying?: Trying | undefined
  /** Whether there is anybody to talk to, and somebody who can be away. */
  readonly shared: boolean
  /** What was decided and has not reached the server: it is sent again until it has. */
  readonly unsent: Deed | null
  /** What was kept while the page was left, and was then refused. */
  readonly unmade?: { readonly deed: Deed; readonly why: Error } | undefined
  /** The person the device must be passed to before a hand is shown. */
  readonly passTo: Seat | null
}

/** All positions of a game, for looking back. */
export interface History {
  readonly count: number
  readonly lines: readonly Line[]
  /** The position after so many decisions, as this viewer may see it. */
  state(count: number): Promise<Block>
}

/** What became of something that was asked for: null when it was done, otherwise why not, which the page says in its reader's language. */
export type Outcome = Promise<Error | null>

export interface TableSource {
  /** The newest snapshot; the same object until something changes. */
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  /** Makes decisions, one after the other, up to one that is refused. */
  play(actions: readonly Action[]): Outcome
  undo(): Outcome
  redo(): Outcome
  /** Stops sending what is unsent. */
  takeBack(): void
  say(text: string): Outcome
  /** Asks for what was said before the first line that is known. */
  lookBackInChat(): Outcome
  /** The person named by `passTo` has the device now. */
  takeDevice(): void
  history(): Promise<History>
  /** The game as text; null while it must stay secret. */
  record(): Promise<string | null>
  /**
   * Begins a table from this one with `at` decisions kept, 0 for a fresh deal where the next one begins; the id of the new table. Who sits there
   * can be said; otherwise it is whoever sat here.
   */
  fork(at: number, seats?: readonly SeatInfo[]): Promise<string>
  close(): void
}

/** A table that does not exist, or is not for this browser's eyes. */
export class NoSuchTable extends Error {
  override readonly name = 'NoSuchTable'
}

/** Tells its listeners when a value was replaced. */
export interface Watched<T> {
  value(): T
  replace(value: T): void
  subscribe(listener: () => void): () => void
}

export function watched<T>(first: T): Watched<T> {
  const listeners = new Set<() => void>()
  let current = first
  return {
    value: () => current,
    replace(value) {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
