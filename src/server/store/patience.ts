// A program may be started before its database, or while that is restarted: it waits for a while before it gives up.
import { isAway } from './away.ts'

const AGAIN_MS = 500

export interface Patience {
  readonly forMs: number
  /** Said once, when waiting begins. */
  waits(error: unknown): void
}

/** Does something until the database is there for it, or for as long as there is patience; what else is wrong is thrown at once. */
export async function patiently<T>(attempt: () => Promise<T>, { forMs, waits }: Patience): Promise<T> {
  const end = performance.now() + forMs
  let said = false
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isAway(error) || performance.now() >= end) throw error
      if (!said) waits(error)
      said = true
    }
    await new Promise((done) => setTimeout(done, AGAIN_MS))
  }
}
