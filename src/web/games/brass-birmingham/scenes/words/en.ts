// English.
import { many } from '../../../../../core/plural.ts'
import type { SceneWords } from '../../../../scenes/words/scene-words.ts'

export const en: SceneWords = {
  titles: {
    canal: () => 'End of the canal era',
    rail: () => 'End of the rail era',
    end: () => 'Final scoring',
  },
  steps: {
    income: { name: 'Income', says: 'Income is paid in the new order of turns.' },
    links: {
      name: 'Links',
      says: 'A link scores the link points at its ends: those on flipped tiles, whoever owns them, and two at a merchant.',
    },
    tiles: { name: 'Tiles', says: 'Each flipped tile scores its points for its owner.' },
    cleared: {
      name: 'Board cleared',
      says: 'All links and all tiles of level I leave the board, barrels come back to the merchants, new cards are dealt.',
    },
    scoresMoney: { name: 'Money', says: 'A point for every £4, fifteen at most.' },
    scoresIncome: { name: 'Income', says: 'The income level is worth as many points.' },
    scoresAgain: { name: 'Higher tiles again', says: 'Flipped tiles of level II and above score once more.' },
  },
  leaves: (tiles, links) => `${many(tiles, 'tile')} of level I, flipped or not; ${many(links, 'canal')}, back to their owners`,
  tieBreak: 'the higher income, then more money',
}
