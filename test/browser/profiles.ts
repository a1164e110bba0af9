// Browser profiles: who has left hands his on, swept, to the next who wants one like it. A page that has been open before opens in half the time.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** How long a page may take to show something, on a machine that does other things besides. */
export const PATIENCE_MS = 30_000
export const DESKTOP = { width: 1440, height: 900 }
const USUAL = { viewport: DESKTOP, locale: 'en', serviceWorkers: 'block', reducedMotion: 'reduce', colorScheme: 'light' } as const

/** A file of the house's own that runs nothing: where one stands before the door, with its storage in reach. */
const DOORMAT = '/first-paint.js'

export interface Profile {
  readonly wanted: BrowserContextOptions
  readonly context: BrowserContext
  readonly page: Page
}

const swept = new Map<string, Profile[]>()
/** Pages with scripts of a test's own, which cannot be taken out again. */
const tampered = new WeakSet<Page>()

/** Runs scripts before those of the page, as often as it is opened. */
export async function tamper(page: Page, scripts: readonly (() => void)[]): Promise<void> {
  tampered.add(page)
  for (const script of scripts) await page.addInitScript(script)
}

/** A page with its own cookies and storage, before the door of the house at `base`. */
export async function takeProfile(browser: Browser, wanted: BrowserContextOptions, complain: (what: string) => void): Promise<Profile> {
  const handedOn = swept.get(keyOf(wanted))?.pop()
  if (handedOn) return handedOn
  const context = await browser.newContext({ ...USUAL, ...wanted })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  page.on('pageerror', (error) => complain(String(error.stack ?? error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLostConnection(message.text())) complain(message.text())
  })
  await choose(page, {})
  return { wanted, context, page }
}

/** Leaves nothing of whoever had it. What a script or a worker of the page might keep cannot be swept: such a profile is not handed on. */
export async function handOn(profile: Profile): Promise<void> {
  const { wanted, context, page } = profile
  if (wanted.serviceWorkers === 'allow' || wanted.permissions || tampered.has(page) || page.isClosed()) return context.close()
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  page.removeAllListeners('response')
  await page.goto(DOORMAT)
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await choose(page, {})
  const { colorScheme, reducedMotion, viewport } = { ...USUAL, ...wanted }
  await page.emulateMedia({ colorScheme, reducedMotion })
  if (viewport) await page.setViewportSize(viewport)
  const alike = swept.get(keyOf(wanted)) ?? []
  swept.set(keyOf(wanted), [...alike, profile])
}

/** Puts something into a page's storage before it opens. */
export async function store(page: Page, key: string, value: unknown): Promise<void> {
  if (!page.url().endsWith(DOORMAT)) await page.goto(DOORMAT)
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const)
}

/** Opens the app and waits until the browser has kept it, so that its pages open without the server. */
export async function keepApp(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') await new Promise((changed) => active?.addEventListener('statechange', changed, { once: true }))
  })
}

/** As if a person had chosen so before. Whoever wants to be told what the others did says so: the prompt's box is for the question. */
export const choose = (page: Page, settings: object): Promise<void> => store(page, 'tassel.settings', { pace: 'off', ...settings })

const keyOf = (wanted: BrowserContextOptions): string => JSON.stringify(wanted)

/** The browser itself complains of every request that fails; whether it should have failed is for the test to say. */
function isLostConnection(text: string): boolean {
  return text.startsWith('Failed to load resource')
}
