// Which rule lies open, and from where it was asked for. Tags open it; the table shows it beside the board, the page of the rules in its text. Kept
// outside of React, as wishes for scenes are: whoever names a rule need not know who shows it.
import { useSyncExternalStore } from 'react'
import { watched } from '../source/source.ts'

/** Why something cannot be done, with the rule that says so. */
export interface WhyNot {
  readonly says: string
  readonly rule: string
  /** The place that was asked about, where it was one. */
  readonly place?: string
}

/** An object of its own: the same rule may be asked for twice. */
export interface Opened {
  /** Null where the rules were opened and no rule was named. */
  readonly number: string | null
  readonly why?: WhyNot | undefined
}

const opened = watched<Opened | null>(null)

/** Opens the rules at a rule; with the question that it answers, where there was one. */
export const openRule = (number: string, why?: WhyNot): void => opened.replace({ number, why })
export const openRules = (): void => opened.replace({ number: null })
export const closeRules = (): void => opened.replace(null)

export const useOpened = (): Opened | null => useSyncExternalStore(opened.subscribe, opened.value)
