import { pluralsOf } from '../../../core/plural.ts'
import type { RulesWords } from './rules-words.ts'

const plural = pluralsOf('en')

export const en: RulesWords = {
  title: 'Rules',
  search: 'A word, a piece or a number',
  language: 'Language of the rules',
  print: 'Print',
  close: 'Close the rules',
  back: 'Back to the table',
  places: { learn: 'Learn', reference: 'Reference', icons: 'Words and icons' },
  whyNot: (name) => (name === null ? 'Why not?' : `Why not ${name.replace(/^(An?|The) /, (article) => article.toLowerCase())}?`),
  youAsked: 'you asked at the table',
  here: (names) => `Open to you here: ${names}.`,
  seeAlso: 'See also',
  ourRuling: 'our ruling',
  reconstructed: 'reconstructed',
  rules: plural('# rule', '# rules'),
  part: (at, of) => `part ${at} of ${of}`,
  found: plural('# place found', '# places found'),
  nothingFound: 'Nothing of that kind is in these rules.',
  onlyEnglish: 'This chapter is there in English only.',
  unplayed: 'Not played here',
  card: {
    title: 'Card of the game',
    says: 'One page to print or to keep open',
    turn: 'The turn',
    costs: 'Costs and limits',
    scoring: 'Scoring and the end',
    icons: 'Icons',
  },
  aboutGame: 'About the game',
  openGame: 'Read the rules',
  allGames: 'All games',
  says: 'Every rule has a number. Wherever the table names one, pressing it leads here.',
}
