// A moment of a game on a page that is loaded once and not for every moment: it is put on the shelf, and the page turns to it.
import type { Page } from 'playwright-core'
import { type Moment, TABLE } from './moments.ts'
import type { Size } from './sizes.ts'

const KEY = `tassel.table.${TABLE}`

/** Lays a moment and shows it. */
export async function lay(page: Page, { saved }: Moment): Promise<void> {
  await page.evaluate(
    async ([key, value, id]) => {
      localStorage.setItem(key, value)
      await window.eye.show(id)
    },
    [KEY, JSON.stringify(saved), TABLE] as const,
  )
}

/** The record of the table as it is kept now. */
export async function recordOf(page: Page): Promise<string> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null').record, KEY)
}

/** Puts back what is chosen; what is asked about goes first. */
export async function putBack(page: Page): Promise<void> {
  for (let times = 0; times < 3 && (await page.evaluate(() => window.eye.slip())) !== null; times++) await page.keyboard.press('Escape')
}

/** Gives the page another size, with nothing chosen. A map is laid out anew with the next frame: nobody looks before that. */
export async function resize(page: Page, { width, height }: Size): Promise<void> {
  // Both at once: the page is drawn anew but once.
  await Promise.all([page.keyboard.press('Escape'), page.setViewportSize({ width, height })])
  await putBack(page)
  await page.evaluate(() => window.eye.frames(1))
}
