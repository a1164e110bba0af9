// Away from the table: names, and games that are thrown away.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { finishedHere } from './finished.ts'
import { openHouse } from './house.ts'
import { join } from './tables.ts'

const house = openHouse()

describe('A name', () => {
  test('is asked for before the first table that others come to, and kept for the next', async () => {
    const [page, bob] = await Promise.all([house.someone(), house.someone()])
    const planOnline = async () => {
      await page.goto('/new?game=splendor')
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: 'Online' }) })
        .click()
    }
    const lay = () => page.getByRole('button', { name: 'Lay the table' }).click()
    const name = page.getByLabel('Your name')
    await planOnline()
    for (const none of ['', '   ']) {
      await name.fill(none)
      await lay()
      expect(await name.evaluate((field: HTMLInputElement) => [field.validity.valid, document.activeElement === field])).toEqual([
        false,
        true,
      ])
      expect(new URL(page.url()).pathname).toBe('/new')
    }
    await name.fill('Ada')
    await lay()
    await page.waitForURL(/\/t\//)
    await join(bob, await page.getByLabel(/^Invitation/).inputValue(), 'Bob')
    await bob.locator('.holdings').getByRole('heading', { name: 'Ada', exact: true }).waitFor()
    await planOnline()
    expect(await name.inputValue()).toBe('Ada')
  })

  test('is not needed where one plays alone', async () => {
    const page = await house.someone()
    await page.goto('/new?game=splendor')
    await page.getByRole('button', { name: 'Lay the table' }).click()
    await page.waitForURL(/\/t\/local-/)
  })
})

describe('A game on this device', () => {
  const row = (page: Page, table: string) => page.locator('.rows li').filter({ hasText: table })
  const remove = (page: Page, table: string) => page.getByRole('button', { name: `Remove ${table} from this device` })

  test.each([
    ['that runs', '/', 'Evening table'],
    ['that is over', '/replay', 'Friday'],
  ])('%s is thrown away only after a question', async (_, list, table) => {
    const page = await house.someone()
    if (list === '/') {
      await page.goto('/')
      await page.getByRole('button', { name: 'Play now' }).click()
      await page.waitForURL(/\/t\//)
    } else await finishedHere(page, 'thrown away')
    await page.goto(list)
    await remove(page, table).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    expect(await row(page, table).count()).toBe(1)
    await remove(page, table).click()
    await page.keyboard.press('Escape')
    expect(await row(page, table).count()).toBe(1)
    await remove(page, table).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await row(page, table).waitFor({ state: 'detached' })
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tassel.table.')))
    expect(kept).toEqual([])
  })
})
