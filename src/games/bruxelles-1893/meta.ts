import { contentOption } from '../../core/content.ts'
import type { Meta, Provenance } from '../../core/game.ts'

const components =
  'Counts, effects, prices and set-up are those of the rulebooks; what they show only in pictures was looked for in reviews and tables of others'

const RECONSTRUCTED = [
  'The order of the actions on the action strips, both sides',
  'The stock exchange cards: their francs and all but three of the pairs of irises',
  'The cards below the columns: which rewards, VP symbols and Manneken stand together',
  "The nobles' salaries, which add up in both worked examples, and three copies of each noble",
  'The numbers of the tracks but for iris and crown 2 and 3, and 8 and 10 on the architect track',
  'The francs and VP of the art market, and the corner of each colour on its cursor',
] as const

const firstProvenance: Provenance = {
  rulebook: 'Rules of the first edition in Russian; rulings on what they leave open are marked in our rules',
  components,
  reconstructed: [
    ...RECONSTRUCTED,
    'Where the hands of the compass begin: on opposite segments',
    'Six art tiles of each colour, as in the revised edition',
  ],
}

const revisedProvenance: Provenance = {
  rulebook: 'Rules of the revised edition in Traditional Chinese; rulings on what they leave open are marked in our rules',
  components,
  reconstructed: [
    ...RECONSTRUCTED,
    'The order of the segments of the compass, and that there are seven',
    'The numbers of the B boards but for the rows of Paul Saintenoy',
    'The glass that pavilions cost, but for the third',
  ],
}

const shared = {
  title: 'Bruxelles 1893',
  titles: { ru: 'Брюссель 1893', 'zh-Hant': '布魯塞爾1893' },
  designers: ['Etienne Espreman'],
  seats: [2, 3, 4, 5],
  rulesVersion: 1,
} as const

export const firstMeta: Meta = {
  ...shared,
  id: 'bruxelles-1893',
  year: 2013,
  bgg: null,
  options: [
    { key: 'strips', says: 'The action strips with their normal or their expert side up', values: ['normal', 'expert'], default: 'normal' },
    {
      key: 'cursor',
      says: 'A sale moves the cursor up to as many cells as one has tiles, or exactly so many or not at all',
      values: ['up-to', 'exactly'],
      default: 'up-to',
    },
    contentOption,
  ],
  provenance: firstProvenance,
}

export const revisedMeta: Meta = {
  ...shared,
  id: 'bruxelles-1893-revised',
  title: 'Bruxelles 1893: revised edition',
  titles: {
    ru: 'Брюссель 1893: новое издание',
    uk: 'Bruxelles 1893: оновлене видання',
    'zh-Hant': '布魯塞爾1893：修訂版',
  },
  year: 2023,
  bgg: null,
  options: [
    { key: 'belle-epoque', says: 'With or without the expansion Belle Époque', values: ['off', 'on'], default: 'off' },
    {
      key: 'variant',
      says: 'The same boards for all, or the variant with alternating strips and B boards',
      values: ['off', 'on'],
      default: 'off',
    },
    contentOption,
  ],
  provenance: revisedProvenance,
}
