// What axe has to say of every board: a moment of a game and its end, under every tab, at a desk and on a phone, in the light and in the dark.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaintsInBothLights } from '../complaints.ts'
import { openHouse, PHONE, WHOLE_GAME } from '../house.ts'
import { DESKTOP, tamper } from '../profiles.ts'
import { INSTRUMENTS } from '../sizes/instruments.ts'
import { endsOf, GAMES, momentsOf } from '../sizes/moments.ts'
import { lay } from '../sizes/table.ts'

const house = openHouse()
const MOMENTS = 1

/** The page, and each tab that it has. */
async function complaintsUnderTabs(page: Page): Promise<string[]> {
  const found = await complaintsInBothLights(page)
  for (const tab of await page.getByRole('tab').filter({ visible: true }).all()) {
    await tab.click()
    found.push(...(await complaintsInBothLights(page)))
  }
  return found
}

/** The final table, which lies over the board until it is put away. */
async function complaintsOfEnd(page: Page): Promise<string[]> {
  const end = page.locator('dialog.end-screen')
  await end.locator('.fair').waitFor()
  const found = await complaintsInBothLights(page)
  await end.getByRole('button', { name: 'Look at the board' }).click()
  await end.waitFor({ state: 'detached' })
  return found
}

test.each(GAMES)('%s: a moment and the end', WHOLE_GAME, async (id) => {
  const page = await house.someone({ colorScheme: 'light' })
  await tamper(page, INSTRUMENTS)
  await page.goto('/lost')
  const complaints: string[] = []
  for (const moment of [...momentsOf(id, MOMENTS), endsOf(id)[0]])
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size)
      await lay(page, moment)
      const found = moment.saved.card.status === 'finished' ? await complaintsOfEnd(page) : []
      found.push(...(await complaintsUnderTabs(page)))
      complaints.push(...found.map((says) => `${moment.name}, ${size.width}: ${says}`))
    }
  expect(complaints).toEqual([])
})
