// What a person has in hand, and the question that it answers: picks made for one position never stand in another that asks something else.
import type { WhyNot } from '../rules/open.ts'
import { type Intent, NO_INTENT } from './intent.ts'
import { planOf, type Question } from './plan.ts'

export interface Held {
  /** What is asked, as one comparable text; empty when nothing is. */
  readonly question: string
  readonly intent: Intent
  /** What went wrong last. */
  readonly says: string | null
  /** The rule that said so, where one did. */
  readonly why?: WhyNot | undefined
}

export const nothingFor = (question: string): Held => ({ question, intent: NO_INTENT, says: null })

/** What was kept, where it answers what is asked now: what another seat decides at the same time does not take it away. */
export const heldFor = (kept: Held, question: string): Held => (kept.question === question ? kept : nothingFor(question))

/** A question as one comparable text. */
export function nameOf(question: Question | null): string {
  return question
    ? planOf(question, [])
        .choices.map(({ action }) => action)
        .join()
    : ''
}
