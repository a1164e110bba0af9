// WebKit in WebKitGTK's MiniBrowser, on a screen that nobody sees, driven by classic WebDriver.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Size } from '../../test/browser/sizes/sizes.ts'
import { type Engine, type Maker, type Pane, pressing, pressingEnter } from './engine.ts'
import { freePort, hear, programOf, start } from './programs.ts'
import { beginSession, type Session } from './webdriver.ts'

const SCREEN = '2000x1400x24'
/** A window is at least as wide as its tool bar: without letters and pictures that is narrower than a phone. */
const NARROW_TOOLS = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }'
const SCRIPT_MS = 60_000
/** A window takes its time to become another size, and its tool bar its part of it. */
const [SETTLE_MS, SETTLE_TRIES] = [200, 25]

export const webkit: Maker = {
  name: 'WebKit',
  missing: () => [
    ...(programOf('WebKitWebDriver') ? [] : ['WebKitWebDriver']),
    ...(miniBrowser() ? [] : ["WebKitGTK's MiniBrowser"]),
    ...(programOf('Xvfb') ? [] : ['Xvfb']),
  ],
  begin,
}

/** It lies among the libraries, under the version of the API that it shows. */
function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].filter((path) =>
    existsSync(path),
  )
  const folders = libraries.flatMap((path) => readdirSync(path).map((name) => join(path, name)))
  return programOf(...folders.filter((folder) => folder.includes('webkit')).map((folder) => join(folder, 'MiniBrowser')))
}

async function begin(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_TOOLS)
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'])
  const display = await hear(screen, /^(\d+)\n/)
  const port = await freePort()
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder })
  return {
    open: (size) => openPane(`http://127.0.0.1:${port}`, size),
    async close() {
      await driver.end()
      await screen.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A session for each window: sessions keep nothing. */
async function openPane(base: string, { width, height, hand }: Size): Promise<Pane> {
  const session = await beginSession(base, { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } })
  await session.post('timeouts', { script: SCRIPT_MS })
  await fitWindow(session, { width, height })
  const act = (actions: readonly object[]) => session.post<void>('actions', { actions })
  return {
    goTo: (url) => session.post('url', { url }),
    async evaluate(expression) {
      const script = `const done = arguments[0]; (${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const { value, error } = await session.post<{ value?: string; error?: string }>('execute/async', { script, args: [] })
      if (value === undefined) throw new Error(error)
      return value
    },
    press: (spot) => act(pressing(spot, hand)),
    pressEnter: () => act(pressingEnter()),
    picture: async () => Buffer.from(await session.fetch<string>('screenshot'), 'base64'),
    close: () => session.end(),
  }
}

/** Makes the page within the window that large. */
async function fitWindow(session: Session, { width, height }: Pick<Size, 'width' | 'height'>): Promise<void> {
  const rect = { width, height }
  let seen = [0, 0]
  for (let tries = 0; tries < SETTLE_TRIES; tries++) {
    await session.post('window/rect', rect)
    await setTimeout(SETTLE_MS)
    seen = await session.post<[number, number]>('execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] })
    if (seen[0] === width && seen[1] === height) return
    rect.width += width - seen[0]
    rect.height += height - seen[1]
  }
  throw new Error(`A window of ${width}×${height} became ${seen.join('×')}.`)
}
