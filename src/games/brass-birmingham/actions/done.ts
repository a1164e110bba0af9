// R6: what an action offers once more, a link, a tile to develop or a sale, may be left out.
import { settle } from '../../../core/pending.ts'
import type { State } from '../state.ts'

export function applyDone(s: State): void {
  settle(s.pending)
}

/** The same by itself, where nothing is left to choose from. */
export function drop(s: State): boolean {
  settle(s.pending)
  return true
}
