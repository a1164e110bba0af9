// The programs and the pages as they are shipped. Whoever runs the tests has them built first: see the set-ups of the projects.
import { join } from 'node:path'
import { root } from '../scripts/built.mjs'

export { root } from '../scripts/built.mjs'

/** A program's path, by its name in rolldown.config.ts; they lie elsewhere where they were changed to see whether a test notices. */
export const program = (name: string): string => join(process.env.TASSEL_PROGRAMS ?? join(root, 'dist'), `${name}.js`)

/** How Node runs a server of a few seconds: the embedded database is compiled once and quickly, and not again in the background for speed; and there
 * is room for what a few seconds leave behind. */
export const BRIEFLY: readonly string[] = ['--liftoff-only', '--min-semi-space-size=32', '--max-semi-space-size=64']
