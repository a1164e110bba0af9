// Which action's refusal explains a place that cannot be picked.
import { type Action, action, kindOf } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { CELL_IDS, COLUMNS, CUBES, IRIS_IDS, NOBLE_IDS, REVEALED, ROWS, SPACE_IDS } from '../../../games/bruxelles-1893/components.ts'
import { colourNames } from '../../../games/bruxelles-1893/notation.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { steps } from '../../../games/bruxelles-1893/steps.ts'
import {
  BUILD,
  BUILD_PAVILION,
  CHOOSE_ROW,
  DISMISS,
  DISPLAY,
  DOUBLE,
  KINDS,
  MOVE,
  NOBLE,
  OTHER_COLUMN,
  OWES_CARD_USE,
  OWES_CONSTRUCTION,
  OWES_DISMISS,
  OWES_DOUBLE,
  OWES_NEUTRAL,
  OWES_OTHER_COLUMN,
  OWES_RECALL_FROM,
  OWES_REMOVE_NOBLES,
  OWES_RETURN_ART,
  OWES_SALARIES,
  OWES_STRATEGY_ROW,
  PLACE,
  PLACE_NEUTRAL,
  RECALL,
  REMOVE,
  RETURN,
  REWARD,
  SALARY,
  SELL,
  SQUARE,
  TAKE,
  TAKE_CUBE,
  TO_TILE,
  TUCK,
  USE,
  USE_CARD,
} from '../../../games/bruxelles-1893/vocabulary.ts'
import type { Wanted } from '../../table/face.ts'
import { pendingStep, stepName } from './scene.ts'

const VERBS: readonly string[] = KINDS

/** What somebody would do with a place; null where it does not answer what is asked: then it says what it is, and is no mistake. */
export function probe(s: State, seat: Seat, wanted: Wanted): Action | null {
  const meant = meantBy(s, seat, wanted)
  return meant !== null && KINDS[kindOf(meant)] in rowOf(s).answers ? meant : null
}

const rowOf = (s: State): { readonly answers: object } => ({ answers: {}, ...steps[stepName(s)] })

/** What a place of each sort is for, unless the question makes it another thing. */
function meantBy(s: State, _seat: Seat, { place }: Wanted): Action | null {
  const [sort, name = ''] = place.split(':')
  const step = kindOf(pendingStep(s))
  const at = (kind: number, index: number): Action | null => (index < 0 ? null : action(kind, index))
  switch (sort) {
    case 'space':
      return at(SPACE_VERBS[step] ?? PLACE, SPACE_IDS.indexOf(name))
    case 'iris':
      return at(SQUARE, IRIS_IDS.indexOf(name))
    case 'cell':
      return at(MOVE, CELL_IDS.indexOf(name))
    case 'choice':
      return at(VERBS.indexOf(name), 0)
    case 'noble':
      return at(step === OWES_REMOVE_NOBLES ? REMOVE : NOBLE, name === 'deck' ? REVEALED : Number(name))
    case 'own-noble':
      return at(step === OWES_SALARIES ? SALARY : step === OWES_DISMISS ? DISMISS : USE, nobles.indexOf(name))
    case 'stack':
      return at(TAKE, colourNames(s.edition).indexOf(name))
    case 'art':
      return at(SELL, artIndex(s, name))
    case 'supply':
      return at(TAKE_CUBE, cubes.indexOf(name))
    case 'shop':
      return at(step === OWES_RETURN_ART ? RETURN : DISPLAY, Number(name) - 1)
    case 'column':
      return probeColumn(s, step, Number(name) - 1)
    case 'row':
      return probeRow(s, step, rows.indexOf(name))
    case 'pavilion':
      return at(BUILD_PAVILION, Number(name) - 1)
    case 'card':
      return at(USE_CARD, Number(name) - 1)
    case 'tile':
      return at(TO_TILE, Number(name) - 1)
    default:
      return null
  }
}

const nobles: readonly string[] = NOBLE_IDS
const cubes: readonly string[] = CUBES
const rows: readonly string[] = ROWS

const SPACE_VERBS: Readonly<Record<number, number>> = {
  [OWES_NEUTRAL]: PLACE_NEUTRAL,
  [OWES_CONSTRUCTION]: BUILD,
  [OWES_RECALL_FROM]: RECALL,
  [OWES_DOUBLE]: DOUBLE,
}

/** A colour, or WHITE and the colour of the back. */
function artIndex(s: State, name: string): number {
  const names = colourNames(s.edition)
  const white = names.findIndex((colour) => name === `white-${colour}`)
  return white < 0 ? names.indexOf(name) : names.length + white
}

function probeColumn(s: State, step: number, column: number): Action | null {
  if (step === OWES_OTHER_COLUMN) return action(OTHER_COLUMN, column)
  return step === OWES_CARD_USE ? action(REWARD, column, s.tables.cardReward[s.columnCard[column] * 2] ?? 0) : null
}

/** Of the first card that could be tucked at all. */
function probeRow(s: State, step: number, row: number): Action | null {
  if (step === OWES_STRATEGY_ROW) return action(CHOOSE_ROW, row)
  const column = Array.from({ length: COLUMNS }, (_, each) => each).find((each) => s.claims[each] !== 0)
  return step === OWES_CARD_USE && column !== undefined ? action(TUCK, column, row) : null
}
