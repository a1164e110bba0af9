// Who may do what: every route has a rule, and every rule is tried to be broken. A route that is added without one fails here.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Refusal } from '../../src/wire/refusals.ts'
import type { TableList, TableView } from '../../src/wire/tables.ts'
import { ada, begun, codeOf, join, look, move, open, openTable, plan, playOut, takeUp } from './tables.ts'
import type { Answer, Visitor } from './visitor.ts'
import { useWorld } from './world.ts'

/** People who have no business at a table: who sits elsewhere, who has no cookie, who made one up; and who sits there, but not as the host, nor in turn. */
const WHO = ['stranger', 'nobody', 'forger', 'other'] as const
type Who = (typeof WHO)[number]

/** What somebody gets: a status, or a refusal by its word. */
type Got = number | string

interface Rule {
  /** Whether it is about a table that waits, or one that plays. */
  readonly at: 'waits' | 'plays'
  /** What is sent that would be right for who may; nothing where it is only asked. */
  readonly body?: object
  /** What follows the address. */
  readonly query?: string
  /** What each of them gets at a listed table: first the three who do not sit there, then the other one who does. */
  readonly gets: readonly [outside: Got, inside: Got]
}

/** Every route about one table. At a table that is not listed whoever does not sit there gets the same everywhere: there is no such table. */
const RULES: Readonly<Record<string, Rule>> = {
  'GET /api/tables/:id': { at: 'plays', gets: [200, 200] },
  'GET /api/tables/:id/chat': { at: 'plays', query: '?before=99', gets: [200, 200] },
  'GET /api/tables/:id/history': { at: 'plays', gets: [200, 200] },
  // The record shows the deal.
  'GET /api/tables/:id/record': { at: 'plays', gets: ['not-finished', 'not-finished'] },
  'GET /api/tables/:id/stream': { at: 'plays', gets: [200, 200] },
  'POST /api/tables/:id/answer': { at: 'plays', body: { ask: 1, agree: true }, gets: ['no-seat', 'no-ask'] },
  'POST /api/tables/:id/ask': { at: 'plays', body: { kind: 'end' }, gets: ['no-seat', 200] },
  'POST /api/tables/:id/cancel': { at: 'waits', body: {}, gets: ['not-host', 'not-host'] },
  'POST /api/tables/:id/chat': { at: 'plays', body: { text: 'so' }, gets: [201, 201] },
  'POST /api/tables/:id/chat/:line/delete': { at: 'plays', body: {}, gets: ['not-host', 'not-host'] },
  'POST /api/tables/:id/clock': { at: 'waits', body: { clock: null }, gets: ['not-host', 'not-host'] },
  'POST /api/tables/:id/close': { at: 'plays', body: {}, gets: ['not-host', 'not-host'] },
  'POST /api/tables/:id/fork': { at: 'plays', body: { at: 1 }, gets: ['not-finished', 'not-finished'] },
  'POST /api/tables/:id/holiday': { at: 'plays', body: { days: 1 }, gets: ['no-seat', 'no-clock'] },
  'POST /api/tables/:id/join': { at: 'waits', body: { invitation: 'guessed', name: 'Eve' }, gets: ['bad-invitation', 200] },
  'POST /api/tables/:id/leave': { at: 'plays', body: {}, gets: ['no-seat', 200] },
  'POST /api/tables/:id/moves': { at: 'plays', body: { seq: 0, text: 'take dse' }, gets: ['no-seat', 'illegal'] },
  'POST /api/tables/:id/recovery': { at: 'plays', body: { alone: true }, gets: ['no-seat', 200] },
  'POST /api/tables/:id/remove': { at: 'plays', body: { seat: 0 }, gets: ['not-host', 'not-host'] },
  'POST /api/tables/:id/resign': { at: 'plays', body: {}, gets: ['no-seat', 200] },
  'POST /api/tables/:id/return': { at: 'plays', body: {}, gets: ['no-seat', 200] },
  'POST /api/tables/:id/seating': { at: 'waits', body: { order: 'random' }, gets: ['not-host', 'not-host'] },
  'POST /api/tables/:id/seats': { at: 'waits', body: { seat: 0, kind: 'open' }, gets: ['not-host', 'not-host'] },
  'POST /api/tables/:id/stand-in': { at: 'plays', body: { seat: 0 }, gets: ['not-host', 'not-host'] },
  'POST /api/tables/:id/start': { at: 'waits', body: {}, gets: ['not-host', 'not-host'] },
}

/** Routes about no table, or about one that is found by a code; each has a test below, or says nothing of anybody. */
const OTHERS = [
  'GET /api/docs',
  'GET /api/games',
  'GET /api/games/:id/content',
  'GET /api/invitations/:code',
  'GET /api/openapi.json',
  'GET /api/recover/:key',
  'GET /api/recoveries',
  'GET /api/recoveries/:key',
  'GET /api/tables',
  'GET /health',
  'GET /metrics',
  'POST /api/recoveries/:key',
  'POST /api/tables',
]

/** What a form of another site can send. */
const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

describe('Who may do what', () => {
  const world = useWorld('PostgreSQL')
  let people: Record<Who | 'host', Visitor>
  beforeAll(async () => {
    const forger = Object.assign(world.someone(), { cookie: 'F'.repeat(43) })
    people = { host: world.someone(), stranger: world.someone(), nobody: world.someone(), forger, other: world.someone() }
    await openTable(people.stranger)
  })

  /** A table of the host and the other one. */
  async function laid(at: Rule['at'], listed: boolean): Promise<TableView> {
    const more = { listed, private: !listed }
    const { host, other } = people
    const table = at === 'plays' ? await begun(host, other, more) : await openTable(host, { seats: [ada, open, open, open], ...more })
    if (at === 'waits') await join(other, table)
    await host.post(`/api/tables/${table.id}/chat`, { text: 'well' })
    return look(host, table.id)
  }

  const address = (route: string, id: string, line = 1): string =>
    route.replace(/^\w+ /, '').replace(':id', id).replace(':line', String(line)) + (RULES[route].query ?? '')

  /** Asks for a route. A stream is only looked at. */
  async function ask(who: Visitor, route: string, { id, chat }: Pick<TableView, 'id' | 'chat'>): Promise<Answer<Partial<Refusal>>> {
    const path = address(route, id, chat[0]?.id)
    if (route.endsWith('/stream')) return looked(who, path)
    return route.startsWith('GET') ? who.get(path) : who.post(path, RULES[route].body)
  }

  async function looked(who: Visitor, path: string): Promise<Answer<Partial<Refusal>>> {
    const followed = await who.follow(path).catch(() => null)
    followed?.leave()
    return followed ? { status: 200, body: {}, text: '', headers: new Headers() } : who.get(path)
  }

  const got = ({ status, body }: Answer<Partial<Refusal>>): Got => (status < 300 ? status : (body.error ?? status))
  /** What the host sees of it, but for who is here. */
  const state = async (id: string): Promise<string> =>
    JSON.stringify({ ...(await look(people.host, id)), seats: [] }, (key, value) => (key === 'now' ? null : value))

  test('every route has a rule', () => {
    const routes = routesOf(world.server.app.printRoutes({ commonPrefix: false }))
    expect(routes.sort()).toEqual([...Object.keys(RULES), ...OTHERS].sort())
  })

  describe.each(Object.entries(RULES))('%s', (route, { at, gets: [outside, inside] }) => {
    test('at a listed table', async () => {
      const table = await laid(at, true)
      for (const who of WHO) {
        const before = await state(table.id)
        const expected = who === 'other' ? inside : outside
        expect([who, got(await ask(people[who], route, table))]).toEqual([who, expected])
        if (typeof expected === 'string' || route.startsWith('GET')) expect(await state(table.id)).toBe(before)
      }
    })

    test('at a table that is not listed, to those who may not look: the same as where there is none', async () => {
      const table = await laid(at, false)
      const [removed, signedOut] = await sentAway(table, at)
      const before = await state(table.id)
      for (const who of [people.stranger, people.nobody, people.forger, removed, signedOut]) {
        const [here, nowhere] = [await ask(who, route, table), await ask(who, route, { ...table, id: 'nowhere' })]
        expect(here.status).toBe(404)
        expect(here.body).toEqual(nowhere.body)
      }
      expect(await state(table.id)).toBe(before)
    })

    if (route.startsWith('POST'))
      test('as a form of another site sends it, with the cookie of the host', async () => {
        const table = await laid(at, true)
        const before = await state(table.id)
        for (const type of FORMS)
          expect((await people.host.send(address(route, table.id, table.chat[0].id), JSON.stringify(RULES[route].body), type)).status).toBe(
            415,
          )
        expect(await state(table.id)).toBe(before)
      })
  })

  /** One who sat there and was removed (while it waits), and a device that had the host's seat and was signed out. */
  async function sentAway(table: TableView, at: Rule['at']): Promise<Visitor[]> {
    const [removed, device] = [world.someone(), world.someone()]
    if (at === 'waits') {
      await join(removed, table, 'Cy')
      await people.host.post(`/api/tables/${table.id}/seats`, { seat: 2, kind: 'open' })
    }
    await takeUp(device, table.recovery)
    expect((await people.host.post(`/api/tables/${table.id}/recovery`, { alone: true })).status).toBe(200)
    return [removed, device]
  }

  test('a move is made for one’s own seat alone, at one’s own table alone, and not with a cookie that is another’s by half', async () => {
    const [mine, theirs] = [await laid('plays', true), await begun(people.stranger, world.someone())]
    expect(got(await move(people.host, theirs.id, { seq: 0, text: 'take dse' }))).toBe('no-seat')
    expect(got(await move(people.stranger, mine.id, { seq: 0, text: 'take dse' }))).toBe('no-seat')
    const half = Object.assign(world.someone(), { cookie: people.host.cookie?.toLowerCase() ?? '' })
    expect(got(await move(half, mine.id, { seq: 0, text: 'take dse' }))).toBe('no-seat')
    // A key that somebody else's move had gives nothing of it away.
    await move(people.host, mine.id, { seq: 0, text: 'take dse', key: 'a-key-of-mine' })
    expect(got(await move(people.stranger, mine.id, { seq: 0, text: 'take dse', key: 'a-key-of-mine' }))).toBe('no-seat')
    expect(got(await move(people.other, mine.id, { seq: 1, undo: true }))).toBe('illegal')
  })

  test('codes are not guessed, and die with what they open', async () => {
    const { stranger, host } = people
    const table = await laid('waits', false)
    for (const path of ['/api/invitations/guessed0', '/api/recoveries/guessed']) expect((await stranger.get(path)).status).toBe(404)
    expect((await takeUp(stranger, '/recover/guessed')).status).toBe(404)
    const removed = world.someone()
    const { recovery } = await join(removed, table, 'Cy')
    await host.post(`/api/tables/${table.id}/seats`, { seat: 2, kind: 'open' })
    expect((await takeUp(stranger, recovery)).status).toBe(404)
    expect((await takeUp(removed, recovery)).status).toBe(404)
    expect((await host.post(`/api/tables/${table.id}/recovery`, { alone: false })).status).toBe(200)
    expect((await takeUp(stranger, table.recovery)).status).toBe(404)
    // A code to look on is no invitation, and an invitation no seat's key.
    const joined = await stranger.post<Refusal>(`/api/tables/${table.id}/join`, { invitation: codeOf(table.spectatorLink), name: 'Eve' })
    expect(joined.status).toBeGreaterThanOrEqual(400)
    expect((await takeUp(stranger, table.invitation)).status).toBe(404)
    await host.post(`/api/tables/${table.id}/cancel`, {})
    expect((await stranger.get(`/api/invitations/${codeOf(table.invitation)}`)).status).toBe(404)
  })

  test('lists show one’s own, and what is listed', async () => {
    const [table, secret] = [await laid('plays', true), await laid('plays', false)]
    const ids = async (who: Visitor) => {
      const { yours, open } = (await who.get<TableList>('/api/tables')).body
      return { yours: yours.map(({ id }) => id), open: open.map(({ id }) => id) }
    }
    for (const who of [people.stranger, people.nobody, people.forger]) {
      const { yours, open } = await ids(who)
      expect([...yours, ...open]).not.toContain(secret.id)
      expect(yours).not.toContain(table.id)
      const seats = (await who.get<{ seats: { id: string }[] }>('/api/recoveries')).body.seats
      expect(seats.map(({ id }) => id)).not.toContain(table.id)
      expect(JSON.stringify((await who.get(`/api/tables/${table.id}`)).body)).not.toContain(codeOf(table.recovery))
    }
    expect((await ids(people.host)).yours).toEqual(expect.arrayContaining([table.id, secret.id]))
  })

  test('a private game that is over is not forked, looked back on or recorded by strangers; a running one by nobody', async () => {
    const table = await laid('plays', false)
    await playOut([people.host, people.other], table.id, { until: ({ decisions }) => decisions > 2 })
    await people.host.post(`/api/tables/${table.id}/resign`, {})
    for (const who of [people.stranger, people.nobody, people.forger])
      for (const route of ['GET /api/tables/:id', 'GET /api/tables/:id/record', 'GET /api/tables/:id/history', 'POST /api/tables/:id/fork'])
        expect((await ask(who, route, table)).status).toBe(404)
    expect((await ask(people.other, 'POST /api/tables/:id/fork', table)).status).toBe(201)
  })

  test('what is opened anew cannot come as a form, and metrics want their token', async () => {
    for (const type of FORMS) expect((await people.host.send('/api/tables', JSON.stringify(plan()), type)).status).toBe(415)
    const { recovery } = await laid('plays', true)
    for (const type of FORMS) expect((await people.stranger.send(`/api/recoveries/${codeOf(recovery)}`, '{}', type)).status).toBe(415)
    for (const headers of [{}, { authorization: 'Bearer guessed' }, { authorization: 'Basic YTpi' }])
      expect((await people.host.get('/metrics', headers)).status).toBe(401)
  })
})

/** The routes of a tree as Fastify prints it, without HEAD, which is GET without its answer. */
function routesOf(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, before, part = '', methods = ''] = /^([│ ├└─]*)(\S*)(?: \(([^)]*)\))?/.exec(line) ?? []
    const depth = before.length / 4 - 1
    above.splice(depth)
    above.push(part)
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${above.join('')}`)
  })
}
