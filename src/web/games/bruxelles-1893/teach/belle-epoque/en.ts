import type { Teaching } from '../../../../rules/teach.ts'
import type { BelleEpoquePart } from '../parts.ts'

export const en: Teaching<BelleEpoquePart> = {
  title: 'Belle Époque',
  parts: {
    pavilion: {
      title: 'Pavilions beside the rows',
      says: 'In place of a house you may build a pavilion: the price of the house and up to *two glass*, for which no wild cube stands in [BP1]. Every round it scores a point for each colour of pawns in its row [BP4]. It is a building like any other [BP3].',
    },
    cards: {
      title: 'A card of your own',
      says: 'With a pavilion you get the Belle Époque card beside it, usable at once [BP2] and then *once a round* [BC33]. Cards 1 to 10 want a pawn put on the board; the park does not set them off [BC34].',
    },
    tiles: {
      title: 'Pawns that stay',
      says: 'Five spaces have a tile. After the action of such a space you may put *another pawn on an open tile* [BE4]; it stays there until the end and scores as the tile says, before the nobles are paid [BT8]. Houses never go to these spaces [BE5].',
    },
    travellers: {
      title: 'Travellers, glass and white art',
      says: 'Nagelmackers brings a traveller, a pawn *for Brussels only* [BE7], who goes home every round [BE12]. Privat-Livemont brings a white work of art [BE8]: it is sold as any colour, for half the price [BE9]. And the hands of the compass may now point at glass [BE3].',
    },
  },
  card: {
    turn: [
      'A pavilion in place of a house: its price and 0, 1 or 2 glass [BP1]; its card is yours [BP2], once a round [BC33]',
      'After the action of a space with a tile: another pawn on an open tile, to the end of the game [BE4]',
    ],
    costs: [
      'Glass is a noble cube [BE11]; no wild cube replaces that of a pavilion [BP1]',
      'Travellers: in Brussels only [BE7]; they never count for the majority [BE12]',
      'White art: any colour not on display, half the francs and points [BE9]',
    ],
    scoring: [
      'Each round a pavilion: 1 for each colour of pawns in its row [BP4]',
      'Tiles with a pawn, before the nobles are paid: 1 for every 7 points [BT1], 2 a building [BT8], 3 a white work [BT11] and others',
    ],
  },
}
