// A server as a process of its own, as it runs at a club.
import { type ChildProcess, spawn } from 'node:child_process'
import type { Settings } from '../../src/server/settings.ts'
import { BRIEFLY } from '../programs.ts'

export interface Launched {
  readonly process: ChildProcess
  readonly base: string
  /** Everything it has written, to both of its outputs. */
  log(): string
  /** The exit status. */
  readonly ended: Promise<number | null>
}

/** Starts a server; more of the environment may be given. */
export async function launch(program: string, settings: Settings, more: Record<string, string> = {}): Promise<Launched> {
  return started(program, settings, { more, ready: /listening at (http:[^"]+)"/ })
}

/** Starts a process that only works. */
export const launchWorker = (program: string, settings: Settings): Promise<Launched> =>
  started(program, settings, { more: { TASSEL_ROLE: 'work' }, ready: /^(Working): /m })

interface Starting {
  readonly more: Record<string, string>
  /** What it says once it has started, its address first. */
  readonly ready: RegExp
}

async function started(program: string, settings: Settings, { more, ready }: Starting): Promise<Launched> {
  const child = spawn(process.execPath, [...BRIEFLY, program], {
    env: {
      ...process.env,
      HOST: settings.host,
      PORT: String(settings.port),
      TASSEL_DATA: settings.folder ?? '',
      DATABASE_URL: settings.databaseUrl ?? '',
      TASSEL_BOT_WORKER: settings.worker,
      TASSEL_BOT_PAUSE: '500',
      TASSEL_HEARTBEAT: String(settings.beatMs),
      TASSEL_LIMITS: 'off',
      TASSEL_METRICS_TOKEN: settings.metricsToken ?? '',
      LOG_LEVEL: 'info',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that fails may leave it running.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let log = ''
  const heard = new Set<() => void>()
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      log += chunk
      for (const look of heard) look()
    })
  const ended = new Promise<number | null>((done) => child.once('close', done)).finally(() => process.off('exit', kill))
  const base = await new Promise<string>((done, fail) => {
    const look = () => {
      const address = ready.exec(log)?.[1]
      if (!address) return
      heard.delete(look)
      done(address)
    }
    heard.add(look)
    void ended.then((code) => fail(new Error(`The server ended with ${code}: ${log}`)))
  })
  return { process: child, base, ended, log: () => log }
}
