import { createHash } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { rememberingDatabase } from '../store/fixture.ts'
import { cookieOf, guestOf } from './fixture.ts'
import { type Guests, openGuests } from './guests.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A server that welcomes everybody, and knows the browser of Ada. */
async function opened(story: (at: Opened) => Promise<void>): Promise<void> {
  const { db, asked } = rememberingDatabase(({ params: [id] }) => (id === guestOf('ada') ? [{ id }] : []))
  const guests = openGuests(db)
  const app = Fastify({ trustProxy: true })
  await app.register(cookie)
  app.get('/claimed', async (request) => ({ is: guests.claimed(request) }))
  app.get('/welcome', async (request, reply) => ({ is: await guests.asker(request, reply).welcome() }))
  const get = async (url: string, headers: Record<string, string>) => {
    const answer = await app.inject({ url, headers })
    return { is: answer.json<{ is: string | null }>().is, given: answer.headers['set-cookie'] }
  }
  try {
    await story({ guests, get, queries: () => asked.map(({ sql }) => sql.split(' ')[0]) })
  } finally {
    await app.close()
  }
}

interface Opened {
  readonly guests: Guests
  /** Whom a browser is taken for, and the cookie that it is given. */
  get(url: string, headers: Record<string, string>): Promise<{ is: string | null; given: unknown }>
  queries(): string[]
}

test('a browser is whom its cookie says, where that could be one of ours', () =>
  opened(async ({ get }) => {
    const claimed = async (headers: Record<string, string>) => (await get('/claimed', headers)).is
    expect(await claimed({ cookie: `tassel=${cookieOf('ada')}` })).toBe(guestOf('ada'))
    for (const token of ['', 'ada', `${cookieOf('ada')}-`, `${'a'.repeat(42)}!`])
      expect(await claimed({ cookie: `tassel=${token}` })).toBeNull()
    expect(await claimed({})).toBeNull()
  }))

test('a browser that we know is welcome as it is, and looked up once', () =>
  opened(async ({ get, guests, queries }) => {
    expect(guests.isKnown(guestOf('ada'))).toBe(false)
    for (let i = 0; i < 2; i++) {
      expect(await get('/welcome', { cookie: `tassel=${cookieOf('ada')}` })).toEqual({ is: guestOf('ada'), given: undefined })
      expect(guests.isKnown(guestOf('ada'))).toBe(true)
    }
    expect(queries()).toEqual(['select'])
  }))

test('any other is given a cookie, of which the store learns the hash', () =>
  opened(async ({ get, guests, queries }) => {
    const seen = new Set<string>()
    for (const headers of [{}, { cookie: `tassel=${cookieOf('eve')}` }, { cookie: 'tassel=odd' }]) {
      const { is, given } = await get('/welcome', headers)
      const token = /^tassel=([\w-]{43}); Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/.exec(String(given))?.[1] ?? ''
      expect(is).toBe(hashOf(token))
      expect(guests.isKnown(hashOf(token))).toBe(true)
      seen.add(token)
    }
    expect(seen.size).toBe(3)
    expect(queries()).toEqual(['insert', 'select', 'insert', 'insert'])
    expect(String((await get('/welcome', { 'x-forwarded-proto': 'https' })).given)).toMatch(/; Secure/)
  }))

test('ten thousand browsers are remembered, and then others', () =>
  opened(async ({ guests }) => {
    for (let i = 0; i < 10_000; i++) guests.remember(`guest ${i}`)
    expect([0, 9999].map((i) => guests.isKnown(`guest ${i}`))).toEqual([true, true])
    guests.remember('one more')
    expect([guests.isKnown('guest 9999'), guests.isKnown('one more')]).toEqual([false, true])
  }))
