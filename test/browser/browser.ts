// Which Chromium the tests drive: the one that CHROMIUM_PATH names, one that is installed, or the one that npm brought. None is downloaded.
import { existsSync } from 'node:fs'
import npmChromium from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

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
]

export async function openBrowser(): Promise<Browser> {
  const found = process.env.CHROMIUM_PATH || INSTALLED.find((path) => existsSync(path))
  if (found) return chromium.launch({ executablePath: found, args: ARGS })
  return chromium.launch({ executablePath: await npmChromium.executablePath(), args: [...npmChromium.args, ...ARGS] })
}
