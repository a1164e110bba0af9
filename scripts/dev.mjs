// `npm run dev`: the pages by Vite, which puts what is changed into the open page, and behind them, at the same address, the server, which is
// built and started again when something of it is changed. Its data lies where `npm start` has it.
import { spawn } from 'node:child_process'
import { createServer as createSocket } from 'node:net'
import { join } from 'node:path'
import { watch } from 'rolldown'
import { createServer } from 'vite'
import { root } from './built.mjs'

const PROGRAMS = { server: 'src/server/main.ts', 'bot-worker': 'src/server/bots/worker.ts' }
const built = (name) => join(root, 'dist/dev', `${name}.js`)
const port = Number(process.env.PORT || 1893)

const inner = await freePort()
const pages = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    host: process.env.HOST,
    proxy: { '^/(api|health|metrics)(/|$)': { target: `http://127.0.0.1:${inner}` } },
  },
})
await pages.listen()
console.log(`Open http://localhost:${port}`)

let server
const watcher = watch(
  Object.entries(PROGRAMS).map(([name, input]) => ({
    input: join(root, input),
    platform: 'node',
    external: [/^[^./]/],
    output: { file: built(name), format: 'esm', sourcemap: true, codeSplitting: false },
  })),
)
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message)
  if (event.code === 'END') await restart()
  await event.result?.close?.()
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([pages.close(), watcher.close(), ended()])
    process.exit(0)
  })

/** One data folder, one server: the next waits until the last has gone. */
async function restart() {
  await ended()
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(inner),
    TASSEL_BOT_WORKER: built('bot-worker'),
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  }
  server = spawn(process.execPath, ['--enable-source-maps', built('server')], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  console.log(`${new Date().toLocaleTimeString()} server started`)
}

function ended() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  const gone = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  return gone
}

function freePort() {
  return new Promise((done) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port: free } = socket.address()
      socket.close(() => done(free))
    })
  })
}
