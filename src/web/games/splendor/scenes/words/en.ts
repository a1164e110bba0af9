// English.
import type { SceneWords } from '../../../../scenes/words/scene-words.ts'

export const en: SceneWords = {
  titles: {
    end: () => 'Final count',
  },
  steps: {
    lastRound: { name: 'Last round', says: 'Somebody has fifteen points: the round is played out, so that all have had as many turns.' },
    cards: { says: 'Each card is worth the points printed on it.' },
    nobles: { says: 'Each noble is worth three points.' },
    tieBreak: { name: 'Tie-break', says: 'On equal points, whoever has bought fewer cards wins. The number is that of the cards bought.' },
  },
  tieBreak: 'fewer cards bought',
}
