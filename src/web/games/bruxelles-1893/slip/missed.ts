// What a decision will not achieve, and what would still happen.

import type { Problem } from '../../../../core/game.ts'
import { whyNot } from '../../../../core/words.ts'
import { constructionProblem } from '../../../../games/bruxelles-1893/actions/construction.ts'
import { pointed } from '../../../../games/bruxelles-1893/compass.ts'
import {
  ACTIONS,
  CONSTRUCTION,
  CUBES,
  columnOf,
  GLASS,
  HANDS,
  MATERIALS,
  NOBLES,
  SALE,
  WILD,
} from '../../../../games/bruxelles-1893/components.ts'
import { because } from '../../../../games/bruxelles-1893/reasons.ts'
import { cubePlace } from '../../../../games/bruxelles-1893/state.ts'
import { columnName } from '../../../../games/bruxelles-1893/words/places.ts'
import type { SlipContent } from '../../../table/face.ts'
import { warns } from '../habits.ts'
import { ownerGain } from './others.tsx'
import { bidOf } from './pay.tsx'
import { type Sheet, toldOf } from './sheet.ts'

export function missedBy(sheet: Sheet, space: number | null): SlipContent['missed'] {
  const { plan, words } = sheet
  const isNothing = toldOf(plan, 'gainsNothing').length > 0
  if (space === null) return isNothing || isIdleVisit(sheet) ? { says: words.bringsNothing, rule: 'X6' } : undefined
  if (!warns(plan) && !isNothing) return undefined
  const action = plan.before.actionAt[space]
  const owner = ownerGain(sheet, space)
  return {
    says: words.cannot(ACTIONS[action], reason(sheet, action)),
    still: [words.still(bidOf(sheet), columnName(columnOf(space))), owner && words.ownerStill(owner.name, owner.gain)]
      .filter(Boolean)
      .join(' '),
    rule: action === NOBLES ? 'N1' : problemOf(plan, action).rule,
  }
}

/** X6: the Grand-Place may be used with nobody who is ready. */
function isIdleVisit({ plan }: Sheet): boolean {
  return toldOf(plan, 'toGrandPlace').length > 0 && plan.before.ready[plan.seat] === 0
}

/** The nearest reason. */
function reason({ plan, scene, words }: Sheet, action: number): string {
  if (action === NOBLES) return words.noNobleToPay
  const problem = problemOf(plan, action)
  const missing = problem.reason === 'cannotPay' ? missingCubes(plan) : []
  return missing.length > 0 ? words.without(missing.map((cube) => scene.phrases.cubes[CUBES[cube]])) : lowered(whyNot(problem, scene.words))
}

function problemOf({ after: s, seat }: Sheet['plan'], action: number): Problem {
  if (action === CONSTRUCTION) return constructionProblem(s, seat)
  return because(action === SALE ? 'nothingToSell' : action === MATERIALS ? 'noCubesLeft' : 'noArtLeft')
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** O1: a hand that points at a cube of which there is none, with no wild one to stand in. */
function missingCubes({ after: s, seat }: Sheet['plan']): number[] {
  const held = (cube: number) => s.cubes[cubePlace(seat, cube)]
  const asked = Array.from({ length: HANDS }, (_, hand) => pointed(s, hand))
  return held(WILD) > 0 ? [] : [...new Set(asked)].filter((segment) => segment <= GLASS && held(segment) === 0)
}
