import { setImmediate as settled } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { splendor } from '../../games/splendor/index.ts'
import type { Store } from '../store/database.ts'
import { rememberingDatabase } from '../store/fixture.ts'
import { begunTable, foundIn, PULSE, seatRow } from '../tables/fixture.ts'
import { openHall } from '../tables/hall.ts'
import type { Live } from '../tables/live.ts'
import { openTurns } from './turns.ts'

const SWEEP_MS = 2000
const DEADLINE_MS = 500
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
const AT = new Date(1893)
/** A table at which the store fails. */
const UNREADABLE = 'unreadable'

/** A table at which a bot owes the first decision. */
function botsTable(id: string, changes: Partial<Live> = {}): Live {
  const live = begunTable({ id })
  return { ...live, seats: [seatRow(0, { kind: 'bot', name: 'greedy' }), seatRow(1)], ...changes }
}

interface Opened {
  readonly tables?: Live[]
  /** The tables that are due, in this order; an error where the store fails. */
  readonly due?: (string | Error)[]
}

/** Turns over some tables, with bots that answer when they are told to. */
async function opened({ tables = [], due = [] }: Opened) {
  const { db, asked } = rememberingDatabase((question) => {
    if (/SKIP LOCKED/.test(question.sql)) {
      const next = due.shift()
      if (next instanceof Error) throw next
      return next === undefined ? [] : [{ id: next }]
    }
    if (question.params[0] === UNREADABLE) throw new Error('away')
    return /insert into "entries"/.test(question.sql) ? [{ event: 2, at: AT }] : foundIn(tables, question)
  })
  const store: Store = { db, alone: true, listen: async () => true, async close() {} }
  const failures: unknown[] = []
  const timings: [string, string, number][] = []
  /** The bots that think, each with its table and seat. */
  const thinking: { says: string; answer: () => void }[] = []
  const failed = (error: unknown) => failures.push(error)
  const turns = openTurns({
    store,
    pool: {
      threads: 2,
      decide: ({ table }, seat) =>
        new Promise((done) => {
          const answer = () => done({ action: splendor.parse('take dse'), outcome: 'chosen' })
          thinking.push({ says: `${table.id} ${seat}`, answer })
        }),
      async close() {},
    },
    deadlineMs: DEADLINE_MS,
    timed: (...timing) => timings.push(timing),
    failed,
  })
  const hall = await openHall(store, { pulse: PULSE, botPauseMs: 0, beatMs: 1000, botDue: turns.due, failed })
  const looks = () => asked.filter(({ sql }) => /SKIP LOCKED/.test(sql))
  const played = () => asked.filter(({ sql }) => /insert into "entries"/.test(sql)).length
  const postponed = () => asked.filter(({ sql }) => /UPDATE tables SET due_at/.test(sql) && !/SKIP LOCKED/.test(sql))
  return { turns, hall, looks, played, postponed, failures, timings, thinking, due }
}

/** Lets some milliseconds pass, and what they begin end. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await settled()
}

/** Whatever waits, waits for a clock of its own. */
async function inTime(story: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: [...TIMERS] })
  try {
    await story()
  } finally {
    vi.useRealTimers()
  }
}

test('what is due is taken one after the other, by as many bots as there are threads, for twice their time and a little', () =>
  inTime(async () => {
    const { turns, hall, looks, played, thinking } = await opened({
      tables: ['one', 'two', 'three'].map((id) => botsTable(id)),
      due: ['one', 'two', 'three'],
    })
    turns.start(hall)
    await pass(0)
    expect(thinking.map(({ says }) => says)).toEqual(['one 0', 'two 0'])
    expect(looks().map(({ params }) => params)).toEqual([[4], [4]])
    thinking[0].answer()
    await pass(0)
    expect(thinking.map(({ says }) => says)).toEqual(['one 0', 'two 0', 'three 0'])
    expect(played()).toBe(1)
    thinking[1].answer()
    thinking[2].answer()
    await pass(0)
    expect(played()).toBe(3)
    await turns.stop()
  }))

test('nothing is asked twice at once, and what becomes due meanwhile is found', () =>
  inTime(async () => {
    const { turns, hall, looks, thinking, due } = await opened({ tables: [botsTable('one')] })
    turns.start(hall)
    turns.due(0)
    await pass(0)
    const before = looks().length
    expect(before).toBeGreaterThan(0)
    due.push('one')
    turns.due(1000)
    await pass(999)
    expect(looks()).toHaveLength(before)
    await pass(10)
    expect(thinking.map(({ says }) => says)).toEqual(['one 0'])
    await pass(0)
    expect(looks()).toHaveLength(before + 2)
    thinking[0].answer()
    await turns.stop()
  }))

test('of two who look at once one takes what is due: no more bots think than there are threads', () =>
  inTime(async () => {
    const { turns, hall, thinking, due } = await opened({ tables: ['one', 'two', 'three'].map((id) => botsTable(id)), due: ['one'] })
    turns.start(hall)
    await pass(0)
    due.push('two', 'three')
    turns.due(0)
    turns.due(0)
    await pass(0)
    expect(thinking.map(({ says }) => says)).toEqual(['one 0', 'two 0'])
    for (const { answer } of thinking) answer()
    await turns.stop()
  }))

test('work that another process left behind is found after a while', () =>
  inTime(async () => {
    const { turns, hall, looks, thinking, due } = await opened({ tables: [botsTable('one')] })
    turns.start(hall)
    await pass(0)
    expect(looks()).toHaveLength(1)
    due.push('one')
    await pass(SWEEP_MS)
    expect(thinking).toHaveLength(1)
    thinking[0].answer()
    await turns.stop()
  }))

test('a look that fails is told, and the next one is made', () =>
  inTime(async () => {
    const { turns, hall, failures, thinking } = await opened({ tables: [botsTable('one')], due: [new Error('away'), 'one'] })
    turns.start(hall)
    await pass(0)
    expect(failures).toHaveLength(1)
    await pass(SWEEP_MS)
    expect(thinking).toHaveLength(1)
    thinking[0].answer()
    await turns.stop()
  }))

test.each([
  ['the first of those who owe a decision', 0b110, [0b110], 'playing', ['one 1']],
  ['nobody where people owe it', 0b001, [0b110], 'playing', []],
  ['nobody where nobody sits but people', 0b111, [0], 'playing', []],
  ['nobody once the game is over', 0b110, [0b110], 'finished', []],
] as const)('asked is %s', (...[, actors, [bots], status, expected]) =>
  inTime(async () => {
    const { table } = begunTable()
    const seats = [0, 1, 2].map((seat) => seatRow(seat, (bots >> seat) & 1 ? { kind: 'bot', name: 'greedy' } : {}))
    const live = botsTable('one', { seats, table: { ...table, id: 'one', actors, status } })
    const { turns, hall, thinking, failures, due } = await opened({ tables: [live], due: ['one'] })
    turns.start(hall)
    await pass(0)
    expect(thinking.map(({ says }) => says)).toEqual(expected)
    expect([failures, due]).toEqual([[], []])
    for (const { answer } of thinking) answer()
    await turns.stop()
  }),
)

test('how long a bot thought is told in seconds', () =>
  inTime(async () => {
    const { turns, hall, thinking, timings } = await opened({ tables: [botsTable('one')], due: ['one'] })
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    try {
      turns.start(hall)
      await pass(0)
      clock.mockReturnValue(3500)
      thinking[0].answer()
      await pass(0)
    } finally {
      clock.mockRestore()
    }
    expect(timings).toEqual([['greedy', 'chosen', 2.5]])
    await turns.stop()
  }))

test('a table that this version cannot play is put off for an hour; one that could not be read is not', () =>
  inTime(async () => {
    const changed = botsTable('changed')
    const { turns, hall, failures, postponed } = await opened({
      tables: [{ ...changed, table: { ...changed.table, rules: 0 } }],
      due: ['changed', UNREADABLE],
    })
    turns.start(hall)
    await pass(0)
    expect(postponed().map(({ params }) => params)).toEqual([[3600, 'changed']])
    expect(failures).toHaveLength(2)
    await turns.stop()
  }))

test('a server that closes lets bots end their turns, and takes no more', () =>
  inTime(async () => {
    const { turns, hall, looks, played, thinking } = await opened({
      tables: ['one', 'two', 'three'].map((id) => botsTable(id)),
      due: ['one', 'two', 'three'],
    })
    turns.due(0)
    expect(vi.getTimerCount()).toBe(0)
    turns.start(hall)
    await pass(0)
    turns.due(1000)
    let isStopped = false
    const stopping = turns.stop().then(() => {
      isStopped = true
    })
    await settled()
    expect([isStopped, vi.getTimerCount()]).toEqual([false, 0])
    for (const { answer } of thinking) answer()
    await stopping
    await pass(2 * SWEEP_MS)
    expect([played(), looks().length, vi.getTimerCount()]).toEqual([2, 2, 0])
  }))

test('a look that is being made when the server closes takes nothing', () =>
  inTime(async () => {
    const { turns, hall, thinking } = await opened({ tables: [botsTable('one')], due: ['one'] })
    turns.start(hall)
    vi.advanceTimersByTime(0)
    await turns.stop()
    await settled()
    expect(thinking).toEqual([])
  }))
