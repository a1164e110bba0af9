// The programs that are killed: each at an address of its own, behind a line to the database that can be cut, and started again by whoever
// looks after it, as a service manager would.
import { type ChildProcess, spawn } from 'node:child_process'
import { program } from '../../programs.ts'
import { freePort } from '../postgres.ts'
import { type Line, openLine } from './proxy.ts'

export const ROLES = ['serve', 'work'] as const
export type Role = (typeof ROLES)[number]

export interface Ship {
  readonly role: Role
  readonly name: string
  /** Where people reach it; a worker is reached by nobody. */
  readonly base: string
  /** Its way to the database, where that is another program. */
  readonly line: Line | null
  /** Ends it as a power cut does; it is started again. */
  kill(): void
  /** Stands still for so long, with all that it has begun. */
  freeze(ms: number): void
}

export interface Fleet {
  readonly ships: readonly Ship[]
  /** Programs that ended though nobody killed them. */
  readonly fallen: string[]
  /** Waits until every server says that it is well; answers those that do not. */
  well(withinMs: number): Promise<string[]>
  stop(): Promise<void>
}

export interface FleetOptions {
  readonly roles: readonly Role[]
  /** The connection string of the database, or null for the embedded one. */
  readonly databaseUrl: string | null
  readonly folder: string
}

/** A program that was ended is started again after so long. */
const RESTART_MS = 300

export async function launchFleet({ roles, databaseUrl, folder }: FleetOptions): Promise<Fleet> {
  const fallen: string[] = []
  let closing = false
  const closers: (() => Promise<void>)[] = []

  async function launch(role: Role, index: number): Promise<Ship> {
    const name = `${role} ${index + 1}`
    const line = databaseUrl === null ? null : await openLine(Number(new URL(databaseUrl).port))
    const port = await freePort()
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      TASSEL_DATA: folder,
      DATABASE_URL: databaseUrl && line ? databaseUrl.replace(/:\d+\//, `:${line.port}/`) : '',
      TASSEL_BOT_PAUSE: '50',
      TASSEL_HEARTBEAT: '1000',
      TASSEL_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    }
    let child: ChildProcess
    let killed = false
    const begin = () => {
      killed = false
      child = spawn(process.execPath, [...NODE_FLAGS, program('cli'), ...wordsFor(role, databaseUrl)], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let log = ''
      child.stderr?.on('data', (chunk: Buffer) => {
        log = (log + chunk).slice(-2000)
      })
      child.once('exit', (code, signal) => {
        if (closing) return
        if (!killed) fallen.push(`${name} ended with ${code ?? signal}: ${log.trim().split('\n').at(-1) ?? ''}`)
        setTimeout(() => closing || begin(), RESTART_MS)
      })
    }
    begin()
    closers.push(async () => {
      const ended = new Promise((done) => (child.exitCode === null && child.signalCode === null ? child.once('exit', done) : done(null)))
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(late)
      line?.close()
    })
    return {
      role,
      name,
      base: `http://127.0.0.1:${port}`,
      line,
      kill() {
        killed = true
        child.kill('SIGKILL')
      },
      freeze(ms) {
        const frozen = child
        frozen.kill('SIGSTOP')
        setTimeout(() => frozen.kill('SIGCONT'), ms)
      },
    }
  }

  const counts = { serve: 0, work: 0 }
  const ships: Ship[] = []
  for (const role of roles) ships.push(await launch(role, counts[role]++))
  process.once('exit', () => {
    closing = true
    for (const ship of ships) ship.kill()
  })

  return {
    ships,
    fallen,
    async well(withinMs) {
      const end = performance.now() + withinMs
      const servers = ships.filter(({ role }) => role === 'serve')
      let ill = servers
      while (ill.length > 0 && performance.now() < end) {
        const healthy = await Promise.all(
          ill.map(({ base }) =>
            fetch(`${base}/health`).then(
              ({ ok }) => ok,
              () => false,
            ),
          ),
        )
        ill = ill.filter((_, i) => !healthy[i])
        if (ill.length > 0) await new Promise((done) => setTimeout(done, 250))
      }
      return ill.map(({ name }) => name)
    },
    async stop() {
      closing = true
      await Promise.all(closers.map((close) => close()))
    },
  }
}

/** Programs are started often and live briefly here. */
const NODE_FLAGS = ['--liftoff-only']

/** An embedded database has one process, which does everything. */
function wordsFor(role: Role, databaseUrl: string | null): string[] {
  if (databaseUrl === null) return ['serve']
  return role === 'serve' ? ['serve', '--web-only'] : ['work']
}
