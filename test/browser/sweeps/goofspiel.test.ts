// A game without a board of its own, to its end.
import { expect, test } from 'vitest'
import { RANKS, worth } from '../../../examples/goofspiel/components.ts'
import { bidTheHighest, lay } from '../goofspiel.ts'
import { mouse } from '../hands.ts'
import { openHouseOf, WHOLE_GAME } from '../house.ts'
import { openWorkshop } from '../workshop.ts'

const workshop = openHouseOf(openWorkshop)

test('a whole game on this device against a bot, to the end screen', WHOLE_GAME, async () => {
  const page = await workshop.someone()
  await lay(page, mouse, 'On this device')
  let rounds = 0
  while (await bidTheHighest(page, rounds)) rounds++
  expect(rounds).toBe(RANKS.length - 1) // the last card is bid without asking
  const totals = await page.locator('dialog.end-screen td.total').allInnerTexts()
  const all = RANKS.reduce((sum, _, prize) => sum + worth(prize), 0)
  expect(totals.map(Number).reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(all)
  expect(Math.max(...totals.map(Number))).toBeGreaterThan(0)
})
