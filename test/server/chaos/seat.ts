// Somebody's place at a table: a stream that is resumed wherever a server answers, and the latest position that came. What is missing, comes
// twice or goes back is complained of.
import { get, type IncomingMessage } from 'node:http'
import type { Position } from '../../../src/wire/positions.ts'
import type { StreamMessage } from '../../../src/wire/stream.ts'
import { baseOf, type Club } from './club.ts'
import { complain } from './ledger.ts'
import type { Person } from './person.ts'

export interface Seat {
  readonly who: Person
  readonly seat: number
  latest(): Position | null
  isOver(): boolean
  /** Takes a position that came as the answer to a move: the stream brings it too. */
  take(position: Position): void
  /** Leaves the table for good. */
  leave(): void
}

const AGAIN_MS = 300
/** The servers show every second that they are there: who hears nothing for so long looks elsewhere. */
const SILENT_MS = 5000

export interface Place {
  readonly id: string
  readonly who: Person
  readonly seat: number
  /** Something new came. */
  changed(): void
}

export function sit(club: Club, { id, who, seat, changed }: Place): Seat {
  let latest: Position | null = null
  let [last, seq, over, left] = [0, -1, false, false]
  let response: IncomingMessage | null = null

  function hear(event: number | null, message: StreamMessage): void {
    club.ledger.messages++
    if (event !== null) {
      if (event <= last) complain(club.ledger, `The stream of ${id} brought event ${event} after ${last}.`)
      last = event
    }
    if (message.type === 'finished') over = true
    if (message.type === 'position') {
      if (seq >= 0 && message.position.seq !== seq + 1)
        complain(club.ledger, `The stream of ${id} went from position ${seq} to ${message.position.seq}.`)
      seq = message.position.seq
      take(message.position)
    } else changed()
  }

  function take(position: Position): void {
    if (latest === null || position.seq > latest.seq) latest = position
    changed()
  }

  const isDone = () => left || over || !club.isOpen()

  async function follow(): Promise<void> {
    while (!isDone()) {
      response = await connect(club, { id, who, last })
      if (response) await read(response, hear, isDone)
      if (!isDone()) await new Promise((done) => setTimeout(done, AGAIN_MS))
    }
  }
  void follow()

  return {
    who,
    seat,
    latest: () => latest,
    isOver: () => over,
    take,
    leave() {
      left = true
      response?.destroy()
    },
  }
}

interface Call {
  readonly id: string
  readonly who: Person
  readonly last: number
}

function connect(club: Club, { id, who, last }: Call): Promise<IncomingMessage | null> {
  return new Promise((done) => {
    const headers = { cookie: `tassel=${who.cookie}`, ...(last > 0 ? { 'last-event-id': String(last) } : {}) }
    const sent = get(`${baseOf(club)}/api/tables/${id}/stream`, { headers, timeout: SILENT_MS }, (response) => {
      if (response.statusCode === 200) return done(response)
      response.resume()
      done(null)
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => done(null))
  })
}

/** The messages of a stream as they come, until it ends in whatever way. */
function read(stream: IncomingMessage, hear: (event: number | null, message: StreamMessage) => void, isDone: () => boolean): Promise<void> {
  return new Promise((done) => {
    let rest = ''
    stream.once('error', () => {}).once('close', done)
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1]
        const event = /^id: (\d+)$/m.exec(part)?.[1]
        if (data) hear(event === undefined ? null : Number(event), JSON.parse(data))
      }
      if (isDone()) stream.destroy()
    })
  })
}
