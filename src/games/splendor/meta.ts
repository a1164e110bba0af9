import type { Meta } from '../../core/game.ts'

export const meta: Meta = {
  id: 'splendor',
  title: 'Splendor',
  titles: { ru: 'Роскошь', 'zh-Hant': '璀璨寶石' },
  year: 2014,
  designers: ['Marc André'],
  bgg: 148228,
  seats: [2, 3, 4],
  options: [],
  rulesVersion: 1,
  provenance: {
    rulebook: 'Splendor, Russian edition; rulings on what it leaves open are marked in our rules',
    components: 'All 90 cards and 10 nobles, a clear majority of 28 independent card tables and 24 noble tables',
    reconstructed: [],
  },
}
