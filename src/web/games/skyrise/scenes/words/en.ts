// English.
import type { SceneWords } from '../../../../scenes/words/scene-words.ts'

export const en: SceneWords = {
  titles: {
    auction: () => 'Auction won',
    era: () => 'End of era 1',
    cards: () => 'Masterpiece cards',
    end: () => 'Final scoring',
  },
  steps: {
    stands: { name: 'The bid stands', says: 'The last bid becomes a structure; the other bids go back.' },
    token: { name: 'Token', says: 'The winner takes the token of the district.' },
    control: {
      name: 'Platform control',
      says: 'Most tall buildings control a platform, then most medium, then most low ones: five points for everybody who does.',
    },
    masterpieces: { says: 'The card of the masterpiece takes effect.' },
    firstControl: {
      name: 'Platform control',
      says: 'Most tall buildings control a platform, then most medium, then most low ones: five points for everybody who does.',
    },
    firstPanoramas: { name: 'Panoramas', says: 'Both panorama cards score for everybody, every time they are met.' },
    panoramas: { name: 'Panoramas', says: 'Both panorama cards score for everybody, every time they are met.' },
    cards: { name: 'Masterpiece cards', says: 'Everybody has chosen in secret: the cards are shown together.' },
    opener: { name: 'Opener', says: 'The lowest card number opens the first auction of era 2.' },
    objective: { says: 'Enough structures in the colour of the objective: ten points.' },
    patrons: { says: 'Each patron token scores what the tile of its patron shows.' },
    innovator: { says: 'Each district or wild token on the innovator: ten points.' },
    keys: { says: 'Ten points for the big key, four for the small one.' },
    awards: { says: 'Each award: a point for every item on the innovator.' },
    tracks: { name: 'Tracks', says: 'Each structure scores what the track of its district’s colour shows.' },
  },
  tieBreak: 'who built the last structure earlier',
}
