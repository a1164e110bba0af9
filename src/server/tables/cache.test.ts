import { expect, test } from 'vitest'
import { newestOf } from './cache.ts'
import { seatRow, waitingTable } from './fixture.ts'
import type { Live } from './live.ts'

const CAME = new Date(1893)

/** A table that waits, after so many events, with its second person here or not. */
const waiting = (event: number, seenUntil: Date | null): Live =>
  waitingTable({ table: { event }, seats: [seatRow(0, { event }), seatRow(1, { event, seenUntil })] })

test('a reading that was overtaken still says who is here', () => {
  const newest = newestOf(waiting(6, null), waiting(5, CAME))
  expect(newest).toMatchObject({
    table: { event: 6 },
    seats: [
      { event: 6, seenUntil: null },
      { event: 6, seenUntil: CAME },
    ],
  })
})

test('a newer reading takes the place of what was known', () => {
  const read = waiting(7, null)
  expect(newestOf(waiting(6, CAME), read)).toBe(read)
  expect(newestOf(undefined, read)).toBe(read)
})

test('a reading of the same event takes its place too: somebody may have come', () => {
  const read = waiting(6, CAME)
  expect(newestOf(waiting(6, null), read)).toBe(read)
})

test('a reading from before the game began says nothing: people may sit elsewhere', () => {
  const known = { ...waiting(6, null), table: { ...waiting(6, null).table, status: 'playing' as const } }
  expect(newestOf(known, waiting(5, CAME))).toBe(known)
})
