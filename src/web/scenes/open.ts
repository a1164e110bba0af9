// Which scene is to be seen again: the log's line asks for it, the table shows it.
import { watched } from '../source/source.ts'

/** A wish is an object of its own: the same scene may be asked for twice. */
export const wish = watched<{ readonly decision: number } | null>(null)

/** Shows the scenes of a decision again, by its index in the log. */
export function openScene(decision: number): void {
  wish.replace({ decision })
}
