// What happened is told when one's turn comes, where one looks; it never stands in the way, and is told once.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { golden, sitDown } from './brass.ts'
import { complaints } from './complaints.ts'
import { mouse } from './hands.ts'
import { eventually, openHouse } from './house.ts'
import { decisionsLogged } from './player.ts'
import { choose } from './profiles.ts'
import { slipOf } from './slip.ts'

const house = openHouse()
const strip = (page: Page) => page.locator('.recap')
const numbered = (page: Page) => page.locator('.bb-map [data-told]:not([data-told="new"])')
/** What is said aloud. */
const heard = (page: Page) => page.locator('[data-speech]').innerText()
const lately = (page: Page) => page.locator('.bb-map [data-told]')

/** Late in a golden game for four, when the turn has come to Ada. */
async function sitDownLate(page: Page): Promise<number> {
  const table = golden('four-eager')
  const turnOf = (decision: number) => table.decisions[decision]?.seat
  const othersBefore = (from: number) => {
    const before = table.decisions.slice(0, from).map(({ seat }) => seat)
    return new Set(before.slice(before.lastIndexOf(turnOf(from)) + 1)).size
  }
  let from = table.decisions.length - 60
  while (othersBefore(from) < 3) from++
  await sitDown(page, table, { from, seat: turnOf(from) })
  return from
}

test('what the others did is told step by step, on the board, by their panels and in the log; a choice ends it, and it is told once', async () => {
  const page = await house.someone()
  await choose(page, { pace: 'steady' })
  const decisions = await sitDownLate(page)
  await strip(page).waitFor()
  const steps = await page.locator('.recap-who li').count()
  expect(steps).toBeGreaterThanOrEqual(4)
  expect(await page.locator('.recap-says li').count()).toBeLessThanOrEqual(3)
  await eventually(() => numbered(page).count()).toBeGreaterThan(0)
  const [all, one] = [await lately(page).count(), await numbered(page).count()]
  expect(all).toBeGreaterThan(one)
  const first = await page.locator('.recap-says').innerText()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await complaints(page)).toEqual([])

  // Where nothing shall move by itself, one steps by hand.
  await page.keyboard.press('ArrowRight')
  await eventually(() => page.locator('.recap-says').innerText()).not.toBe(first)
  await eventually(() => heard(page)).toContain(await page.locator('.recap-says b').first().innerText())
  expect(await page.locator('.last-action[data-told="true"]').count()).toBeLessThanOrEqual(1)
  await eventually(() => page.locator('.log-entry[data-told="true"] ul').count()).toBeGreaterThan(0)
  await page.keyboard.press('ArrowLeft')
  await eventually(() => page.locator('.recap-says').innerText()).toBe(first)

  // The log tells of every decision and draws what is in sight.
  expect(await page.locator('.log-entry').count()).toBeLessThan(60)
  expect(await decisionsLogged(page)).toBeGreaterThan(decisions / 2)
  await page.locator('.log').evaluate((log) => log.scrollTo(0, log.scrollHeight))
  await eventually(() => page.locator('.log h3').last().innerText()).toMatch(/Canal era · round 1/i)
  expect(await page.locator('.log-entry').count()).toBeLessThan(60)

  await mouse(page.locator('.bb-card[data-open="true"]').first())
  await slipOf(page).waitFor()
  expect(await strip(page).count()).toBe(0)
  // The slip is heard cell by cell.
  for (const cell of await slipOf(page).locator('dt').allInnerTexts()) await eventually(() => heard(page)).toMatch(new RegExp(cell, 'i'))
  await page.keyboard.press('Escape')
  await page.locator('.prompt .ask').waitFor()
  expect([await lately(page).count(), await numbered(page).count()]).toEqual([all, 0])

  await page.reload()
  await page.locator('.last-action').first().waitFor()
  await eventually(() => lately(page).count()).toBe(all)
  expect(await strip(page).count()).toBe(0)
  await page.getByRole('button', { name: 'tell again' }).click()
  await strip(page).waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => strip(page).count()).toBe(0)
})

test('told at a pace, it goes on by itself, waits when it is paused, and gives the box back', async () => {
  const page = await house.someone({ reducedMotion: 'no-preference' })
  await choose(page, { pace: 'calm' })
  await page.clock.install()
  await sitDownLate(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  const paused = await page.locator('.recap-says').innerText()
  await page.clock.runFor(60_000)
  expect(await page.locator('.recap-says').innerText()).toBe(paused)
  await page.locator('body').press('Space')
  await page.locator('.recap-control[data-sign="pause"]').waitFor()
  await page.clock.runFor(60_000)
  await eventually(() => strip(page).count()).toBe(0)
  await page.locator('.prompt .ask').waitFor()
})
