// How somebody does things to a page: with the mouse, with a finger, with the keyboard alone.
import type { Locator, Page } from 'playwright-core'

/** Presses what is there, the way this person does. */
export type Hand = (what: Locator) => Promise<void>

export const mouse: Hand = (what) => what.click()

export const finger: Hand = (what) => what.tap()

export const keyboard: Hand = async (what) => {
  await tabTo(what)
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

/** Types into the command line, which the slash leads to. */
export async function command(page: Page, text: string): Promise<void> {
  const line = page.locator('[data-command]')
  if (!(await line.evaluate((element) => element === document.activeElement))) await page.keyboard.press('/')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
