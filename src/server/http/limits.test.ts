import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from './errors.ts'
import type { Guests } from './guests.ts'
import { type Limited, limitRates } from './limits.ts'

const ROUTES: readonly Limited[] = ['move', 'chat', 'table', 'join']

/** A server with a route for each limit and one without, that knows the browser of Ada. */
async function opened(isLimited: boolean, story: (get: Get) => Promise<void>): Promise<void> {
  const app = Fastify()
  app.setErrorHandler(answerError)
  const guests: Pick<Guests, 'claimed' | 'isKnown'> = {
    claimed: ({ headers }) => (typeof headers.guest === 'string' ? headers.guest : null),
    isKnown: (id) => id === 'ada',
  }
  const limits = await limitRates(app, guests as Guests, isLimited)
  for (const route of ROUTES) app.get(`/api/${route}`, { config: limits.on(route) }, async () => '')
  app.get('/api/other', async () => '')
  app.get('/page', async () => '')
  try {
    await story((url, guest) => app.inject({ url, headers: guest ? { guest } : {} }))
  } finally {
    await app.close()
  }
}

type Get = (url: string, guest?: string) => Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>

test('each route has its limit, pages have none, and a server without limits has none at all', async () => {
  const limitsOf = (get: Get) =>
    Promise.all(
      [...ROUTES.map((route) => `/api/${route}`), '/api/other', '/page'].map(async (url) => (await get(url)).headers['x-ratelimit-limit']),
    )
  await opened(true, async (get) => expect(await limitsOf(get)).toEqual(['600', '60', '60', '60', '3000', undefined]))
  await opened(false, async (get) => expect(await limitsOf(get)).toEqual(Array(6).fill(undefined)))
})

test('who plays and talks is counted for himself where he is known, and otherwise with his address; tables and seats with the address', () =>
  opened(true, async (get) => {
    const left = async (route: Limited) => {
      const counts: unknown[] = []
      for (const guest of [undefined, 'eve', 'ada', 'eve', 'ada'])
        counts.push((await get(`/api/${route}`, guest)).headers['x-ratelimit-remaining'])
      return counts.map(Number)
    }
    expect(await left('move')).toEqual([599, 598, 599, 597, 598])
    expect(await left('chat')).toEqual([59, 58, 59, 57, 58])
    for (const route of ['table', 'join'] as const) expect(await left(route)).toEqual([59, 58, 57, 56, 55])
  }))

test('who asks too often is told to wait', () =>
  opened(true, async (get) => {
    for (let i = 0; i < 60; i++) expect((await get('/api/join')).statusCode).toBe(200)
    const refused = await get('/api/join')
    expect(refused.statusCode).toBe(429)
    expect(JSON.parse(refused.body)).toEqual({ error: 'too-many', says: expect.stringMatching(/^Too many requests; try again in .+\.$/) })
    expect(refused.headers['retry-after']).toBeDefined()
  }))
