// What the parts of the table page are given to draw from.
import type { SeatInfo } from '../../wire/seats.ts'
import type { Snapshot } from '../source/source.ts'
import type { FaceWords, GameFace } from './face.ts'
import type { Turn } from './use-turn.ts'

/** A table that has been dealt. */
export type Standing = Snapshot & { readonly position: NonNullable<Snapshot['position']> }

/** Whether the same can be asked for again: by those who sat there. */
export const mayRematch = ({ shared, you }: Pick<Snapshot, 'shared' | 'you'>): boolean => !shared || you !== null

/** What stands, whatever is chosen: parts that show no more than this are drawn anew with it only (`memo`). */
export interface Stood {
  readonly snapshot: Standing
  /** The seats by the names that are shown. */
  readonly seats: readonly SeatInfo[]
  readonly face: GameFace
  readonly faceWords: FaceWords
}

export interface Scene extends Stood {
  readonly turn: Turn
}
