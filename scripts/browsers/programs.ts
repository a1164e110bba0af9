// The programs that a machine has, and how they are started and ended.
import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'

/** The first of these that is there: a path, or a name that the shell would find. */
export function programOf(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name)))).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface Running {
  /** What it says: on its error stream, and on a fourth stream that it may be told of. */
  readonly streams: readonly Readable[]
  /** Ends it, and waits for its end. */
  end(): Promise<void>
}

export function start(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const child: ChildProcess = spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  const ended = new Promise((done) => child.once('exit', done))
  const streams = child.stdio.slice(2).filter((stream): stream is Readable => stream !== null && stream !== undefined && 'read' in stream)
  // Whatever nobody listens to is thrown away, lest the program wait for a listener.
  for (const stream of streams) stream.resume()
  return {
    streams,
    async end() {
      child.kill()
      await ended
    },
  }
}

/** Waits until a program says something; the part of it that is looked for. */
export function hear({ streams }: Running, pattern: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    for (const stream of streams) {
      let said = ''
      stream.on('data', (chunk) => {
        const found = pattern.exec((said += chunk))
        if (found) done(found[1])
      })
      stream.once('end', () => fail(new Error(`It ended, and said: ${said}`)))
    }
  })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}
