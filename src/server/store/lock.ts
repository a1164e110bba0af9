// Two servers on one embedded database would destroy it. A listening socket is the lock: the system drops it with its owner, however
// that one dies, and no process id can be mistaken for another's.
import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface FolderLock {
  release(): Promise<void>
}

/** Takes a folder for this process alone, or throws a sentence that says who has it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const place = await socketOf(folder)
  const server = (await bind(place)) ?? (await bindAfterTheDead(place))
  if (!server)
    throw new Error(`Another Tassel server already uses the data folder ${folder}. Stop it first, or set TASSEL_DATA to another folder.`)
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

/** A socket's path must be short, a folder's need not be: hence the hash. */
async function socketOf(folder: string): Promise<string> {
  const name = `tassel-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`)
}

function bind(place: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((visitor) => visitor.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(null) : fail(error)))
    server.listen(place, () => done(server))
  })
}

/** A socket that nobody answers on was left behind by a process that was killed. */
async function bindAfterTheDead(place: string): Promise<Server | null> {
  const alive = await new Promise<boolean>((done) => {
    const visitor = connect(place, () => done(true)).once('error', () => done(false))
    visitor.once('close', () => visitor.destroy())
  })
  if (alive) return null
  await rm(place, { force: true })
  return bind(place)
}
