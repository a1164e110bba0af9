// Which scenes are to be seen again: the log's line asks for them, the table shows them.
import { watched } from '../source/source.ts'

/** A wish is an object of its own: the same scene may be asked for twice. */
export const wish = watched<{ readonly decisions: readonly number[] } | null>(null)

/** Shows the scenes of some decisions again, by their index in the log. */
export function openScenes(decisions: readonly number[]): void {
  wish.replace({ decisions })
}
