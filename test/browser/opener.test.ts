// Where no Chromium is installed, the one from npm works, if it is started as it needs to be: so there is one place that starts it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import npmChromium from '@sparticuz/chromium'
import { expect, test } from 'vitest'
import { root } from '../programs.ts'
import { openBrowser } from './browser.ts'

test('every program opens the browser by the same opener', () => {
  const files = ['scripts', 'src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const programs = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const starts = /chromium\s*\.launch/
  expect(programs.filter((file) => starts.test(readFileSync(join(root, file), 'utf8')))).toEqual([join('test', 'browser', 'browser.ts')])
})

test('the one from npm outlives its first visitor', async () => {
  const before = process.env.CHROMIUM_PATH
  process.env.CHROMIUM_PATH = await npmChromium.executablePath()
  const browser = await openBrowser()
  process.env.CHROMIUM_PATH = before ?? ''
  for (const title of ['first', 'second']) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.setContent(`<title>${title}</title>`)
    expect(await page.title()).toBe(title)
    await context.close()
  }
  await browser.close()
})
