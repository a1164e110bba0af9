// One stream of a table's messages that does not give up: one that was cut is opened again, from the last event that came.
import type { StreamMessage } from '../../wire/stream.ts'
import type { Connection, Trying } from './source.ts'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

export interface Listening {
  /** The last event that is known already: what comes is what came after it. */
  readonly since: number
  hear(message: StreamMessage): void
  connection(now: Connection, trying?: Trying): void
  /** A server that answers does not let anybody listen: the table may be no more, or the server full. It is tried again all the same. */
  refused(): void
}

/** How long to wait before the nth try: doubling, with a little chance so that a thousand pages do not come back at once. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2)
}

/** A stream that was cut is opened again at once; a server that does not answer is asked after 2, 4, 8 … 60 seconds. */
export function pauseBefore(attempt: number, chance = Math.random()): number {
  return attempt === 0 ? waitBefore(0, chance) : Math.min(60_000, 1000 * 2 ** attempt) * (1 - chance / 20)
}

/** Asks a server that does not answer now, and not when its time has come. */
export const tryNow = (): boolean => dispatchEvent(new Event('online'))

/** Listens until it is told to stop. */
export function listen(path: string, { since, hear, connection, refused }: Listening): () => void {
  let source: EventSource | undefined
  let last = String(since)
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let silent: number | undefined

  function open(): void {
    source = new EventSource(`${path}${path.includes('?') ? '&' : '?'}lastEventId=${last}`)
    source.onopen = () => {
      attempt = 0
      silent = undefined
      connection('live')
    }
    source.onmessage = (event) => {
      last = event.lastEventId || last
      hear(JSON.parse(event.data))
    }
    source.onerror = again
  }

  function again(): void {
    // A stream that was cut, or a server that is away, leaves an EventSource trying; an answer that is no stream ends it.
    if (source?.readyState === EventSource.CLOSED) refused()
    source?.close()
    clearTimeout(timer)
    silent ??= Date.now()
    const pause = pauseBefore(attempt++)
    connection(navigator.onLine === false ? 'offline' : 'connecting', { since: silent, attempt, next: Date.now() + pause })
    timer = setTimeout(open, pause)
  }

  // A phone that wakes up has long lost its stream without being told.
  const wake = () => {
    if (document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN) {
      source?.close()
      clearTimeout(timer)
      open()
    }
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  open()
  return () => {
    source?.close()
    clearTimeout(timer)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}
