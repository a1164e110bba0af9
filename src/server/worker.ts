// A process that only works: it serves nobody, and does for the servers on the same database what is due.
import type { FastifyBaseLogger } from 'fastify'
import { openPulse } from './clocks/pulse.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import { openHall } from './tables/hall.ts'
import { openWorks } from './works.ts'

export interface Worker {
  close(): Promise<void>
}

export async function openWorker(settings: Settings, log: FastifyBaseLogger): Promise<Worker> {
  const store = await openStore(settings)
  const failed = (error: unknown) => log.warn({ err: error }, 'in the background')
  const pulse = openPulse({ store, serves: false, failed })
  const timed = (bot: string, outcome: string, seconds: number) => log.info({ bot, outcome, ms: Math.round(seconds * 1000) }, 'turn')
  const works = openWorks({ store, pulse, settings, timed, failed })
  const { botPauseMs, beatMs } = settings
  // Who serves does not work: whatever happens at a table may be followed by a bot.
  const heard = () => works.botDue(botPauseMs)
  const hall = await openHall(store, { pulse, botPauseMs, beatMs, botDue: works.botDue, heard, failed })
  works.start(hall)
  return {
    async close() {
      pulse.stop()
      await works.stop()
      await store.close()
    },
  }
}
