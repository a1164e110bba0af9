// How much memory a server takes that nobody plays at yet: where it starts for the first time, and later.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { program } from '../programs.ts'

/** By then what is compiled in the background has been, and what a start leaves behind collected. */
const SETTLED_MS = 10_000

/** Megabytes: resident, its share of what several processes have, and the most there ever was. */
interface Memory {
  readonly resident: number
  readonly share: number
  readonly most: number
}

/** Says what a server on the embedded database takes, started as anybody starts it. Only Linux tells. */
export async function reportMemory(): Promise<void> {
  if (!existsSync('/proc/self/smaps_rollup')) return console.log('memory is told on Linux alone')
  const folder = mkdtempSync(join(tmpdir(), 'tassel-memory-'))
  for (const start of ['first start', 'later start']) {
    const { resident, share, most } = await idle(folder)
    console.log(`PGlite, ${start}: ${resident} MB resident, ${share} MB its own share, ${most} MB at most`)
  }
  rmSync(folder, { recursive: true, force: true })
}

async function idle(folder: string): Promise<Memory> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', TASSEL_DATA: folder, DATABASE_URL: '', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [program('server')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((done) => child.once('close', done))
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Open http') && done())
    void ended.then((code) => fail(new Error(`The server ended with ${code}.`)))
  })
  await pause(SETTLED_MS)
  const { pid } = child
  const memory = {
    resident: megabytes(`/proc/${pid}/status`, 'VmRSS'),
    share: megabytes(`/proc/${pid}/smaps_rollup`, 'Pss'),
    most: megabytes(`/proc/${pid}/status`, 'VmHWM'),
  }
  child.kill('SIGTERM')
  await ended
  return memory
}

function megabytes(file: string, name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
