// Clocks are due work: whoever is free takes a table whose clocks ask for something, warns, and lets bots sit down.
import { Refused } from '../refused.ts'
import { isAway } from '../store/away.ts'
import type { Store } from '../store/database.ts'
import { postponeClock, takeDueClock } from '../store/due.ts'
import type { Pulse } from './pulse.ts'

/** So often somebody looks whether a clock is due. */
const SWEEP_MS = 1000
/** Who takes one and dies is followed by another after this. */
const LEASE_MS = 10_000
const POSTPONED_MS = 3_600_000

/** What does it. */
interface Ticking {
  tick(id: string): Promise<void>
}

export interface Ticks {
  start(hall: Ticking): void
  /** Does all that is due now, if it is not being done already. */
  look(): Promise<void>
  stop(): Promise<void>
}

export function openTicks({ store, pulse, failed }: { store: Store; pulse: Pulse; failed: (error: unknown) => void }): Ticks {
  let hall: Ticking | null = null
  let sweep: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null

  async function lookOnce(): Promise<void> {
    try {
      // While nobody can play, nobody's time runs out.
      if (!(await pulse.known())) return
      while (hall) {
        const id = await takeDueClock(store.db, pulse.now(), LEASE_MS)
        if (id === null || !hall) return
        await take(hall, id)
      }
    } catch (error) {
      if (!isAway(error)) failed(error)
    }
  }

  async function take(at: Ticking, id: string): Promise<void> {
    try {
      await at.tick(id)
    } catch (error) {
      // A table that this version cannot play must not be taken again and again.
      if (error instanceof Refused) await postponeClock(store.db, id, pulse.now() + POSTPONED_MS)
      failed(error)
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null
    })
    return looking
  }

  return {
    start(opened) {
      hall = opened
      sweep = setInterval(() => void look(), SWEEP_MS)
    },
    look,
    async stop() {
      hall = null
      clearInterval(sweep)
      await looking
    },
  }
}
