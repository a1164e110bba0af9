import type { Action } from '../../core/action.ts'

/** One legal action, with the places it touches. */
export interface Choice {
  readonly action: Action
  readonly places: readonly string[]
}
