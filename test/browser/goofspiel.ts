// Goofspiel at the plain face: its table is laid, and cards are bid.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { RANKS } from '../../examples/goofspiel/components.ts'
import type { Hand } from './hands.ts'
import { mouse } from './hands.ts'
import { eventually } from './house.ts'
import { nextQuestion } from './player.ts'
import { deed } from './slip.ts'

/** Lays a table as the form proposes it: oneself, and a bot. */
export async function lay(page: Page, hand: Hand, where: string): Promise<void> {
  await page.goto('/new?game=goofspiel')
  await hand(page.locator('label').filter({ has: page.getByRole('radio', { name: where }) }))
  await page.getByLabel('Your name', { exact: true }).fill('Ada')
  if (where === 'Online') await page.getByLabel('Seat 2', { exact: true }).selectOption('bot')
  await hand(page.getByRole('button', { name: 'Lay the table' }))
  await page.waitForURL(/\/t\//)
}

/** Bids a card that is offered, and confirms. */
export async function bid(page: Page, hand: Hand, which: 'first' | 'last'): Promise<string> {
  const card = page.locator('.plain-choices button')[which]()
  const says = (await card.textContent()) ?? ''
  await hand(card)
  await hand(deed(page))
  return says
}

/** Bids the highest card in the round after so many, where a bot has bid; false when the game is over. */
export async function bidTheHighest(page: Page, rounds: number): Promise<boolean> {
  if ((await nextQuestion(page)) === 'over') return false
  const mine = page.locator('.mine .plain-fields > div')
  const hand = mine.filter({ hasText: 'Hand' }).locator('li')
  await eventually(() => hand.count()).toBe(RANKS.length - rounds)
  expect(await page.locator('.plain-choices button').count()).toBe(RANKS.length - rounds)
  // The bot has bid, and what lies there is hidden.
  await eventually(() => page.locator('.held:not(.mine) li.hidden').count()).toBe(1)
  const card = (await bid(page, mouse, 'last')).replace('Bids ', '')
  await eventually(() => mine.filter({ hasText: 'Last bid' }).innerText()).toContain(rounds < RANKS.length - 2 ? card : 'ace')
  return true
}
