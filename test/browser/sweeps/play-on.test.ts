// On from where a game stood, at another table: from its end, while it runs, on the server.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { finishedHere, finishedThere } from '../finished.ts'
import { eventually, openHouse } from '../house.ts'
import { decideByCommand, decisionsLogged, nextQuestion } from '../player.ts'
import { layTable } from '../tables.ts'

const house = openHouse()

/** Plays on from where the replay stands, with those whom the page proposes. */
async function playOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
}

test.each(['on this device', 'on the server'])('where a finished game %s ends, nothing is left to play on from', async (where) => {
  const page = await house.someone()
  const { path, decisions } = await (where === 'on the server' ? finishedThere(page, house.club.base) : finishedHere(page, 'the end'))
  await page.goto(`${path}/replay?move=${decisions}`)
  await page.getByText(`Move ${decisions} of ${decisions}`).waitFor()
  const offer = page.getByRole('button', { name: 'Play on from here' })
  expect(await offer.isDisabled()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await eventually(() => offer.isDisabled()).toBe(false)
  await playOn(page)
  await page.waitForURL((url) => /^\/t\/[\w-]+$/.test(url.pathname) && url.pathname !== path)
})

test('a running game on this device is played on from its last move, at a table of its own', async () => {
  const page = await house.someone()
  const path = await layTable(page, { where: 'On this device', name: 'Ada', against: 'person' })
  await decideByCommand(page, 'take dse')
  await page.goto(`${path}/replay?move=1`)
  await page.getByText('Move 1 of 1').waitFor()
  await playOn(page)
  await page.waitForURL((url) => /^\/t\/[\w-]+$/.test(url.pathname) && url.pathname !== path)
  await eventually(() => decisionsLogged(page)).toBe(1)
})

test('on the server, whoever plays on keeps the seat and invites the other anew', async () => {
  const page = await house.someone()
  const { path } = await finishedThere(page, house.club.base)
  await page.goto(`${path}/replay?move=8`)
  await playOn(page)
  await page.waitForURL((url) => /^\/t\/\w+$/.test(url.pathname) && url.pathname !== path)
  const bob = await house.someone()
  await bob.goto(await page.getByLabel(/^Invitation/).inputValue())
  await bob.getByLabel('Your name at the table').fill('Bob')
  await bob.getByRole('button', { name: 'Sit down' }).click()
  await eventually(() => page.getByRole('log', { name: 'Log' }).locator('.log-entry').count()).toBeGreaterThan(5)
  expect(await nextQuestion(page)).toBe('asked')
})
