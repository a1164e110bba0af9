// A game without a board of its own, played through the plain face: the example, which `npm run dev` alone puts on the shelf.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { RANKS, worth } from '../../examples/goofspiel/components.ts'
import { complaints } from './complaints.ts'
import { finger, type Hand, mouse } from './hands.ts'
import { eventually, openHouse, openHouseOf, PHONE, WHOLE_GAME } from './house.ts'
import { nextQuestion } from './player.ts'
import { deed } from './slip.ts'
import { openWorkshop } from './workshop.ts'

const house = openHouse()
const workshop = openHouseOf(openWorkshop)

/** Lays a table as the form proposes it: oneself, and a bot. */
async function lay(page: Page, hand: Hand, where: string): Promise<void> {
  await page.goto('/new?game=goofspiel')
  await hand(page.locator('label').filter({ has: page.getByRole('radio', { name: where }) }))
  await page.getByLabel('Your name', { exact: true }).fill('Ada')
  if (where === 'Online') await page.getByLabel('Seat 2', { exact: true }).selectOption('bot')
  await hand(page.getByRole('button', { name: 'Lay the table' }))
  await page.waitForURL(/\/t\//)
}

/** Bids a card that is offered, and confirms. */
async function bid(page: Page, hand: Hand, which: 'first' | 'last'): Promise<string> {
  const card = page.locator('.plain-choices button')[which]()
  const says = (await card.textContent()) ?? ''
  await hand(card)
  await hand(deed(page))
  return says
}

test('a whole game on this device against a bot, to the end screen', WHOLE_GAME, async () => {
  const page = await workshop.someone()
  await lay(page, mouse, 'On this device')
  let rounds = 0
  for (; (await nextQuestion(page)) !== 'over'; rounds++) {
    const mine = page.locator('.mine .plain-fields > div')
    const hand = mine.filter({ hasText: 'Hand' }).locator('li')
    await eventually(() => hand.count()).toBe(RANKS.length - rounds)
    expect(await page.locator('.plain-choices button').count()).toBe(RANKS.length - rounds)
    // The bot has bid, and what lies there is hidden.
    await eventually(() => page.locator('.held:not(.mine) li.hidden').count()).toBe(1)
    const says = await bid(page, mouse, 'last')
    const card = says.replace('Bids ', '')
    await eventually(() => mine.filter({ hasText: 'Last bid' }).innerText()).toContain(rounds < RANKS.length - 2 ? card : 'ace')
  }
  expect(rounds).toBe(RANKS.length - 1) // the last card is bid without asking
  const totals = await page.locator('dialog.end-screen td.total').allInnerTexts()
  const all = RANKS.reduce((sum, _, prize) => sum + worth(prize), 0)
  expect(totals.map(Number).reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(all)
  expect(Math.max(...totals.map(Number))).toBeGreaterThan(0)
})

test('on the server, with a finger on a phone; the face has nothing that axe complains of', async () => {
  const page = await workshop.someone({ viewport: PHONE, hasTouch: true })
  await lay(page, finger, 'Online')
  for (let round = 1; round <= 3; round++) {
    await eventually(() => page.locator('.plain-board .single').first().innerText()).toContain(String(round))
    await nextQuestion(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await bid(page, finger, 'first')
  }
  await eventually(() => page.locator('.plain-board .single').first().innerText()).toContain('4')
  expect(await complaints(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('[data-theme="dark"]').waitFor()
  expect(await complaints(page)).toEqual([])
})

test('the house as it is shipped knows nothing of it', async () => {
  const page = await house.someone()
  await page.goto('/')
  await eventually(() => page.locator('.tiles .game').count()).toBe(5)
  expect(await page.locator('.tiles').innerText()).not.toContain('Goofspiel')
  await page.goto('/games/goofspiel')
  await eventually(() => page.locator('.notice').count()).toBe(1)
})
