// BC11 to BC18: cards of the four actions of Brussels.
import { action } from '../../../core/action.ts'
import { owe } from '../../../core/pending.ts'
import { EXCHANGE, SEATS } from '../components.ts'
import { artHeld, brusselsPlace, type State } from '../state.ts'
import { OWES_DISMISS, OWES_GIVE, OWES_RECALL_FROM, OWES_USE, OWES_WHITE_ART } from '../vocabulary.ts'
import type { CardRow } from './card-row.ts'
import { ART_GIVEN, CUBES_GIVEN, canTrade } from './cards/give-for-art.ts'
import { hasBidOut } from './cards/recall.ts'
import type { BelleEpoqueCard } from './cards-held.ts'
import { gainFrancs, gainPoints } from './gains.ts'
import { canTakeWhite } from './white-art.ts'

const FRANCS_A_POINT = 5

export const CARDS_IN_BRUSSELS = {
  'francs-for-pawns': {
    can: (s) => pawnsAt(s, EXCHANGE) > 0,
    use: (s, seat, _about, tell) => gainFrancs(s, seat, pawnsAt(s, EXCHANGE), tell),
  },
  'points-for-francs': {
    can: (s, seat) => s.money[seat] >= FRANCS_A_POINT,
    use: (s, seat, _about, tell) => gainPoints(s, seat, Math.floor(s.money[seat] / FRANCS_A_POINT), tell),
  },
  'one-more-noble': {
    can: (s, seat) => s.ready[seat] !== 0,
    use: (s, seat) => owe(s.pending, action(OWES_USE, seat, 1)),
  },
  'dismiss-noble': {
    can: (s, seat) => (s.kept[seat] & ~s.ready[seat]) !== 0,
    use: (s, seat) => owe(s.pending, action(OWES_DISMISS, seat)),
  },
  'recall-francs': {
    can: hasBidOut,
    use: (s, seat) => owe(s.pending, action(OWES_RECALL_FROM, seat)),
  },
  'points-for-art': {
    can: (s, seat) => artHeld(s, seat) > 0,
    use: (s, seat, _about, tell) => gainPoints(s, seat, artHeld(s, seat), tell),
  },
  'cubes-and-art': {
    can: canTrade,
    use: (s, seat) => owe(s.pending, action(OWES_GIVE, seat, CUBES_GIVEN, ART_GIVEN)),
  },
  'white-art': {
    can: canTakeWhite,
    use: (s, seat) => owe(s.pending, action(OWES_WHITE_ART, seat)),
  },
} satisfies Partial<Record<BelleEpoqueCard, CardRow>>

/** Pawns of all seats on an action, travellers too. */
function pawnsAt(s: State, place: number): number {
  let pawns = s.travellersIn[place]
  for (let seat = 0; seat < SEATS; seat++) pawns += s.inBrussels[brusselsPlace(seat, place)]
  return pawns
}
