// The pages by Vite, which puts what is changed into the open page, and behind them, at the same address, the server, which is
// built and started again when something of it is changed. Its data lies where `npm start` has it.
import { spawn } from 'node:child_process'
import { createServer as createSocket } from 'node:net'
import { watch } from 'rolldown'
import { createServer } from 'vite'
import { root } from '../built.mjs'
import { withExamples } from './examples.mjs'
import { joined } from './joined.mjs'

const program = joined('server', 'src/server/main.ts')
const botWorker = joined('bot-worker', 'src/server/bots/worker.ts')
/** What the server answers; everything else is a page or a part of one. */
const SERVER = '^/(api|health|metrics)([/?]|$)'
const port = Number(process.env.PORT || 1893)
const inner = await freePort()

let server
let up = new Promise(() => {})

const watcher = watch([program, botWorker])
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message)
  if (event.code === 'END') up = restarted()
  await event.result?.close?.()
})

const pages = await createServer({
  root,
  plugins: [withExamples(), { name: 'patience', configureServer: ({ middlewares }) => void middlewares.use(patience) }],
  server: { port, strictPort: true, host: process.env.HOST, proxy: { [SERVER]: { target: `http://127.0.0.1:${inner}` } } },
})
await pages.listen()
console.log(`Open http://localhost:${port}`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([pages.close(), watcher.close(), ended()])
    process.exit(0)
  })

/** Who asks while the server is away waits until it is back. */
async function patience(request, _response, next) {
  if (new RegExp(SERVER).test(request.url)) await up
  next()
}

/** One data folder, one server: the next waits until the last has gone. */
async function restarted() {
  await ended()
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(inner),
    TASSEL_BOT_WORKER: botWorker.output.file,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  }
  server = spawn(process.execPath, ['--enable-source-maps', program.output.file], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((listening) => {
    server.stdout.setEncoding('utf8').on('data', (text) => {
      if (/^Open /m.test(text)) listening()
      process.stdout.write(text.replace(/^Open .*\n/m, `${new Date().toLocaleTimeString()} the server is up\n`))
    })
  })
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
