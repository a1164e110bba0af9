// The plain face: any game, made of its fields, its actions and its words, for those that have no board of their own.
import { actionList } from '../../core/action.ts'
import type { Game } from '../../core/game.ts'
import { whyNot } from '../../core/words.ts'
import type { GameFace } from '../table/face.ts'
import { Board } from './board.tsx'
import { Choices } from './choices.tsx'
import { Holdings } from './holdings.tsx'
import { labelOf } from './label.ts'
import { PHRASES } from './phrases.ts'

export function plainFace(game: Game): GameFace {
  return {
    game,
    async load(language) {
      const words = (await game.translations?.[language]?.()) ?? game.words
      return {
        words,
        ask(s, seat) {
          const out = actionList()
          return PHRASES[language].ask(game.legal(s, seat, out))
        },
        label: (s, seat, action) => labelOf(game, s, { seat, action, words }),
        refuse: (problem, voice) => whyNot(problem, words, voice),
      }
    },
    Board: (props) => <Board {...props} game={game} />,
    Holdings: (props) => <Holdings {...props} game={game} />,
    Choices: (props) => <Choices {...props} game={game} />,
    Fact: ({ fact, value, words }) => words.name(fact, value),
    probe: () => null,
  }
}
