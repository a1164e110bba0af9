// BC19 to BC32: cards of certain moments of a round.
import { action } from '../../../core/action.ts'
import { bitCount } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { PLACES } from '../components.ts'
import { spend } from '../money.ts'
import { takeEffect } from '../noble-effects.ts'
import { brusselsPlace, type State, type Tell } from '../state.ts'
import { OWES_DOUBLE, OWES_OTHER_COLUMN, OWES_STAND } from '../vocabulary.ts'
import type { CardRow } from './card-row.ts'
import { canDouble } from './cards/double.ts'
import { hasOtherColumn } from './cards/other-column.ts'
import { canStand } from './cards/stand.ts'
import { type BelleEpoqueCard, cardsHeld } from './cards-held.ts'
import { gainFrancs, gainPoints } from './gains.ts'
import { takeTraveller } from './travellers.ts'

const ON_HOUSE_POINTS = 3
const LEAVING_NOBLE_FRANCS = 2
const EXTRA_MANNEKEN = 2
const VISIT_POINTS_A_CARD = 2
const VISIT_FRANCS_A_CARD = 3

export const CARDS_AT_MOMENTS = {
  traveller: {
    can: (s) => s.train > 0,
    use: (s, seat, _about, tell) => takeTraveller(s, seat, tell),
  },
  surveyor: {
    use(s, seat) {
      s.surveyor = seat
      s.anyIris = 1
    },
  },
  'points-on-house': {
    use: (s, seat, _space, tell) => gainPoints(s, seat, ON_HOUSE_POINTS, tell),
  },
  'another-turn': {
    can: canStand,
    use: (s, seat) => owe(s.pending, action(OWES_STAND, seat)),
  },
  'parting-noble': {
    can: (s, seat) => s.money[seat] >= LEAVING_NOBLE_FRANCS,
    use(s, seat, noble, tell) {
      spend(s, seat, LEAVING_NOBLE_FRANCS)
      takeEffect(s, seat, noble, tell)
    },
  },
  'points-for-idle-nobles': {
    can: (s, seat) => s.ready[seat] !== 0,
    use: (s, seat, _about, tell) => gainPoints(s, seat, bitCount(s.ready[seat]), tell),
  },
  'other-column': {
    can: hasOtherColumn,
    use: (s, seat, column) => owe(s.pending, action(OWES_OTHER_COLUMN, seat, column)),
  },
  'more-manneken': {
    use(s, seat) {
      s.extraManneken[seat] = EXTRA_MANNEKEN
    },
  },
  'double-pawn': {
    can: canDouble,
    use: (s, seat) => owe(s.pending, action(OWES_DOUBLE, seat)),
  },
  'francs-for-irises': {
    use(s, seat) {
      s.irisFrancs = seat + 1
    },
  },
  'withdraw-pawn': {
    can: (s, seat) => placeWithPawn(s, seat) !== NONE,
    use: (s, seat, _about, tell) => withdraw(s, seat, tell),
  },
  'points-for-travellers': {
    can: (s) => travellersInBrussels(s) > 0,
    use: (s, seat, _about, tell) => gainPoints(s, seat, travellersInBrussels(s), tell),
  },
  'points-for-cards': {
    use: (s, seat, _about, tell) => gainPoints(s, seat, VISIT_POINTS_A_CARD * cardsHeld(s, seat), tell),
  },
  'francs-for-cards': {
    use: (s, seat, _about, tell) => gainFrancs(s, seat, VISIT_FRANCS_A_CARD * cardsHeld(s, seat), tell),
  },
} satisfies Partial<Record<BelleEpoqueCard, CardRow>>

/** BC29: the majority counts all four actions together, so it does not matter from which one the pawn comes. */
function withdraw(s: State, seat: Seat, tell?: Tell): void {
  s.inBrussels[brusselsPlace(seat, placeWithPawn(s, seat))]--
  s.pawns[seat]++
  tell?.('withdraws', seat)
}

function placeWithPawn(s: State, seat: Seat): number {
  for (let place = 0; place < PLACES.length; place++) if (s.inBrussels[brusselsPlace(seat, place)] > 0) return place
  return NONE
}

function travellersInBrussels(s: State): number {
  let travellers = 0
  for (let place = 0; place < PLACES.length; place++) travellers += s.travellersIn[place]
  return travellers
}
