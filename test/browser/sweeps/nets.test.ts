// Bots in the browser judge by nets: fetched when the first of them sits down, run as WebAssembly, kept for when there is no connection.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kernelOf } from '../../../src/bots/net/kernel.ts'
import { configOf } from '../../../src/core/config.ts'
import { openTable } from '../../../src/core/table.ts'
import { splendor } from '../../../src/games/splendor/index.ts'
import { eventually, openHouse } from '../house.ts'
import { decideByCommand, nextQuestion } from '../player.ts'
import { keepApp } from '../profiles.ts'
import { shelve } from '../shelf.ts'

const house = openHouse()

/** Lays a table on this device against a bot, and lets both decide once. */
async function playAgainst(page: Page, bot: string): Promise<void> {
  const table = openTable(splendor, configOf(splendor, 2), { seed: `against ${bot}` })
  const second = { kind: 'bot' as const, name: bot }
  const seats = [{ kind: 'person' as const, name: 'Ada' }, second].map((who, seat) => ({ ...who, seat, online: true }))
  await page.goto(await shelve(page, table, seats))
  await nextQuestion(page)
  await decideByCommand(page, 'take dse')
  await nextQuestion(page)
}

/** The nets that the browser has kept. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('tassel-nets')).keys()).map(({ url }) => new URL(url).pathname))

/** Where the bots' worker got its nets from, if anywhere. */
const fetched = (page: Page): Promise<string[]> =>
  page.workers()[0].evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.net')),
  )

test('a net comes with the first bot that judges by it, and is there without a connection', async () => {
  const page = await house.someone({ serviceWorkers: 'allow' })
  await keepApp(page)
  await playAgainst(page, 'greedy')
  expect(await fetched(page)).toEqual([])
  expect(await kept(page)).toEqual([])

  await playAgainst(page, 'search')
  const net = /^\/assets\/splendor-2-[\w-]+\.net$/
  expect(await fetched(page)).toEqual([expect.stringMatching(net)])
  await eventually(() => kept(page)).toEqual([expect.stringMatching(net)])

  await page.context().setOffline(true)
  await playAgainst(page, 'search')
  expect(await page.evaluate(async (url) => (await fetch(url)).ok, (await kept(page))[0])).toBe(true)
})

test('the page lets its worker compile the kernel', async () => {
  const page = await house.someone()
  await playAgainst(page, 'search')
  const kernel = [...kernelOf({ inputs: 8, first: 32, second: 4, outputs: 4 })]
  const runs = await page.workers()[0].evaluate((bytes) => {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)))
    return typeof exports.run
  }, kernel)
  expect(runs).toBe('function')
})
