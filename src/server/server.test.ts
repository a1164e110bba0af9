import { describe, expect, test } from 'vitest'
import { PACK_LIMIT } from '../core/content.ts'
import { BODY_LIMIT } from './http/errors.ts'
import { heldBy, METRICS, served } from './http/fixture.ts'
import { begunTable, waitingTable } from './tables/fixture.ts'

const stored = [heldBy(waitingTable())]

interface Posted {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> }
}

/** The objects of a schema that may have fields which nobody knows. Those that have any names, as options do, say what their values are. */
function openObjects(schema: unknown, at = 'body'): string[] {
  if (typeof schema !== 'object' || schema === null) return schema === undefined ? [at] : []
  const below = Object.entries(schema).flatMap(([key, part]) => (typeof part === 'object' ? openObjects(part, `${at}.${key}`) : []))
  const others = Reflect.get(schema, 'additionalProperties')
  const isOpen =
    Reflect.get(schema, 'type') === 'object' && others !== false && typeof others !== 'object' && !('patternProperties' in schema)
  return isOpen ? [at, ...below] : below
}

describe('An address', () => {
  const longest = 'a'.repeat(64)

  test('has names of 64 letters at most', () =>
    served({ stored }, async ({ ask }) => {
      for (const [before, after] of [
        ['/api/tables/', ''],
        ['/api/tables/', '/history'],
        ['/api/tables/', '/stream'],
        ['/api/games/', '/content'],
        ['/api/invitations/', ''],
        ['/api/recoveries/', ''],
      ]) {
        expect((await ask('GET', before + longest + after)).statusCode).toBe(404)
        const { statusCode, body } = await ask('GET', `${before}${longest}a${after}`)
        expect([statusCode, JSON.parse(body).error]).toEqual([414, 'bad-request'])
      }
    }))
  test('has codes of 64 letters at most, and events of 20', () =>
    served({ stored }, async ({ ask }) => {
      const status = async (path: string) => (await ask('GET', path)).statusCode
      expect([await status(`/api/tables/friday?watch=${longest}`), await status(`/api/tables/friday?watch=${longest}a`)]).toEqual([
        200, 400,
      ])
      const hidden = `/api/tables/sunday/stream?lastEventId=${'1'.repeat(20)}`
      expect([await status(hidden), await status(`${hidden}1`)]).toEqual([404, 400])
    }))
})

describe('A body', () => {
  const large = (bytes: number) => ({ name: 'x'.repeat(bytes - 11) })

  test('has 16 kB at most, where a table is opened also two content packs’ length', () =>
    served({ stored }, async ({ ask }) => {
      const status = async (path: string, bytes: number) => (await ask('POST', path, { body: large(bytes) })).statusCode
      expect([await status('/api/tables/friday/moves', BODY_LIMIT), await status('/api/tables/friday/moves', BODY_LIMIT + 1)]).toEqual([
        400, 413,
      ])
      const most = BODY_LIMIT + 2 * PACK_LIMIT
      expect([await status('/api/tables', most), await status('/api/tables', most + 1)]).toEqual([400, 413])
      expect(BODY_LIMIT).toBe(16_384)
    }))
  test('is neither corrected nor filled in', () =>
    served({ stored: [heldBy(begunTable())] }, async ({ ask }) => {
      for (const body of [{ seq: '0', text: 'take dse' }, { text: 'take dse' }])
        expect((await ask('POST', '/api/tables/friday/moves', { as: 'ada', body })).statusCode).toBe(400)
    }))
  test('has the fields that are known and no others, wherever it is sent', () =>
    served({ stored: [heldBy(waitingTable())] }, async ({ ask }) => {
      const { paths } = (await ask('GET', '/api/openapi.json')).json<{ paths: Record<string, { post?: Posted }> }>()
      const posts = Object.entries(paths).flatMap(([path, { post }]) => (post ? [{ path, post }] : []))
      expect(posts.length).toBeGreaterThan(8)
      for (const { path, post } of posts) {
        expect([path, openObjects(post.requestBody?.content['application/json'].schema)]).toEqual([path, []])
        const { statusCode, body } = await ask('POST', path.replace('{id}', 'friday').replace('{key}', 'none'), {
          as: 'ada',
          body: { colour: 1 },
        })
        expect([path, statusCode, JSON.parse(body).error]).toEqual([path, 400, 'bad-request'])
      }
    }))
  test.each<[string, object, string]>([
    ['start', { colour: 1 }, '"colour" is no field of this request.'],
    ['seats', { seat: 1, kind: 'open', colour: 1 }, '"colour" is no field of this request.'],
    ['seats', { seat: 1, kind: 'bot', bot: 7 }, '"bot" must be string.'],
    ['seating', { seats: [1, 0], colour: 1 }, '"colour" is no field of this request.'],
    ['fork', { at: 0, seats: [{ kind: 'open', colour: 1 }] }, '"seats.0.colour" is no field of this request.'],
  ])('names the field that it should not have: %s %o', (path, body, says) =>
    served({ stored: [heldBy(waitingTable())] }, async ({ ask }) => {
      expect((await ask('POST', `/api/tables/friday/${path}`, { as: 'ada', body })).json()).toEqual({ error: 'bad-request', says })
    }),
  )
  test('that is text is refused', () =>
    served({ stored }, async ({ app }) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/tables/friday/moves',
        headers: { 'content-type': 'text/plain' },
        payload: '{}',
      })
      expect(answer.statusCode).toBe(415)
    }))
})

describe('Every answer', () => {
  test('keeps strangers out, and does not ask for a line that a club may not have', () =>
    served({ stored }, async ({ ask }) => {
      for (const path of ['/', '/api/games', '/api/nothing', '/health']) {
        const { headers } = await ask('GET', path)
        expect(headers['content-security-policy']).toMatch(/^default-src 'self';script-src 'self' 'wasm-unsafe-eval';/)
        expect(headers['content-security-policy']).not.toMatch(/upgrade/)
        expect(headers).not.toHaveProperty('strict-transport-security')
        expect(headers['referrer-policy']).toBe('no-referrer')
        expect(headers['cache-control']).toBe(path.startsWith('/api/') ? 'no-store' : undefined)
      }
    }))
  test('is counted by its route, and never by its address', () =>
    served({ stored }, async ({ ask }) => {
      await ask('GET', '/api/tables/friday')
      await ask('GET', '/none')
      const { body, headers } = await ask('GET', '/metrics', METRICS)
      expect(headers['content-type']).toMatch(/^text\/plain/)
      expect(body).toMatch(/^tassel_requests_total\{method="GET",route="\/api\/tables\/:id",status="200"\} 1$/m)
      expect(body).toMatch(/^tassel_requests_total\{method="GET",route="none",status="503"\} 1$/m)
      expect(body).toMatch(/^tassel_streams 0$/m)
      expect(body).toMatch(/^process_cpu_seconds_total /m)
    }))
})

test('Metrics are for whoever shows the token, and for nobody where there is none', async () => {
  const status = async (metricsToken: string | null, authorization?: string) => {
    let code = 0
    await served({ settings: { metricsToken } }, async ({ ask }) => {
      code = (await ask('GET', '/metrics', { headers: authorization === undefined ? {} : { authorization } })).statusCode
    })
    return code
  }
  expect(await status('0123456789abcdef')).toBe(401)
  expect(await status('0123456789abcdef', 'Bearer 0123456789abcdeg')).toBe(401)
  expect(await status('0123456789abcdef', 'Bearer 0123456789abcdef')).toBe(200)
  for (const shown of [undefined, 'Bearer ', 'Bearer null']) expect(await status(null, shown)).toBe(401)
})

test('Tables are counted by what they do', () =>
  served({ stored, finds: ({ sql }) => (/group by/.test(sql) ? [{ status: 'waiting', count: 7 }] : undefined) }, async ({ ask }) => {
    expect((await ask('GET', '/metrics', METRICS)).body).toMatch(/^tassel_tables\{status="waiting"\} 7$/m)
  }))

test('Health is that of the database, and no part of the API', () =>
  served({ stored }, async ({ ask, asked }) => {
    const before = asked.length
    expect((await ask('GET', '/health')).json()).toEqual({ status: 'ok' })
    expect(asked.slice(before).map(({ sql }) => sql)).toEqual([expect.stringMatching(/TRUNCATE health; INSERT INTO health/)])
    const { paths } = (await ask('GET', '/api/openapi.json')).json<{ paths: object }>()
    expect(Object.keys(paths).every((path) => path.startsWith('/api/'))).toBe(true)
    expect(Object.keys(paths)).toContain('/api/tables/{id}/history')
  }))

test('An invitation is found by its code, however it is written, and nothing else is looked for', () =>
  served({ stored }, async ({ ask, asked }) => {
    for (const code of ['invited', 'INVITED', '%20invited%20'])
      expect((await ask('GET', `/api/invitations/${code}`)).json()).toMatchObject({ id: 'friday' })
    const looked = () => asked.filter(({ sql }) => /"invitation" = /.test(sql)).length
    const before = looked()
    for (const code of ['none', 'a-b'])
      expect((await ask('GET', `/api/invitations/${code}`)).json()).toMatchObject({ error: 'no-invitation' })
    expect(looked()).toBe(before + 1)
    expect((await ask('GET', '/api/invitations/none')).statusCode).toBe(404)
  }))

test('What a content pack may hold is told of games that take one', () =>
  served({}, async ({ ask }) => {
    expect((await ask('GET', '/api/games/skyrise/content')).json()).toMatchObject({ printed: { game: 'skyrise' } })
    for (const game of ['splendor', 'chess']) {
      const { statusCode, body } = await ask('GET', `/api/games/${game}/content`)
      expect([statusCode, JSON.parse(body).error]).toEqual([404, 'no-content'])
    }
  }))
