// Away from the table: names, settings, games that are thrown away, and the page of a finished one.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { finishedHere, finishedThere } from './finished.ts'
import { openHouse } from './house.ts'
import { kept } from './shelf.ts'
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
    const name = page.getByRole('textbox', { name: 'Your name' })
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

  test('is not needed where one plays alone; what is added to the game lies on the table', async () => {
    const page = await house.someone()
    await page.goto('/new?game=bruxelles-1893-revised')
    for (const option of ['Belle Époque', 'Variant']) await page.getByLabel(new RegExp(`^${option}`)).selectOption('on')
    await page.getByRole('button', { name: 'Lay the table' }).click()
    await page.waitForURL(/\/t\/local-/)
    await page.locator('.prompt.asked').waitFor()
    expect((await kept(page)).card.options).toMatchObject({ 'belle-epoque': 'on', variant: 'on' })
  })
})

describe('A game on this device', () => {
  const row = (page: Page, table: string) => page.locator('.rows li').filter({ hasText: table })
  const remove = (page: Page, table: string) => page.getByRole('button', { name: `Remove ${table} from this device` })

  test.each([
    ['that runs', '/', 'Evening table'],
    ['that is over', '/replay', 'Friday'],
  ])('%s is thrown away, and put back by who regrets it', async (_, list, table) => {
    const page = await house.someone()
    if (list === '/') {
      await page.goto('/')
      await page.getByRole('button', { name: 'Play now' }).click()
      await page.waitForURL(/\/t\//)
    } else await finishedHere(page, 'thrown away')
    await page.goto(list)
    await remove(page, table).click()
    await row(page, table).waitFor({ state: 'detached' })
    await page.getByRole('status').getByText(`${table} was removed`).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, table).waitFor()
    await remove(page, table).click()
    await row(page, table).waitFor({ state: 'detached' })
    await page.reload()
    await page
      .getByRole('heading', { name: 'Records' })
      .or(page.getByRole('button', { name: 'Play now' }))
      .first()
      .waitFor()
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tassel.table.')))
    expect(kept).toEqual([])
  })
})

describe('Settings', () => {
  test('are kept as they are changed: the name is in the header, the language and the theme at once', async () => {
    const page = await house.someone()
    await page.goto('/')
    await page.getByRole('button', { name: 'Your name' }).click()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Lovelace')
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await page.locator('[data-theme="dark"]').waitFor()
    await page.getByRole('switch', { name: /Quick moves/ }).check()
    await page.getByRole('radio', { name: 'Українська' }).check({ force: true })
    await page.getByRole('heading', { name: 'Налаштування' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Ada Lovelace' }).waitFor()
    expect(await page.getByRole('switch', { name: /Швидкі ходи/ }).isChecked()).toBe(true)
  })
})

/** Who deals on the server is not foreseen: two may win together. */
const VICTORY = /(wins|share the victory)$/

test('a finished game has a page that anybody may open, with a preview for who gets its link; a private one has none', async () => {
  const [page, stranger] = await Promise.all([house.someone(), house.someone()])
  const { path } = await finishedThere(page, house.club.base, { listed: false })
  await page.goto(`${path}/result`)
  const link = await page.getByLabel('Link to this game').inputValue()
  expect(link).toBe(`${house.club.base}${path}/result`)
  const head = await (await stranger.request.get(link)).text()
  expect(head).toMatch(/<meta property="og:description" content="1\. (Ada|Bob) \d+, [12]\. (Ada|Bob) \d+">/)
  const picture = /<meta property="og:image" content="([^"]+)">/.exec(head)?.[1] ?? ''
  expect((await stranger.request.get(picture)).headers()['content-type']).toBe('image/png')
  await stranger.goto(link)
  await stranger.getByRole('heading', { name: VICTORY }).waitFor()
  await stranger.getByRole('link', { name: 'Replay' }).click()
  await stranger.getByText('The deal').first().waitFor()

  const secret = await finishedThere(page, house.club.base, { listed: false, private: true })
  expect(await (await stranger.request.get(`${secret.path}/result`)).text()).not.toContain('og:')
  await page.goto(`${secret.path}/result`)
  await stranger.goto(await page.getByLabel('Link to this game').inputValue())
  await stranger.getByRole('heading', { name: VICTORY }).waitFor()
})

test('who has tables sees how many wait, and N opens the one that waits longest', async () => {
  const page = await house.someone()
  for (let tables = 0; tables < 2; tables++) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForURL(/\/t\//)
  }
  await page.goto('/')
  await page.getByText('tables wait for you').waitFor()
  await page.keyboard.press('n')
  await page.waitForURL(/\/t\/local-/)
})
