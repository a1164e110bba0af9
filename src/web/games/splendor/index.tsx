// Splendor's face: what the table page needs to show the game.
import { splendor } from '../../../games/splendor/index.ts'
import type { State } from '../../../games/splendor/state.ts'
import type { GameFace } from '../../table/face.ts'
import { Board } from './board.tsx'
import { Fact } from './fact.tsx'
import { Holdings } from './holdings.tsx'
import { probe } from './probe.ts'
import { loadWords } from './words/load.ts'

export const splendorFace: GameFace<State> = { game: splendor, load: loadWords, Board, Holdings, Fact, probe }
