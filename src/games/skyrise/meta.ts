import { contentOption } from '../../core/content.ts'
import type { Meta } from '../../core/game.ts'

export const meta: Meta = {
  id: 'skyrise',
  title: 'Skyrise',
  titles: { ru: 'Парящий город' },
  year: 2024,
  designers: ['Adam Wyse', 'Gavan Brown', 'Sébastien Pauchon'],
  bgg: null, // no source at hand names it
  seats: [2, 3, 4],
  options: [
    {
      key: 'small-key',
      says: 'The small key is used with three or four seats, or with two or four',
      values: ['three-four', 'two-four'],
      default: 'three-four',
    },
    {
      key: 'track',
      says: 'The "exactly four tokens" of a track include the printed one, or only collected ones',
      values: ['printed', 'collected'],
      default: 'printed',
    },
    {
      key: 'airships',
      says: 'The panorama Airships asks for two own structures around an airship, or for one',
      values: ['two', 'one'],
      default: 'two',
    },
    {
      key: 'bridges',
      says: 'The panorama Bridges asks for own structures at both ends of a bridge, or at either',
      values: ['both', 'either'],
      default: 'both',
    },
    {
      key: 'innovators',
      says: 'Innovators, and with them the buildings, are dealt, or everybody chooses one',
      values: ['dealt', 'chosen'],
      default: 'dealt',
    },
    {
      key: 'opener',
      says: 'Who opens the first auction: by lot, or a player by his place at the table',
      values: ['drawn', 'first', 'second', 'third', 'fourth'],
      default: 'drawn',
    },
    {
      key: 'masterpiece-cards',
      says: 'Masterpiece cards may be read at once, or, in a first game, not before era 2',
      values: ['at-once', 'later'],
      default: 'at-once',
    },
    contentOption,
  ],
  rulesVersion: 3,
  provenance: {
    rulebook: 'Skyrise, Russian edition; rulings on what it leaves open or contradicts are marked in our rules',
    components:
      "Counts of all components, the values of the worked examples and of the notes on cards are the rulebook's; public pages give a few more",
    reconstructed: [
      'Numbers on buildings (but for 24, 32, 64, 72 and 91), their heights and their dots',
      'Platforms: the colours of districts, which are adjacent, where lakes, airships, windmills and bridges are',
      'The last column of the tracks, the values of three patron tiles, the colours of three secret objectives',
      'What the panoramas ask for, and the points of Lakes and Chains; the condition of Bridges is named by a review, its points are those of the same card in Metropolys, the ancestor of the game',
      "Points of Lynch's Image of the City, Vantage Point, Kahn's Ambition, Jacobs' Gardens, Olmsted's Parks, Sullivan's High-rises, Workshop, Shard, Le Baron's Frame and Niemeyer's Legacy",
      "What Image of the City, Vantage Point, Kahn's Ambition, Jacobs' Gardens, Vault and Niemeyer's Legacy count, as far as the notes on cards do not say it",
    ],
  },
}
