// BC1 to BC10: cards of the five actions of the Art Nouveau board. They are offered after a pawn was put there, never by the park (BC34).
import { action } from '../../../core/action.ts'
import { owe } from '../../../core/pending.ts'
import { CUBES, WILD } from '../components.ts'
import { giveCube, kindsInSupply, takeUpTo } from '../cubes.ts'
import { unitsOf } from '../payments.ts'
import { artHeld, cubePlace } from '../state.ts'
import { OWES_CUBES, OWES_FLIP, OWES_REMOVE_NOBLES, OWES_RETURN_ART } from '../vocabulary.ts'
import type { CardRow } from './card-row.ts'
import { canRemove } from './cards/remove-nobles.ts'
import { canSellAfterAnyReturn } from './cards/return-art.ts'
import { helpsPayment } from './cards/substitute.ts'
import type { BelleEpoqueCard } from './cards-held.ts'
import { gainFrancs, gainPoints } from './gains.ts'
import { hasWhite } from './white-art.ts'

const CURSOR_STEPS = 2
const DISCARD_POINTS = 3
const WILD_CUBES = 2

export const CARDS_ON_ART_NOUVEAU = {
  'francs-for-art': {
    can: (s, seat) => artHeld(s, seat) > 0,
    use: (s, seat, _about, tell) => gainFrancs(s, seat, artHeld(s, seat), tell),
  },
  'turn-white': {
    can: hasWhite,
    use: (s, seat) => owe(s.pending, action(OWES_FLIP, seat)),
  },
  'longer-cursor': {
    use(s) {
      s.extraSteps = CURSOR_STEPS
    },
  },
  'return-art': {
    can: canSellAfterAnyReturn,
    use: (s, seat) => owe(s.pending, action(OWES_RETURN_ART, seat)),
  },
  'points-for-discard': {
    use: (s, seat, _about, tell) => gainPoints(s, seat, DISCARD_POINTS, tell),
  },
  'remove-nobles': {
    can: canRemove,
    use: (s, seat) => owe(s.pending, action(OWES_REMOVE_NOBLES, seat)),
  },
  'wild-cubes': {
    can: (s) => s.supply[WILD] > 0,
    use: (s, seat, _about, tell) => takeUpTo(s, seat, WILD, WILD_CUBES, tell),
  },
  'change-wild': {
    can: (s, seat) => s.cubes[cubePlace(seat, WILD)] > 0 && kindsInSupply(s) > 0,
    use(s, seat, _about, tell) {
      giveCube(s, seat, WILD)
      tell?.('givesCube', seat, WILD)
      owe(s.pending, action(OWES_CUBES, seat, 1))
    },
  },
  substitute: {
    can: (s, seat, target) => s.substitute === 0 && helpsPayment(s, seat, target),
    use(s) {
      s.substitute = 1
    },
  },
  'points-for-kinds': {
    can: (_s, _seat, payment) => kindsUsed(payment) > 0,
    use: (s, seat, payment, tell) => gainPoints(s, seat, kindsUsed(payment), tell),
  },
} satisfies Partial<Record<BelleEpoqueCard, CardRow>>

/** BC10: kinds of cubes in a payment; francs are none. */
function kindsUsed(payment: number): number {
  let kinds = 0
  for (let cube = 0; cube < CUBES.length; cube++) if (unitsOf(payment, cube) > 0) kinds++
  return kinds
}
