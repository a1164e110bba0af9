import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Refusal } from '../../../src/wire/refusals.ts'
import type { TableList, TableView } from '../../../src/wire/tables.ts'
import { begun, codeOf, look, move, open, openTable, plan } from '../tables.ts'
import type { Visitor } from '../visitor.ts'
import type { World } from '../world.ts'

/** A sentence: it begins with a capital or the field's name and ends with a full stop. */
const SENTENCE = /^["A-Z].+\.$/s
const LONG = 'x'.repeat(10_000)
const RTL = '\u202emoc.elpmaxe'

export function refusals(world: World): void {
  let host: Visitor
  let guest: Visitor
  let other: Visitor
  let table: TableView
  let elsewhere: TableView

  beforeAll(async () => {
    ;[host, guest, other] = [world.someone(), world.someone(), world.someone()]
    table = await begun(host, guest)
    elsewhere = await openTable(other)
  })

  const at = (path: string) => `/api/tables/${table.id}${path}`
  const isRefused = (answer: { status: number; body: unknown; text: string }, status: number) => {
    expect(answer.body).toMatchObject({ error: expect.stringMatching(/^[a-z-]+$/), says: expect.stringMatching(SENTENCE) })
    expect(answer.status).toBe(status)
    expect(answer.text).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
  }

  describe('a move is refused with a sentence and has no effect', () => {
    const moves: [string, number, unknown][] = [
      ['from the future', 409, { seq: 7, text: 'take dse' }],
      ['with a negative number', 400, { seq: -1, text: 'take dse' }],
      ['with no number', 400, { text: 'take dse' }],
      ['with a number as text', 400, { seq: '0', text: 'take dse' }],
      ['with a fraction', 400, { seq: 0, action: 1.5 }],
      ['with nothing to do', 400, { seq: 0 }],
      ['with two things to do', 400, { seq: 0, text: 'take dse', undo: true }],
      ['that is no action', 422, { seq: 0, action: 0x7fffff }],
      ['beyond 32 bits', 422, { seq: 0, action: 2 ** 40 }],
      ['that is no notation', 422, { seq: 0, text: 'fly to the moon' }],
      ['in a long notation', 400, { seq: 0, text: LONG }],
      ['with a long key', 400, { seq: 0, text: 'take dse', key: LONG }],
      ['with a key of control characters', 400, { seq: 0, text: 'take dse', key: 'a\u0000b' }],
      ['of a list', 400, []],
      ['of nothing', 400, null],
      ['undone before it was made', 422, { seq: 0, undo: true }],
    ]
    test.each(moves)('%s', async (_, status, body) => {
      isRefused(await host.post(at('/moves'), body), status)
      expect((await look(host, table.id)).position).toEqual(table.position)
    })

    test('an illegal one names its rule', async () => {
      const answer = await host.post<Refusal>(at('/moves'), { seq: 0, text: 'buy hand1' })
      isRefused(answer, 422)
      expect(answer.body).toMatchObject({ error: 'illegal', rule: 'B1' })
    })
    test('one out of turn names its rule', async () => {
      const answer = await guest.post<Refusal>(at('/moves'), { seq: 0, text: 'take dse' })
      isRefused(answer, 422)
      expect(answer.body.rule).toBe('U1')
    })
    test('a stale one brings the position it should have answered', async () => {
      const [a, b] = [world.someone(), world.someone()]
      const { id } = await begun(a, b)
      await move(a, id, { seq: 0, text: 'take dse' })
      const answer = await b.post<Refusal>(`/api/tables/${id}/moves`, { seq: 0, text: 'take dse' })
      isRefused(answer, 409)
      expect(answer.body).toMatchObject({ error: 'stale', position: { seq: 1, decisions: 1, actors: 2 } })
      expect(answer.body.position).toEqual((await look(b, id)).position)
    })
    test('at a table that waits', async () => {
      isRefused(await other.post(`/api/tables/${elsewhere.id}/moves`, { seq: 0, text: 'take dse' }), 409)
    })
    test('by somebody who does not sit there', async () => {
      isRefused(await other.post(at('/moves'), { seq: 0, text: 'take dse' }), 403)
      isRefused(await world.someone().post(at('/moves'), { seq: 0, text: 'take dse' }), 403)
      isRefused(await host.post(`/api/tables/${elsewhere.id}/moves`, { seq: 0, text: 'take dse' }), 403)
    })
    test.each(['', 'x', 'A'.repeat(43), LONG.slice(0, 4000), `${'a'.repeat(42)}!`])('with a forged cookie %#', async (cookie) => {
      const forger = world.someone()
      forger.cookie = cookie
      isRefused(await forger.post(at('/moves'), { seq: 0, text: 'take dse' }), 403)
      expect((await forger.get<TableView>(at(''))).body).toMatchObject({ you: null, recovery: null, invitation: null })
      expect((await forger.get<TableList>('/api/tables')).body.yours).toEqual([])
    })
    afterAll(async () => {
      expect((await look(host, table.id)).position).toEqual(table.position)
    })
  })

  describe('a body is refused', () => {
    test.each([
      ['malformed', '{"seq":', 400],
      ['empty', '', 400],
      ['not an object', '"take"', 400],
      ['with a poisoned prototype', '{"__proto__":{"seq":0},"seq":0,"text":"take dse"}', 400],
      ['too large', JSON.stringify({ seq: 0, text: 'take dse', more: 'x'.repeat(17_000) }), 413],
    ])('%s', async (_, text, status) => isRefused(await host.send(at('/moves'), text), status))
    test('of another type', async () => isRefused(await host.send(at('/moves'), '{"seq":0}', 'text/plain'), 415))
    afterAll(async () => {
      expect((await look(host, table.id)).position).toEqual(table.position)
    })
  })

  describe('what does not exist is not found', () => {
    test.each([
      '/api/tables/nothere',
      '/api/tables/%00',
      '/api/tables/..%2f..',
      `/api/tables/${'a'.repeat(60)}`,
      '/api/tables/nothere/stream',
      '/api/tables/nothere/history',
      '/api/tables/nothere/record',
      '/api/recoveries/nothere',
      '/api/recoveries/%00',
      '/api/invitations/nothere',
      '/api/invitations/%00',
      '/api/nothing',
      '/assets/nothing.js',
    ])('GET %s', async (path) => isRefused(await host.get(path), 404))
    test.each(['/api/tables/nothere/moves', '/api/tables/%00/moves'])('POST %s', async (path) =>
      isRefused(await host.post(path, { seq: 0, text: 'take dse' }), 404),
    )
    test('an address that is none', async () => isRefused(await host.get('/api/tables/%E0%A4%A'), 400))
    test('an endless address', async () => {
      const { status } = await host.get(`/api/tables/${LONG}`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    })
  })

  describe('a table is refused', () => {
    const tables: [string, unknown][] = [
      ['of no game', plan({ game: 'chess' })],
      ['with an option it does not have', plan({ options: { speed: 'fast' } })],
      ['with too many seats', plan({ seats: [open, open, open, open, open] })],
      ['with one seat', plan({ seats: [open] })],
      ['with an unknown bot', plan({ seats: [{ kind: 'bot', bot: 'hal' }, open] })],
      [
        'with two of you',
        plan({
          seats: [
            { kind: 'person', name: 'A' },
            { kind: 'person', name: 'B' },
          ],
        }),
      ],
      ['with a blank name', plan({ name: '   ' })],
      ['with a name that turns the writing', plan({ name: RTL })],
      ['with a name of 10,000 characters', plan({ name: LONG })],
      ['with a person of 10,000 characters', plan({ seats: [{ kind: 'person', name: LONG }, open] })],
      ['with a person of control characters', plan({ seats: [{ kind: 'person', name: 'A\u0007B' }, open] })],
      ['with a name of half a letter', plan({ name: 'a\ud800b' })],
      ['with a seat of no kind', { ...plan(), seats: [{ kind: 'king' }, open] }],
      ['that is nothing', {}],
    ]
    test.each(tables)('%s', async (_, body) => {
      const stranger = world.someone()
      isRefused(await stranger.post('/api/tables', body), 400)
      expect(stranger.cookie).toBeNull()
      expect((await stranger.get<TableList>('/api/tables')).body.yours).toEqual([])
    })
  })

  describe('a seat is refused', () => {
    const ask = (body: Record<string, unknown>) =>
      world.someone().post(`/api/tables/${elsewhere.id}/join`, { invitation: codeOf(elsewhere.invitation), name: 'Eve', ...body })
    test.each<[string, Record<string, unknown>, number]>([
      ['with a wrong invitation', { invitation: 'wrong' }, 403],
      ["with the spectators' code", { invitation: 'watch' }, 403],
      ['that does not exist', { seat: 9 }, 400],
      ['that is taken', { seat: 0 }, 409],
      ['for a name that turns the writing', { name: RTL }, 400],
      ['for a name of blanks', { name: '\u3000 ' }, 400],
      ['for a name of 10,000 characters', { name: LONG }, 400],
      ['for a name that nobody sees', { name: '\u3164' }, 400],
      ['for a name that sits there', { name: 'ADA' }, 409],
      ['for a field that nobody knows', { colour: 'red' }, 400],
      ['for no name', { name: undefined }, 400],
    ])('%s', async (_, body, status) => {
      const invitation = body.invitation === 'watch' ? codeOf(elsewhere.spectatorLink) : body.invitation
      isRefused(await ask(invitation === undefined ? body : { ...body, invitation }), status)
      expect((await look(other, elsewhere.id)).seats[1]).toMatchObject({ kind: 'open', name: '' })
    })
    test('when the game has begun', async () => {
      const [a, b] = [world.someone(), world.someone()]
      const full = await openTable(a)
      await b.post(`/api/tables/${full.id}/join`, { invitation: codeOf(full.invitation), name: 'Bob' })
      isRefused(await world.someone().post(`/api/tables/${full.id}/join`, { invitation: codeOf(full.invitation), name: 'Eve' }), 409)
    })
  })

  describe('chat', () => {
    test.each([
      ['that turns the writing', RTL],
      ['of 10,000 characters', LONG],
      ['of control characters', 'a\u0000b'],
      ['of blanks', '   '],
      ['of nothing', ''],
      ['of a line separator', 'a\u2028b'],
    ])('%s is refused', async (_, text) => {
      isRefused(await host.post(at('/chat'), { text }), 400)
      expect((await look(host, table.id)).chat).toEqual([])
    })
    test('with HTML is text like any other, in names too', async () => {
      const text = '<script>alert("x")</script> & <b>bold</b>'
      const [a, b] = [world.someone(), world.someone()]
      const { id } = await openTable(a, { seats: [{ kind: 'person', name: '<i>A</i>' }, open] })
      const said = await a.post(`/api/tables/${id}/chat`, { text, name: 'not me' })
      expect(said).toMatchObject({ status: 201, body: { text, name: '<i>A</i>', seat: 0 } })
      expect(said.headers.get('content-type')).toMatch(/^application\/json/)
      expect(await b.post(`/api/tables/${id}/chat`, { text: 'hello', name: 'Eve' })).toMatchObject({
        status: 201,
        body: { name: 'Eve', seat: null },
      })
      expect((await look(b, id)).chat.map((line) => line.text)).toEqual([text, 'hello'])
    })
  })
}
