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
import { choose, DESKTOP } from './profiles.ts'
import { slipOf } from './slip.ts'
import { layTable } from './tables.ts'

const house = openHouse()

/** How to come to each page, those of one browser together; the last step waits until it is all there. */
const PAGES: Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>> = {
  'the table, its menu, home': [
    async (page) => {
      await layTable(page, { where: 'Online', name: 'Ada', against: 'bot' })
      for (let decision = 0; decision < 3; decision++) await playOneDecision(page, mouse)
      await nextQuestion(page)
      await page.locator('[data-place="card:3a"]').click()
      await slipOf(page).waitFor()
    },
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.locator('dialog.menu').waitFor()
    },
    async (page) => {
      await page.goto('/')
      await page.locator('.rows .row').first().waitFor()
    },
  ],
  'the form, an invitation, the waiting room': [
    async (page) => {
      await page.goto('/new')
      await page.locator('form').waitFor()
      await page.getByRole('radio', { name: 'Online' }).check({ force: true })
      await page.getByRole('radio', { name: /^Over days/ }).check({ force: true })
      await page.getByRole('radio', { name: 'Own values' }).check({ force: true })
      await page.locator('.clock-said').waitFor()
    },
    async (page) => {
      const { invitation } = await openTable(visitor(house.club.base), { listed: false })
      await page.goto(invitation ?? '')
      await page.locator('.your-name').waitFor()
    },
    async (page) => {
      await layTable(page, { where: 'Online', name: 'Ada', against: 'open' })
      await page.locator('.copy-line').first().waitFor()
    },
  ],
  'the end in another language, the replay, the records': [
    async (page) => {
      const { path } = await finishedHere(page, 'axe')
      await choose(page, { language: 'uk' })
      await page.goto(path)
      await page.locator('dialog.end-screen .fair').waitFor()
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('uk')
    },
    async (page) => {
      await page.goto(`${new URL(page.url()).pathname}/replay?move=20`)
      await page.getByRole('slider').waitFor()
    },
    async (page) => {
      await page.goto('/replay')
      await page.locator('.rows .row').first().waitFor()
    },
  ],
  'what is said of a game, and of nothing': [
    async (page) => {
      await page.goto('/games/splendor')
      await page.locator('.facts-list').waitFor()
    },
    async (page) => {
      await page.goto('/learn')
      await page.locator('.learn-games ol a').first().waitFor()
    },
    async (page) => {
      await page.goto('/learn/splendor/first')
      await page.locator('.coach [data-go-on]').waitFor()
    },
    async (page) => {
      await page.goto('/nowhere')
      await page.locator('h1').waitFor()
    },
  ],
}

test.each(Object.entries(PAGES))('%s: in the light, in the dark and on a phone', async (_, steps) => {
  const page = await house.someone({ colorScheme: 'light' })
  for (const comeTo of steps) {
    await page.setViewportSize(DESKTOP)
    await comeTo(page)
    expect(await complaintsInBothLights(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await complaints(page)).toEqual([])
  }
})
