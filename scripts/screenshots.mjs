// Pictures of the client as it is built, in every language, theme and size: `npm run screenshots` fills ./screenshots.
// Needs dist/ (npm run build, vite build). Browser: CHROMIUM_PATH, the system's, else the one from npm.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { configOf, openTable, writeRecord } from '../dist/core.js'
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
  for (const language of LANGUAGES)
    for (const theme of ['light', 'dark']) for (const size of Object.keys(SIZES)) await picture({ language, theme, size })
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
    'tassel.table.local-shown': saved({ id: 'local-shown', table, people: [name], seats: 4, decisions: 70 }),
    'tassel.table.local-other': saved({ id: 'local-other', table: 'Belle Époque', people: [name, 'Octave'], seats: 2, decisions: 9 }),
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
  await shoot('table', '/t/local-shown', '.prompt')
  await shoot('replay', '/t/local-shown/replay?move=40', '.scrubber')
  await context.close()
  console.log(`${language} ${theme} ${size}`)
}

/** A table as the browser keeps it, part of the way through a game in which everybody buys what he can. */
function saved({ id, table: name, people, seats, decisions }) {
  const table = openTable(splendor, configOf(splendor, seats), { seed: `screenshot ${seats}` })
  const told = (a) => splendor.format(a)
  while (table.decisions.length < decisions || splendor.actors(table.at()) !== 1) {
    const seat = Math.log2(splendor.actors(table.at()))
    const legal = table.legal(seat)
    const wanted = ['noble', 'buy', 'pay', 'take', 'return', 'reserve', 'pass'].map((verb) => legal.filter((a) => told(a).startsWith(verb)))
    const best = wanted.find((actions) => actions.length > 0) ?? legal
    const reserves = table.decisions.length % 13 === 5 ? legal.filter((a) => told(a).startsWith('reserve')) : []
    const from = reserves.length > 0 ? reserves : best
    table.play(seat, from[(table.decisions.length * 7 + 3) % from.length])
  }
  const card = {
    id,
    name,
    game: 'splendor',
    options: {},
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      kind: people[seat] ? 'person' : 'bot',
      name: people[seat] ?? 'search',
      online: true,
    })),
    you: null,
    actors: splendor.actors(table.at()),
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
