// One table of a game on a server, with two people: how it comes over a slow line, and what a browser's main thread does while it is used.
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import type { Visitor } from '../../test/server/visitor.ts'
import { type Line, overASlowLine } from './line.ts'
import type { Played, Tree } from './tree.ts'
import { atRest, type Bench, benchOf, median, metric, workOf } from './work.ts'

export interface Figures extends Line {
  /** Milliseconds of work of the main thread. */
  readonly load: number
  readonly pick: number
  /** For a place. */
  readonly hover: number
  readonly replayed: number
  readonly live: number
  readonly elements: number
  /** In megabytes, when a whole game has been played before the page. */
  readonly heap: number
}

const SIZE = { width: 1440, height: 900 }
/** How often each is done; the median counts. */
const LOADS = 3
const ROUNDS = 3
const PICKS = 9
const STEPS = 15
/** Places pointed at in one go. */
const PLACES = 30
/** So that pieces lie on the board. */
const BEGINNING = 8

export async function measure(browser: Browser, tree: Tree, game: string): Promise<Figures> {
  const table = await tree.table(game)
  const path = `/t/${table.id}`
  const slow = await pageOf(browser, tree.base, table.person)
  const line = await overASlowLine(slow, path)
  await slow.context().close()
  const load = await median(LOADS, async () => loading(await pageOf(browser, tree.base, table.person), path))
  const page = await pageOf(browser, tree.base, table.person)
  const bench = await benchOf(page)
  await page.goto(path)
  await atRest(bench)
  for (let i = 0; i < BEGINNING; i++) await table.play()
  const live = await median(STEPS, () => answered(bench, table))
  await untilAsked(bench, table)
  const elements = await page.locator('*').count()
  const hover = await median(ROUNDS, () => hovering(bench))
  const pick = await median(PICKS, (i) => picking(bench, table, i))
  while (await table.play()) {}
  await page.locator('dialog.end-screen, .scene').first().waitFor()
  await bench.client.send('HeapProfiler.collectGarbage')
  const heap = (await metric(bench, 'JSHeapUsedSize')) / 1e6
  // From the middle of the game, where most lies on the board.
  await page.goto(`${path}/replay?move=${table.decisions() >> 1}`)
  await atRest(bench)
  const replayed = await median(STEPS, () => workOf(bench, () => page.keyboard.press('ArrowRight')))
  await page.context().close()
  return { ...line, load, pick, hover, replayed, live, elements, heap }
}

async function pageOf(browser: Browser, base: string, { cookie }: Visitor): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, viewport: SIZE, locale: 'en', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'tassel', value: cookie ?? '', url: base }])
  return context.newPage()
}

/** By somebody who has never been here. */
async function loading(page: Page, path: string): Promise<number> {
  const bench = await benchOf(page)
  await page.goto(path)
  const work = await atRest(bench)
  await page.context().close()
  return work
}

/** One's own decisions are made first; what the other one decides then is what counts. */
async function answered(bench: Bench, { play }: Played): Promise<number> {
  await workOf(bench, async () => {
    while (await play([0])) {}
  })
  return workOf(bench, () => play([1]))
}

/** Until this person is asked, and whatever is told first is put away. */
async function untilAsked(bench: Bench, { play }: Played): Promise<void> {
  const { page } = bench
  do await workOf(bench, () => page.keyboard.press('Escape'))
  while ((await page.locator('.prompt.asked').count()) === 0 && (await play([1])))
}

async function hovering(bench: Bench): Promise<number> {
  const places = await placesIn(bench.page, '[data-place]')
  const some = places.slice(0, PLACES)
  const work = await workOf(bench, async () => {
    for (const [x, y] of some) {
      await bench.page.mouse.move(x, y)
      await setTimeout(40)
    }
    await bench.page.mouse.move(1, 1)
  })
  return work / some.length
}

/** A click on a place that is pointed at already. Older pages decide at once: then the game goes on until this person is asked again. */
async function picking(bench: Bench, table: Played, i: number): Promise<number> {
  const { page } = bench
  const places = await placesIn(page, '[data-place][data-open="true"]')
  const [x, y] = places[(i * 7) % places.length]
  await workOf(bench, () => page.mouse.move(x, y))
  const work = await workOf(bench, async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
  await untilAsked(bench, table)
  return work
}

/** The middles of places that are in sight. */
async function placesIn(page: Page, selector: string): Promise<(readonly [number, number])[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((place) => {
        const { left, top, width, height } = place.getBoundingClientRect()
        const middle = [left + width / 2, top + height / 2] as const
        return document.elementFromPoint(...middle)?.closest('[data-place]') === place ? [middle] : []
      }),
    selector,
  )
}
