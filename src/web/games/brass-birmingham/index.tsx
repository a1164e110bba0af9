// The face of Brass: Birmingham: what the table page needs to show the game.
import { kindOf } from '../../../core/action.ts'
import { brassBirmingham } from '../../../games/brass-birmingham/index.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { PASS } from '../../../games/brass-birmingham/vocabulary.ts'
import type { GameFace } from '../../table/face.ts'
import { fetched } from '../../table/fetched.ts'
import { Board } from './board.tsx'
import { explainer } from './explain/load.ts'
import { Fact } from './fact.tsx'
import { habits } from './habits.ts'
import { Holdings } from './holdings.tsx'
import { probe } from './probe.ts'
import { whenOf } from './strip.tsx'
import { loadWords } from './words/load.ts'
import { eraName, phrasesOf } from './words/phrases.ts'

const slips = fetched(() => import('./slip.tsx'))

export const brassBirminghamFace: GameFace<State> = {
  game: brassBirmingham,
  scenes: {
    events: { railEra: 'canal', scoresMoney: 'end', scoresLinks: 'rail' },
    load: async () => (await import('./scenes/scenes.ts')).teller,
  },
  load: loadWords,
  Board,
  Holdings,
  Fact,
  roundEnds: 'willBe',
  when: (s, words) => whenOf(s, phrasesOf(words)),
  eras: { begins: 'railEra', name: (era, words) => eraName(era, phrasesOf(words)) },
  ...habits,
  slip: (props) => slips.now().slip(props),
  later: slips.fetch,
  tale: fetched(async () => (await import('./tale.ts')).tale).fetch,
  explainer,
  warns: ({ actions }) => kindOf(actions[0]) === PASS,
  probe,
}
