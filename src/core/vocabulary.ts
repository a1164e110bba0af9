// What every game's vocabulary is made of: events and who hears them, reasons and the rules they stand on.
import type { EventKind, Facts, Problem } from './game.ts'

/** An event that everybody hears, with these facts. */
export const all = (...facts: string[]): EventKind => ({ facts, heardBy: 'all' })
/** An event that only the seat hears of which it is told. */
export const own = (...facts: string[]): EventKind => ({ facts, heardBy: 'own' })

/** How a game refuses: a reason of its list, with the rule that it stands on. */
export function becauseOf<R extends string>(reasons: Readonly<Record<R, string>>): (reason: R, facts?: Facts) => Problem {
  return (reason, facts = {}) => ({ rule: reasons[reason], reason, facts })
}
