// Pressing for real: the browser itself is told of a mouse or a finger, and finds out what it meets.
import type { CDPSession, Page } from 'playwright-core'
import type { Rng } from '../../../src/core/rng.ts'
import type { Moment } from './moments.ts'
import type { Spot } from './reach.ts'
import type { Size } from './sizes.ts'

/** A page that shows a moment at some size. */
export interface At {
  readonly page: Page
  /** For fingers. */
  readonly touch: CDPSession
  readonly moment: Moment
  readonly size: Size
  readonly rng: Rng
}

/** Longer than what a table takes for a tap. */
const LONG_MS = 520

/** Puts a finger or the mouse on a spot, does something meanwhile, and lifts it. */
async function hold({ page, touch, size }: At, { x, y }: Spot, meanwhile: () => Promise<unknown>): Promise<void> {
  if (size.hand === 'mouse') {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await meanwhile()
    return page.mouse.up()
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await meanwhile()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A click or a tap: what opens under a hand opens while it presses. */
export const press = (at: At, spot: Spot): Promise<void> => hold(at, spot, () => at.page.evaluate(() => window.eye.frames(2)))

export const pressLong = (at: At, spot: Spot): Promise<void> => hold(at, spot, () => at.page.waitForTimeout(LONG_MS))

/** As quickly as it goes. */
export async function pressTwice(at: At, spot: Spot): Promise<void> {
  for (let times = 0; times < 2; times++) await hold(at, spot, async () => {})
}
