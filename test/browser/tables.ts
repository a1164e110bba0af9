// Tables laid as people lay them: through the pages.
import type { Page } from 'playwright-core'
import { type Hand, mouse } from './hands.ts'

export interface Laid {
  readonly where: 'Online' | 'On this device'
  readonly name: string
  /** The second seat: a bot by its level, a person here, or open. */
  readonly against: 'bot' | 'person' | 'open'
}

/** Lays a table for two and waits for it; its path. */
export async function layTable(page: Page, { where, name, against }: Laid, hand: Hand = mouse): Promise<string> {
  await page.goto('/new?game=splendor')
  await hand(page.locator('label').filter({ has: page.getByRole('radio', { name: where }) }))
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByLabel('Seat 2', { exact: true }).selectOption(against)
  await hand(page.getByRole('button', { name: 'Lay the table' }))
  await page.waitForURL(/\/t\//)
  return new URL(page.url()).pathname
}

/** Follows an invitation and takes the seat. */
export async function join(page: Page, invitation: string, name: string): Promise<void> {
  await page.goto(invitation)
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.waitForURL(/\/t\//)
}
