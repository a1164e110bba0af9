// A server as a process of its own, as it runs at a club: it can be killed, and started again on the same data at the same address.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BRIEFLY, program, root } from '../programs.ts'
import { layData } from '../server/template.ts'

export interface Club {
  readonly base: string
  /** Ends the server as a power cut does. */
  kill(): Promise<void>
  /** Starts it again where it was, unless it runs. */
  reopen(): Promise<void>
  /** Ends it for good and throws its data away. */
  close(): Promise<void>
}

interface Running {
  readonly child: ChildProcess
  readonly base: string
  readonly ended: Promise<unknown>
}

/** `tree` is where it was built; another than this one lays a database of its own. `flags` are Node's. */
export async function openClub(tree = root, flags: readonly string[] = []): Promise<Club> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-browser-'))
  if (tree === root) await layData(folder)
  const programIn = (name: string) => (tree === root ? program(name) : join(tree, 'dist', `${name}.js`))
  const start = (port: string) =>
    launch([...flags, programIn('server')], {
      HOST: '127.0.0.1',
      PORT: port,
      TASSEL_DATA: folder,
      TASSEL_WEB: join(tree, 'dist/web'),
      TASSEL_BOT_WORKER: programIn('bot-worker'),
      TASSEL_BOT_PAUSE: '0',
      TASSEL_LIMITS: 'off',
      DATABASE_URL: '',
      LOG_LEVEL: 'info',
    })
  let running = await start('0')
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal)
    await running.ended
  }
  return {
    base: running.base,
    kill: () => end('SIGKILL'),
    async reopen() {
      if (running.child.exitCode === null && running.child.signalCode === null) return
      running = await start(new URL(running.base).port)
    },
    async close() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function launch(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [...BRIEFLY, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const base = await new Promise<string>((done, fail) => {
    let log = ''
    child.stdout.on('data', (chunk) => {
      const address = /listening at (http:[^"]+)"/.exec((log += chunk))?.[1]
      if (address) done(address)
    })
    void ended.then(() => fail(new Error(`The server ended: ${log}`)))
  })
  return { child, base, ended }
}
