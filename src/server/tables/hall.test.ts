import { setImmediate as settled } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { botOf } from '../../bots/index.ts'
import type { Game } from '../../core/game.ts'
import { rngOf } from '../../core/seed.ts'
import { openTable } from '../../core/table.ts'
import { splendor } from '../../games/splendor/index.ts'
import type { Store } from '../store/database.ts'
import { type Asked, rememberingDatabase } from '../store/fixture.ts'
import type { TableRow } from '../store/schema.ts'
import { begunTable, chatRow, foundIn, PULSE, seatRow, waitingTable } from './fixture.ts'
import { type HallOptions, openHall } from './hall.ts'
import { type Live, liveOf } from './live.ts'

const PAUSE_MS = 600
const AT = new Date(1893)
const isAppend = ({ sql }: Asked) => /insert into "entries"/.test(sql)

interface Opened {
  readonly stored?: Live[]
  readonly alone?: boolean
  /** What becomes of each entry that is to be committed: the event that it is, or nothing where another was quicker. */
  readonly commits?: (number | null | Error)[]
}

/** A hall over some tables, with what it asked of the store. */
async function opened({ stored = [], alone = true, commits = [] }: Opened = {}) {
  const { db, asked } = rememberingDatabase((question) => {
    if (/INSERT INTO chat/.test(question.sql)) return [{ event: 2 }]
    if (!isAppend(question)) return foundIn(stored, question)
    const committed = commits.shift()
    if (committed instanceof Error) throw committed
    return committed ? [{ event: committed, at: AT }] : []
  })
  let heard: (payload: string | null) => void = () => {}
  const store: Store = {
    db,
    alone,
    async listen(ear) {
      heard = ear.heard
      return true
    },
    async close() {},
  }
  const due: number[] = []
  const options: HallOptions = { pulse: PULSE, botPauseMs: PAUSE_MS, beatMs: 1000, botDue: (inMs) => due.push(inMs), failed() {} }
  const hall = await openHall(store, options)
  const readings = () => asked.filter(({ sql }) => / from "tables"/.test(sql)).length
  const appends = () => asked.filter(isAppend)
  const say = async (payload: string | null) => {
    heard(payload)
    await settled()
  }
  return { hall, asked, readings, appends, due, say, stored }
}

/** The same table, somewhere else. */
const changed = (live: Live, table: Partial<TableRow>, rows: Partial<Live> = {}): Live =>
  liveOf({ ...live, ...rows, table: { ...live.table, ...table } })

const refused = (status: number, error: string) => expect.objectContaining({ status, error })
const TAKE = { seq: 0, text: 'take dse' } as const
const BOT_NEXT = [seatRow(0), seatRow(1, { kind: 'bot', name: 'greedy' })]

describe('A table', () => {
  test('that is known is not read again where nobody else can write', async () => {
    for (const alone of [true, false]) {
      const { hall, readings } = await opened({ stored: [waitingTable()], alone })
      for (let i = 0; i < 3; i++) expect((await hall.read('friday')).table.id).toBe('friday')
      expect(readings()).toBe(alone ? 1 : 3)
      await hall.reread('friday')
      expect(readings()).toBe(alone ? 2 : 4)
    }
  })

  test('that there is not is refused; what is no id is not even looked for', async () => {
    const { hall, asked } = await opened()
    await expect(hall.read('friday')).rejects.toEqual(refused(404, 'no-table'))
    const before = asked.length
    for (const id of ['', 'Friday', 'a b', 'a'.repeat(33)]) await expect(hall.read(id)).rejects.toEqual(refused(404, 'no-table'))
    expect(asked).toHaveLength(before)
  })

  test('is read for who may look: all of it while it goes on, without what was said there by anybody once it is over', async () => {
    const live = changed(begunTable(), { listed: false }, { chat: [chatRow(1)] })
    const { hall, stored } = await opened({ stored: [live], alone: false })
    expect((await hall.readFor('friday', 'ada')).chat).toHaveLength(1)
    expect((await hall.readFor('friday', null, 'watching')).chat).toHaveLength(1)
    await expect(hall.readFor('friday', 'eve')).rejects.toEqual(refused(404, 'no-table'))
    stored[0] = changed(live, { status: 'finished', event: 2 })
    expect((await hall.readFor('friday', 'ada')).chat).toHaveLength(1)
    expect((await hall.readFor('friday', 'eve')).chat).toEqual([])
    stored[0] = changed(live, { status: 'finished', isPrivate: true, event: 3 })
    await expect(hall.readFor('friday', 'eve')).rejects.toEqual(refused(404, 'no-table'))
  })
})

describe('A move', () => {
  test('is committed under the next number, and what is known goes on by it without a reading', async () => {
    const { hall, readings, due } = await opened({ stored: [begunTable()], commits: [2] })
    await hall.read('friday')
    const { live, entry, seat } = await hall.play('friday', 'ada', TAKE)
    expect([readings(), seat, due]).toEqual([1, 0, []])
    expect(entry).toMatchObject({ seq: 1, event: 2, at: AT })
    expect(live.table).toMatchObject({ seq: 1, event: 2, decisions: 1, actors: 2, status: 'playing', changedAt: AT })
    expect(live.line?.standing).toHaveLength(1)
    expect(hall.cache.known('friday')).toBe(live)
  })

  test('that ends the game brings the end with it, as an event of its own', async () => {
    const table = openTable(splendor as unknown as Game, { seats: 2, options: {} }, { seed: 'seed' })
    const rng = rngOf('to the end')
    let before = table.at().bytes.slice()
    let last = { seat: 0, action: 0 }
    while (table.game.actors(table.at()) !== 0) {
      before = table.at().bytes.slice()
      const seat = 31 - Math.clz32(table.game.actors(table.at()))
      last = {
        seat,
        action: botOf('random')
          .player()
          .choose({ game: table.game, view: table.view(seat), seat, seats: 2 }, rng),
      }
      table.play(seat, last.action)
    }
    const live = begunTable({ actors: 1 << last.seat })
    const { hall, due } = await opened({ stored: [{ ...live, entries: [{ ...live.entries[0], snapshot: before }] }], commits: [2] })
    await hall.read('friday')
    const made = await hall.play('friday', ['ada', 'bob'][last.seat], { seq: 0, action: last.action })
    expect(made.entry.event).toBe(2)
    expect(made.live.table).toMatchObject({ event: 3, actors: 0, status: 'finished' })
    expect(due).toEqual([])
  })

  test('can be taken back and made again', async () => {
    const { hall } = await opened({ stored: [begunTable()], commits: [2, 3, 4] })
    await hall.read('friday')
    await hall.play('friday', 'ada', TAKE)
    await expect(hall.play('friday', 'bob', { seq: 1, undo: true })).rejects.toThrow()
    expect((await hall.play('friday', 'ada', { seq: 1, undo: true })).live.table).toMatchObject({
      seq: 2,
      event: 3,
      decisions: 0,
      actors: 1,
    })
    const { live } = await hall.play('friday', 'ada', { seq: 2, redo: true })
    expect(live.table).toMatchObject({ seq: 3, decisions: 1, actors: 2 })
  })

  test('after which something else had happened is followed by a reading', async () => {
    const { hall, readings } = await opened({ stored: [begunTable()], commits: [3] })
    await hall.read('friday')
    await hall.play('friday', 'ada', TAKE)
    expect(readings()).toBe(2)
  })

  test('after which a bot owes a decision makes the table due', async () => {
    const { hall, due, appends } = await opened({ stored: [{ ...begunTable(), seats: BOT_NEXT }], commits: [2] })
    await hall.play('friday', 'ada', TAKE)
    expect(due).toEqual([PAUSE_MS])
    expect(appends()[0].params).toContain(PAUSE_MS / 1000)
  })

  test('that another was quicker than is held against the new position', async () => {
    const first = begunTable()
    const { hall, appends, readings } = await opened({ stored: [first], commits: [null, 2] })
    await hall.read('friday')
    expect((await hall.play('friday', 'ada', TAKE)).entry.event).toBe(2)
    expect([appends().length, readings()]).toEqual([2, 2])
  })

  test('is made as soon as a fresh reading allows it, though what was known did not', async () => {
    const { hall, stored } = await opened({ stored: [waitingTable()], commits: [2] })
    await hall.read('friday')
    stored[0] = begunTable()
    expect((await hall.play('friday', 'ada', TAKE)).entry.seq).toBe(1)
  })

  test('that the store cannot commit is not tried again', async () => {
    const { hall, appends } = await opened({ stored: [begunTable()], commits: [new Error('full'), 2] })
    await hall.read('friday')
    await expect(hall.play('friday', 'ada', TAKE)).rejects.toThrow()
    expect(appends()).toHaveLength(1)
  })

  test('that is repeated with its key is answered with what it became, to the same seat alone', async () => {
    const { hall, appends } = await opened({ stored: [begunTable()], commits: [2, 3] })
    await hall.read('friday')
    const { entry } = await hall.play('friday', 'ada', { ...TAKE, key: 'one' })
    expect((await hall.play('friday', 'ada', { ...TAKE, key: 'one' })).entry).toBe(entry)
    expect(appends()).toHaveLength(1)
    expect((await hall.play('friday', 'bob', { ...TAKE, seq: 1, key: 'one' })).entry).toMatchObject({ seq: 2, seat: 1 })
    await expect(hall.play('friday', 'ada', TAKE)).rejects.toEqual(refused(409, 'stale'))
  })

  test.each([
    ['of the past', { seq: 0, text: 'take dse' }, 'stale', 'The table has moved on to number 1; the move answered number 0.'],
    ['of the future', { seq: 2, text: 'take dse' }, 'future', 'The table is at number 1; number 2 has not come yet.'],
  ])('%s is refused with the position that there is', async (...[, move, error, says]) => {
    const { hall, stored } = await opened({ stored: [begunTable()], commits: [2] })
    const { live } = await hall.play('friday', 'ada', TAKE)
    stored[0] = live
    await expect(hall.play('friday', 'bob', move)).rejects.toEqual(
      expect.objectContaining({ status: 409, error, says, position: expect.objectContaining({ seq: 1, actors: 2 }) }),
    )
  })

  test('at a table that waits is refused', async () => {
    const { hall } = await opened({ stored: [waitingTable()] })
    for (const seq of [0, -1]) await expect(hall.play('friday', 'ada', { ...TAKE, seq })).rejects.toEqual(refused(409, 'waiting'))
  })

  test('of somebody who does not sit there is refused; where the table is not listed he does not learn that there is one', async () => {
    for (const guest of ['eve', null]) {
      const listed = await opened({ stored: [begunTable()] })
      await expect(listed.hall.play('friday', guest, TAKE)).rejects.toEqual(refused(403, 'no-seat'))
      const hidden = await opened({ stored: [begunTable({ listed: false })] })
      await expect(hidden.hall.play('friday', guest, TAKE)).rejects.toEqual(refused(404, 'no-table'))
    }
  })
})

test('What is said is read again with its event', async () => {
  const { hall } = await opened({ stored: [changed(begunTable(), { event: 2 }, { chat: [chatRow(2)] })] })
  const { live, event } = await hall.say('friday', { seat: 0, name: 'Ada', text: 'said 2', guest: 'ada' })
  expect(event).toBe(2)
  expect(live.chat).toMatchObject([{ event: 2, text: 'said 2' }])
})

describe('What the store tells', () => {
  const watch = async (hall: Awaited<ReturnType<typeof opened>>['hall'], guest: string) => {
    hall.streams.join(await hall.read('friday'), { guest, code: '', send() {}, end() {} }, 1)
  }

  test('of a new event lets the table be read that is known, watched or not', async () => {
    const { hall, readings, say, stored } = await opened({ stored: [waitingTable()] })
    await say('friday 2')
    expect(readings()).toBe(0)
    await hall.read('friday')
    await say('friday 1')
    expect(readings()).toBe(1)
    stored[0] = waitingTable({ table: { event: 2 } })
    await say('friday 2')
    expect(hall.cache.known('friday')?.table.event).toBe(2)
  })

  test('of who comes and goes matters to those who watch', async () => {
    const { hall, readings, say } = await opened({ stored: [waitingTable()] })
    await hall.read('friday')
    await say('friday seen')
    expect(readings()).toBe(1)
    await watch(hall, 'ada')
    await say('friday seen')
    expect(readings()).toBe(2)
  })

  test('when it may have told something before: all that is watched is read, and whoever is here is noted again', async () => {
    const { hall, readings, say, asked } = await opened({ stored: [waitingTable(), waitingTable({ table: { id: 'sunday' } })] })
    await hall.read('sunday')
    await watch(hall, 'bob')
    expect(readings()).toBe(2)
    await say(null)
    expect(readings()).toBe(3)
    expect(asked.flatMap(({ sql, params }) => (/seen_until/.test(sql) && params.length === 4 ? [params.slice(1, 3)] : []))).toEqual([
      ['friday', 1],
    ])
  })
})
