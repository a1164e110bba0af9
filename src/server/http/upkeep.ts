// For whoever runs the server: whether it is well, and how it does.
import { createHash, timingSafeEqual } from 'node:crypto'
import { Refused } from '../refused.ts'
import { noteHealth } from '../store/write.ts'
import type { App, House } from './house.ts'

export function upkeepRoutes(app: App, { hall, metrics, settings }: House): void {
  const triesToWrite = once(HEALTHY_MS, () => noteHealth(hall.store.db))

  app.get('/health', { schema: { hide: true } }, async () => {
    await triesToWrite()
    return { status: 'ok' }
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isShown(request.headers.authorization, settings.metricsToken)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refused(
        401,
        'no-token',
        'The metrics are for whoever shows the token of TASSEL_METRICS_TOKEN, as "Authorization: Bearer …".',
      )
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })

  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions
    metrics.request(request.method, route, reply.statusCode)
    // The route and not the address: addresses carry codes and keys.
    const id = route.includes(':id') ? (request.params as { id?: string }).id : undefined
    request.log.info(
      { method: request.method, route, table: id, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 100) / 100 },
      'request',
    )
  })
}

/** So long an answer about health is the same for all who ask: anybody may ask, and each answer is a write. */
const HEALTHY_MS = 1000

/** What is done at most once in some time; whoever asks meanwhile is given the same. */
function once(forMs: number, work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> = Promise.resolve()
  let until = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() < until) return done
    until = performance.now() + forMs
    done = work()
    return done
  }
}

/** Whether a request shows the token, in a time that says nothing about it. */
function isShown(header: string | undefined, token: string | null): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return token !== null && timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}
