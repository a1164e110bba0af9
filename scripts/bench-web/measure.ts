// One table of a game on a server, with two people: how it comes over a slow line, and what a browser's main thread does while it is used.
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import type { Visitor } from '../../test/server/visitor.ts'
import { type Line, overASlowLine } from './line.ts'
import type { Played, Tree } from './tree.ts'
import { atRest, type Bench, benchOf, each, least, metric, middle, workOf } from './work.ts'

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
/** How often each is done. What else the machine does can only add to a figure: of the same thing done several times the least counts, of several things the middle one. */
const ROUNDS = 2
const LOADS = 3
const STEPS = 11
/** Positions in which places are pointed at and picked; pieces lie on the board of the first. */
const SITTINGS = 3
const BEGINNING = 8
/** Places that are picked in each. */
const PICKS = 5
/** Places pointed at in one go. */
const PLACES = 30

export async function measure(browser: Browser, tree: Tree, game: string): Promise<Figures> {
  const table = await tree.table(game)
  const path = `/t/${table.id}`
  const slow = await pageOf(browser, tree.base, table.person)
  const line = await overASlowLine(slow, path)
  await slow.context().close()
  const load = await least(LOADS, async () => loading(await pageOf(browser, tree.base, table.person), path))
  const page = await pageOf(browser, tree.base, table.person)
  const bench = await benchOf(page)
  await page.goto(path)
  await atRest(bench)
  const { elements, hover, pick } = await sitting(bench, table)
  const live = middle(await each(STEPS, () => answered(bench, table)))
  while (await table.play()) {}
  await page.locator('dialog.end-screen, .scene').first().waitFor()
  await bench.client.send('HeapProfiler.collectGarbage')
  const heap = (await metric(bench, 'JSHeapUsedSize')) / 1e6
  const replayed = await replaying(bench, `${path}/replay?move=${table.decisions() >> 1}`)
  await page.context().close()
  return { ...line, load, pick, hover, replayed, live, elements, heap }
}

/** What pointing and picking cost in several positions. */
async function sitting(bench: Bench, table: Played): Promise<Pick<Figures, 'elements' | 'hover' | 'pick'>> {
  const hovers: number[] = []
  const picks: number[] = []
  const elements: number[] = []
  for (let sittings = 0; sittings < SITTINGS; sittings++) {
    for (let i = 0; i < BEGINNING; i++) await table.play()
    await untilAsked(bench, table)
    elements.push(await bench.page.locator('*').count())
    hovers.push(await least(ROUNDS, () => hovering(bench)))
    picks.push(...(await each(PICKS, (i) => least(ROUNDS, () => picking(bench, table, i / PICKS)))))
  }
  return { elements: middle(elements), hover: middle(hovers), pick: middle(picks) }
}

/** From the middle of the game, where most lies on the board. */
async function replaying(bench: Bench, path: string): Promise<number> {
  const rounds = await each(ROUNDS, async () => {
    await bench.page.goto(path)
    await atRest(bench)
    return each(STEPS, () => workOf(bench, () => bench.page.keyboard.press('ArrowRight')))
  })
  return middle(rounds[0].map((_, step) => Math.min(...rounds.map((round) => round[step]))))
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

/** Until this person is asked, and whatever is told first, or chosen, is put away. */
async function untilAsked(bench: Bench, { play }: Played): Promise<void> {
  const { page } = bench
  while (await play([1])) {}
  await page.locator('.prompt.asked').waitFor()
  do await workOf(bench, () => page.keyboard.press('Escape'))
  while ((await page.locator('.prompt .slip, .prompt .recap').count()) > 0)
}

async function hovering(bench: Bench): Promise<number> {
  const places = await placesIn(bench.page, '[data-place]')
  const some = places.filter((_, i) => i % Math.ceil(places.length / PLACES) === 0)
  const work = await workOf(bench, async () => {
    for (const [x, y] of some) {
      await bench.page.mouse.move(x, y)
      await setTimeout(40)
    }
    await bench.page.mouse.move(1, 1)
  })
  return work / some.length
}

/** A click on a place that is pointed at already, so far along the list of those that can be picked. Older pages decide at once: then the game goes on until this person is asked again. */
async function picking(bench: Bench, table: Played, along: number): Promise<number> {
  const { page } = bench
  const places = await placesIn(page, '[data-place][data-open="true"]')
  const [x, y] = places[Math.floor(along * places.length)]
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
