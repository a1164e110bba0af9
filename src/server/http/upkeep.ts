// For whoever runs the server: whether it is well, and how it does.
import { sql } from 'drizzle-orm'
import type { App, House } from './house.ts'

export function upkeepRoutes(app: App, { hall, metrics }: House): void {
  app.get('/health', { schema: { hide: true } }, async () => {
    await hall.store.db.execute(sql`SELECT 1`)
    return { status: 'ok' }
  })

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )

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
