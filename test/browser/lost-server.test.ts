// The server is away. Every page stays a page, says so in a sentence, and goes on by itself when the server is back; nothing chosen is lost.
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { finishedThere } from './finished.ts'
import { command } from './hands.ts'
import { eventually, openCabledHouse } from './house.ts'
import { decisionsLogged, nextQuestion } from './player.ts'
import { keepApp } from './profiles.ts'
import { allHasCome, deed } from './slip.ts'
import { layTable } from './tables.ts'

const house = openCabledHouse()
const SAYS = 'The server does not answer.'
const GEMS = ['diamond', 'sapphire', 'emerald']

afterEach(() => house.club.putBack())

/** Somebody whose browser has kept the app, so that its pages open without the server. */
async function regular(): Promise<Page> {
  const page = await house.someone({ serviceWorkers: 'allow' })
  await keepApp(page)
  return page
}

const header = (page: Page) => page.getByRole('navigation', { name: 'main' })
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

describe('A page that cannot reach its server', () => {
  test('a table or a replay says so under the ordinary header, a list too; each opens by itself when the server is back', async () => {
    const page = await regular()
    const { path } = await finishedThere(page, house.club.base)
    for (const [address, shown] of [
      [path, '.prompt'],
      [`${path}/replay`, '.scrubber'],
    ] as const) {
      house.club.pull()
      await page.goto(address)
      await page.getByRole('heading', { name: SAYS }).waitFor()
      await header(page).waitFor()
      expect(await page.locator('main').innerText()).not.toMatch(/TypeError|fetch/)
      await again(page).click()
      await page.getByRole('heading', { name: SAYS }).waitFor()
      house.club.putBack()
      await page.locator(shown).waitFor()
    }
    for (const address of ['/', '/replay']) {
      house.club.pull()
      await page.goto(address)
      await page.getByText('No connection: tables on this device').waitFor()
      await header(page).waitFor()
      await again(page).waitFor()
      house.club.putBack()
      await again(page).waitFor({ state: 'detached' })
    }
    await page.locator('.row.over').waitFor()
    house.club.pull()
    await page.goto('/join/abc7')
    await page.getByRole('heading', { name: SAYS }).waitFor()
  })

  test('the form for a new table says so, and keeps what was typed', async () => {
    const page = await house.someone()
    await page.goto('/new?game=splendor')
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'Online' }) })
      .click()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    house.club.pull()
    await page.getByRole('button', { name: 'Lay the table' }).click()
    expect(await page.getByRole('alert').innerText()).toBe(SAYS)
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ada')
  })
})

describe('What is done while the server is away', () => {
  test('a move is kept, shown and sent once when it is back; it can be taken back before; a word that is said stays in its line', async () => {
    const page = await house.someone()
    const path = await layTable(page, { where: 'Online', name: 'Ada', against: 'bot' })
    const known = async (what: string) => (await page.request.get(`/api${path.replace('/t/', '/tables/')}${what}`)).json()
    await nextQuestion(page)
    await allHasCome(page)
    for (const gem of GEMS) await page.locator(`[data-place="gem:${gem}"]`).click()
    await eventually(() => deed(page).isEnabled()).toBe(true)
    house.club.pull()
    await deed(page).click()
    await page.getByText('Kept:').waitFor()
    await page.getByText('Take 1 diamond, 1 sapphire, 1 emerald').waitFor()
    for (const gem of GEMS) await page.locator(`.kept-tag[data-at="gem:${gem}"]`).waitFor()
    house.club.putBack()
    await eventually(() => decisionsLogged(page)).toBe(2)
    await page.getByText('Kept:').waitFor({ state: 'detached' })
    expect((await known('')).decisions).toBe(2)

    await page.locator('[data-place="deck:1"]').click()
    await eventually(() => deed(page).isEnabled()).toBe(true)
    house.club.pull()
    await deed(page).click()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByText('Kept:').waitFor({ state: 'detached' })
    expect(await page.locator('.slip').getAttribute('data-ready')).toBe('reserve deck1')
    await page.keyboard.press('Escape')
    await command(page, 'hello there')
    expect(await page.getByRole('alert').innerText()).toBe(SAYS)
    expect(await page.locator('[data-command]').inputValue()).toBe('hello there')
    house.club.putBack()
    await page.getByText('No answer from the table').waitFor({ state: 'detached' })
    await page.locator('[data-command]').fill('')
    await command(page, 'reserve deck2')
    await eventually(() => decisionsLogged(page)).toBe(4)
    expect((await known('/history')).steps[2].notation).toBe('reserve deck2')
  })
})
