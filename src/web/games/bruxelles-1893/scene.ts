// What the parts of the board share: the page's properties and this language's phrases.
import { kindOf } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { NOTHING_OWED, STEPS, type Step } from '../../../games/bruxelles-1893/vocabulary.ts'
import { type Part, parts } from '../../board/words.ts'
import type { BoardProps } from '../../table/face.ts'
import { type Phrases, phrasesOf } from './words/phrases.ts'

export interface Scene extends BoardProps<State> {
  readonly phrases: Phrases
}

export function sceneOf(table: BoardProps<State>): Scene {
  return { ...table, phrases: phrasesOf(table.words) }
}

/** The step that is owed, with its seat and arguments; NOTHING_OWED in somebody's free turn. */
export const pendingStep = (s: State): number => owed(s.pending, NOTHING_OWED)

/** Its name, or 'turn'. */
export function stepName(s: State): Step {
  return STEPS[kindOf(pendingStep(s))]
}

export const nameOf = ({ seats }: Pick<Scene, 'seats'>, seat: Seat): string => seats[seat].name

/** The words of something drawn, in one breath. */
export const said = (...all: readonly Part[]): string => parts(', ', ...all)

/** The francs of the bid that is in hand and not yet on the board. */
export function francsInHand({ picked }: Pick<Scene, 'picked'>): number {
  return Number(picked.find((place) => place.startsWith('francs:'))?.split(':')[1] ?? 0)
}
