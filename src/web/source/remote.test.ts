import { describe, expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { openTable } from '../../core/table.ts'
import { gameOf } from '../../games/index.ts'
import type { Move } from '../../wire/moves.ts'
import type { Position } from '../../wire/positions.ts'
import type { Refusal } from '../../wire/refusals.ts'
import type { TableView } from '../../wire/tables.ts'
import { Refused, Unreachable } from './http.ts'
import { openRemoteTable, type Wire } from './remote.ts'
import type { Kept } from './source.ts'
import type { Listening } from './stream.ts'

const game = gameOf('splendor')
const table = openTable(game, configOf(game, 2), { seed: 'remote' })

const position = (seq: number): Position => ({
  seq,
  decisions: seq,
  view: btoa(String.fromCharCode(...table.view(0).bytes)),
  actors: 1,
  canUndo: false,
  canRedo: false,
  isPractice: false,
})
const view = (seq: number): TableView => ({
  id: 't1',
  game: 'splendor',
  name: 'There',
  options: {},
  status: 'playing',
  seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, online: true })),
  you: 0,
  actors: 1,
  decisions: seq,
  changed: '2025-01-01T00:00:00Z',
  event: seq,
  position: position(seq),
  lines: [],
  notes: [],
  chat: [],
  earlierChat: false,
  commitment: '',
  seed: null,
  invitation: null,
  spectatorLink: '/t/t1?watch=w',
  recovery: null,
  listed: true,
  isHost: false,
})

/** A server that answers from a list, and writes down what it was asked. */
const fake = (...answers: (unknown | Error)[]) => fakeAt(view(3), {}, ...answers)

/** The same for a page that was left while something was on its way. */
const resuming = (resumed: Kept, around: { keep?(kept: Kept | null): void }, ...answers: (unknown | Error)[]) =>
  opened({ first: view(3), around: { ...around, resumed } }, answers)

const fakeAt = (first: TableView, some: Partial<Wire>, ...answers: (unknown | Error)[]) => opened({ first, some }, answers)

interface Scene {
  readonly first: TableView
  readonly around?: object
  readonly some?: Partial<Wire>
}

function opened({ first, around, some }: Scene, answers: (unknown | Error)[]) {
  const asked: { path: string; body: unknown }[] = []
  let listening: Listening | undefined
  const wire: Wire = {
    ask: async (path, body) => {
      asked.push({ path, body })
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer as never
    },
    askText: async () => '',
    listen: (_, given) => {
      listening = given
      return () => {}
    },
    wait: async () => {},
    ...some,
  }
  const source = openRemoteTable(first, { ...around, game, wire })
  return { source, asked, hear: (message: Parameters<Listening['hear']>[0]) => listening?.hear(message), listening: () => listening }
}

const said = (seq: number) => ({ type: 'position' as const, position: position(seq), lines: [], from: seq - 1 })

const clocks = (at: string, left: number) => ({ at, seats: [{ left, runs: true, warned: false }, null] })

describe('Clocks and seats', () => {
  const T = ['2026-11-18T10:00:00Z', '2026-11-18T10:00:10Z', '2026-11-18T10:00:20Z'] as const
  const leftOf = ({ source }: ReturnType<typeof fake>) => source.snapshot().reading?.clocks.seats[0]?.left
  test('the latest reading counts, whichever way it came', () => {
    const there = fakeAt({ ...view(3), clocks: clocks(T[0], 90) }, {})
    expect(leftOf(there)).toBe(90)
    there.hear({ ...said(4), position: { ...position(4), clocks: clocks(T[2], 70) } })
    there.hear({ type: 'clocks', clocks: clocks(T[1], 80) })
    expect(leftOf(there)).toBe(70)
    const { clocks: _, ...card } = view(4)
    there.hear({ type: 'seats', table: card })
    expect(leftOf(there)).toBe(70)
  })
  test('while the server is away they stand; when it answers they are read again', async () => {
    const clock = { pace: 'live', base: 100, increment: 0, timeout: 'bot' } as const
    const there = fakeAt({ ...view(3), clock, clocks: clocks(T[0], 90) }, {}, { ...view(3), clock, clocks: clocks(T[1], 85) })
    there.listening()?.connection('connecting', { since: 0, attempt: 1, next: 0 })
    expect(there.source.snapshot().reading?.silent).toBeGreaterThan(0)
    there.listening()?.connection('live')
    await Promise.resolve()
    expect(there.source.snapshot().reading?.silent).toBeUndefined()
    await expect.poll(() => leftOf(there)).toBe(85)
  })
  test('what is no longer asked is gone, notes are kept once, and what is unsaid is not there', () => {
    const ask = { id: 1, kind: 'end', by: 1, at: T[0], agreed: 2, owing: 1 } as const
    const note = { id: 7, kind: 'left', seat: 1, decisions: 3, at: T[0] } as const
    const chat = { id: 5, seat: 1, name: 'P1', text: 'hm', at: T[0] }
    const there = fakeAt({ ...view(3), ask, chat: [chat] }, {})
    expect(there.source.snapshot().ask?.id).toBe(1)
    there.hear({ type: 'seats', table: view(3) })
    for (const message of [{ type: 'note', note } as const, { type: 'note', note } as const]) there.hear(message)
    there.hear({ type: 'unsaid', chat: 5 })
    expect(there.source.snapshot()).toMatchObject({ notes: [note], chat: [] })
    expect(there.source.snapshot().ask).toBeUndefined()
  })
  test('a game that people ended stays over, though somebody would have been to move', () => {
    const there = fake()
    there.hear({ type: 'finished', seed: 's', ending: 'agreed' })
    there.hear(said(4))
    expect(there.source.snapshot()).toMatchObject({ status: 'finished', ending: 'agreed', seed: 's' })
  })
  test('what it came to is told once, and stays when somebody comes or goes', () => {
    const there = fake()
    const scores = [
      { total: 3, rank: 2 },
      { total: 0, rank: 1 },
    ]
    there.hear({ type: 'finished', seed: 's', ending: 'resigned', scores })
    there.hear({ type: 'seats', table: { ...view(3), status: 'finished', ending: 'resigned' } })
    expect(there.source.snapshot().scores).toEqual(scores)
  })
})

describe('A table on the server', () => {
  test('a stream that is refused is of a table that is gone, where the server says so', async () => {
    const refused = (status: number, error: Refusal['error']) => new Refused(status, { error, says: '' })
    // What is between it and the page may answer 404 too while it is away.
    const there = fake(refused(404, 'bad-request'), refused(404, 'no-table'))
    there.listening()?.refused()
    await expect.poll(() => there.asked.length).toBe(1)
    expect(there.source.snapshot().isGone).toBe(false)
    there.listening()?.refused()
    await expect.poll(() => there.source.snapshot().isGone).toBe(true)
  })
  test('listens from the event of the first view', () => {
    expect(fake().listening()?.since).toBe(3)
  })
  test('draws the block that came over the wire', () => {
    const { source } = fake()
    expect(source.snapshot().position?.state.bytes).toEqual(table.view(0).bytes)
  })
  test('plays with the number of the position it answers', async () => {
    const { source, asked } = fake(said(4))
    expect(await source.play([7])).toBeNull()
    expect(asked[0]).toMatchObject({ path: '/api/tables/t1/moves', body: { seq: 3, action: 7 } })
    expect(source.snapshot().position?.seq).toBe(4)
  })
  test('repeats a move that got lost under the same key', async () => {
    const { source, asked } = fake(new Unreachable('cut'), new Unreachable('cut'), said(4))
    expect(await source.play([7])).toBeNull()
    expect(new Set(asked.map(({ body }) => (body as Move).key)).size).toBe(1)
    expect(asked).toHaveLength(3)
  })
  test('shows what has not got through, sends it until it has, and then shows it no more', async () => {
    const { source, asked } = fake(...Array.from({ length: 20 }, () => new Unreachable('cut')), said(4))
    const shown: unknown[] = []
    source.subscribe(() => shown.push(source.snapshot().unsent))
    expect(await source.play([7])).toBeNull()
    expect(asked).toHaveLength(21)
    expect(shown).toContainEqual({ actions: [7] })
    expect(source.snapshot()).toMatchObject({ unsent: null, position: { seq: 4 } })
  })
  test('sends what was on its way when the page was left, as the answer to the same position, and says what is still to be kept', async () => {
    const kept: (Kept | null)[] = []
    const lost: Kept = { deed: { actions: [7] }, seq: 2, key: 'k1' }
    const { asked } = resuming(lost, { keep: (some) => kept.push(some) }, new Unreachable('cut'), said(4))
    await expect.poll(() => kept.at(-1)).toBeNull()
    expect(asked.map(({ body }) => body)).toEqual([1, 2].map(() => ({ action: 7, seq: 2, key: 'k1' })))
    expect(kept).toEqual([lost, null])
  })
  test('sends every decision of an action that was on its way when the page was left', async () => {
    const { asked } = resuming({ deed: { actions: [7, 8, 9] }, seq: 2, key: 'k1' }, {}, new Unreachable('cut'), said(4), said(5), said(6))
    await expect.poll(() => asked.length).toBe(4)
    expect(asked.map(({ body }) => body)).toMatchObject([7, 7, 8, 9].map((action) => ({ action })))
    expect(asked.map(({ body }) => (body as Move).seq)).toEqual([2, 2, 4, 5])
  })
  test('says what was kept and could not be made; whatever is decided next is no longer told', async () => {
    const stale = new Refused(409, { error: 'stale', says: 'The table has moved on.' })
    const { source } = resuming({ deed: { actions: [7, 8] }, seq: 2, key: 'k1' }, {}, stale, view(5), said(6))
    await expect.poll(() => source.snapshot().unmade).toEqual({ deed: { actions: [7, 8] }, why: stale })
    expect(source.snapshot()).toMatchObject({ unsent: null, position: { seq: 5 } })
    await source.play([9])
    expect(source.snapshot().unmade).toBeUndefined()
  })
  test('makes no further decision of an action whose first is taken back', async () => {
    const { source, asked } = fake(...Array.from({ length: 20 }, () => new Unreachable('cut')), said(4))
    source.subscribe(() => asked.length === 3 && source.takeBack())
    expect(await source.play([7, 8])).toBeNull()
    expect(asked.map(({ body }) => (body as Move).action)).toEqual([7, 7, 7])
  })
  test('sends no more what is taken back', async () => {
    const { source, asked } = fake(...Array.from({ length: 20 }, () => new Unreachable('cut')), said(4))
    source.subscribe(() => asked.length === 3 && source.takeBack())
    expect(await source.play([7])).toBeNull()
    expect(asked).toHaveLength(3)
    expect(source.snapshot()).toMatchObject({ unsent: null, position: { seq: 3 } })
  })
  test('sends again at once when the connection is back', async () => {
    const { source, asked, listening } = fakeAt(view(3), { wait: () => new Promise<never>(() => {}) }, new Unreachable('cut'), said(4))
    const played = source.play([7])
    await new Promise((done) => setTimeout(done))
    expect(asked).toHaveLength(1)
    listening()?.connection('live')
    expect(await played).toBeNull()
    expect(asked).toHaveLength(2)
  })
  test('reads the whole table where others decided at the same time, so that no line is missing', async () => {
    const { source, asked } = fake(said(6), { ...view(6), lines: [{ decision: 4, begun: 4, seat: 1, event: 'takes', facts: {} }] })
    expect(await source.play([7])).toBeNull()
    expect(asked.map(({ path }) => path)).toEqual(['/api/tables/t1/moves', '/api/tables/t1'])
    expect(source.snapshot()).toMatchObject({ position: { seq: 6 }, lines: [{ decision: 4 }] })
  })
  test('looks again when the table has moved on', async () => {
    const { source } = fake(new Refused(409, { error: 'stale', says: 'The table has moved on.' }), view(5))
    expect(await source.play([7])).toMatchObject({ status: 409, refusal: { error: 'stale' } })
    expect(source.snapshot().position?.seq).toBe(5)
  })
  test('keeps who is here as it was heard, though an older look comes later', async () => {
    let answer: (view: TableView) => void = () => {}
    const waiting: TableView = { ...view(3), status: 'waiting', position: null }
    const { source, hear } = fakeAt(waiting, {}, new Promise<TableView>((resolve) => (answer = resolve)))
    const here = (online: boolean) => view(3).seats.map((seat) => ({ ...seat, online: seat.seat === 0 || online }))
    hear({ type: 'seats', table: { ...view(3), seats: here(false) } })
    hear({ type: 'seats', table: { ...view(3), seats: here(true) } })
    answer({ ...view(3), seats: here(false) })
    await new Promise((done) => setTimeout(done))
    expect(source.snapshot().position?.seq).toBe(3)
    expect(source.snapshot().seats.map(({ online }) => online)).toEqual([true, true])
  })
  test('does not fall back behind what it has seen', () => {
    const { source, hear } = fake()
    hear(said(5))
    hear(said(4))
    expect(source.snapshot().position?.seq).toBe(5)
  })
  test('hears a word once', () => {
    const { source, hear } = fake()
    const chat = { id: 9, seat: 1, name: 'Octave', text: 'hello', at: '2025-01-01T00:00:00Z' }
    hear({ type: 'chat', chat })
    hear({ type: 'chat', chat })
    expect(source.snapshot().chat).toHaveLength(1)
  })
  test('asks for what was said before, and forgets what is not next to what comes', async () => {
    const chat = (id: number) => ({ id, seat: 1, name: 'Octave', text: 'hello', at: '2025-01-01T00:00:00Z' })
    const { source, asked, hear } = fakeAt(
      { ...view(3), chat: [chat(9)], earlierChat: true },
      {},
      { lines: [chat(7), chat(8)], earlier: false },
    )
    expect(await source.lookBackInChat()).toBeNull()
    expect(asked.map(({ path }) => path)).toEqual(['/api/tables/t1/chat?before=9'])
    expect(source.snapshot()).toMatchObject({ chat: [{ id: 7 }, { id: 8 }, { id: 9 }], earlierChat: false })
    hear({ type: 'chat', chat: chat(200), earlier: true })
    hear({ type: 'chat', chat: chat(201) })
    expect(source.snapshot()).toMatchObject({ chat: [{ id: 200 }, { id: 201 }], earlierChat: true })
  })
  test('knows the seed once the game is over', () => {
    const { source, hear } = fake()
    hear({ type: 'finished', seed: 's', ending: 'rules' })
    expect(source.snapshot()).toMatchObject({ seed: 's', status: 'finished' })
  })
})
