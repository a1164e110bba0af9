// Decisions that are owed before the turn goes on: plain integers on a small stack inside the block, never closures.

/** A field of the block: the depth first, then the decisions, the topmost last. */
export type Pending = Int32Array

/** How many integers a stack of `depth` decisions takes in a layout. */
export const pendingSize = (depth: number): number => depth + 1

/** Puts a decision on top: it is owed before those below it. */
export function owe(pending: Pending, decision: number): void {
  pending[++pending[0]] = decision
}

/** The decision owed now, or `none`. */
export function owed(pending: Pending, none: number): number {
  const depth = pending[0]
  return depth === 0 ? none : pending[depth]
}

/** Whether anything is owed. */
export const isOwing = (pending: Pending): boolean => pending[0] > 0

/** What is wrong with a stack that a stranger sent, or null. */
export function pendingFault(pending: Pending, isStep: (decision: number) => boolean): string | null {
  const depth = pending[0]
  if (depth < 0 || depth >= pending.length) return 'more is pending than can be'
  return pending.subarray(1, depth + 1).every(isStep) ? null : 'something unknown is pending'
}

/** Takes the topmost decision away, once it is made. */
export function settle(pending: Pending): void {
  pending[pending[0]--] = 0
}
