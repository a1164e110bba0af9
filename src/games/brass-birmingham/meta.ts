import type { Meta } from '../../core/game.ts'

export const meta: Meta = {
  id: 'brass-birmingham',
  title: 'Brass: Birmingham',
  titles: { 'zh-Hant': '工業革命：伯明翰' },
  year: 2018,
  designers: ['Gavan Brown', 'Matt Tolman', 'Martin Wallace'],
  bgg: 224517,
  seats: [2, 3, 4],
  options: [
    { key: 'game', says: 'Both eras, or the introductory game of the canal era alone', values: ['full', 'introductory'], default: 'full' },
    { key: 'tie-break', says: 'Ties go to the income space or to the income level', values: ['space', 'level'], default: 'space' },
    {
      key: 'links',
      says: 'Fourteen link tiles a seat and era, or as many as one likes',
      values: ['fourteen', 'unlimited'],
      default: 'fourteen',
    },
    { key: 'gloucester', says: 'The free develop of Gloucester may or must be used', values: ['may', 'must'], default: 'may' },
    { key: 'overbuild', says: 'Overbuild at will, or only where no slot is free', values: ['at-will', 'no-free-slot'], default: 'at-will' },
    { key: 'worthless', says: 'Tiles worth nothing stay in a shortfall, or may be removed', values: ['stay', 'may-go'], default: 'stay' },
  ],
  rulesVersion: 1,
  provenance: {
    rulebook:
      'Short rules of the Ukrainian edition, with our digest of the full rules; rulings on what they leave open are marked in our rules',
    components:
      'Tiles, slots, links, tracks and merchants read off pictures of the printed parts and compared with nine or more independent tables',
    reconstructed: ['How many copies of each card are in the deck: six independent tables agree, but no picture shows every copy'],
  },
}
