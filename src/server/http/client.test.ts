import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveClient } from './client.ts'
import { collectRoutes } from './docs.ts'
import { answerError } from './errors.ts'
import type { App } from './house.ts'

/** A server of a client that is built, or not. */
async function opened(isBuilt: boolean, story: (app: App) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-client-'))
  if (isBuilt) {
    mkdirSync(join(folder, 'assets'))
    for (const [name, text] of Object.entries({ 'index.html': 'the page', 'icon.svg': 'icon', 'assets/main.js': 'main' })) {
      writeFileSync(join(folder, name), text)
      writeFileSync(join(folder, `${name}.br`), `${text}, small`)
    }
  }
  const app = Fastify() as unknown as App
  app.setErrorHandler(answerError)
  await collectRoutes(app)
  await serveClient(app, folder, async (request, page) => `${page} at ${request.url}`)
  try {
    await story(app)
  } finally {
    await app.close()
    rmSync(folder, { recursive: true })
  }
}

const SMALL = { 'accept-encoding': 'br' }

test('hashed files are kept for ever, others are asked for anew, all of them small where the browser can', () =>
  opened(true, async (app) => {
    const asset = await app.inject('/assets/main.js')
    expect([asset.body, asset.headers['cache-control']]).toEqual(['main', 'public, max-age=31536000, immutable'])
    const icon = await app.inject('/icon.svg')
    expect([icon.body, icon.headers['cache-control']]).toEqual(['icon', 'public, max-age=0'])
    for (const url of ['/assets/main.js', '/icon.svg']) {
      const small = await app.inject({ url, headers: SMALL })
      expect([small.headers['content-encoding'], small.body]).toEqual(['br', `${url === '/icon.svg' ? 'icon' : 'main'}, small`])
    }
    expect(Object.keys(app.swagger().paths ?? {})).toEqual([])
  }))

test('every address of its own is the page, which no cache keeps', () =>
  opened(true, async (app) => {
    const page = await app.inject('/t/friday?watch=me')
    expect([page.statusCode, page.body, page.headers['cache-control'], page.headers['content-type']]).toEqual([
      200,
      'the page at /t/friday?watch=me',
      'public, max-age=0',
      'text/html; charset=utf-8',
    ])
    expect((await app.inject({ method: 'HEAD', url: '/t/friday' })).statusCode).toBe(200)
  }))

test.each([true, false])('any other address is nothing (built: %s)', (isBuilt) =>
  opened(isBuilt, async (app) => {
    for (const [method, url] of [
      ['POST', '/t/friday'],
      ['GET', '/api/none'],
      ['HEAD', '/api/none'],
      ['GET', '/assets/none.js'],
    ] as const)
      expect((await app.inject({ method, url })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/t/friday?key=secret' })).json()).toEqual({
      error: 'no-route',
      says: 'There is nothing at POST /t/friday.',
    })
  }),
)

test('a client that is not built is said to be so', () =>
  opened(false, async (app) => {
    const page = await app.inject('/t/friday')
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8'])
    expect(page.body).toMatch(/^The client is not built\./)
  }))
