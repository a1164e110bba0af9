import type { Teaching } from '../../../rules/teach.ts'
import type { Part } from './parts.ts'

export const en: Teaching<Part> = {
  title: 'Splendor',
  parts: {
    goal: {
      title: 'A race to fifteen',
      says: 'You turn gems into cards, and cards and nobles into points. Once somebody has *15 points* the round is played out [E1], and *most points win*. On a tie whoever bought fewer cards is ahead [E3].',
    },
    turn: {
      title: 'One action a turn',
      says: 'Take *three gems of different colours* [T2], or *two of one colour* from a pile of at least four [T4]. Or reserve a card [R1], or buy one [B1]. When your turn ends you keep *ten tokens at most* [L1].',
    },
    bonus: {
      title: 'Cards pay for cards',
      says: 'A card that you buy stays with you, and the gem at its top right is a bonus for the rest of the game. Every bonus takes *one gem of its colour off each later price* [B3], so that dear cards end up costing little. Tokens that you pay go back to the middle [B2].',
    },
    reserve: {
      title: 'Reserving brings gold',
      says: 'A reserved card is out of the others’ reach, and *one gold* comes with it while any is left [R4]. Gold pays for any gem. You hold three such cards at most, and only buying one makes room again [R3].',
    },
    noble: {
      title: 'Nobles come uninvited',
      says: 'At the end of a turn a noble visits whoever has the bonuses that he asks for, and brings *3 points* [N1]. Only bought cards count for him, never tokens [N2]. One comes a turn; if several could, you choose which [N4].',
    },
  },
  card: {
    turn: [
      'One action: take gems, reserve a card or buy a card [U1]',
      'Three different gems [T2]; with fewer colours left, one of each [T3]',
      'Two of one colour from a pile of four or more [T4]',
      'Reserve an open card [R1] or the top of a deck unseen [R2]: 1 gold with it [R4]',
      'Buy an open or a reserved card [B1]; a gap is filled at once [B6]',
    ],
    costs: [
      'Each bonus takes one gem of its colour off the price [B3]',
      'Gold pays for any gem [B2], even one that you hold [B4]',
      'Ten tokens at the end of a turn [L1]; three reserved cards [R3]',
      'Gems of each colour with 2, 3, 4 seats: 4, 5, 7; always 5 gold [S4]',
    ],
    scoring: [
      'Points of bought cards [B7]',
      'A noble: 3 points, at the end of a turn, for bonuses alone [N1] [N3]',
      '15 points: the round is finished, then it is over [E1]',
      'Most points, then fewest bought cards, then shared [E3]',
    ],
  },
}
