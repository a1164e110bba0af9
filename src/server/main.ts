// The server as a program.
import { mishapOf, sentenceOf } from './log.ts'
import { openServer } from './server.ts'
import { settingsOf } from './settings.ts'

/** Whoever still reads after this long is cut off. */
const GRACE_MS = 10_000

async function main(): Promise<void> {
  const settings = settingsOf(process.env)
  const server = await openServer(settings)
  let closing = false
  const close = (signal: string) => {
    if (closing) return
    closing = true
    server.app.log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    server.close().then(
      () => process.exit(0),
      (error) => {
        server.app.log.error({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  console.log(`Open ${addressOf(await server.listen())}`)
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
