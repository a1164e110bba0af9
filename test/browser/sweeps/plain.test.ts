// A game without a board of its own, played through the plain face: the example, which `npm run dev` alone puts on the shelf.
import { expect, test } from 'vitest'
import { complaints } from '../complaints.ts'
import { bid, bidTheHighest, lay } from '../goofspiel.ts'
import { finger, mouse } from '../hands.ts'
import { eventually, openHouse, openHouseOf, PHONE } from '../house.ts'
import { nextQuestion } from '../player.ts'
import { openWorkshop } from '../workshop.ts'

const house = openHouse()
const workshop = openHouseOf(openWorkshop)

test('on this device against a bot, whose bid is hidden until both are seen', async () => {
  const page = await workshop.someone()
  await lay(page, mouse, 'On this device')
  for (let rounds = 0; rounds < 2; rounds++) await bidTheHighest(page, rounds)
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
})

test('the house as it is shipped knows nothing of it', async () => {
  const page = await house.someone()
  await page.goto('/')
  await eventually(() => page.locator('.tiles .game').count()).toBe(5)
  expect(await page.locator('.tiles').innerText()).not.toContain('Goofspiel')
  await page.goto('/games/goofspiel')
  await eventually(() => page.locator('.notice').count()).toBe(1)
})
