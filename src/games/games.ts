// Every game that can be played. Written by `npm run shelf` from shelf.ts.
import type { Game } from '../core/game.ts'
import { brassBirmingham } from './brass-birmingham/index.ts'
import { bruxelles1893, bruxelles1893Revised } from './bruxelles-1893/index.ts'
import { skyrise } from './skyrise/index.ts'
import { splendor } from './splendor/index.ts'

/** In the order of the shelf. */
export const games: readonly Game[] = [splendor, brassBirmingham, skyrise, bruxelles1893, bruxelles1893Revised]
