// What the parts of the slip share: what is planned, the table before it, and the words.
import { first, kindOf, second } from '../../../../core/action.ts'
import type { Facts } from '../../../../core/game.ts'
import { PLACES } from '../../../../games/bruxelles-1893/components.ts'
import type { EventName } from '../../../../games/bruxelles-1893/events.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import { KINDS, OWES_BID, PLACE, type Step } from '../../../../games/bruxelles-1893/vocabulary.ts'
import type { SlipProps } from '../../../table/face.ts'
import type { Plan } from '../../../table/plan.ts'
import { pendingStep, type Scene, sceneOf, stepName } from '../scene.ts'
import type { SlipWords } from './words/slip-words.ts'

export interface Sheet extends SlipProps<State> {
  /** The table as it stands, with its words. */
  readonly scene: Scene
  readonly words: SlipWords
}

export function sheetOf(props: SlipProps<State>, words: SlipWords): Sheet {
  return { ...props, scene: sceneOf({ ...props.board, s: props.plan.before }), words }
}

/** The space that a pawn is put on, where that is what is planned. */
export function spaceOf({ actions, before }: Plan<State>): number | null {
  const step = pendingStep(before)
  if (kindOf(step) === OWES_BID) return second(step)
  return actions.length > 0 && kindOf(actions[0]) === PLACE ? first(actions[0]) : null
}

/** The place of Brussels that pawns are sent to. */
export function townOf({ actions }: Plan<State>): (typeof PLACES)[number] | null {
  return PLACES.find((place) => actions.length > 0 && KINDS[kindOf(actions[0])] === place) ?? null
}

/** What the seat itself is told of, of one sort. */
export function toldOf({ told, seat }: Plan<State>, event: EventName): Facts[] {
  return told.filter((line) => line.seat === seat && line.event === event).map(({ facts }) => facts)
}

/** The plan up to a question that was asked in it, or is asked at its end. */
export function questionIn(plan: Plan<State>, step: Step): Plan<State> | null {
  for (let asked: Plan<State> | null = plan; asked; asked = asked.previous)
    if (asked.choices.length > 0 && stepName(asked.after) === step) return asked
  return null
}

/** Whether a phase would end with it: then much more happens than what was decided. */
export const endsPhase = ({ before, after }: Plan<State>): boolean => before.phase !== after.phase || before.round !== after.round
