// The server and the browser that all files share, and people who come with a browser profile of their own.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
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

export interface House<C = Pick<Club, 'base'>> {
  readonly club: C
  /** Somebody new: a page with its own cookies and storage. What breaks on it fails the test. */
  someone(options?: BrowserContextOptions): Promise<Page>
}

/** The house of everybody. */
export const openHouse = (): House => houseAt(() => ({ base: inject('club') }))

/** A house with a server of its own: for those who pull its plug, or want another than the one that is shipped. */
export const openOwnHouse = (): House<Club> => openHouseOf(openClub)

export function openHouseOf<C extends Pick<Club, 'base' | 'close'>>(open: () => Promise<C>): House<C> {
  let own: C | undefined
  afterAll(() => own?.close())
  return houseAt(async () => (own = await open()))
}

function houseAt<C extends Pick<Club, 'base'>>(open: () => C | Promise<C>): House<C> {
  let opened: { readonly club: C; readonly browser: Browser } | undefined
  const broken: string[] = []
  const house = () => {
    if (!opened) throw new Error('The house is not open yet.')
    return opened
  }
  beforeAll(async () => {
    const [club, browser] = await Promise.all([open(), chromium.connect(inject('browser'))])
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
  afterAll(() => opened?.browser.close())
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
        reducedMotion: 'reduce',
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
