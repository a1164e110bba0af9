// The server is away, and the page is loaded again meanwhile.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { eventually, openCabledHouse } from '../house.ts'
import { decisionsLogged, nextQuestion } from '../player.ts'
import { keepApp } from '../profiles.ts'
import { deed } from '../slip.ts'
import { layTable } from '../tables.ts'

const house = openCabledHouse()
const GEMS = ['diamond', 'sapphire', 'emerald']

afterEach(() => house.club.putBack())

/** Somebody whose browser has kept the app, so that its pages open without the server. */
async function regular(): Promise<Page> {
  const page = await house.someone({ serviceWorkers: 'allow' })
  await keepApp(page)
  return page
}

test('a move is there when the page is loaded again without the server, as the table is, and sent once', async () => {
  const page = await regular()
  const path = await layTable(page, { where: 'Online', name: 'Ada', against: 'bot' })
  await nextQuestion(page)
  house.club.pull()
  await page.getByText('No answer from the table').waitFor()
  for (const gem of GEMS) await page.locator(`[data-place="gem:${gem}"]`).click()
  await deed(page).click()
  await page.getByText('Kept:').waitFor()
  await page.reload()
  await page.getByText('Kept:').waitFor()
  await page.getByText('Trying again').waitFor()
  await page.getByRole('button', { name: 'Try now' }).click()
  house.club.putBack()
  await eventually(() => decisionsLogged(page)).toBe(2)
  const { decisions } = await (await page.request.get(`/api${path.replace('/t/', '/tables/')}`)).json()
  expect(decisions).toBe(2)
})
