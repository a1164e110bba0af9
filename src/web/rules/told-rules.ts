// Which rule a line of the log follows: a game names one for each of its events, and makes it out of the facts where these say more.
import type { Facts } from '../../core/game.ts'
import type { Told } from '../../core/words.ts'

/** Null for an event that another line explains. */
export type RuleOf = (line: Told) => string | null

type ByFacts = (facts: Facts) => string

export function ruledBy<Event extends string>(
  rules: Readonly<Record<Event, string | null>>,
  byFacts?: Readonly<Partial<Record<Event, ByFacts>>>,
): RuleOf {
  const plain: Readonly<Record<string, string | null>> = rules
  const made: Readonly<Record<string, ByFacts | undefined>> | undefined = byFacts
  return ({ event, facts }) => made?.[event]?.(facts) ?? plain[event] ?? null
}
