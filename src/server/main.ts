// The server as a program.
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
  await server.listen()
}

main().catch((error: unknown) => {
  console.error(`tassel: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
