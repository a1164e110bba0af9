// Who looks at the tables: one page for each language and hand, open for all that is to be seen.
import type { Browser, CDPSession, Page } from 'playwright-core'
import { INSTRUMENTS } from '../../test/browser/sizes/instruments.ts'
import type { Size } from '../../test/browser/sizes/sizes.ts'

export interface Visitor {
  readonly page: Page
  readonly touch: CDPSession
}

interface Kind {
  readonly base: string
  readonly hand: Size['hand']
  readonly language: string
  complain(what: string): void
}

export async function visitorWith(browser: Browser, { base, hand, language, complain }: Kind): Promise<Visitor> {
  const isFinger = hand === 'finger'
  const context = await browser.newContext({
    baseURL: base,
    hasTouch: isFinger,
    isMobile: isFinger,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    (chosen) => localStorage.setItem('tassel.settings', JSON.stringify({ language: chosen, quick: false, name: 'Bartholomew' })),
    language,
  )
  for (const open of INSTRUMENTS) await context.addInitScript(open)
  const page = await context.newPage()
  page.on('pageerror', (error) => complain(`the page broke: ${error.message}`))
  await page.goto('/lost')
  return { page, touch: await context.newCDPSession(page) }
}
