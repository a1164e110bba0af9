import type { Teaching } from '../../../../rules/teach.ts'
import type { VariantPart } from '../parts.ts'

export const en: Teaching<VariantPart> = {
  title: 'Variant',
  parts: {
    sides: {
      title: 'Every architect is another',
      says: 'The action strips lie with one side and the other up in turn [V1], and each of you plays side B of a board, dealt by chance [V2]. Every board changes one thing and gives *one ability*, which also works through the park [V8].',
    },
    tracks: {
      title: 'Hankar, Cauchie, Horta',
      says: '*Hankar* has another iris track, and may take the noble on top of the deck for nothing [V3]. *Cauchie* has another crown track, and the workshop also gives a cube of the work’s colour [V4]. *Horta* has another architect track and 2 francs with his materials [V5].',
    },
    others: {
      title: 'Saintenoy, Strauven',
      says: '*Saintenoy* counts 1 more for each strategy row, and before he builds he may turn a hand either way [V6]. *Strauven* pays other prices for his houses and gains 1 franc and 1 point more in every sale [V7].',
    },
  },
  card: {
    turn: [
      'Hankar: the top noble of the deck may be taken for nothing [V3] · Cauchie: a cube with each workshop [V4] · Horta: 2 francs with materials [V5]',
      'Saintenoy: a hand turned before building, rows worth 1 more [V6] · Strauven: other house prices, 1 franc and 1 point more a sale [V7]',
    ],
    costs: [],
    scoring: [],
  },
}
