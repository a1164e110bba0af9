// One table of a game on a server, with two people: how it comes over a slow line, and what a browser's main thread does while it is used.
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Game } from '../../src/core/game.ts'
import { rngOf } from '../../src/core/seed.ts'
import { begun, choiceBy, look, move } from '../../test/server/tables.ts'
import { type Visitor, visitor } from '../../test/server/visitor.ts'

export interface Figures {
  readonly requests: number
  /** Round trips one after the other until something is asked. */
  readonly waves: number
  readonly kB: number
  /** Milliseconds of work of the main thread. */
  readonly load: number
  readonly pick: number
  readonly hover: number
  readonly replayed: number
  readonly live: number
  readonly elements: number
  /** In megabytes, when a whole game has been played before the page. */
  readonly heap: number
}

const SIZE = { width: 1440, height: 900 }
/** So slow that what waits for an answer is told from what is asked at once. */
const LATENCY = 600
/** How often each is done; the median counts. */
const TIMES = 5
const PLACES = 30
const BEGINNING = 12
const STEPS = 16

export async function measure(browser: Browser, base: string, game: Game): Promise<Figures> {
  const people = [visitor(base), visitor(base)]
  const { id } = await begun(people[0], people[1], { game: game.meta.id })
  const line = await overASlowLine(await pageOf(browser, base, people[0]), id)
  const page = await pageOf(browser, base, people[0])
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const play = playerOf(people, id)
  const load = await median(3, () => workOf(client, () => opened(page, id)))
  const live = await mean(BEGINNING, (times) => workOf(client, () => repeated(times, () => shown(page, play))))
  await untilAsked(page, play)
  const elements = await page.locator('*').count()
  const hover = await hovering(page, client)
  const pick = await picking(page, client)
  while (await play()) {}
  await page.locator('dialog.end-screen, .scene').first().waitFor()
  await client.send('HeapProfiler.collectGarbage')
  const heap = (await metric(client, 'JSHeapUsedSize')) / 1e6
  const replayed = await replaying(page, client, id)
  await page.context().close()
  return { ...line, load, pick, hover, replayed, live, elements, heap }
}

async function pageOf(browser: Browser, base: string, who: Visitor): Promise<Page> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: SIZE,
    locale: 'en',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'tassel', value: who.cookie ?? '', url: base }])
  return context.newPage()
}

async function opened(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}`)
  await page.locator('.prompt').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await painted(page)
}

async function overASlowLine(page: Page, id: string): Promise<Pick<Figures, 'requests' | 'waves' | 'kB'>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY, downloadThroughput: -1, uploadThroughput: -1 })
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  // What is fetched for later does not count: only what had come when the table stood.
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.prompt')) return
      performance.mark('stands')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.goto(`/t/${id}`)
  await page.locator('.prompt').waitFor()
  const kB = bytes / 1000
  const starts = await page.evaluate(() => {
    const stands = performance.getEntriesByName('stands')[0].startTime
    const asked = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return asked.map(({ startTime }) => startTime).filter((start) => start < stands)
  })
  await page.context().close()
  return { requests: starts.length, waves: wavesOf(starts), kB }
}

/** What is asked half a round trip after the last has waited for an answer. */
function wavesOf(starts: readonly number[]): number {
  const sorted = [...starts].sort((a, b) => a - b)
  return sorted.reduce((waves, start, i) => waves + (i === 0 || start - sorted[i - 1] > LATENCY / 2 ? 1 : 0), 0)
}

/** Makes one decision for whoever is asked; false when nobody is. */
function playerOf(people: readonly Visitor[], id: string): () => Promise<boolean> {
  const rng = rngOf('bench')
  return async () => {
    for (const who of people) {
      const table = await look(who, id)
      if (!table.position || table.position.actors === 0) return false
      if (table.you === null || (table.position.actors & (1 << table.you)) === 0) continue
      await move(who, id, { seq: table.position.seq, action: choiceBy('random', table, rng) })
      return true
    }
    return false
  }
}

/** A decision, until the page has drawn it. */
async function shown(page: Page, play: () => Promise<boolean>): Promise<void> {
  await play()
  await page.waitForTimeout(60)
  await painted(page)
}

async function untilAsked(page: Page, play: () => Promise<boolean>): Promise<void> {
  while ((await page.locator('.prompt.asked').count()) === 0 && (await play())) await page.waitForTimeout(200)
  // Whatever is told first is put away.
  await page.keyboard.press('Escape')
  await painted(page)
}

async function hovering(page: Page, client: CDPSession): Promise<number> {
  const middles = await page.evaluate(
    (most) =>
      [...document.querySelectorAll('[data-place]')]
        .map((place) => place.getBoundingClientRect())
        .filter(({ width, top, bottom }) => width > 0 && top > 0 && bottom < innerHeight)
        .slice(0, most)
        .map(({ left, top, width, height }) => [left + width / 2, top + height / 2]),
    PLACES,
  )
  const work = await workOf(client, async () => {
    for (const [x, y] of middles) {
      await page.mouse.move(x, y)
      await painted(page)
    }
  })
  await page.mouse.move(1, 1)
  return work / middles.length
}

async function picking(page: Page, client: CDPSession): Promise<number> {
  const open = await page.locator('[data-place][data-open="true"]').all()
  return median(Math.min(TIMES, open.length), async (i) => {
    const work = await workOf(client, async () => {
      await open[i].dispatchEvent('click')
      await painted(page)
    })
    await page.keyboard.press('Escape')
    await painted(page)
    return work
  })
}

async function replaying(page: Page, client: CDPSession, id: string): Promise<number> {
  await page.goto(`/t/${id}/replay?move=0`)
  await page.locator('.room, .replay, main').first().waitFor()
  await page.waitForTimeout(800)
  return mean(STEPS, (times) =>
    workOf(client, () =>
      repeated(times, async () => {
        await page.keyboard.press('ArrowRight')
        await painted(page)
      }),
    ),
  )
}

/** Until what was last changed is on the screen. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** How long the main thread worked while something was done. */
async function workOf(client: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await metric(client, 'TaskDuration')
  await act()
  return ((await metric(client, 'TaskDuration')) - before) * 1000
}

async function metric(client: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
}

async function repeated(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i++) await act()
}

const mean = async (times: number, all: (times: number) => Promise<number>): Promise<number> => (await all(times)) / times

async function median(times: number, one: (i: number) => Promise<number>): Promise<number> {
  const all: number[] = []
  for (let i = 0; i < times; i++) all.push(await one(i))
  return all.sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN
}
