import { setImmediate as settled } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { CHAT_PAGE } from '../../wire/chat.ts'
import { type Asked, rememberingDatabase } from '../store/fixture.ts'
import { newestOf, openCache } from './cache.ts'
import { begunTable, chatRow, foundIn, seatRow, WALL, waitingTable } from './fixture.ts'
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

/** A cache over some tables, with what it told and asked. */
function opened({
  stored = [],
  watched = [],
  before = async () => {},
}: {
  stored?: Live[]
  watched?: string[]
  before?: (asked: Asked) => Promise<void>
} = {}) {
  const told: string[] = []
  const { db, asked } = rememberingDatabase(async (question) => {
    await before(question)
    return foundIn(stored, question)
  })
  const cache = openCache(db, {
    wall: WALL,
    changed: ({ table }) => told.push(`changed ${table.id} ${table.event}`),
    gone: (id) => told.push(`gone ${id}`),
    isWatched: (id) => watched.includes(id),
    failed: (error) => told.push(`failed ${error instanceof Error ? error.cause : error}`),
  })
  /** How often a table was read, by its head. */
  const readings = (id: string) => asked.filter(({ sql, params }) => / from "tables"/.test(sql) && params[0] === id).length
  return { cache, told, asked, readings, stored }
}

const tableAt = (id: string, event: number): Live => waitingTable({ table: { id, event } })

describe('A table', () => {
  test('is read from the store, and known from then on', async () => {
    const { cache, told } = opened({ stored: [tableAt('friday', 3)] })
    expect(cache.known('friday')).toBeUndefined()
    expect((await cache.fresh('friday'))?.table.event).toBe(3)
    expect(cache.known('friday')).toMatchObject({
      table: { event: 3 },
      holders: new Map([
        ['ada', 0],
        ['bob', 1],
      ]),
    })
    expect(told).toEqual(['changed friday 3'])
  })

  test('that is there no more is forgotten, and those who look are told', async () => {
    const { cache, told, stored } = opened({ stored: [tableAt('friday', 3)] })
    await cache.fresh('friday')
    stored.pop()
    expect(await cache.fresh('friday')).toBeUndefined()
    expect(cache.known('friday')).toBeUndefined()
    expect(told).toEqual(['changed friday 3', 'gone friday'])
  })

  test('of which nothing newer is put stays as it is', () => {
    const { cache } = opened()
    const newest = cache.put(tableAt('friday', 5))
    expect(cache.put(tableAt('friday', 4)).table.event).toBe(5)
    expect(cache.known('friday')?.table).toBe(newest.table)
  })

  test('that plays is read from where it was known', async () => {
    const playing = begunTable({ event: 4 })
    const { cache, asked, stored } = opened({ stored: [{ ...playing, chat: [chatRow(2), chatRow(4)] }] })
    await cache.fresh('friday')
    expect(cache.known('friday')?.chat.map(({ event }) => event)).toEqual([2, 4])
    stored[0] = { ...stored[0], table: { ...playing.table, event: 5 }, chat: [chatRow(2), chatRow(4), chatRow(5)] }
    const before = asked.length
    const live = await cache.fresh('friday')
    expect(live?.chat.map(({ event }) => event)).toEqual([2, 4, 5])
    expect(live?.entries).toHaveLength(1)
    const spans = asked.slice(before).flatMap(({ sql, params }) => (/ from "(entries|chat)"/.test(sql) ? [params] : []))
    expect(spans.sort((a, b) => a.length - b.length)).toEqual([
      ['friday', 4, 5],
      ['friday', 4, 5],
      ['friday', 4, 5, CHAT_PAGE + 1],
    ])
  })

  test('at which much was said is known by the latest page of it, and that there is more', async () => {
    const lines = Array.from({ length: 10_000 }, (_, i) => chatRow(i + 2))
    const at = (event: number) => ({ ...begunTable({ event }), chat: lines.filter((row) => row.event <= event) })
    const { cache, stored } = opened({ stored: [at(CHAT_PAGE + 1)] })
    const known = async () => {
      const live = await cache.fresh('friday')
      return [live?.chat[0].event, live?.chat.at(-1)?.event, live?.chat.length, live?.earlierChat]
    }
    expect(await known()).toEqual([2, CHAT_PAGE + 1, CHAT_PAGE, false])
    stored[0] = at(CHAT_PAGE + 2)
    expect(await known()).toEqual([3, CHAT_PAGE + 2, CHAT_PAGE, true])
    stored[0] = at(10_001)
    expect(await known()).toEqual([10_002 - CHAT_PAGE, 10_001, CHAT_PAGE, true])
  })

  test('of which nothing is new is asked only who is there', async () => {
    const { cache, asked } = opened({ stored: [begunTable({ event: 4 })] })
    await cache.fresh('friday')
    const before = asked.length
    expect((await cache.fresh('friday'))?.entries).toHaveLength(1)
    expect(
      asked
        .slice(before)
        .map(({ sql }) => / from "(\w+)"/.exec(sql)?.[1])
        .sort(),
    ).toEqual(['holders', 'seats', 'tables'])
  })

  test('that waits is read whole each time: when the game begins people may be seated otherwise', async () => {
    const { cache, stored } = opened({ stored: [{ ...tableAt('friday', 3), chat: [chatRow(2)] }] })
    await cache.fresh('friday')
    stored[0] = { ...tableAt('friday', 3), chat: [chatRow(2, { seat: 1 })] }
    expect((await cache.fresh('friday'))?.chat).toMatchObject([{ event: 2, seat: 1 }])
  })

  test('is read once after the other, each from where the one before has come', async () => {
    let reading = 0
    let most = 0
    const { cache, readings } = opened({
      stored: [tableAt('friday', 3)],
      async before({ sql }) {
        if (!/ from "tables"/.test(sql)) return
        most = Math.max(most, ++reading)
        await settled()
        reading--
      },
    })
    await Promise.all([cache.fresh('friday'), cache.fresh('friday'), cache.fresh('friday')])
    expect([readings('friday'), most]).toEqual([3, 1])
  })

  test('whose reading fails is read again by the next who asks', async () => {
    let fails = true
    const { cache } = opened({
      stored: [tableAt('friday', 3)],
      async before() {
        if (fails) throw new Error('no')
      },
    })
    await expect(cache.fresh('friday')).rejects.toThrow()
    fails = false
    expect((await cache.fresh('friday'))?.table.event).toBe(3)
  })
})

describe('Of many tables', () => {
  const MANY = 500
  const fill = (cache: ReturnType<typeof openCache>, ...ids: string[]) => {
    for (const id of ids) cache.put(tableAt(id, 1))
  }
  const others = (count: number) => Array.from({ length: count }, (_, i) => `other${i}`)

  test('those that were used last are kept', () => {
    const { cache } = opened()
    fill(cache, 'first', 'second', ...others(MANY - 2))
    expect(cache.known('first')).toBeDefined()
    fill(cache, 'first', 'one more')
    expect(['first', 'second', 'other0', 'one more'].map((id) => cache.known(id) !== undefined)).toEqual([true, false, true, true])
  })

  test('those that are watched or written to are kept in any case', async () => {
    const { cache } = opened({ watched: ['watched'] })
    fill(cache, 'watched', 'written', 'neither')
    let written = () => {}
    const writing = cache.whileWriting('written', () => new Promise<void>((done) => (written = done)))
    fill(cache, 'watched', ...others(2 * MANY))
    expect(['watched', 'written', 'neither', 'other0'].map((id) => cache.known(id) !== undefined)).toEqual([true, true, false, false])
    written()
    await writing
    fill(cache, 'one more')
    expect(cache.known('written')).toBeUndefined()
  })

  test('one whose game is over is forgotten when the last who watched it has left', async () => {
    const watched = ['watched']
    const { cache } = opened({ watched })
    for (const id of ['watched', 'written', 'left']) cache.put(waitingTable({ table: { id, event: 1, status: 'finished' } }))
    cache.put(waitingTable({ table: { id: 'playing', event: 1, status: 'playing' } }))
    const all = ['watched', 'written', 'left', 'playing', 'never seen']
    const leave = () => {
      for (const id of all) cache.left(id)
      return all.filter((id) => cache.known(id) !== undefined)
    }
    const kept = await cache.whileWriting('written', async () => leave())
    expect(kept).toEqual(['watched', 'written', 'playing'])
    watched.pop()
    expect(leave()).toEqual(['playing'])
  })
})

describe('Word of an event', () => {
  test('that is not known yet lets the table be read again; any other does not', async () => {
    const { cache, readings, stored } = opened({ stored: [tableAt('friday', 3)] })
    cache.heard('friday', 9)
    await settled()
    expect(readings('friday')).toBe(0)
    await cache.fresh('friday')
    cache.heard('friday', 3)
    await settled()
    expect(readings('friday')).toBe(1)
    stored[0] = tableAt('friday', 4)
    cache.heard('friday', 4)
    await settled()
    await settled()
    expect(readings('friday')).toBe(2)
    expect(cache.known('friday')?.table.event).toBe(4)
    cache.heard('friday', 2)
    await settled()
    expect(readings('friday')).toBe(2)
  })

  test('of this process’s own writing is not needed, but what came between is read when it is done', async () => {
    const { cache, readings } = opened({ stored: [tableAt('friday', 5)] })
    cache.put(tableAt('friday', 3))
    const answer = await cache.whileWriting('friday', async () => {
      cache.heard('friday', 4)
      cache.put(tableAt('friday', 4))
      return 'written'
    })
    await settled()
    expect([answer, readings('friday')]).toEqual(['written', 0])
    await cache.whileWriting('friday', async () => {
      cache.heard('friday', 5)
      cache.heard('friday', 4)
      await settled()
      expect(readings('friday')).toBe(0)
    })
    await settled()
    await settled()
    expect(cache.known('friday')?.table.event).toBe(5)
  })

  test('counts again after a writing that failed', async () => {
    const { cache, readings } = opened({ stored: [tableAt('friday', 5)] })
    cache.put(tableAt('friday', 3))
    await expect(cache.whileWriting('friday', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    cache.heard('friday', 5)
    await settled()
    expect(readings('friday')).toBe(1)
  })
})

describe('What may have been missed', () => {
  const ids = Array.from({ length: 6 }, (_, i) => `table${i}`)

  test('is read again, four at once', async () => {
    const waiting: (() => void)[] = []
    const { cache, asked } = opened({
      stored: ids.map((id) => tableAt(id, 2)),
      before: ({ sql }) => (/ from "tables"/.test(sql) ? new Promise((done) => waiting.push(done)) : Promise.resolve()),
    })
    for (const id of ids) cache.refresh(id)
    await settled()
    const heads = () => asked.filter(({ sql }) => / from "tables"/.test(sql)).map(({ params }) => params[0])
    expect(heads()).toEqual(ids.slice(0, 4))
    for (const _ of ids) {
      waiting.shift()?.()
      await settled()
    }
    expect(heads()).toEqual(ids)
    expect(ids.map((id) => cache.known(id)?.table.event)).toEqual(ids.map(() => 2))
    // Whoever has read everything is free for what comes.
    for (const id of ids) cache.refresh(id)
    await settled()
    expect(heads()).toHaveLength(10)
    for (const done of waiting) done()
  })

  test('is asked for again while the database is away, as long as somebody watches; what fails otherwise is forgotten', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    const failures: Record<string, Error[]> = { watched: [away], left: [away], broken: [new Error('broken')] }
    const { cache, told, readings } = opened({
      stored: ['watched', 'left', 'broken'].map((id) => tableAt(id, 2)),
      watched: ['watched', 'broken'],
      async before({ sql, params: [id] }) {
        const failure = / from "tables"/.test(sql) ? failures[String(id)].shift() : undefined
        if (failure) throw failure
      },
    })
    for (const id of ['watched', 'left', 'broken']) {
      cache.put(tableAt(id, 1))
      cache.refresh(id)
    }
    const isDone = () => cache.known('watched')?.table.event === 2 && !cache.known('left')
    for (let i = 0; i < 100 && !isDone(); i++) await new Promise((done) => setTimeout(done, 20))
    expect(['watched', 'left', 'broken'].map((id) => readings(id))).toEqual([2, 1, 1])
    expect(['left', 'broken'].map((id) => cache.known(id))).toEqual([undefined, undefined])
    expect(told.filter((word) => /^failed/.test(word)).sort()).toEqual(['failed Error: away', 'failed Error: away', 'failed Error: broken'])
  })
})
