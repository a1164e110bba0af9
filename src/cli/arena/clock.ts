// The clock of a side. It runs for a turn and not for a decision: a turn that is ten small decisions would otherwise have ten times the time, and who
// thinks once about the whole of it would be the loser.
import type { Budget } from '../../bots/budget.ts'
import { cpuMs } from '../cpu.ts'
import type { Allowance } from './entrants.ts'

/** However much of a turn's time its first decisions took, a later one has this part of it: nobody must decide without a look. */
const LEAST = 1 / 20
/** A turn is late when it takes so much longer than it may. */
export const LATE_MS = 50

/** What a decision may take in a turn that has taken some time already; null where time is not limited. */
export function leftOf({ ms }: Allowance, usedMs: number): number | null {
  return ms === null ? null : Math.max(ms - usedMs, ms * LEAST)
}

/** A bot's budget for one decision. Time is the processor's: what else the machine does is not held against anybody. */
export function budgetOf({ simulations }: Allowance, leftMs: number | null): Budget | undefined {
  if (leftMs === null) return simulations === null ? undefined : { simulations }
  return { simulations: simulations ?? Number.POSITIVE_INFINITY, isOver: alarmIn(leftMs) }
}

/**
 * Rings after so much of the processor's time. Asking for that costs a microsecond or two; one thread's time never runs ahead of the clock on the wall,
 * so until half of what is left has passed there, nothing need be asked.
 */
function alarmIn(ms: number): () => boolean {
  const began = cpuMs()
  let again = performance.now() + ms / 2
  return () => {
    const now = performance.now()
    if (now < again) return false
    const left = began + ms - cpuMs()
    again = now + left / 2
    return left <= 0
  }
}
