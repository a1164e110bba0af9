// A server under load: its programs, what they use of the machine, and how they are ended.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { program } from '../../programs.ts'
import { type DatabaseName, type Ground, ground, METRICS } from '../ground.ts'
import { type Launched, launch } from '../launch.ts'
import type { Postgres } from '../postgres.ts'

export interface House {
  readonly bases: readonly string[]
  readonly servers: readonly Launched[]
  readonly settings: Ground['settings']
  /** Milliseconds of the processor that the servers have used, and the database's programs. */
  used(): { servers: number; database: number }
  /** What the first server holds: all of its memory, and what its program uses of it. */
  memory(): Promise<{ rss: number; heap: number }>
  close(): Promise<void>
}

export interface HouseOptions {
  readonly database: DatabaseName
  readonly postgres: Postgres
  readonly processes?: number
  /** More of the environment. */
  readonly env?: Record<string, string>
  /** Goes on with the data of another. */
  readonly on?: Ground
}

/** A tick of the system's clock, in which it tells how long programs have worked. */
const TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK']).toString())

/** Read before everything else: at a signal what was thrown away is collected, so that what is left can be counted. */
const SWEEPS = `data:text/javascript,${encodeURIComponent(`
  import v8 from 'node:v8'
  import vm from 'node:vm'
  v8.setFlagsFromString('--expose-gc')
  const gc = vm.runInNewContext('gc')
  process.on('SIGUSR2', () => gc())`)}`

export async function openHouse({ database, postgres, processes = 1, env = {}, on }: HouseOptions): Promise<House> {
  const at = on ?? (await ground(database, { postgres: postgres.url }))
  const servers = await Promise.all(
    Array.from({ length: processes }, () =>
      launch(program('server'), at.settings, { TASSEL_BOT_PAUSE: '50', NODE_OPTIONS: `--import=${SWEEPS}`, ...env }),
    ),
  )
  return {
    bases: servers.map(({ base }) => base),
    servers,
    settings: at.settings,
    used: () => ({
      servers: servers.reduce((sum, { process }) => sum + cpuOf(process.pid ?? 0), 0),
      database: database === 'PGlite' ? 0 : databaseCpu(),
    }),
    memory: () => memoryOf(servers[0]),
    async close() {
      await Promise.all(
        servers.map(({ process, ended }) => {
          process.kill('SIGTERM')
          return ended
        }),
      )
      if (!on) at.clear()
    },
  }
}

/** Milliseconds that a process has worked, with its children that have ended. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS
}

/** All programs of the PostgreSQL that was started here: its first one is our child. */
function databaseCpu(): number {
  const pids = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const first = pids.find(([, parent, name]) => Number(parent) === process.pid && name.startsWith('postgres'))?.[0]
  return pids
    .filter(([pid, parent]) => first !== undefined && (pid === first || parent === first))
    .reduce((sum, [pid]) => sum + tryCpu(Number(pid)), 0)
}

/** A program may end between being listed and being looked at. */
function tryCpu(pid: number): number {
  try {
    return cpuOf(pid)
  } catch {
    return 0
  }
}

/** The least of some readings, each after a sweep. */
async function memoryOf({ base, process }: Launched): Promise<{ rss: number; heap: number }> {
  let [rss, heap] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let i = 0; i < 4; i++) {
    process.kill('SIGUSR2')
    await new Promise((done) => setTimeout(done, 500))
    const text = await (await fetch(`${base}/metrics`, { headers: METRICS })).text()
    heap = Math.min(heap, Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1] ?? 0))
    rss = Math.min(rss, Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024)
  }
  return { rss, heap }
}
