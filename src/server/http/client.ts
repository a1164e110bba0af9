// The built client: hashed files for ever, the page itself never from a cache, and the page for every address that is one of its own.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Refused } from '../refused.ts'
import type { App } from './house.ts'
import type { Previews } from './previews.ts'

const NOT_BUILT = 'The client is not built. Run "npm start", which builds it, or "npx vite build" and start the server again.\n'

export async function serveClient(app: App, folder: string, preview: Previews): Promise<void> {
  const file = join(folder, 'index.html')
  const isBuilt = existsSync(file)
  if (isBuilt) {
    await app.register(fastifyStatic, { root: folder, maxAge: 0, preCompressed: true, schemaHide: true })
    const assets = { root: join(folder, 'assets'), prefix: '/assets/', decorateReply: false, preCompressed: true, schemaHide: true }
    await app.register(fastifyStatic, { ...assets, maxAge: '1y', immutable: true })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && !path.startsWith('/assets/')
    if (!isPage) throw new Refused(404, 'no-route', `There is nothing at ${request.method} ${path}.`)
    if (!isBuilt) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
    const page = await preview(request, await readFile(file, 'utf8'))
    return reply.header('cache-control', 'public, max-age=0').type('text/html; charset=utf-8').send(page)
  })
}
