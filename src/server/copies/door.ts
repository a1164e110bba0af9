// The embedded database is one process's. Whoever wants a copy while it runs asks that process, by a socket in the data folder: what may be read there
// may be read in the folder anyhow, and the network has no part in it.
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sentenceOf } from '../log.ts'
import type { Store } from '../store/database.ts'
import { dump } from './dump.ts'
import { brokenOff, CannotCopy, openCopy, written } from './format.ts'
import { versionOf } from './parts.ts'
import { exportTable, importTable } from './table.ts'

/** What can be asked of a database, by whoever has it open or through the door of who has. */
export interface Keeper {
  backup(): Promise<Readable>
  exportTable(id: string, withoutKeys: boolean): Promise<Readable>
  /** Answers with the table's id. */
  importTable(bytes: Readable, name: string): Promise<string>
}

export const keeperOf = (store: Store): Keeper => ({
  backup: async () => written({ tassel: 'backup', database: await versionIn(store) }, (take) => dump(store, take)),
  exportTable: async (id, withoutKeys) => exportTable(store, { id, withoutKeys, database: await versionIn(store) }),
  importTable: async (bytes, name) => importTable(store, await openCopy(bytes, name)),
})

async function versionIn({ db }: Store): Promise<number> {
  const version = await versionOf(db)
  if (version === 0) throw new CannotCopy('There is nothing of Tassel in this database yet.')
  return version
}

/** Longer ones the system does not take for the address of a socket. */
const LONGEST_PATH = 100

/** The socket of a data folder; null where there can be none. */
function doorOf(folder: string): string | null {
  const path = join(folder, 'door')
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH ? null : path
}

/** Opens the door of a folder that this process holds; answers with how it is closed. */
export async function openDoor(folder: string, store: Store, failed: (error: unknown) => void): Promise<() => Promise<void>> {
  const path = doorOf(folder)
  if (path === null) return async () => {}
  rmSync(path, { force: true }) // of a process that was killed
  const keeper = keeperOf(store)
  const server = createServer((asked, answer) => void serve(keeper, asked, answer).catch(failed))
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done))
  chmodSync(path, 0o600)
  return () =>
    new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
}

async function serve(keeper: Keeper, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  try {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://door')
    if (asked.method === 'POST') {
      answer.end(await keeper.importTable(asked, searchParams.get('name') ?? 'The copy'))
      return
    }
    const bytes =
      pathname === '/backup' ? await keeper.backup() : await keeper.exportTable(searchParams.get('id') ?? '', searchParams.has('rekeyed'))
    // Should the database fail midway, the answer is cut, and the copy has no end.
    await pipeline(bytes, answer)
  } catch (error) {
    if (answer.destroyed || answer.headersSent) throw error
    answer.writeHead(error instanceof CannotCopy ? 422 : 500)
    answer.end(error instanceof CannotCopy ? error.message : `The server could not do it. ${sentenceOf(error)}`)
  }
}

/** Asks the process that has a folder open; null where none answers. */
export async function throughDoor(folder: string): Promise<Keeper | null> {
  const path = doorOf(folder)
  if (path === null) return null
  const ask = (url: string, body?: Readable): Promise<IncomingMessage> =>
    new Promise((done, fail) => {
      const sent = request({ socketPath: path, path: url, method: body ? 'POST' : 'GET' }, done)
      sent.once('error', fail)
      if (body) pipeline(body, sent).catch(fail)
      else sent.end()
    })
  const asked = async (url: string, body?: Readable): Promise<IncomingMessage> => {
    const answer = await ask(url, body).catch((error: unknown) => {
      throw brokenOff(error)
    })
    if (answer.statusCode !== 200) throw new CannotCopy(await text(answer))
    return answer
  }
  try {
    ;(await ask('/tables?id=')).resume()
  } catch {
    return null
  }
  return {
    backup: () => asked('/backup'),
    exportTable: (id, withoutKeys) => asked(`/tables?id=${encodeURIComponent(id)}${withoutKeys ? '&rekeyed' : ''}`),
    importTable: async (bytes, name) => text(await asked(`/tables?name=${encodeURIComponent(name)}`, bytes)),
  }
}
