// What was said aloud as it happened: it is not told again by itself.
import type { Entry } from './log-entries.ts'

const heard = new Set<string>()

export const hear = (table: string, entry: Entry): void => {
  heard.add(keyOf(table, entry))
}

/** Whether every one of some actions was heard. */
export const wasHeard = (table: string, entries: readonly Entry[]): boolean => entries.every((entry) => heard.has(keyOf(table, entry)))

const keyOf = (table: string, { decision, seat }: Entry): string => `${table} ${decision} ${seat}`
