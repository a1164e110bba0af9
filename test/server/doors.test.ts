// What stands before the API: rate limits, the built client, and bots that fail.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { begun, bot, look, openTable } from './tables.ts'
import { useWorld } from './world.ts'

/** A client as Vite builds it, and a bot's thread that never answers. */
function built(): { web: string; worker: string } {
  const web = mkdtempSync(join(tmpdir(), 'tassel-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tassel</title>')
  writeFileSync(join(web, 'assets', 'main-1a2b3c.js'), 'export {}')
  const worker = join(web, 'worker.mjs')
  writeFileSync(worker, 'export const choose = ({ bot }) => { if (bot === "search") for (;;); throw new Error("no idea") }')
  return { web, worker }
}

describe('A server with its doors', () => {
  const world = useWorld('PGlite', { ...built(), limits: true, botDeadlineMs: 300 })

  test('serves the client: hashed files for ever, the page for every address of its own', async () => {
    const who = world.someone()
    const asset = await who.get('/assets/main-1a2b3c.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toMatch(/javascript/)
    for (const path of ['/', '/t/abc', '/join/xyz', '/games/splendor']) {
      const page = await who.get(path)
      expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<title>Tassel</title>') })
      expect(page.headers.get('cache-control')).toMatch(/max-age=0/)
    }
    expect((await who.get('/assets/../../package.json')).text).not.toContain('"tassel"')
    expect((await who.get('/%2e%2e/%2e%2e/package.json')).text).not.toContain('"tassel"')
  })

  test('a bot that hangs or crashes is played for, and the table goes on', async () => {
    const host = world.someone()
    const { id } = await openTable(host, { seats: [bot('search'), { kind: 'person', name: 'Ada' }] })
    const stream = await host.follow(`/api/tables/${id}/stream`)
    await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq === 1))
    expect((await look(host, id)).position?.actors).toBe(2)
    expect((await host.get('/metrics')).text).toMatch(/tassel_bot_seconds_count\{bot="search",outcome="first"\} 1/)
    stream.leave()
  })

  test('who talks too much is told to wait, and others are not', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    const said = await Promise.all(Array.from({ length: 70 }, () => host.post(`/api/tables/${id}/chat`, { text: 'so' })))
    const refused = said.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0].body).toMatchObject({ error: 'too-many', says: expect.stringMatching(/^Too many requests; try again in .+\.$/) })
    expect(refused[0].headers.get('retry-after')).not.toBeNull()
    expect((await look(host, id)).chat).toHaveLength(70 - refused.length)
    expect((await guest.post(`/api/tables/${id}/chat`, { text: 'well' })).status).toBe(201)
  })
})
