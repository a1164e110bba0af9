// Every page as those meet it who do not see it, or see it badly: axe finds nothing to complain of.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openTable } from '../server/tables.ts'
import { visitor } from '../server/visitor.ts'
import { complaints, complaintsInBothLights } from './complaints.ts'
import { finishedHere } from './finished.ts'
import { mouse } from './hands.ts'
import { openHouse, PHONE } from './house.ts'
import { nextQuestion, playOneDecision } from './player.ts'
import { choose } from './profiles.ts'
import { slipOf } from './slip.ts'
import { layTable } from './tables.ts'

const house = openHouse()

/** How to come to each page; the last step waits until it is all there. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async home(page) {
    await layTable(page, { where: 'On this device', name: 'Ada', against: 'bot' })
    await nextQuestion(page)
    await page.goto('/')
    await page.locator('.rows .row').first().waitFor()
  },
  async 'new table'(page) {
    await page.goto('/new')
    await page.locator('form').waitFor()
  },
  async join(page) {
    const { invitation } = await openTable(visitor(house.club.base), { listed: false })
    await page.goto(invitation ?? '')
    await page.locator('.your-name').waitFor()
  },
  async 'waiting room'(page) {
    await layTable(page, { where: 'Online', name: 'Ada', against: 'open' })
    await page.locator('.copy-line').first().waitFor()
  },
  async table(page) {
    await layTable(page, { where: 'Online', name: 'Ada', against: 'bot' })
    for (let decision = 0; decision < 3; decision++) await playOneDecision(page, mouse)
    await nextQuestion(page)
    await page.locator('[data-place="card:3a"]').click()
    await slipOf(page).waitFor()
  },
  async menu(page) {
    await layTable(page, { where: 'Online', name: 'Ada', against: 'bot' })
    await nextQuestion(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('dialog.menu').waitFor()
  },
  async 'end screen, in another language'(page) {
    const { path } = await finishedHere(page, 'axe')
    await choose(page, { language: 'uk' })
    await page.goto(path)
    await page.locator('dialog.end-screen .fair').waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('uk')
  },
  async replay(page) {
    await page.goto(`${(await finishedHere(page, 'axe')).path}/replay?move=20`)
    await page.getByRole('slider').waitFor()
  },
  async records(page) {
    await finishedHere(page, 'axe')
    await page.goto('/replay')
    await page.locator('.rows .row').first().waitFor()
  },
  async about(page) {
    await page.goto('/games/splendor')
    await page.locator('.facts-list').waitFor()
  },
  async lost(page) {
    await page.goto('/nowhere')
    await page.locator('h1').waitFor()
  },
}

test.each(Object.entries(PAGES))('the page %s, in the light, in the dark and on a phone', async (_, comeTo) => {
  const page = await house.someone({ colorScheme: 'light' })
  await comeTo(page)
  expect(await complaintsInBothLights(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await complaints(page)).toEqual([])
})
