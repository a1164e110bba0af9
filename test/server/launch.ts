// A server as a process of its own, as it runs at a club.
import { type ChildProcess, spawn } from 'node:child_process'
import type { Settings } from '../../src/server/settings.ts'

export interface Launched {
  readonly process: ChildProcess
  readonly base: string
  /** The exit status. */
  readonly ended: Promise<number | null>
}

export async function launch(program: string, settings: Settings): Promise<Launched> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      HOST: settings.host,
      PORT: String(settings.port),
      TASSEL_DATA: settings.folder ?? '',
      DATABASE_URL: settings.databaseUrl ?? '',
      TASSEL_BOT_WORKER: settings.worker,
      TASSEL_BOT_PAUSE: '500',
      TASSEL_LIMITS: 'off',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const base = await new Promise<string>((done, fail) => {
    let log = ''
    const read = (chunk: Buffer) => {
      log += chunk
      const address = /listening at (http:[^"]+)"/.exec(log)?.[1]
      if (!address) return
      child.stdout.off('data', read).resume()
      done(address)
    }
    child.stdout.on('data', read)
    void ended.then(() => fail(new Error(`The server ended: ${log}`)))
  })
  return { process: child, base, ended }
}
