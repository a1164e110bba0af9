// What is done without being asked: bots move, clocks run out. Any number of processes do it for one database.
import { openPool } from './bots/pool.ts'
import { openTurns, type TurnsOptions } from './bots/turns.ts'
import type { Pulse } from './clocks/pulse.ts'
import { openTicks } from './clocks/ticks.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/database.ts'
import type { Hall } from './tables/hall.ts'

export interface Works {
  /** A bot owes a decision in so many milliseconds. */
  botDue(inMs: number): void
  /** Begins, with whatever was left behind. */
  start(hall: Hall): void
  /** Does about clocks what is due now. */
  tick(): Promise<void>
  /** Lets what was begun end, and begins no more. */
  stop(): Promise<void>
}

export interface WorksOptions extends Pick<TurnsOptions, 'timed' | 'failed'> {
  readonly store: Store
  readonly pulse: Pulse
  readonly settings: Settings
}

export function openWorks({ store, pulse, settings, timed, failed }: WorksOptions): Works {
  const { worker, botDeadlineMs: deadlineMs } = settings
  const pool = openPool({ worker, deadlineMs })
  const turns = openTurns({ store, pool, deadlineMs, timed, failed })
  const ticks = openTicks({ store, pulse, failed })
  return {
    botDue: turns.due,
    start(hall) {
      turns.start(hall)
      ticks.start(hall)
    },
    tick: ticks.look,
    async stop() {
      await ticks.stop()
      await turns.stop()
      await pool.close()
    },
  }
}
