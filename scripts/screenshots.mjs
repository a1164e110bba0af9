// Pictures of the client as it is built, in every language, theme and size: `npm run screenshots` fills ./screenshots.
// Needs dist/ (npm run build, vite build). Browser: CHROMIUM_PATH, the system's, else the one from npm.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { choose } from '../dist/bot-worker.js'
import { configOf, openTable, writeRecord } from '../dist/core.js'
import { brassBirmingham } from '../dist/games/brass-birmingham.js'
import { bruxelles1893, bruxelles1893Revised } from '../dist/games/bruxelles-1893.js'
import { skyrise } from '../dist/games/skyrise.js'
import { splendor } from '../dist/games/splendor.js'

const OUT = 'screenshots'
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const LANGUAGES = ['en', 'ru', 'uk', 'zh-Hant']
const NAMES = {
  en: ['Ines', 'Thursday table'],
  ru: ['Инна', 'Стол по четвергам'],
  uk: ['Інна', 'Стіл по четвергах'],
  'zh-Hant': ['怡安', '週四的牌桌'],
}

/** One table of each game, some way in; the last is over. */
const TABLES = {
  splendor: { game: splendor, seats: 4, decisions: 70 },
  brass: { game: brassBirmingham, seats: 4, decisions: 60 },
  'brass-rail': { game: brassBirmingham, seats: 4, decisions: 180 },
  skyrise: { game: skyrise, seats: 4, decisions: 100 },
  'skyrise-two': { game: skyrise, seats: 2, decisions: 20 },
  bruxelles: { game: bruxelles1893, seats: 3, decisions: 80 },
  'bruxelles-revised': { game: bruxelles1893Revised, seats: 5, decisions: 150 },
  'belle-epoque': { game: bruxelles1893Revised, options: { 'belle-epoque': 'on', variant: 'on' }, seats: 4, decisions: 200 },
  over: { game: bruxelles1893Revised, seats: 4, decisions: 5000 },
}
/** `npm run screenshots -- en light` makes those pictures only. */
function only(all) {
  const named = all.filter((each) => process.argv.includes(each))
  return named.length > 0 ? named : all
}

const port = await freePort()
const folder = mkdtempSync(join(tmpdir(), 'tassel-screenshots-'))
const server = spawn(process.execPath, ['dist/server.js'], {
  env: { ...process.env, PORT: String(port), TASSEL_DATA: folder, LOG_LEVEL: 'warn' },
  stdio: 'inherit',
})
const base = `http://127.0.0.1:${port}`
const browser = await openBrowser()
try {
  await answered(`${base}/api/tables`)
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT)
  for (const language of only(LANGUAGES))
    for (const theme of only(['light', 'dark'])) for (const size of only(Object.keys(SIZES))) await picture({ language, theme, size })
} finally {
  await browser.close()
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}

async function picture({ language, theme, size }) {
  const phone = size === 'phone'
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: phone, isMobile: phone, reducedMotion: 'reduce' })
  const [name, table] = NAMES[language]
  const kept = {
    'tassel.settings': JSON.stringify({ language, theme, name }),
    ...Object.fromEntries(
      Object.entries(TABLES).map(([id, plan]) => [
        `tassel.table.local-${id}`,
        saved({ id: `local-${id}`, table, people: [name], ...plan }),
      ]),
    ),
  }
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, kept)
  const page = await context.newPage()
  const shoot = async (what, path, ready) => {
    await page.goto(base + path)
    await page.waitForSelector(ready)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(250)
    await page.screenshot({
      path: join(OUT, `${what}-${size}-${theme}-${language}.png`),
      fullPage: what === 'home' || what === 'new-table',
    })
  }
  await shoot('home', '/', '.rows')
  await shoot('new-table', '/new', 'form')
  for (const id of Object.keys(TABLES)) await shoot(id, `/t/local-${id}`, '.prompt')
  await shoot('replay', '/t/local-splendor/replay?move=40', '.scrubber')
  await context.close()
  console.log(`${language} ${theme} ${size}`)
}

/** A table as the browser keeps it, part of the way through a game of greedy bots, at a moment when the first seat decides. */
function saved({ id, game, options = {}, table: name, people, seats, decisions }) {
  const table = openTable(game, configOf(game, seats, options), { seed: `screenshot ${seats}` })
  while (table.decisions.length < decisions || !(game.actors(table.at()) & 1)) {
    const seat = 31 - Math.clz32(game.actors(table.at()))
    if (seat < 0) break
    const view = table.view(seat).bytes
    const question = {
      bot: 'greedy',
      game: game.meta.id,
      seats,
      options: table.config.options,
      seat,
      view,
      chance: [1, 2, 3, table.decisions.length],
    }
    table.play(seat, choose(question))
  }
  const card = {
    id,
    name,
    game: game.meta.id,
    options: table.config.options,
    status: game.actors(table.at()) === 0 ? 'finished' : 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      kind: people[seat] ? 'person' : 'bot',
      name: people[seat] ?? 'search',
      online: true,
    })),
    you: null,
    actors: game.actors(table.at()),
    decisions: table.decisions.length,
    changed: new Date().toISOString(),
  }
  return JSON.stringify({ card, record: writeRecord(table) })
}

async function openBrowser() {
  const args = ['--no-sandbox', '--disable-gpu']
  const found = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  if (found) return chromium.launch({ executablePath: found, args })
  const { default: packaged } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...args] })
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })
}

async function answered(url) {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer within a minute.`)
}
