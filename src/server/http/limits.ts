// How often somebody may ask. A browser that we know has limits of its own; everybody else shares those of an address.
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'
import { networkOf } from './addresses.ts'
import type { Guests } from './guests.ts'

/** Requests a minute. A club behind one address shares `all`, `join` and `table`. */
const PER_MINUTE = { all: 3000, move: 600, chat: 60, table: 60, join: 60 } as const
export type Limited = Exclude<keyof typeof PER_MINUTE, 'all'>

export interface Limits {
  /** The limit of a route, for its `config`. */
  on(what: Limited): { rateLimit: RateLimitOptions | false }
}

export async function limitRates(app: FastifyInstance, guests: Guests, enabled: boolean): Promise<Limits> {
  if (!enabled) return { on: () => ({ rateLimit: false }) }
  const errorResponseBuilder = (_request: FastifyRequest, { after }: { after: string }) =>
    new Refused(429, 'too-many', `Too many requests; try again in ${after}.`)
  const owner = (request: FastifyRequest) => {
    const guest = guests.claimed(request)
    return guest !== null && guests.isKnown(guest) ? guest : networkOf(request.ip)
  }
  await app.register(rateLimit, {
    global: true,
    max: PER_MINUTE.all,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder,
  })
  return {
    on: (what) => ({
      rateLimit: {
        max: PER_MINUTE[what],
        timeWindow: '1 minute',
        errorResponseBuilder,
        ...(what === 'move' || what === 'chat' ? { keyGenerator: owner } : {}),
      },
    }),
  }
}
