// What is told of a table, joined to what was known of it.
import type { Line } from '../../wire/positions.ts'

/** Lines from decision `from` on are told anew; those before it stand. */
export function mergedLines(old: readonly Line[], told: readonly Line[], from: number): readonly Line[] {
  return [...old.filter((line) => line.decision < from), ...told]
}

/** What is told twice is known once. */
export function withOne<T extends { readonly id: number }>(old: readonly T[], one: T): readonly T[] {
  return old.some(({ id }) => id === one.id) ? old : [...old, one]
}
