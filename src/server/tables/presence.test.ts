import { expect, test } from 'vitest'
import { rememberingDatabase } from '../store/fixture.ts'
import { openCache } from './cache.ts'
import { seatRow, WALL, waitingTable } from './fixture.ts'
import { openPresence } from './presence.ts'
import { openStreams } from './streams.ts'

const BEAT_MS = 1000
const NOW = 1_893_000

/** What is noted of whom: a table, a seat, and for how many seconds it is seen. */
function opened() {
  const { db, asked } = rememberingDatabase()
  const streams = openStreams()
  const cache = openCache(db, { wall: WALL, changed() {}, gone() {}, isWatched: streams.isWatched, failed() {} })
  const wall = { ...WALL, now: () => NOW }
  const noted = () => asked.map(({ params: [until, table, seat] }) => `${table} ${seat}: ${(Date.parse(String(until)) - NOW) / 1000}`)
  const follow = (guest: string | null, live = waitingTable()) => streams.join(live, { guest, code: '', send() {}, end() {} }, 1)
  return { presence: openPresence(db, { cache, streams, wall, beatMs: BEAT_MS }), cache, noted, follow }
}

test('who comes is here for two heartbeats and a half', async () => {
  const { presence, noted } = opened()
  await presence.came('friday', 1)
  expect(noted()).toEqual(['friday 1: 2.5'])
})

test('who leaves is gone, unless he looks on in another window', async () => {
  const { presence, noted, follow } = opened()
  const leave = follow('ada')
  await presence.left(waitingTable(), 0)
  expect(noted()).toEqual([])
  leave()
  await presence.left(waitingTable(), 0)
  expect(noted()).toEqual(['friday 0: 0'])
})

test.each([
  ['nothing is known of him', null, ['friday 1: 2.5']],
  ['he will be gone before the next heartbeat', NOW + BEAT_MS / 2, ['friday 1: 2.5']],
  ['he will be gone at the next heartbeat', NOW + BEAT_MS, ['friday 1: 2.5']],
  ['he stays longer', NOW + BEAT_MS + 1, []],
])('who does something is here, where %s', async (_, seenUntil, expected) => {
  const { presence, noted } = opened()
  const seen = seenUntil === null ? null : new Date(seenUntil)
  await presence.acted(waitingTable({ seats: [seatRow(0), seatRow(1, { seenUntil: seen })] }), 1)
  expect(noted()).toEqual(expected)
})

test('who does something and has a stream is noted by its heartbeat', async () => {
  const { presence, noted, follow } = opened()
  follow('bob')
  await presence.acted(waitingTable(), 1)
  expect(noted()).toEqual([])
})

test('a heartbeat renews everybody who sits and looks on, each seat once', async () => {
  const { presence, cache, noted, follow } = opened()
  const [friday, sunday] = ['friday', 'sunday'].map((id) => waitingTable({ table: { id } }))
  const unknown = waitingTable({ table: { id: 'monday' } })
  for (const live of [friday, sunday]) cache.put(live)
  for (const guest of ['ada', 'bob', 'ada', 'eve', null]) follow(guest, friday)
  follow('ada', sunday)
  follow('ada', unknown)
  await presence.beat()
  expect(noted()).toEqual(['friday 0: 2.5', 'friday 1: 2.5', 'sunday 0: 2.5'])
})
