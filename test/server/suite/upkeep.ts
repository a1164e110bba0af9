import { expect, test } from 'vitest'
import type { Shelf } from '../../../src/wire/shelf.ts'
import type { TableList } from '../../../src/wire/tables.ts'
import { METRICS } from '../ground.ts'
import { begun, join, move, openTable } from '../tables.ts'
import type { World } from '../world.ts'

export function upkeep(world: World): void {
  test('the shelf has games and bots', async () => {
    const { games, bots } = (await world.someone().get<Shelf>('/api/games')).body
    expect(games.map(({ id }) => id)).toContain('splendor')
    expect(bots.map(({ id }) => id)).toEqual(['random', 'greedy', 'search', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5'])
  })

  test('lists show your tables to you and listed ones to everybody', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const table = await openTable(host, { name: 'Listed' })
    const of = async (who: typeof host) => (await who.get<TableList>('/api/tables')).body
    expect((await of(host)).yours.map(({ id }) => id)).toEqual([table.id])
    expect((await of(host)).open.some(({ id }) => id === table.id)).toBe(false)
    expect((await of(guest)).open.find(({ id }) => id === table.id)).toMatchObject({ name: 'Listed', you: null, status: 'waiting' })
    await join(guest, table)
    expect((await of(guest)).yours).toMatchObject([{ id: table.id, you: 1, status: 'playing', actors: 1, decisions: 0 }])
  })

  test('whoever sits already joins to no effect', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const table = await openTable(host, { seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }] })
    expect((await join(guest, table)).you).toBe(1)
    expect((await join(guest, table)).you).toBe(1)
    expect((await join(host, table)).you).toBe(0)
    expect((await join(world.someone(), table, 'Cy')).status).toBe('playing')
  })

  test('of people racing for the last seat one gets it', async () => {
    const table = await openTable(world.someone())
    const people = Array.from({ length: 5 }, () => world.someone())
    const invitation = table.invitation?.split('/').at(-1)
    const answers = await Promise.all(people.map((who) => who.post(`/api/tables/${table.id}/join`, { invitation, name: 'Bob' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  test('health answers from the database', async () => {
    expect(await world.someone().get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  test('metrics count requests, moves, streams, tables and bots', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    const { headers } = await move(host, id, { seq: 0, text: 'take dse' })
    expect(headers.get('server-timing')).toMatch(/^move;dur=[\d.]+$/)
    const { text } = await host.get('/metrics', METRICS)
    for (const line of [
      /^tassel_requests_total\{method="POST",route="\/api\/tables\/:id\/moves",status="200"\} \d+$/m,
      /^tassel_move_seconds_bucket\{le="0.02"\} \d+$/m,
      /^tassel_streams \d+$/m,
      /^tassel_tables\{status="playing"\} \d+$/m,
      /^# TYPE tassel_bot_seconds histogram$/m,
    ])
      expect(text).toMatch(line)
  })

  test('the API describes itself, for programs and for people', async () => {
    const who = world.someone()
    const { openapi, paths } = (await who.get<{ openapi: string; paths: Record<string, object> }>('/api/openapi.json')).body
    expect(openapi).toBe('3.1.0')
    for (const path of [
      '/api/games',
      '/api/tables',
      '/api/tables/{id}',
      '/api/tables/{id}/moves',
      '/api/tables/{id}/stream',
      '/api/tables/{id}/fork',
    ])
      expect(Object.keys(paths)).toContain(path)
    const page = await who.get('/api/docs')
    expect(page.headers.get('content-type')).toMatch(/html/)
    expect(page.text).toContain('/api/tables/{id}/moves')
    expect(page.text).not.toMatch(/<script|https?:\/\/(?!localhost)/)
    expect(page.text).toContain('<li><code>id</code> (path, required) A table')
    expect(page.text).toMatch(/<li><code>watch<\/code> \(query\) The code of the spectator link/)
    expect(page.text).toContain('&quot;type&quot;: &quot;object&quot;')
  })

  test('every answer carries headers that keep strangers out', async () => {
    for (const path of ['/', '/api/games', '/api/nothing', '/health']) {
      const { headers } = await world.someone().get(path)
      expect(headers.get('content-security-policy')).toMatch(/default-src 'self';script-src 'self' 'wasm-unsafe-eval';/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test('without its client it says how to build one, and of other addresses that there is nothing', async () => {
    const who = world.someone()
    const page = await who.get('/t/abc')
    expect(page).toMatchObject({ status: 503, text: expect.stringMatching(/^The client is not built\. Run "npm start"/) })
    expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await who.post('/t/abc', {})).toMatchObject({
      status: 404,
      body: { error: 'no-route', says: 'There is nothing at POST /t/abc.' },
    })
    expect(await who.get('/api/none?key=secret')).toMatchObject({ status: 404, body: { says: 'There is nothing at GET /api/none.' } })
  })

  test('what the API answers is kept in no cache', async () => {
    const { headers } = await world.someone().get('/api/games')
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await world.someone().get('/health')).headers.get('cache-control')).toBeNull()
  })
}
