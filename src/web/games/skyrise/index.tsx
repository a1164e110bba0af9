// The face of Skyrise: what the table page needs to show the game.
import { skyrise } from '../../../games/skyrise/index.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { parts } from '../../board/words.ts'
import type { GameFace } from '../../table/face.ts'
import { fetched } from '../../table/fetched.ts'
import { Board } from './board.tsx'
import { explainer } from './explain/load.ts'
import { Fact } from './fact.tsx'
import { isInVain } from './habits.ts'
import { Holdings } from './holdings.tsx'
import { seatColours } from './pieces.ts'
import { probe } from './probe.ts'
import { loadWords } from './words/load.ts'
import { phrasesOf } from './words/phrases.ts'

const slips = fetched(() => import('./slip.tsx'))

export const skyriseFace: GameFace<State> = {
  game: skyrise,
  scenes: {
    events: { endsEra: 'era', ends: 'end', reveals: 'cards', builds: 'auction', buildsMasterpiece: 'auction' },
    load: async () => (await import('./scenes/scenes.ts')).teller,
  },
  load: loadWords,
  Board,
  Holdings,
  colours: seatColours,
  Fact,
  // On a phone the city stays in sight: these are what stands below it, beside the page's own tabs.
  parts: [
    { id: 'numbers', name: (words) => phrasesOf(words).numbersTab, holds: () => false },
    { id: 'city', name: (words) => phrasesOf(words).cityTab, holds: () => false },
  ],
  when({ era, auction }, words) {
    const phrases = phrasesOf(words)
    return parts(' · ', phrases.era(era), auction > 0 && phrases.auction(auction))
  },
  rounds: {
    begin: ['opens', 'opensWith'],
    name: (auction, words) => (auction === 0 ? phrasesOf(words).innovators : phrasesOf(words).auction(auction)),
  },
  probe,
  slip: (props) => slips.now().slip(props),
  warns: isInVain,
  later: slips.fetch,
  tale: fetched(async () => (await import('./tale.ts')).tale).fetch,
  explainer,
}
