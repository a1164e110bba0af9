// What every game is, without its rules: enough for a shelf, a form or a page about it. Written by `npm run shelf` from shelf.ts.
import type { Meta } from '../core/game.ts'
import { meta as brassBirmingham } from './brass-birmingham/meta.ts'
import { firstMeta, revisedMeta } from './bruxelles-1893/meta.ts'
import { meta as skyrise } from './skyrise/meta.ts'
import { meta as splendor } from './splendor/meta.ts'

/** In the order of the shelf. */
export const metas: readonly Meta[] = [splendor, brassBirmingham, skyrise, firstMeta, revisedMeta]
