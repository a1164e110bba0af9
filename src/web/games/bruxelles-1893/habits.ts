// What is usual: the answers that a person begins with in the middle of an action, so that a space and a word are enough.
import { first, kindOf } from '../../../core/action.ts'
import { pointed } from '../../../games/bruxelles-1893/compass.ts'
import { AREAS, CUBES, HANDS, WILD } from '../../../games/bruxelles-1893/components.ts'
import { FRANC_UNIT, unitsOf } from '../../../games/bruxelles-1893/payments.ts'
import { cubePlace, type State } from '../../../games/bruxelles-1893/state.ts'
import { BUILD, DONE, SKIP, TAKE_CUBE } from '../../../games/bruxelles-1893/vocabulary.ts'
import type { Choice } from '../../table/choice.ts'
import type { Plan } from '../../table/plan.ts'
import { saleIn } from './art-market.tsx'
import { stepName } from './scene.ts'

export function propose(plan: Plan<State>): Choice | null {
  const { choices, after: s } = plan
  switch (stepName(s)) {
    case 'bid':
    case 'hand':
    case 'display':
      return choices[0]
    case 'recallFrancs':
    case 'travellers': // they never count for the majority
      return choices[choices.length - 1]
    case 'openTile': // a second pawn is seldom spent
      return ofKind(choices, DONE)[0] ?? null
    case 'cubes':
      return best(ofKind(choices, TAKE_CUBE), ({ action }) => useOfCube(plan, first(action)))
    case 'construction':
      return best(ofKind(choices, BUILD), ({ action }) => timesActive(first(action)))
    case 'payment':
      return best(choices, ({ action }) => -sacrifice(plan, first(action)))
    case 'cursor':
      return best(choices, ({ action }) => worthOfSale(s, first(action)))
    default:
      return onlyDeed(choices)
  }
}

/** Whether a pawn would be put where nothing can be done. */
export const warns = ({ told, seat }: Pick<Plan, 'told' | 'seat'>): boolean =>
  told.some((line) => line.seat === seat && line.event === 'cannot')

const ofKind = (choices: readonly Choice[], kind: number): readonly Choice[] => choices.filter(({ action }) => kindOf(action) === kind)

function best(choices: readonly Choice[], worth: (choice: Choice) => number): Choice | null {
  return choices.reduce<Choice | null>((one, other) => (one && worth(one) >= worth(other) ? one : other), null)
}

/** The first edition asks whether the only thing to do is done. */
function onlyDeed(choices: readonly Choice[]): Choice | null {
  const deeds = choices.filter(({ action }) => kindOf(action) !== SKIP)
  return deeds.length === 1 && deeds.length < choices.length ? deeds[0] : null
}

/** What the compass asks for comes first; of two such cubes the one that there is less of. */
function useOfCube({ after: s, seat }: Plan<State>, cube: number): number {
  const isAsked = Array.from({ length: HANDS }, (_, hand) => pointed(s, hand)).includes(cube)
  return (isAsked ? 100 : 0) - s.cubes[cubePlace(seat, cube)]
}

/** A house is worth the more the oftener its space is active. */
const timesActive = (space: number): number => AREAS.filter((area) => area & (1 << space)).length

/** Wild cubes cost the 5 VP, francs are needed for bids; otherwise what there is most of is given. */
function sacrifice({ after: s, seat }: Plan<State>, payment: number): number {
  const held = CUBES.reduce((sum, _, cube) => sum + unitsOf(payment, cube) * s.cubes[cubePlace(seat, cube)], 0)
  return unitsOf(payment, WILD) * 10_000 + unitsOf(payment, FRANC_UNIT) * 100 - held
}

function worthOfSale(s: State, cell: number): number {
  const { points, francs } = saleIn({ s }, cell)
  return points * 100 + francs
}
