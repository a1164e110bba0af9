// One server and one browser for a file of tests, and people who come with a browser profile of their own.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Club, openClub } from './club.ts'

const OPENING_MS = 120_000
/** How long a page may take to show something, on a machine that does other things besides. */
const PATIENCE_MS = 30_000

/** For a test that plays a whole game. */
export const WHOLE_GAME = { timeout: 300_000 }

const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Expects something of what a page will show before long. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: PATIENCE_MS })

export interface House {
  readonly club: Club
  /** Somebody new: a page with its own cookies and storage. What breaks on it fails the test. */
  someone(options?: BrowserContextOptions): Promise<Page>
}

export function openHouse(): House {
  let opened: { readonly club: Club; readonly browser: Browser } | undefined
  const broken: string[] = []
  const house = () => {
    if (!opened) throw new Error('The house is not open yet.')
    return opened
  }
  beforeAll(async () => {
    const [club, browser] = await Promise.all([openClub(), openBrowser()])
    opened = { club, browser }
  }, OPENING_MS)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(task.name, pagesOf(house().browser))
    await Promise.all(
      house()
        .browser.contexts()
        .map((context) => context.close()),
    )
    expect(broken.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await opened?.browser.close()
    await opened?.club.close()
  })
  return {
    get club() {
      return house().club
    },
    async someone(options = {}) {
      const context = await house().browser.newContext({
        baseURL: house().club.base,
        viewport: DESKTOP,
        locale: 'en',
        serviceWorkers: 'block',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE_MS)
      const page = await context.newPage()
      page.on('pageerror', (error) => broken.push(String(error.stack ?? error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isLostConnection(message.text())) broken.push(message.text())
      })
      return page
    },
  }
}

const pagesOf = (browser: Browser): Page[] => browser.contexts().flatMap((context) => context.pages())

/** What the pages of a failed test looked like, for whoever looks into it. */
async function photograph(test: string, pages: readonly Page[]): Promise<void> {
  const name = test.replace(/\W+/g, '-').slice(0, 60)
  await Promise.all(pages.map((page, i) => page.screenshot({ path: `test-results/${name}-${i}.png`, timeout: 5000 }).catch(() => {})))
}

/** The browser itself complains of every request that fails; whether it should have failed is for the test to say. */
function isLostConnection(text: string): boolean {
  return text.startsWith('Failed to load resource')
}
