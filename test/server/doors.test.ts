// What stands before the API: rate limits, the built client, and bots that fail.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { METRICS } from './ground.ts'
import { ada, begun, bot, codeOf, look, move, open, openTable, plan, playOut } from './tables.ts'
import { useWorld } from './world.ts'

const PAGE =
  '<!doctype html><html lang="en"><head><title>Tassel</title><meta name="description" content="Board games."></head><body></body></html>'

/** A client as Vite builds it, and a bot's thread that never answers. */
function built(): { web: string; worker: string } {
  const web = mkdtempSync(join(tmpdir(), 'tassel-web-'))
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), PAGE)
  writeFileSync(join(web, 'assets', 'main-1a2b3c.js'), 'export {}')
  const worker = join(web, 'worker.mjs')
  writeFileSync(worker, 'export const choose = ({ bot }) => { if (bot === "search") for (;;); throw new Error("no idea") }')
  return { web, worker }
}

describe('A server with its doors', () => {
  const world = useWorld('PGlite', { ...built(), limits: true, botDeadlineMs: 300, proxies: ['loopback'] })

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
    expect((await host.get('/metrics', METRICS)).text).toMatch(/tassel_bot_seconds_count\{bot="search",outcome="first"\} 1/)
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

  test('how often one may ask is said with every answer of the API', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const table = await openTable(host)
    const at = (path: string) => `/api/tables/${table.id}${path}`
    const limit = ({ headers }: { headers: Headers }) => headers.get('x-ratelimit-limit')
    expect(limit(await host.get('/api/games'))).toBe('3000')
    expect(limit(await host.get('/health'))).toBeNull()
    expect(limit(await host.post('/api/tables', plan()))).toBe('60')
    expect(limit(await guest.post(at('/join'), { invitation: codeOf(table.invitation), name: 'Bob' }))).toBe('60')
    expect(limit(await move(host, table.id, { seq: 0, text: 'take dse' }))).toBe('600')
    expect(limit(await host.post(at('/chat'), { text: 'so' }))).toBe('60')
    // Who plays is counted for himself, not with everybody behind his address.
    const left = async (who: typeof host) => (await who.post(at('/moves'), {})).headers.get('x-ratelimit-remaining')
    expect([await left(host), await left(guest), await left(host)]).toEqual(['598', '599', '597'])
  })

  test('a browser is known for 400 days by a cookie that no script reads, and that stays on a safe line where there is one', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${world.base}/api/tables`, {
        method: 'POST',
        body: JSON.stringify(plan()),
        headers: { 'content-type': 'application/json', ...headers },
      })
    const plain = (await ask({})).headers.get('set-cookie')
    expect(plain).toMatch(/^tassel=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await ask({ 'x-forwarded-proto': 'https' })).headers.get('set-cookie')).toMatch(/; Secure/)
    expect((await ask({ cookie: plain?.split(';')[0] ?? '' })).headers.get('set-cookie')).toBeNull()
    const forged = `tassel=${'A'.repeat(43)}`
    expect((await ask({ cookie: forged })).headers.get('set-cookie')).toMatch(/^tassel=/)
  })

  describe('a page says in its head what it is about', () => {
    const page = async (path: string, who = world.someone()) => (await who.get(path)).text

    test('as far as anybody may know it', async () => {
      const host = world.someone()
      const { id, invitation } = await openTable(host, { name: 'A & <B>', seats: [ada, open] })
      const text = await page(`/t/${id}`)
      expect(text).toContain('<title>A &amp; &lt;B&gt; · Splendor</title>')
      expect(text).toContain('<meta property="og:title" content="A &amp; &lt;B&gt; · Splendor">')
      expect(text).toContain('<meta property="og:description" content="Ada">')
      expect(text).toContain('<meta name="description" content="Ada">')
      expect(text).toContain(`<meta property="og:image" content="${world.base}/preview-splendor.png">`)
      expect(await page(`/join/${codeOf(invitation)}`)).toContain('<title>A &amp; &lt;B&gt; · Splendor</title>')
      for (const path of ['/', '/t/nothere', '/join/nothere', `/t/${id}/nothing`]) expect(await page(path)).toBe(PAGE)
    })

    test('and of a table that is not listed to those who have its link', async () => {
      const host = world.someone()
      const { id, spectatorLink } = await openTable(host, { listed: false })
      expect(await page(`/t/${id}`)).toBe(PAGE)
      expect(await page(spectatorLink ?? '')).toContain('<title>Friday · Splendor</title>')
      // The address alone says nothing, also not to him who sits there; but his page asks for the game at once.
      const mine = await page(`/t/${id}`, host)
      expect(mine).toContain('<title>Tassel</title>')
      expect(mine).toContain('<html data-ahead="splendor"')
    })

    test('and asks for the table itself where it shows nothing else', async () => {
      const { id, spectatorLink } = await openTable(world.someone())
      const asked = (link: string) => `<link rel="preload" as="fetch" crossorigin href="/api/tables/${link}"></head>`
      expect(await page(`/t/${id}`)).toContain(asked(id))
      expect(await page(spectatorLink ?? '')).toContain(asked(`${id}?watch=${codeOf(spectatorLink)}`))
      const replay = await page(`/t/${id}/replay`)
      expect(replay).toContain('<html data-ahead="splendor"')
      expect(replay).not.toContain('rel="preload"')
    })

    test('and of a finished game how it ended, the winner first', async () => {
      const people = [world.someone(), world.someone()]
      const { id } = await begun(people[0], people[1])
      await playOut(people, id)
      const { scores = [] } = await look(people[0], id)
      const ended = ['Ada', 'Bob'].map((name, seat) => ({ name, ...scores[seat] })).sort((a, b) => a.rank - b.rank)
      const said = ended.map(({ rank, name, total }) => `${rank}. ${name} ${total}`).join(', ')
      expect(await page(`/t/${id}/result`)).toContain(`<meta property="og:description" content="${said}">`)
    })
  })
})
