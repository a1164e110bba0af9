// Going, returning, asking, ending; and who may not.
import { describe, expect, test } from 'vitest'
import { readRecord } from '../../src/core/record.ts'
import { games } from '../../src/games/index.ts'
import type { LiveClock } from '../../src/wire/clocks.ts'
import type { Refusal } from '../../src/wire/refusals.ts'
import type { TableView } from '../../src/wire/tables.ts'
import { DATABASES } from './ground.ts'
import { ownTime } from './suite/time.ts'
import { ada, begun, bot, codeOf, look, move, open, openTable, playOut, seated, takeUp } from './tables.ts'
import type { Followed, Visitor } from './visitor.ts'
import { quickWorker } from './worker.ts'
import { useWorld } from './world.ts'

const LIVE: LiveClock = { pace: 'live', base: 300, increment: 10, timeout: 'bot' }

const post = (who: Visitor, what: string, body: object = {}) => who.post<TableView & Refusal>(`/api/tables/${what}`, body)
const notes = ({ notes }: TableView) => notes.map(({ kind, seat }) => `${kind} ${seat}`)
const isOver = (events: Followed['events']) => events.some(({ message }) => message.type === 'finished')
const refused = (status: number, error: string) => ({ status, body: { error } })

describe.each(DATABASES)('On %s', (database) => {
  const time = ownTime()
  const world = useWorld(database, { worker: quickWorker(), botPauseMs: 0 }, time.now)
  const people = (count: number): Visitor[] => Array.from({ length: count }, () => world.someone())

  describe('Who resigns', () => {
    test('at a table of two has lost, and its record has the decisions that were made', async () => {
      const [host, guest] = people(2)
      const { id } = await begun(host, guest)
      await move(host, id, { seq: 0, text: 'take dse' })
      const stream = await host.follow(`/api/tables/${id}/stream`)
      const { body } = await post(host, `${id}/resign`)
      const ranks = body.scores?.map(({ rank }) => rank)
      expect(body).toMatchObject({ status: 'finished', ending: 'resigned', actors: 0, position: { actors: 0, canUndo: false } })
      expect([ranks, notes(body)]).toEqual([[2, 1], ['resigned 0']])
      await stream.until(isOver)
      expect(stream.events.map(({ message }) => message).filter(({ type }) => type === 'finished')).toMatchObject([
        { ending: 'resigned', seed: body.seed, scores: [{ rank: 2 }, { rank: 1 }] },
      ])
      stream.leave()
      expect((await post(host, `${id}/resign`)).status).toBe(200)
      expect(await move(guest, id, { seq: 1, text: 'take dse' })).toMatchObject(refused(409, 'over'))
      const record = (await guest.get(`/api/tables/${id}/record`)).text
      expect(readRecord(record, { games }).decisions).toHaveLength(1)
      expect(record).toContain('\nended: resigned\n')
    })

    test('among three is last whatever his points, and a bot plays on', async () => {
      const [host, guest, third] = people(3)
      const { id } = await seated([host, guest, third])
      const { body } = await post(guest, `${id}/resign`)
      expect(body).toMatchObject({ status: 'playing', seats: [{}, { name: 'Bob', stead: { why: 'resigned', from: 0 } }, {}] })
      expect(await post(guest, `${id}/return`)).toMatchObject(refused(409, 'resigned'))
      const stream = await host.follow(`/api/tables/${id}/stream`)
      const playing = [host, guest, third]
      while ((await look(host, id)).status === 'playing') {
        const { position } = await look(host, id)
        const seat = [0, 2].find((each) => ((position?.actors ?? 0) >> each) & 1)
        if (seat === undefined)
          await stream.until((events) =>
            events.some(({ message }) => message.type === 'position' && message.position.seq > (position?.seq ?? 0)),
          )
        else await playOut([playing[seat], playing[seat], playing[seat]], id, { until: ({ actors }) => actors !== 1 << seat })
      }
      stream.leave()
      const over = await look(host, id)
      expect(over.ending).toBe('rules')
      expect(over.scores?.[1].rank).toBe(3)
      expect(over.scores?.some(({ rank }) => rank === 1)).toBe(true)
    })

    test('alone with bots has ended the game', async () => {
      const host = world.someone()
      const { id } = await openTable(host, { seats: [ada, bot('random'), bot('random')] })
      expect((await post(host, `${id}/resign`)).body).toMatchObject({ ending: 'resigned', scores: [{ rank: 3 }, {}, {}] })
    })
  })

  describe('Who leaves', () => {
    test('is played for, and returns; where nobody is left the table rests', async () => {
      const [host, guest] = people(2)
      const { id } = await begun(host, guest)
      const stream = await guest.follow(`/api/tables/${id}/stream`)
      expect((await post(host, `${id}/leave`)).body.seats[0].stead).toMatchObject({ why: 'left', from: 0 })
      await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq === 1))
      await post(guest, `${id}/leave`)
      const resting = await look(guest, id)
      await world.server.tick()
      expect((await post(host, `${id}/return`)).body).toMatchObject({ actors: 2, decisions: resting.decisions })
      await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq === 2))
      expect(notes(await look(host, id))).toEqual(['left 0', 'left 1', 'returned 0'])
      expect((await post(host, `${id}/return`)).status).toBe(200)
      expect(notes(await look(host, id))).toHaveLength(3)
      stream.leave()
    })

    test('and comes back has his clock as he left it', async () => {
      const [host, guest] = people(2)
      const { id } = await begun(host, guest, { clock: LIVE })
      time.pass({ ms: 295_000 })
      await post(host, `${id}/leave`)
      expect((await post(host, `${id}/return`)).body.clocks?.seats[0]).toMatchObject({ left: 5000 })
    })
  })

  describe('What is asked', () => {
    test('is done when all agree: the game ends without a winner', async () => {
      const [host, guest, third] = people(3)
      const { id } = await seated([host, guest, third])
      const { ask } = (await post(host, `${id}/ask`, { kind: 'end' })).body
      expect(ask).toMatchObject({ kind: 'end', by: 0, agreed: 0b001, owing: 0b110 })
      expect((await post(guest, `${id}/answer`, { ask: ask?.id, agree: true })).body).toMatchObject({
        status: 'playing',
        ask: { owing: 0b100 },
      })
      const { body } = await post(third, `${id}/answer`, { ask: ask?.id, agree: true })
      expect(body).toMatchObject({ status: 'finished', ending: 'agreed' })
      expect([body.scores, notes(body)]).toEqual([undefined, ['asked 0', 'agreed 0']])
      expect((await host.get(`/api/tables/${id}/record`)).text).toContain('\nended: agreed\n')
    })

    test('is dropped by one who refuses, and by who asked; and not asked again before the next decision', async () => {
      const [host, guest] = people(2)
      const { id } = await begun(host, guest)
      const first = (await post(host, `${id}/ask`, { kind: 'end' })).body.ask
      expect((await post(host, `${id}/ask`, { kind: 'end' })).body.ask).toEqual(first)
      expect(await post(guest, `${id}/ask`, { kind: 'end' })).toMatchObject(refused(409, 'asked'))
      expect((await post(guest, `${id}/answer`, { ask: first?.id, agree: false })).body.ask).toBeUndefined()
      expect(await post(guest, `${id}/answer`, { ask: first?.id, agree: true })).toMatchObject(refused(409, 'no-ask'))
      expect(await post(host, `${id}/ask`, { kind: 'end' })).toMatchObject(refused(409, 'asked'))
      await move(host, id, { seq: 0, text: 'take dse' })
      const again = (await post(host, `${id}/ask`, { kind: 'end' })).body.ask
      await post(host, `${id}/answer`, { ask: again?.id, agree: false })
      expect(notes(await look(host, id))).toEqual(['asked 0', 'refused 1', 'asked 0', 'withdrawn 0'])
    })

    test('takes back what others have decided since, also what was revealed', async () => {
      const [host, guest] = people(2)
      const { id } = await begun(host, guest)
      expect(await post(host, `${id}/ask`, { kind: 'take-back' })).toMatchObject(refused(409, 'nothing-to-take-back'))
      await move(host, id, { seq: 0, text: 'reserve deck1' })
      await move(guest, id, { seq: 1, text: 'take dse' })
      expect(await move(host, id, { seq: 2, undo: true })).toMatchObject(refused(422, 'illegal'))
      const { ask } = (await post(host, `${id}/ask`, { kind: 'take-back' })).body
      expect(ask).toMatchObject({ kind: 'take-back', stands: 0 })
      const { body } = await post(guest, `${id}/answer`, { ask: ask?.id, agree: true })
      expect(body).toMatchObject({ decisions: 0, actors: 1, position: { seq: 3, decisions: 0, isPractice: true } })
      expect((await move(host, id, { seq: 3, text: 'take sro' })).status).toBe(200)
    })

    test('to take back is void once somebody decides', async () => {
      const [host, guest] = people(2)
      const { id } = await begun(host, guest)
      await move(host, id, { seq: 0, text: 'take dse' })
      const { ask } = (await post(host, `${id}/ask`, { kind: 'take-back' })).body
      await move(guest, id, { seq: 1, text: 'take dse' })
      expect((await look(host, id)).ask).toBeUndefined()
      expect(await post(guest, `${id}/answer`, { ask: ask?.id, agree: true })).toMatchObject(refused(409, 'no-ask'))
    })

    test('of who has gone is dropped, and who goes is not waited for', async () => {
      const [host, guest, third] = people(3)
      const { id } = await seated([host, guest, third], { clock: LIVE })
      await post(host, `${id}/ask`, { kind: 'end' })
      expect(notes((await post(host, `${id}/leave`)).body)).toEqual(['asked 0', 'left 0', 'dropped 0'])
      const { ask } = (await post(guest, `${id}/ask`, { kind: 'time' })).body
      expect(ask).toMatchObject({ owing: 0b100, more: 120 })
      const { body } = await post(third, `${id}/leave`)
      expect(notes(body).slice(3)).toEqual(['asked 1', 'left 2', 'more-time 1'])
      expect(body.clocks?.seats[1]).toMatchObject({ left: 420_000 })
    })
  })

  describe('Who is absent', () => {
    test('is played for, or removed, by the host and not before the time', async () => {
      const [host, guest, third] = people(3)
      const { id } = await seated([host, guest, third])
      expect(await post(host, `${id}/stand-in`, { seat: 1 })).toMatchObject(refused(409, 'not-absent'))
      time.pass({ hours: 2 })
      expect((await look(host, id)).seats[1].absent).toBe(true)
      expect(await post(third, `${id}/remove`, { seat: 1 })).toMatchObject(refused(403, 'not-host'))
      expect((await post(host, `${id}/stand-in`, { seat: 1 })).body.seats[1].stead).toMatchObject({ why: 'absent' })
      expect((await post(guest, `${id}/return`)).body.seats[1].stead).toBeUndefined()
      const key = (await look(guest, id)).recovery
      time.pass({ hours: 2 })
      expect((await post(host, `${id}/remove`, { seat: 1 })).body.seats[1]).toMatchObject({ name: 'Bob', stead: { why: 'removed' } })
      expect(await post(guest, `${id}/return`)).toMatchObject(refused(403, 'no-seat'))
      expect(await move(guest, id, { seq: 0, text: 'take dse' })).toMatchObject(refused(403, 'no-seat'))
      expect(await takeUp(guest, key)).toMatchObject({ status: 404 })
      expect((await look(guest, id)).you).toBeNull()
    })

    test('and is removed from a private table sees it no more', async () => {
      const [host, guest] = people(2)
      const { id } = await begun(host, guest, { listed: false, private: true })
      const stream = await guest.follow(`/api/tables/${id}/stream`)
      await stream.until((events) => events.length > 0)
      time.pass({ hours: 2 })
      expect((await post(host, `${id}/remove`, { seat: 1 })).status).toBe(200)
      await stream.until((events) => events.some(({ message }) => message.type === 'gone'))
      await stream.ended()
      expect((await guest.get(`/api/tables/${id}`)).status).toBe(404)
    })

    test('and the host himself is played for by whoever is there', async () => {
      const [host, guest] = people(2)
      const { id } = await begun(host, guest, { clock: LIVE })
      expect(await post(guest, `${id}/stand-in`, { seat: 0 })).toMatchObject(refused(403, 'not-host'))
      time.pass({ minutes: 3 })
      expect((await post(guest, `${id}/stand-in`, { seat: 0 })).body.seats[0].stead).toMatchObject({ why: 'absent' })
      expect(await post(guest, `${id}/remove`, { seat: 0 })).toMatchObject(refused(403, 'not-host'))
    })
  })

  test('the host closes a table, and nobody has won', async () => {
    const [host, guest] = people(2)
    const { id } = await begun(host, guest)
    expect(await post(guest, `${id}/close`)).toMatchObject(refused(403, 'not-host'))
    const { body } = await post(host, `${id}/close`)
    expect(body).toMatchObject({ status: 'finished', ending: 'closed', notes: [{ kind: 'closed', seat: 0 }] })
    expect(body.scores).toBeUndefined()
    expect((await post(host, `${id}/close`)).status).toBe(200)
    expect((await guest.get<{ yours: TableView[] }>('/api/tables')).body.yours).toMatchObject([{ id, ending: 'closed' }])
  })

  test('a line of the chat is deleted by the host and by who said it, and is gone for all', async () => {
    const [host, guest, stranger] = people(3)
    const { id } = await begun(host, guest)
    const say = async (who: Visitor, text: string) => (await who.post<{ id: number }>(`/api/tables/${id}/chat`, { text })).body.id
    const lines = [await say(guest, 'mine'), await say(guest, 'rude'), await say(host, 'host')]
    const stream = await stranger.follow(`/api/tables/${id}/stream`)
    expect(await post(stranger, `${id}/chat/${lines[0]}/delete`)).toMatchObject(refused(403, 'not-host'))
    expect(await post(guest, `${id}/chat/${lines[2]}/delete`)).toMatchObject(refused(403, 'not-host'))
    expect(await post(host, `${id}/chat/999/delete`)).toMatchObject(refused(404, 'no-chat-line'))
    expect((await post(guest, `${id}/chat/${lines[0]}/delete`)).status).toBe(200)
    expect((await post(host, `${id}/chat/${lines[1]}/delete`)).body.chat.map(({ text }) => text)).toEqual(['host'])
    expect((await post(host, `${id}/chat/${lines[1]}/delete`)).status).toBe(200)
    await stream.until((events) => events.filter(({ message }) => message.type === 'unsaid').length === 2)
    stream.leave()
    expect((await look(stranger, id)).chat.map(({ text }) => text)).toEqual(['host'])
    expect((await stranger.get(`/api/tables/${id}/chat?before=1000`)).text).not.toMatch(/mine|rude/)
  })

  describe('Nobody', () => {
    const deeds: [string, object][] = [
      ['resign', {}],
      ['leave', {}],
      ['return', {}],
      ['ask', { kind: 'end' }],
      ['answer', { ask: 1, agree: true }],
      ['holiday', { days: 1 }],
      ['stand-in', { seat: 0 }],
      ['remove', { seat: 0 }],
      ['close', {}],
      ['clock', { clock: null }],
    ]

    test('who does not sit may do anything, at a listed table or one that he cannot see', async () => {
      const [host, guest, stranger] = people(3)
      const listed = await begun(host, guest)
      const hidden = await begun(host, guest, { listed: false, private: true })
      await begun(stranger, world.someone()) // he has a cookie, and a table of his own
      const before = await Promise.all([listed, hidden].map(({ id }) => look(host, id)))
      for (const who of [stranger, world.someone()])
        for (const [what, body] of deeds) {
          expect((await post(who, `${listed.id}/${what}`, body)).status, what).toBe(403)
          expect(await post(who, `${hidden.id}/${what}`, body), what).toMatchObject(refused(404, 'no-table'))
          expect(await post(who, `aaaaaaaaaaaa/${what}`, body), what).toMatchObject(refused(404, 'no-table'))
        }
      const after = await Promise.all([listed, hidden].map(({ id }) => look(host, id)))
      expect(after.map(({ event }) => event)).toEqual(before.map(({ event }) => event))
    })

    test('answers in the name of another, or what is asked elsewhere', async () => {
      const [host, guest, third] = people(3)
      const { id } = await seated([host, guest, third])
      const other = await begun(host, guest)
      const { ask } = (await post(host, `${id}/ask`, { kind: 'end' })).body
      for (let i = 0; i < 3; i++) await post(guest, `${id}/answer`, { ask: ask?.id, agree: true })
      expect((await look(host, id)).ask).toMatchObject({ owing: 0b100 })
      expect(await post(guest, `${other.id}/answer`, { ask: ask?.id, agree: true })).toMatchObject(refused(409, 'no-ask'))
      expect((await look(host, id)).status).toBe('playing')
    })

    test('may send it as a form of another site can', async () => {
      const [host, guest] = people(2)
      const { id } = await begun(host, guest)
      for (const [what, body] of deeds)
        for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
          expect((await host.send(`/api/tables/${id}/${what}`, JSON.stringify(body), type)).status, what).toBe(415)
      expect(notes(await look(host, id))).toEqual([])
    })

    test('does any of it before the game begins, or after it', async () => {
      const [host, guest] = people(2)
      const waiting = await openTable(host, { seats: [ada, open] })
      const { id } = await begun(host, guest)
      await post(host, `${id}/close`)
      for (const [what, body] of deeds.filter(([name]) => name !== 'clock' && name !== 'close')) {
        expect(await post(host, `${waiting.id}/${what}`, body), what).toMatchObject(refused(409, 'waiting'))
        expect(await post(host, `${id}/${what}`, body), what).toMatchObject(refused(409, 'over'))
      }
      expect(await post(host, `${id}/clock`, { clock: null })).toMatchObject(refused(409, 'begun'))
    })
  })

  test('a clock is chosen when a table is laid, changed while it waits, and refused where it cannot be', async () => {
    const host = world.someone()
    const { id, clock } = await openTable(host, { clock: LIVE })
    expect(clock).toEqual(LIVE)
    const days = { pace: 'days', bank: 172_800, increment: 43_200, cap: 259_200, holiday: 7, timeout: 'resign' }
    const night = { from: '23:00', to: '08:00', zone: 'Europe/Kyiv' }
    expect((await post(host, `${id}/clock`, { clock: { ...days, night } })).body.clock).toEqual({ ...days, night })
    for (const wrong of [
      { ...days, cap: 3600 },
      { ...days, night: { ...night, to: '23:00' } },
      { ...days, night: { ...night, zone: 'Mars/Olympus' } },
    ])
      expect(await post(host, `${id}/clock`, { clock: wrong })).toMatchObject(refused(400, 'bad-clock'))
    for (const wrong of [
      { ...days, night: { ...night, to: '24:00' } },
      { ...LIVE, base: 1 },
      { ...LIVE, cap: 5 },
    ])
      expect(await post(host, `${id}/clock`, { clock: wrong })).toMatchObject(refused(400, 'bad-request'))
    expect((await post(host, `${id}/clock`, { clock: null })).body.clock).toBeUndefined()
    const { invitation } = await look(host, id)
    const strange = { invitation: codeOf(invitation), name: 'Bob', zone: 'Mars/Olympus' }
    expect(await post(world.someone(), `${id}/join`, strange)).toMatchObject(refused(400, 'bad-clock'))
  })

  test('who runs out of time resigns, where the table has it so', async () => {
    const [host, guest] = people(2)
    const { id } = await begun(host, guest, { clock: { ...LIVE, timeout: 'resign' } })
    time.pass({ minutes: 5 })
    expect(await move(host, id, { seq: 0, text: 'take dse' })).toMatchObject(refused(409, 'over'))
    expect(await look(guest, id)).toMatchObject({ ending: 'resigned', scores: [{ rank: 2 }, { rank: 1 }] })
    expect(notes(await look(guest, id))).toEqual(['timed-out 0', 'resigned 0'])
  })

  test('what is taken back and done again brings no time', async () => {
    const [host, guest] = people(2)
    const { id } = await begun(host, guest, { clock: LIVE })
    const left = async () => (await look(host, id)).clocks?.seats[0]?.left
    await move(host, id, { seq: 0, text: 'take dse' })
    expect(await left()).toBe(310_000)
    await move(host, id, { seq: 1, undo: true })
    expect(await left()).toBe(300_000)
    await move(host, id, { seq: 2, redo: true })
    expect(await left()).toBe(310_000)
  })
})
