// Chromium, as the tests drive it.
import { openBrowser } from '../../test/browser/browser.ts'
import type { Engine, Maker, Pane } from './engine.ts'

export const chromium: Maker = { name: 'Chromium', missing: () => [], begin }

async function begin(): Promise<Engine> {
  const browser = await openBrowser()
  return {
    async open({ hand, ...viewport }): Promise<Pane> {
      const isFinger = hand === 'finger'
      const context = await browser.newContext({ viewport, hasTouch: isFinger, isMobile: isFinger, serviceWorkers: 'block' })
      const page = await context.newPage()
      return {
        goTo: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        press: ({ x, y }) => (isFinger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        pressEnter: () => page.keyboard.press('Enter'),
        picture: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
