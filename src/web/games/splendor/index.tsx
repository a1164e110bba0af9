// Splendor's face: what the table page needs to show the game.
import { splendor } from '../../../games/splendor/index.ts'
import type { State } from '../../../games/splendor/state.ts'
import type { GameFace } from '../../table/face.ts'
import { fetched } from '../../table/fetched.ts'
import { Board } from './board.tsx'
import { explainer } from './explain/load.ts'
import { Fact } from './fact.tsx'
import { habits } from './habits.ts'
import { Holdings } from './holdings.tsx'
import { probe } from './probe.ts'
import { loadWords } from './words/load.ts'

const slips = fetched(() => import('./slip.tsx'))

export const splendorFace: GameFace<State> = {
  game: splendor,
  scenes: { events: { ends: 'end' }, load: async () => (await import('./scenes/scenes.ts')).teller },
  load: loadWords,
  arrows: true,
  Board,
  Holdings,
  Fact,
  probe,
  ...habits,
  slip: (props) => slips.now().slip(props),
  later: slips.fetch,
  tale: fetched(async () => (await import('./tale.ts')).tale).fetch,
  explainer,
}
