// Looking back: through a game with the scrubber, to a move by its link, and on from there at another table.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { finishedHere, finishedThere, playedRecord } from './finished.ts'
import { mouse } from './hands.ts'
import { eventually, openHouse } from './house.ts'
import { nextQuestion, playOneDecision } from './player.ts'

const house = openHouse()

/** Plays on from where the replay stands, with those whom the page proposes. */
async function playOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
}

test('the scrubber goes through a finished game, by buttons, slider, keys wherever the focus is, and log', async () => {
  const page = await house.someone()
  const { path, decisions } = await finishedHere(page, 'scrubber')
  await page.goto(`${path}/replay`)
  const slider = page.getByRole('slider', { name: 'Move' })
  const says = (move: number) => page.getByText(`Move ${move} of ${decisions}`, { exact: true }).waitFor()
  const log = page.getByRole('log', { name: 'Log' }).locator('.log-entry')
  await page.getByText('The deal').first().waitFor()
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await says(1)
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await page.getByRole('button', { name: 'To the end' }).click()
  await says(decisions)
  await eventually(() => log.count()).toBeGreaterThan(12)

  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.getByText('The deal').first().waitFor()
  await eventually(() => log.count()).toBe(0)
  await page.getByRole('button', { name: 'One move on' }).click()
  await says(1)
  await page.keyboard.press('ArrowRight')
  await says(2)
  await page.getByRole('button', { name: 'One move on' }).focus()
  await page.keyboard.press('Home')
  await page.getByText('The deal').first().waitFor()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('End')
  await says(decisions)
  await slider.fill('20')
  await says(20)
  await page.keyboard.press('ArrowLeft')
  await says(19)
  await log.locator('.log-said').last().click()
  await says(1)
  await eventually(() => log.count()).toBe(1)
})

test('a link to a move opens the game there, also for one who was not at the table', async () => {
  const page = await house.someone({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { path, decisions } = await finishedThere(page, house.club.base)
  await page.goto(`${path}/replay?move=12`)
  await page.getByText(`Move 12 of ${decisions}`).waitFor()
  await page.getByRole('button', { name: 'One move on' }).click()
  await page.getByText(`Move 13 of ${decisions}`).waitFor()
  await page.getByRole('button', { name: 'Copy link to this move' }).click()
  await page.getByText('Copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${house.club.base}${path}/replay?move=13`)

  const stranger = await house.someone()
  await stranger.goto(link)
  await stranger.getByText(`Move 13 of ${decisions}`).waitFor()
})

test('a finished game is played on from one of its moves, at a table of its own', async () => {
  const page = await house.someone()
  const { path } = await finishedHere(page, 'fork')
  await page.goto(`${path}/replay?move=10`)
  await playOn(page)
  await page.waitForURL((url) => url.pathname !== `${path}/replay`)
  await nextQuestion(page)
  await playOneDecision(page, mouse)
  await playOneDecision(page, mouse)
  expect(new URL(page.url()).pathname).not.toBe(path)
  await page.goto(path)
  await page.getByRole('dialog').getByText('The shuffle was fair').waitFor()
})

test('a record that was saved is read again; one that was changed by hand is refused with its line', async () => {
  const page = await house.someone()
  const { record, decisions } = playedRecord('record')
  await page.goto('/replay')
  const text = page.getByLabel('Text of the record')
  await text.fill(record.replace(/#\w{8}\n$/, '#00000000\n'))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  expect(await page.getByRole('alert').innerText()).toMatch(/line \d+/i)
  await text.fill(record)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByText('The deal').first().waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText(`Move 1 of ${decisions}`).waitFor()
  await page.reload()
  await page.getByText(`Move 1 of ${decisions}`).waitFor()
  await page.getByRole('link', { name: 'Records' }).click()
  await page.getByRole('heading', { name: 'Records that were opened here' }).waitFor()
  await page.locator('.forget').click()
  await page.locator('.forgotten').getByRole('button').click()
  await page.locator('.forget').waitFor()
  await page.goBack()
  await page.getByText(`Move 1 of ${decisions}`).waitFor()
  await playOn(page)
  // Whoever reads a record plays on against bots, unless he says otherwise.
  await page.waitForURL(/\/t\/local-/)
  const laid = await page.evaluate(() => localStorage.getItem(`tassel.table.${location.pathname.split('/').at(-1)}`))
  expect(JSON.parse(laid ?? '')).toMatchObject({ card: { seats: [{ kind: 'person' }, { kind: 'bot', name: 'level-2' }] } })
})
