// One table at one size: whether everything that can be chosen can be met by a hand, whether nothing is done but through the slip, whether all fits.
import type { CDPSession, Page } from 'playwright-core'
import { below, type Rng } from '../../../src/core/rng.ts'
import type { Spot } from './eye.ts'
import type { Moment } from './moments.ts'
import type { Size } from './sizes.ts'

export interface Found {
  readonly places: number
  readonly presses: number
  readonly tries: number
  readonly complaints: readonly string[]
}

interface At {
  readonly page: Page
  /** For fingers. */
  readonly touch: CDPSession
  readonly moment: Moment
  readonly size: Size
  readonly rng: Rng
  /** Keeps a picture of what is complained of. */
  photograph?(name: string): Promise<void>
}

const ID = 'local-moment'
const KEY = `tassel.table.${ID}`
/** Things that are tried at random at one moment. */
const TRIES = 6
/** Longer than a tap. */
const LONG_MS = 550

/** Lays a moment and shows it: the page is loaded once, and not for every moment. */
export async function lay(page: Page, { saved }: Moment): Promise<void> {
  await page.evaluate(
    async ([key, value, id]) => {
      localStorage.setItem(key, value)
      await window.eye.show(id)
    },
    [KEY, JSON.stringify(saved), ID] as const,
  )
}

/** Everything but the contract, which may end the moment. */
export async function inspect(at: At, most: number): Promise<Found> {
  const { page, moment, size, rng } = at
  const complaints = await page.evaluate(() => window.ruler.complaints())
  const open = await page.evaluate(() => window.eye.open())
  const isOffered = (places: readonly string[]) => places.some((place) => open.includes(place) || NAMED_ONLY.test(place))
  const missing = new Set(moment.choices.filter((places) => places.length > 0 && !isOffered(places)).map(([place]) => place))
  complaints.push(...[...missing].map((place) => `${place} is not drawn as a place that can be chosen`))
  complaints.push(...(await unreachable(page, open)))
  let presses = 0
  for (; presses < Math.min(most, open.length); presses++) complaints.push(...(await pressOne(at, open[below(rng, open.length)])))
  return { places: open.length, presses, tries: 0, complaints: complaints.map((each) => `${size.width}x${size.height} ${each}`) }
}

/** Sums and rewards are named by buttons of the prompt, not by places. */
const NAMED_ONLY = /^(francs|action|reward):/

async function unreachable(page: Page, places: readonly string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    const found: string[] = []
    for (const name of names) {
      const spot = await window.eye.reach(name)
      if (typeof spot === 'string') found.push(`${name} ${spot}`)
    }
    return found
  }, places)
}

/** Presses one place for real: it is answered, the board stays where it is, and what can be chosen next is in reach beside the slip. */
async function pressOne(at: At, place: string): Promise<string[]> {
  const { page } = at
  const spot = await page.evaluate((name) => window.eye.reach(name), place)
  if (typeof spot === 'string') return []
  const before = await page.evaluate(() => ({ slip: window.eye.slip(), frame: window.eye.frame() }))
  await press(at, spot)
  const after = await answered(page, before.slip)
  if (!after) return [`${place} does not answer`]
  const complaints = await page.evaluate(() => window.ruler.complaints())
  if (at.size.width > 900 && after.frame !== before.frame) complaints.push(`${place} moves the table: ${before.frame} → ${after.frame}`)
  complaints.push(...(await unreachable(page, await page.evaluate(() => window.eye.open()))))
  if (complaints.length > 0) await at.photograph?.(place)
  await putBack(page)
  return complaints.map((each) => `with ${place} chosen: ${each}`)
}

async function press({ page, touch, size }: At, { x, y }: Spot): Promise<void> {
  if (size.hand === 'mouse') return page.mouse.click(x, y)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  // What opens under a finger opens now.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function answered(page: Page, before: string | null): Promise<{ readonly frame: string } | null> {
  return page.evaluate(async (old) => {
    for (let waits = 0; waits < 60; waits++) {
      await new Promise((done) => requestAnimationFrame(done))
      if (window.eye.slip() !== old) return { frame: window.eye.frame() }
    }
    return null
  }, before)
}

async function putBack(page: Page): Promise<void> {
  for (let times = 0; times < 3 && (await page.evaluate(() => window.eye.slip())) !== null; times++) await page.keyboard.press('Escape')
}

const KEYS = ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Tab', 'r', 'b', '1', '+', '-', '?'] as const

/** Does things at random to places at random: whatever is decided was on the slip before. */
export async function contract(at: At): Promise<Found> {
  const { page, moment, rng, size } = at
  const complaints: string[] = []
  let tries = 0
  for (; tries < TRIES; tries++) {
    const places = await page.evaluate(() => window.eye.all())
    const place = places[below(rng, places.length)]
    const wasReady = await page.evaluate(() => window.eye.isReady())
    const what = await disturb(at, place)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    const decisions = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').card?.decisions, KEY)
    if (decisions === moment.saved.card.decisions) continue
    if (!wasReady) complaints.push(`${size.width}x${size.height} ${what} decided something that no slip had shown`)
    break
  }
  await putBack(page)
  return { places: 0, presses: 0, tries, complaints }
}

async function disturb(at: At, place: string): Promise<string> {
  const { page, touch, rng, size } = at
  const way = below(rng, 4)
  if (way === 0) {
    const key = KEYS[below(rng, KEYS.length)]
    await page.keyboard.press(key)
    return `the key ${key}`
  }
  if (way === 1) {
    const key = below(rng, 2) ? 'Enter' : ' '
    await page.evaluate((name) => document.querySelector<HTMLElement>(`.room [data-place="${CSS.escape(name)}"]`)?.focus(), place)
    await page.keyboard.press(key)
    return `${key} on ${place}`
  }
  const spot = await page.evaluate((name) => window.eye.reach(name), place)
  if (typeof spot === 'string') return `nothing`
  if (way === 2) {
    await press(at, spot)
    return `a press on ${place}`
  }
  if (size.hand === 'mouse') {
    await page.mouse.move(spot.x, spot.y)
    await page.mouse.down()
    await page.waitForTimeout(LONG_MS)
    await page.mouse.up()
  } else {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] })
    await page.waitForTimeout(LONG_MS)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  return `a long press on ${place}`
}
