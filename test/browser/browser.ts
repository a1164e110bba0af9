// Which Chromium the tests drive: the one that CHROMIUM_PATH names, the one that npm brought (for Linux on x64; without windows of its own it
// starts a page in a third of the time), or one that is installed. None is downloaded.
import { existsSync } from 'node:fs'
import npmChromium from '@sparticuz/chromium'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--num-raster-threads=1',
  '--disable-lcd-text',
]

/** A test's page lives for seconds: it has room for what it makes meanwhile, and its scripts are not made faster in the background. */
const SHORT_LIVED = ['--js-flags=--min-semi-space-size=64 --no-opt --no-maglev']

/** The npm package's own arguments are left out: its single process dies with the first context, and it looks away from web security. */
async function options(more: readonly string[]) {
  const executablePath = process.env.CHROMIUM_PATH || (await ours()) || INSTALLED.find((path) => existsSync(path))
  if (!executablePath) throw new Error('No Chromium was found: CHROMIUM_PATH can name one.')
  return { executablePath, args: [...ARGS, ...more] }
}

async function ours(): Promise<string | undefined> {
  return process.platform === 'linux' && process.arch === 'x64' ? npmChromium.executablePath() : undefined
}

/** One for whoever asks. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await options(SHORT_LIVED))
}

/** One whose scripts become as fast as in a browser that people have. */
export async function openFastBrowser(): Promise<Browser> {
  return chromium.launch(await options([]))
}

/** One for several processes, each of which connects to its endpoint and sees its own contexts alone. */
export async function shareBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(await options(SHORT_LIVED))
}
