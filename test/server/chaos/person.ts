// Somebody who plays by a program: a name, a cookie, and requests that are given up after a while. Written for many at once: connections
// are kept, and one that breaks is an answer like any other.
import { Agent, request } from 'node:http'

/** Nobody waits longer for an answer: whoever was not answered asks again. */
const PATIENCE_MS = 15_000

export interface Person {
  readonly name: string
  cookie: string | null
}

export interface Asked {
  readonly base: string
  readonly path: string
  /** Posted as JSON; without it, it is only looked. */
  readonly body?: unknown
}

export interface Heard<T> {
  /** 0 where no answer came. */
  readonly status: number
  readonly body: T
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** Lets go of the connections that were kept. */
export const hangUp = (): void => agent.destroy()

export function ask<T>(who: Person, { base, path, body }: Asked): Promise<Heard<T>> {
  return new Promise((done) => {
    const none = () => done({ status: 0, body: {} as T })
    const headers: Record<string, string> = {
      ...(who.cookie === null ? {} : { cookie: `tassel=${who.cookie}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = request(base + path, { method: body === undefined ? 'GET' : 'POST', agent, headers, timeout: PATIENCE_MS }, (response) => {
      const given = /^tassel=([^;]+)/.exec(response.headers['set-cookie']?.[0] ?? '')
      if (given) who.cookie = given[1]
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.once('error', none)
      response.once('end', () => done(heard(response.statusCode ?? 0, text)))
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', none)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** A half answer is none. */
function heard<T>(status: number, text: string): Heard<T> {
  try {
    return { status, body: JSON.parse(text) }
  } catch {
    return { status: 0, body: {} as T }
  }
}
