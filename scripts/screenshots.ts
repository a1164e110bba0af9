// Pictures of the client as it is built, in every language, theme and size: `npm run screenshots` fills ./screenshots. With `-- readme` it makes those
// of the README: one table of each game, small enough to be kept; with `-- previews` those that a link to a table shows.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { botOf } from '../src/bots/index.ts'
import { configOf } from '../src/core/config.ts'
import type { Options } from '../src/core/game.ts'
import { writeRecord } from '../src/core/record.ts'
import { rngOf } from '../src/core/seed.ts'
import { openTable } from '../src/core/table.ts'
import { gameOf } from '../src/games/index.ts'
import { metas } from '../src/games/metas.ts'
import type { Saved } from '../src/web/source/local-store.ts'
import { openBrowser } from '../test/browser/browser.ts'
import { openClub } from '../test/browser/club.ts'

const OUT = 'screenshots'
const SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  square: { width: 1024, height: 768 },
  zoom: { width: 720, height: 450 },
}
const TOUCHED = ['tablet', 'phone', 'side']
const NAMES: Readonly<Record<string, readonly [person: string, table: string]>> = {
  en: ['Ines', 'Thursday table'],
  ru: ['Инна', 'Стол по четвергам'],
  uk: ['Інна', 'Стіл по четвергах'],
  'zh-Hant': ['怡安', '週四的牌桌'],
}

interface Plan {
  readonly game: string
  readonly seats: number
  readonly decisions: number
  readonly options?: Options
}

/** One table of each game, some way in; the last is over. */
const TABLES: Readonly<Record<string, Plan>> = {
  splendor: { game: 'splendor', seats: 4, decisions: 70 },
  brass: { game: 'brass-birmingham', seats: 4, decisions: 60 },
  'brass-rail': { game: 'brass-birmingham', seats: 4, decisions: 180 },
  skyrise: { game: 'skyrise', seats: 4, decisions: 100 },
  'skyrise-two': { game: 'skyrise', seats: 2, decisions: 20 },
  bruxelles: { game: 'bruxelles-1893', seats: 3, decisions: 80 },
  'bruxelles-revised': { game: 'bruxelles-1893-revised', seats: 5, decisions: 150 },
  'belle-epoque': { game: 'bruxelles-1893-revised', options: { 'belle-epoque': 'on', variant: 'on' }, seats: 4, decisions: 200 },
  over: { game: 'bruxelles-1893-revised', seats: 4, decisions: 5000 },
}

/** The tables that the README shows, and how wide. */
const README = ['splendor', 'brass', 'skyrise', 'bruxelles', 'bruxelles-revised']
const README_OUT = 'docs/pictures'
const README_WIDTH = 1080

interface Look {
  readonly language: string
  readonly theme: string
  readonly size: string
}

const [club, browser] = await Promise.all([openClub(), openBrowser()])
try {
  if (process.argv.includes('readme')) await readmePictures(browser, club.base)
  else if (process.argv.includes('previews')) await previewPictures(browser, club.base)
  else await allPictures(browser, club.base)
} finally {
  await browser.close()
  await club.close()
}

async function allPictures(by: Browser, base: string): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT)
  for (const language of only(Object.keys(NAMES)))
    for (const theme of only(['light', 'dark']))
      for (const size of only(Object.keys(SIZES))) await pictures(by, base, { language, theme, size })
}

/** `npm run screenshots -- en light` makes those pictures only. */
function only(all: readonly string[]): readonly string[] {
  const named = all.filter((each) => process.argv.includes(each))
  return named.length > 0 ? named : all
}

async function readmePictures(by: Browser, base: string): Promise<void> {
  const page = await visitor(by, { language: 'en', theme: 'light', size: 'desktop' })
  const easel = await page.context().newPage()
  mkdirSync(README_OUT, { recursive: true })
  for (const id of README) {
    await comeTo(page, `${base}/t/local-${id}`, '.prompt')
    writeFileSync(join(README_OUT, `${id}.webp`), await asWebp(easel, await page.screenshot()))
  }
  await page.context().close()
}

/** A game's vignette under its name, in the size that chat programs show. */
async function previewPictures(by: Browser, base: string): Promise<void> {
  const context = await by.newContext({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  const page = await context.newPage()
  for (const { id, title } of metas) {
    await comeTo(page, `${base}/games/${id}`, '.scene')
    await page.evaluate((name) => {
      const scene = document.querySelector('.scene')
      const words = document.createElement('p')
      words.textContent = name
      words.style.cssText =
        'position:absolute;inset:auto 0 0;padding:22px 44px 26px;background:var(--iron);color:var(--on-iron);border-top:6px solid var(--brass);font:700 58px/1.1 var(--display)'
      if (scene instanceof SVGElement)
        scene.style.cssText =
          'position:absolute;inset:0;width:1200px;height:630px;border:0;border-radius:0;aspect-ratio:auto;max-width:none'
      document.body.replaceChildren(...(scene ? [scene] : []), words)
    }, title)
    await page.screenshot({ path: `public/preview-${id}.png` })
  }
  await context.close()
}

/** The browser itself writes a picture smaller. */
async function asWebp(easel: Page, png: Buffer): Promise<Buffer> {
  const draw = async ([source, width]: readonly [string, number]) => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = Math.round((picture.height * width) / picture.width)
    const pen = canvas.getContext('2d')
    if (pen) pen.imageSmoothingQuality = 'high'
    pen?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', 0.86)
  }
  const url = await easel.evaluate(draw, [`data:image/png;base64,${png.toString('base64')}`, README_WIDTH] as const)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Somebody with all the tables on his shelf. */
async function visitor(by: Browser, { language, theme, size }: Look): Promise<Page> {
  const phone = TOUCHED.includes(size)
  const context = await by.newContext({ viewport: SIZES[size], hasTouch: phone, isMobile: phone, reducedMotion: 'reduce' })
  const [name, table] = NAMES[language]
  const tables = Object.entries(TABLES).map(([id, plan]) => saved(plan, { id: `local-${id}`, name: table, person: name }))
  const kept = {
    'tassel.settings': JSON.stringify({ language, theme, name }),
    ...Object.fromEntries(tables.map((each) => [`tassel.table.${each.card.id}`, JSON.stringify(each)])),
  }
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, kept)
  return context.newPage()
}

async function comeTo(page: Page, address: string, ready: string): Promise<void> {
  await page.goto(address)
  await page.waitForSelector(ready)
  // Some drawings come while the first question is read.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(250)
}

async function pictures(by: Browser, base: string, look: Look): Promise<void> {
  const { language, theme, size } = look
  const page = await visitor(by, look)
  const shoot = async (what: string, path: string, ready: string) => {
    await comeTo(page, base + path, ready)
    const fullPage = what === 'home' || what === 'new-table'
    await page.screenshot({ path: join(OUT, `${what}-${size}-${theme}-${language}.png`), fullPage })
  }
  const keep = (what: string) => page.screenshot({ path: join(OUT, `${what}-${size}-${theme}-${language}.png`) })
  /** What a lit place in sight comes to. */
  const slip = async (id: string) => {
    const lit = await page.locator('[data-place][data-open="true"]:visible').all()
    for (const place of lit) {
      if (await page.locator('.slip').count()) break
      await place.click({ timeout: 500 }).catch(() => null)
    }
    await page.waitForSelector('.slip')
    await page.waitForTimeout(300)
    await keep(`${id}-slip`)
  }
  const scene = async () => {
    await page.locator('.end-screen button.btn:not(.plain, .act)').last().click()
    await page.waitForSelector('.scene-foot')
    await page.waitForTimeout(600)
    await keep('scene')
  }
  await shoot('home', '/', '.rows')
  await shoot('new-table', '/new', 'form')
  for (const id of Object.keys(TABLES)) {
    await shoot(id, `/t/local-${id}`, '.prompt')
    await (id === 'over' ? scene() : slip(id))
  }
  await shoot('replay', '/t/local-splendor/replay?move=40', '.scrubber')
  await shoot('records', '/replay', 'form')
  await shoot('settings', '/settings', 'main')
  await shoot('lost', '/lost', 'main')
  await shoot('rules', '/games/splendor', 'main')
  await page.context().close()
  console.log(`${language} ${theme} ${size}`)
}

/** A table as the browser keeps it, part of the way through a game of greedy bots, at a moment when the first seat decides. */
function saved(
  { game: id, options = {}, seats, decisions }: Plan,
  { person, ...who }: { id: string; name: string; person: string },
): Saved {
  const game = gameOf(id)
  const table = openTable(game, configOf(game, seats, options), { seed: `screenshot ${seats}` })
  const rng = rngOf('screenshot')
  while (table.decisions.length < decisions || !(game.actors(table.at()) & 1)) {
    const seat = 31 - Math.clz32(game.actors(table.at()))
    if (seat < 0) break
    table.play(
      seat,
      botOf('greedy')
        .player()
        .choose({ game, view: table.view(seat), seat, seats }, rng),
    )
  }
  const sitting = Array.from({ length: seats }, (_, seat) => {
    const isPerson = seat === 0
    return { seat, kind: isPerson ? ('person' as const) : ('bot' as const), name: isPerson ? person : 'search', online: true }
  })
  const actors = game.actors(table.at())
  const card = {
    ...who,
    game: id,
    options: table.config.options,
    status: actors === 0 ? ('finished' as const) : ('playing' as const),
    seats: sitting,
    you: null,
    actors,
    decisions: table.decisions.length,
    changed: new Date().toISOString(),
  }
  return { card, record: writeRecord(table) }
}
