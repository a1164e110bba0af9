// The faces of both editions of Bruxelles 1893: what the table page needs to show the game.
import { ROUNDS } from '../../../games/bruxelles-1893/components.ts'
import { bruxelles1893, bruxelles1893Revised } from '../../../games/bruxelles-1893/index.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import type { FaceScenes, GameFace } from '../../table/face.ts'
import { fetched } from '../../table/fetched.ts'
import { Board } from './board.tsx'
import { Choices } from './choices.tsx'
import { explainer } from './explain/load.ts'
import { Fact } from './fact.tsx'
import { propose, warns } from './habits.ts'
import { Holdings } from './holdings.tsx'
import { parts } from './parts.ts'
import { loadSlip, slip } from './slip/load.ts'
import { loader } from './words/load.ts'

const tale = fetched(async () => (await import('./tale.ts')).tale).fetch
const scenes: FaceScenes<State> = {
  events: {
    ends: 'end',
    losesNoble: 'end',
    scoresTile: 'end',
    winsCard: 'round',
    tiesColumn: 'round',
    willStart: 'round',
    scoresIris: 'round',
    neutralIris: 'round',
    toCourthouse: 'round',
    visits: 'round',
    nobleLeaves: 'round',
  },
  load: async () => (await import('./scenes/scenes.ts')).teller,
}
// Nothing is chosen or refused before it is asked for: the slip and the refusals come after the board.
let probes: typeof import('./probe.ts') | undefined
const later: GameFace['later'] = async (language) => {
  const [come] = await Promise.all([import('./probe.ts'), loadSlip(language)])
  probes = come
}
const probe: GameFace<State>['probe'] = (s, seat, wanted) => probes?.probe(s, seat, wanted) ?? null

const shared = {
  arrows: true,
  Board,
  Holdings,
  Choices,
  Fact,
  parts,
  lastRound: ROUNDS,
  roundEnds: 'nobleLeaves',
  probe,
  propose,
  warns,
  slip,
  tale,
  scenes,
  explainer,
  later,
}

export const bruxelles1893Face: GameFace<State> = { ...shared, game: bruxelles1893, load: loader('first') }
export const bruxelles1893RevisedFace: GameFace<State> = { ...shared, game: bruxelles1893Revised, load: loader('revised') }
