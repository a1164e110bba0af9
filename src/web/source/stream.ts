// One stream of a table's messages that does not give up: the browser resumes a cut one by itself, we reopen one that was refused.
import type { StreamMessage } from '../../wire/stream.ts'
import type { Connection } from './source.ts'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

export interface Listening {
  /** The last event that is known already: what comes is what came after it. */
  readonly since: number
  hear(message: StreamMessage): void
  connection(now: Connection): void
}

/** How long to wait before the nth try: doubling, with a little chance so that a thousand pages do not come back at once. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2)
}

/** Listens until it is told to stop. */
export function listen(path: string, { since, hear, connection }: Listening): () => void {
  let source: EventSource | undefined
  let last = String(since)
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let stopped = false

  function open(): void {
    source = new EventSource(`${path}${path.includes('?') ? '&' : '?'}lastEventId=${last}`)
    source.onopen = () => {
      attempt = 0
      connection('live')
    }
    source.onmessage = (event) => {
      last = event.lastEventId || last
      hear(JSON.parse(event.data))
    }
    source.onerror = () => {
      connection(navigator.onLine === false ? 'offline' : 'connecting')
      if (source?.readyState === EventSource.CLOSED && !stopped) again()
    }
  }

  function again(): void {
    source?.close()
    clearTimeout(timer)
    timer = setTimeout(open, waitBefore(attempt++))
  }

  // A phone that wakes up has long lost its stream without being told.
  const wake = () => {
    if (document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN) {
      attempt = 0
      again()
    }
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  open()
  return () => {
    stopped = true
    source?.close()
    clearTimeout(timer)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}
