import { expect, test } from 'vitest'
import { splendor } from '../../games/splendor/index.ts'
import { newestOf } from './cache.ts'
import { type Live, liveOf } from './live.ts'

const CAME = new Date(1893)

/** A table that waits, after so many events, with its second person here or not. */
function waiting(event: number, seenUntil: Date | null): Live {
  const table: Live['table'] = {
    id: 'friday',
    game: 'splendor',
    rules: splendor.meta.rulesVersion,
    name: 'Friday',
    options: {},
    seed: '',
    commitment: '',
    listed: true,
    isPrivate: false,
    status: 'waiting',
    invitation: '',
    watch: '',
    forkedFrom: null,
    forkedAt: 0,
    seq: -1,
    event,
    decisions: 0,
    actors: 0,
    dueAt: null,
    host: null,
    seating: 'listed',
    createdAt: new Date(0),
    changedAt: new Date(0),
  }
  const seat = { tableId: table.id, kind: 'person' as const, name: '', recovery: '', event }
  const seats = [
    { ...seat, seat: 0, seenUntil: null },
    { ...seat, seat: 1, seenUntil },
  ]
  return liveOf({ table, seats, holders: new Map(), entries: [], chat: [] })
}

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
})
