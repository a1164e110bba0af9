// How somebody does things to a page: with the mouse, with a finger, with the keyboard alone.
import type { Locator, Page } from 'playwright-core'

/** Presses what is there, the way this person does. */
export type Hand = (what: Locator) => Promise<void>

export const mouse: Hand = (what) => what.click()

export const finger: Hand = (what) => what.tap()

/** Enter where the focus is led to at once: whether Tab or an arrow leads there is tried where it is in question (`tabTo`). */
export const keyboard: Hand = async (what) => {
  await what.focus()
  await what.page().keyboard.press('Enter')
}

const MOST_TABS = 150

/** Goes to something with Tab, or back to it with Shift+Tab, until it has the focus. */
export async function tabTo(what: Locator): Promise<void> {
  const keys = what.page().keyboard
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const way = await what.evaluate((element) => {
      const now = document.activeElement
      if (now === element) return 'here'
      return now && now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on'
    })
    if (way === 'here') return
    await keys.press(way === 'on' ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`Tab never came to ${what}.`)
}

/** Longer than a tap, shorter than what the browser itself takes for a long press: lifted then, it makes a click of it. */
const LONG_PRESS = 480

/** Keeps a finger on something for a while, or as long as something else takes. */
export async function longPress(page: Page, what: Locator, meanwhile = () => page.waitForTimeout(LONG_PRESS)): Promise<void> {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what} is not drawn.`)
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + Math.min(20, box.width / 2), y: box.y + Math.min(20, box.height / 2) }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await meanwhile()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Types into the command line, which the slash leads to. */
export async function command(page: Page, text: string): Promise<void> {
  const line = page.locator('[data-command]')
  if (!(await line.evaluate((element) => element === document.activeElement))) await page.keyboard.press('/')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** A point of the screen. */
export interface At {
  readonly x: number
  readonly y: number
}

/** The place that a hand would meet at a point of the screen. */
export function placeAt(page: Page, { x, y }: At): Promise<string | undefined> {
  return page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest<SVGElement>('[data-place]')?.dataset.place, [x, y])
}

export const within = (n: number, most: number): number => Math.max(-most, Math.min(most, n))

/** Between two movements of a finger. */
const REST_MS = 40

/** One finger down, along, and up again. */
export async function drag(page: Page, { x, y }: At, by: At): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: At[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  // A finger that comes to rest before it is lifted: after a swing the browser takes the next tap for a stop.
  for (const part of [0.25, 0.5, 0.75, 1, 1, 1]) {
    await send('touchMove', [{ x: x + by.x * part, y: y + by.y * part }])
    await page.waitForTimeout(REST_MS)
  }
  await send('touchEnd', [])
}

interface Sought {
  readonly place: string
  /** The frame of the map, and what may lie over its foot. */
  readonly frame: string
  readonly over?: string
  /** Where the place is to be met. */
  readonly middle: () => Promise<At>
}

/** Drags a map as somebody does who sees a place half covered, until a finger would meet it; false where it moves no further. */
export async function reach(page: Page, { place, frame, over, middle }: Sought): Promise<boolean> {
  const box = await page.locator(frame).boundingBox()
  if (!box) throw new Error('There is no map.')
  const foot = over === undefined ? null : await page.locator(over).boundingBox()
  const bottom = foot?.y ?? box.y + box.height
  const hold = { x: box.x + box.width / 2, y: (box.y + bottom) / 2 }
  for (let drags = 0; drags < 6; drags++) {
    const at = await middle()
    const isInFrame = at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < bottom
    if (isInFrame && (await placeAt(page, at)) === place) return true
    await drag(page, hold, { x: within(hold.x - at.x, 150), y: within(hold.y - at.y, 100) })
  }
  return false
}

/** Explanations come after the table: who rests on something before hears nothing. */
export const explains = (page: Page): Promise<void> => page.locator('[data-explains]').waitFor({ state: 'attached' })
