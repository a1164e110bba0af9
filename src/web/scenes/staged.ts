// What the table shows in the place of itself while a scene is on.
import type { BoardProps } from '../table/face.ts'

export interface Staged {
  /** Whether there is a scene, or one is still being fetched: the end waits for it. */
  readonly isWaiting: boolean
  /** Whether one is being fetched, and will be shown. */
  readonly isComing: boolean
  /** Null while the table is its own: between scenes, and during a brief one. */
  readonly board: Pick<BoardProps, 's' | 'open' | 'picked' | 'plan'> | null
  /** Further classes of the room. */
  readonly classes: string
  /** The tab of a phone. */
  readonly tab: string | null
  /** Changes when pieces are to travel. */
  readonly key: string
}

/** Whether a scene stands in the place of the table, or is about to. */
export const isOnStage = ({ board, isComing }: Staged): boolean => board !== null || isComing

export const NO_SCENE: Staged = { isWaiting: false, isComing: false, board: null, classes: '', tab: null, key: '' }
