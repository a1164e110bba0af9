// The server, or a worker for servers, as a program.
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { loggerOf, mishapOf, sentenceOf } from './log.ts'
import { openServer } from './server.ts'
import { type Settings, settingsOf } from './settings.ts'
import { openWorker } from './worker.ts'

/** Whoever still reads after this long is cut off. */
const GRACE_MS = 10_000

async function main(): Promise<void> {
  const settings = settingsOf(process.env)
  await (settings.role === 'work' ? work(settings) : serve(settings))
}

async function serve(settings: Settings): Promise<void> {
  const server = await openServer(settings)
  endWithSignal(server, server.app.log)
  console.log(`Open ${addressOf(await server.listen())}`)
}

async function work(settings: Settings): Promise<void> {
  const { log } = Fastify({ logger: loggerOf(settings.logLevel) })
  endWithSignal(await openWorker(settings, log), log)
  console.log('Working: bots move and clocks are watched for every server on this database.')
}

function endWithSignal(opened: { close(): Promise<void> }, log: FastifyBaseLogger): void {
  let closing = false
  const close = (signal: string) => {
    if (closing) return
    closing = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    opened.close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

/** The address for a browser on this machine: a server that listens everywhere is not found at "everywhere". */
function addressOf(listening: string): string {
  const { protocol, hostname, port } = new URL(listening)
  return `${protocol}//${['0.0.0.0', '[::]', '127.0.0.1'].includes(hostname) ? 'localhost' : hostname}:${port}`
}

/** Node would print the error as it is, with everything that hangs on it. */
process.on('uncaughtException', (error: unknown) => {
  console.error(JSON.stringify(mishapOf(error)))
  process.exit(1)
})

main().catch((error: unknown) => {
  console.error(`tassel: ${sentenceOf(error)}`)
  process.exit(1)
})
