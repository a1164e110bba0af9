// A guest is a browser: a cookie of 32 random bytes, of which the store knows only the hash.
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../store/database.ts'
import { isGuest } from '../store/read.ts'
import { addGuest } from '../store/write.ts'
import type { Asker } from '../tables/open.ts'

const COOKIE = 'tassel'
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const LIFE_SECONDS = 400 * 24 * 3600
const REMEMBERED = 10_000

export interface Guests {
  /** The browser that a request says it comes from; not checked, for a seat's holder is looked up by it anyway. */
  claimed(request: FastifyRequest): string | null
  /** Whether it was checked before: then it has rate limits of its own. */
  isKnown(id: string): boolean
  /** Takes note that a browser is one of ours: it holds a seat. */
  remember(id: string): void
  /** The browser that a request comes from; one without a cookie that we gave gets one. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<string>
  /** Both, for who decides himself when to welcome. */
  asker(request: FastifyRequest, reply: FastifyReply): Asker
}

export function openGuests(db: Database): Guests {
  const known = new Set<string>()

  function claimed(request: FastifyRequest): string | null {
    const token = request.cookies[COOKIE]
    return token !== undefined && TOKEN.test(token) ? hashOf(token) : null
  }

  function remember(id: string): string {
    if (known.size >= REMEMBERED) known.clear()
    known.add(id)
    return id
  }

  async function welcome(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const id = claimed(request)
    if (id !== null && (known.has(id) || (await isGuest(db, id)))) return remember(id)
    const token = randomBytes(32).toString('base64url')
    await addGuest(db, hashOf(token))
    const secure = request.protocol === 'https'
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFE_SECONDS })
    return remember(hashOf(token))
  }

  return {
    claimed,
    isKnown: (id) => known.has(id),
    remember,
    welcome,
    asker: (request, reply) => ({ claimed: claimed(request), welcome: () => welcome(request, reply) }),
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
