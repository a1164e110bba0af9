import { describe, expect, test } from 'vitest'
import type { StreamMessage } from '../../wire/stream.ts'
import { begunTable, seatRow, waitingTable } from './fixture.ts'
import { openStreams, type Stream } from './streams.ts'

const LATER = new Date(Date.now() + 3_600_000)

/** A connection that remembers what came: types, with their events. */
function connection(guest: string | null, code = '') {
  const came: string[] = []
  const messages: StreamMessage[] = []
  let ended = 0
  const stream: Stream = {
    guest,
    code,
    send(data, event) {
      const message: StreamMessage = JSON.parse(data)
      messages.push(message)
      came.push(`${message.type} ${event}`)
    },
    end() {
      ended++
    },
  }
  return { stream, came, messages, ended: () => ended }
}

describe('A stream', () => {
  test('is sent what it does not have, and nothing twice', () => {
    const streams = openStreams()
    const [all, some] = [connection('ada'), connection('bob')]
    const table = begunTable({ event: 3 })
    const live = { ...table, entries: table.entries.map((entry) => ({ ...entry, event: 2 })) }
    streams.join(live, all.stream, 0)
    streams.join(live, some.stream, 1)
    expect(all.came).toEqual(['seats 1', 'position 2'])
    // Who is here is no event.
    expect(some.came).toEqual(['position 2', 'seats null'])
    streams.tell(live)
    expect(all.came).toHaveLength(2)
    expect(some.came).toHaveLength(2)
  })

  test('is told who comes and goes, once', () => {
    const streams = openStreams()
    const { stream, came } = connection('ada')
    const here = waitingTable({ seats: [seatRow(0), seatRow(1, { seenUntil: LATER })] })
    streams.join(waitingTable(), stream, 1)
    streams.tell(here)
    streams.tell(here)
    streams.tell(waitingTable())
    expect(came).toEqual(['seats null', 'seats null', 'seats null'])
  })

  test('sees with the eyes of its own seat', () => {
    const streams = openStreams()
    const connections = [connection('ada'), connection('bob'), connection(null)]
    for (const { stream } of connections) streams.join(waitingTable(), stream, 0)
    expect(connections.map(({ messages: [message] }) => message.type === 'seats' && message.table.you)).toEqual([0, 1, null])
  })

  test('ends for who may look no more, and for all when the table is gone', () => {
    const streams = openStreams()
    const [ada, eve] = [connection('ada'), connection('eve')]
    for (const { stream } of [ada, eve]) streams.join(waitingTable(), stream, 1)
    streams.tell(waitingTable({ table: { listed: false } }))
    expect([ada.ended(), eve.ended()]).toEqual([0, 1])
    expect(eve.came.at(-1)).toBe('gone null')
    streams.gone('friday')
    streams.gone('saturday')
    expect(ada.came.at(-1)).toBe('gone null')
    expect(ada.ended()).toBe(1)
  })

  test('is one of its table’s until it leaves', () => {
    const streams = openStreams()
    const [ada, again, eve] = [connection('ada'), connection('ada'), connection(null)]
    const table = waitingTable()
    const [leave, leaveAgain, eveLeaves] = [ada, again, eve].map(({ stream }) => streams.join(table, stream, 1))
    expect(streams.count()).toBe(3)
    expect(streams.watched()).toEqual(['friday'])
    expect(streams.present()).toEqual([
      { tableId: 'friday', guest: 'ada' },
      { tableId: 'friday', guest: 'ada' },
    ])
    expect([0, 1].map((seat) => streams.isPresent(table, seat))).toEqual([true, false])
    leave()
    expect(streams.isPresent(table, 0)).toBe(true)
    leaveAgain()
    expect(streams.isPresent(table, 0)).toBe(false)
    expect([streams.isWatched('friday'), streams.isWatched('saturday')]).toEqual([true, false])
    eveLeaves()
    expect(streams.isWatched('friday')).toBe(false)
    expect(streams.count()).toBe(0)
  })

  test('ends with the server', () => {
    const streams = openStreams()
    const connections = [connection('ada'), connection('bob')]
    for (const { stream } of connections) streams.join(waitingTable(), stream, 1)
    streams.endAll()
    expect(connections.map(({ ended }) => ended())).toEqual([1, 1])
  })
})
