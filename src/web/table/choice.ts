import type { Action } from '../../core/action.ts'

/** One legal action, with the places it touches. */
export interface Choice {
  readonly action: Action
  readonly places: readonly string[]
  /** Places of the decision after it: one of them may be picked before, and waits for its question. */
  readonly ahead?: ReadonlySet<string> | undefined
  /** A place that tells it from others of the same places once `after` is picked: the stack on the mat says which industry is built in a slot. */
  readonly meant?: { readonly by: string; readonly after: string } | undefined
}
