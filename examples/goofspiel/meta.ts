import type { Meta } from '../../src/core/game.ts'

export const meta: Meta = {
  id: 'goofspiel',
  title: 'Goofspiel',
  year: 1930,
  designers: ['Merrill Flood'],
  bgg: null,
  seats: [2, 3, 4, 5],
  options: [{ key: 'ties', says: 'what becomes of a prize that nobody takes', values: ['stay', 'lost'], default: 'stay' }],
  rulesVersion: 1,
  provenance: {
    rulebook: 'The game as it is commonly described; rulings on what is told in several ways are marked in RULES.md',
    components: 'Ordinary playing cards',
    reconstructed: [],
  },
}
