// Somebody with a browser: a cookie, requests, and an open stream.
import type { StreamMessage } from '../../src/wire/stream.ts'

export interface Answer<T = Record<string, unknown>> {
  readonly status: number
  readonly body: T
  readonly text: string
  readonly headers: Headers
}

export interface Visitor {
  cookie: string | null
  get<T>(path: string, headers?: Record<string, string>): Promise<Answer<T>>
  post<T>(path: string, body: unknown): Promise<Answer<T>>
  /** Sends exactly this text. */
  send<T>(path: string, text: string, type?: string): Promise<Answer<T>>
  follow(path: string, lastEventId?: number): Promise<Followed>
}

/** A stream being followed. */
export interface Followed {
  readonly events: { readonly id: number | null; readonly message: StreamMessage }[]
  /** Everything that came, letter by letter. */
  text(): string
  /** Waits until something is true of what has come. */
  until(isSo: (events: Followed['events']) => boolean): Promise<void>
  /** Waits until the server has ended the stream. */
  ended(): Promise<void>
  leave(): void
}

/** Longer than anything takes, also on a busy machine. */
const PATIENCE_MS = 60_000

export function visitor(base: string): Visitor {
  const self: Visitor = {
    cookie: null,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    send: (path, text, type = 'application/json') => ask(path, { method: 'POST', body: text, headers: { 'content-type': type } }),
    follow: (path, lastEventId) => follow(base + path, { ...cookies(), ...(lastEventId ? { 'last-event-id': String(lastEventId) } : {}) }),
  }
  const cookies = (): Record<string, string> => (self.cookie === null ? {} : { cookie: `tassel=${self.cookie}` })

  async function ask<T>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const response = await fetch(base + path, { redirect: 'manual', ...init, headers: { ...init.headers, ...cookies() } })
    const given = /^tassel=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')
    if (given) self.cookie = given[1]
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, text, body: (isJson ? JSON.parse(text) : {}) as T, headers: response.headers }
  }
  return self
}

async function follow(url: string, headers: Record<string, string>): Promise<Followed> {
  const aborter = new AbortController()
  const response = await fetch(url, { headers, signal: aborter.signal })
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`)
  const events: Followed['events'] = []
  const waiting = new Set<() => void>()
  let text = ''
  let rest = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      const piece = decoder.decode(chunk, { stream: true })
      text += piece
      const parts = (rest + piece).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1]
        const id = /^id: (\d+)$/m.exec(part)?.[1]
        if (data) events.push({ id: id === undefined ? null : Number(id), message: JSON.parse(data) })
      }
      for (const look of waiting) look()
    }
  })().catch(() => {})
  return {
    events,
    text: () => text,
    until: (isSo) =>
      new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error(`The stream did not bring it: ${text.slice(-500)}`)), PATIENCE_MS)
        const look = () => {
          if (!isSo(events)) return
          clearTimeout(late)
          waiting.delete(look)
          done()
        }
        waiting.add(look)
        look()
      }),
    ended: () => reading,
    leave: () => aborter.abort(),
  }
}
