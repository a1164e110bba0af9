// Pressing places of Brass as people do: lines at their middle, and on a phone after the map was dragged to where they lie.
import type { Page } from 'playwright-core'
import { LINK_IDS } from '../../src/games/brass-birmingham/board.ts'
import { LINES } from '../../src/web/games/brass-birmingham/lines.ts'
import { type At, drag, finger, type Hand, keyboard, placeAt, within } from './hands.ts'

/** Presses a place that can be chosen, or that changes what was chosen. */
export async function press(page: Page, place: string, hand: Hand): Promise<void> {
  const open = page.locator(`[data-place="${place}"][aria-disabled="false"]`).first()
  const isOnMap = /^(link|slot|merchant):/.test(place)
  if (!isOnMap || hand === keyboard) return hand(open)
  await open.waitFor()
  if (hand === finger) await bringIntoSight(page, place)
  const { x, y } = await middleOf(page, place)
  await (hand === finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** Where the middle of a place is on the screen: of a line, the middle of what is seen of it. */
export async function middleOf(page: Page, place: string): Promise<At> {
  const link = LINK_IDS.indexOf(place.replace('link:', ''))
  return page.locator(`.bb-map [data-place="${place}"]`).evaluate(
    (element, middle) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const toScreen = element instanceof SVGGraphicsElement && element.getScreenCTM()
      if (!middle || !toScreen) return { x: left + width / 2, y: top + height / 2 }
      return { x: middle[0] * toScreen.a + toScreen.e, y: middle[1] * toScreen.d + toScreen.f }
    },
    link < 0 ? null : LINES[link].middle,
  )
}

/** How many pixels across a line can be hit at its middle, near or far. */
export async function lineWidth(page: Page, place: string): Promise<number> {
  const { x, y } = await middleOf(page, place)
  return page.locator(`.bb-map [data-place="${place}"]`).evaluate(
    (element, [left, top]) => {
      // Across: at right angles to the way the line runs there.
      const hits = (angle: number, away: number) =>
        document.elementsFromPoint(left + Math.cos(angle) * away, top + Math.sin(angle) * away).some((each) => element.contains(each))
      const width = (angle: number) => {
        let pixels = 0
        while (hits(angle, pixels)) pixels += 2
        return pixels
      }
      const widths = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 12).map((angle) => width(angle) + width(angle + Math.PI))
      return Math.min(...widths)
    },
    [x, y] as const,
  )
}

/** Drags the map with a finger until a place lies well inside its frame. */
export async function bringIntoSight(page: Page, place: string): Promise<void> {
  // What is asked for moves into sight by itself, a moment after it is asked for.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown)))))
  const frame = await page.locator('.bb-frame').boundingBox()
  if (!frame) throw new Error('There is no map.')
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  for (let drags = 0; drags < 6; drags++) {
    const at = await middleOf(page, place)
    if (Math.abs(at.x - middle.x) < frame.width / 2 - 30 && Math.abs(at.y - middle.y) < frame.height / 2 - 70) return
    if ((await placeAt(page, at)) === place) return
    await drag(page, middle, { x: within(middle.x - at.x, 150), y: within(middle.y - at.y, 120) })
  }
}
