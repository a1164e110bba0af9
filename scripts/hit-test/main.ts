// Every table at every size: what can be chosen can be met by a hand, nothing is done but through the slip, and all of it fits. `npm run hit-test`
// looks at 200 moments of each game; `-- --positions N --game G --size WxH --lang L` at fewer. Complaints are printed, and make it fail.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { rngOf } from '../src/core/seed.ts'
import { LANGUAGES } from '../src/core/words.ts'
import { openBrowser } from '../test/browser/browser.ts'
import { openClub } from '../test/browser/club.ts'
import { openEye } from '../test/browser/sizes/eye.ts'
import { contract, type Found, inspect, lay } from '../test/browser/sizes/inspection.ts'
import { GAMES, type Moment, momentsOf } from '../test/browser/sizes/moments.ts'
import { openRuler } from '../test/browser/sizes/ruler.ts'
import { nameOf, SIZES, type Size } from '../test/browser/sizes/sizes.ts'

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '200' },
    game: { type: 'string', multiple: true, default: [...GAMES] },
    size: { type: 'string', multiple: true, default: SIZES.map(nameOf) },
    lang: { type: 'string', multiple: true, default: [...LANGUAGES] },
    only: { type: 'string' },
    pictures: { type: 'string' },
  },
})
/** Places of one moment that are really pressed. */
const PRESSES = 3
const sizes = SIZES.filter((size) => values.size.includes(nameOf(size)))
const met = new Map<string, { count: number; readonly first: string }>()
const sum = { moments: 0, places: 0, presses: 0, tries: 0, complaints: 0 }

const [club, browser] = await Promise.all([openClub(), openBrowser()])
try {
  for (const game of values.game) await look(browser, game)
} finally {
  await browser.close()
  await club.close()
}
for (const [complaint, { count, first }] of [...met].sort(([, a], [, b]) => b.count - a.count))
  console.log(`${count} × ${complaint}\n      first: ${first}`)
console.log(
  `${sum.moments} moments, ${sum.places} places met, ${sum.presses} pressed, ${sum.tries} things tried at random: ${sum.complaints} complaints.`,
)
process.exitCode = sum.complaints > 0 ? 1 : 0

async function look(by: Browser, game: string): Promise<void> {
  const moments = momentsOf(game, Number(values.positions))
  for (const hand of ['mouse', 'finger'] as const)
    for (const [i, language] of values.lang.entries()) {
      const own = sizes.filter((size) => size.hand === hand)
      // Each language has its share of the moments.
      const share = moments.filter((_, nth) => nth % values.lang.length === i)
      if (own.length > 0 && share.length > 0) await lookAt(await visitor(by, { hand, language }), share, own)
    }
}

async function lookAt(page: Page, moments: readonly Moment[], at: readonly Size[]): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  for (const [nth, moment] of moments.entries()) {
    const rng = rngOf(moment.name)
    for (const size of at) {
      await page.setViewportSize(size)
      await lay(page, moment)
      const photograph = async (what: string) => {
        if (values.pictures) await picture(page, `${moment.name} ${nameOf(size)} ${what}`)
      }
      await photograph('')
      const about = { page, touch, moment, size, rng, photograph }
      if (values.only !== 'contract') count(moment, await inspect(about, values.only === 'fit' ? 0 : PRESSES))
      // One size a moment is enough: what a press does is the same at all.
      if (values.only ? values.only === 'contract' : size === at[nth % at.length]) count(moment, await contract(about))
      sum.moments++
    }
  }
  await page.context().close()
}

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(values.pictures ?? '.', { recursive: true })
  await page.screenshot({ path: `${values.pictures}/${name.replaceAll(/[^\w-]+/g, '-')}.png` })
}

function count({ name }: Moment, { places, presses, tries, complaints }: Found): void {
  sum.places += places
  sum.presses += presses
  sum.tries += tries
  sum.complaints += complaints.length
  for (const complaint of complaints) {
    const known = met.get(complaint)
    if (known) known.count++
    else met.set(complaint, { count: 1, first: name })
  }
}

async function visitor(by: Browser, { hand, language }: { readonly hand: Size['hand']; readonly language: string }): Promise<Page> {
  const isFinger = hand === 'finger'
  const context = await by.newContext({
    baseURL: club.base,
    hasTouch: isFinger,
    isMobile: isFinger,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    (chosen) => localStorage.setItem('tassel.settings', JSON.stringify({ language: chosen, quick: false })),
    language,
  )
  for (const open of [openEye, openRuler]) await context.addInitScript(open)
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    sum.complaints++
    met.set(`the page broke: ${error.message}`, { count: 1, first: page.url() })
  })
  await page.goto('/lost')
  return page
}
