// Bots take their turns: due tables are taken one after another, as many at once as there are threads.
import { Refused } from '../refused.ts'
import type { Store } from '../store/database.ts'
import { postpone, takeDueTable } from '../store/due.ts'
import type { Hall } from '../tables/hall.ts'
import { botAt, type Live, owedByBots } from '../tables/live.ts'
import type { BotPool, Outcome } from './pool.ts'

/** So often somebody looks whether another process left work behind. */
const SWEEP_MS = 2000
const POSTPONED_MS = 3_600_000
/** The lease of a turn: the bot's deadline, the substitute's, and time to commit. */
const leaseOf = (deadlineMs: number): number => 2 * deadlineMs + 3000

export interface BotTurns {
  /** Begins, with whatever was left behind. */
  start(hall: Hall): void
  /** A bot owes a decision in so many milliseconds. */
  due(inMs: number): void
  /** Lets the turns that are being taken end, and takes no more. */
  stop(): Promise<void>
}

export interface TurnsOptions {
  readonly store: Store
  readonly pool: BotPool
  readonly deadlineMs: number
  timed(bot: string, outcome: Outcome, seconds: number): void
  failed(error: unknown): void
}

export function openTurns({ store, pool, deadlineMs, timed, failed }: TurnsOptions): BotTurns {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let hall: Hall | null = null
  let sweep: NodeJS.Timeout | undefined
  let looking = false
  let lookAgain = false

  /** Takes due tables until there is none or no thread is free; a finished turn looks again. */
  async function look(): Promise<void> {
    lookAgain = true
    if (looking) return
    looking = true
    try {
      while (hall && lookAgain && running.size < pool.threads) {
        lookAgain = false
        const id = await takeDueTable(store.db, leaseOf(deadlineMs))
        if (id === null || !hall) continue
        lookAgain = true
        const turn = takeTurn(hall, id).catch(failed)
        running.add(turn)
        turn.then(() => {
          running.delete(turn)
          lookSoon()
        })
      }
    } catch (error) {
      failed(error)
    } finally {
      looking = false
    }
  }

  function lookSoon(inMs = 0): void {
    if (!hall) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void look()
    }, inMs)
    timers.add(timer)
  }

  async function takeTurn(at: Hall, id: string): Promise<void> {
    const live = await at.read(id).catch(async (error) => {
      // A table that this version cannot play must not be taken again and again.
      if (error instanceof Refused) await postpone(store.db, id, POSTPONED_MS)
      throw error
    })
    const seat = firstBot(live)
    if (seat === null) return
    const began = performance.now()
    const { action, outcome } = await pool.decide(live, seat, failed)
    timed(botAt(live.seats[seat]) ?? '', outcome, (performance.now() - began) / 1000)
    await at.playFor(live, seat, { seq: live.table.seq, action })
  }

  return {
    start(opened) {
      hall = opened
      sweep = setInterval(() => void look(), SWEEP_MS)
      lookSoon()
    },
    // A little later than due: the store's clock decides, and asking too early would wait for the next sweep.
    due: (inMs) => lookSoon(inMs + (inMs === 0 ? 0 : 5)),
    async stop() {
      hall = null
      clearInterval(sweep)
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

/** The first bot that owes a decision. */
function firstBot({ table, seats }: Live): number | null {
  const owing = table.status === 'playing' ? owedByBots(seats, table.actors) : 0
  return owing === 0 ? null : 31 - Math.clz32(owing & -owing)
}
