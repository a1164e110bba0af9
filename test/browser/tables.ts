// Tables laid without their form, which has tests of its own: on the server by a request, on this device by what it would have kept.
import type { Page } from 'playwright-core'
import { configOf } from '../../src/core/config.ts'
import { openTable } from '../../src/core/table.ts'
import { splendor } from '../../src/games/splendor/index.ts'
import { DEFAULT_BOT } from '../../src/web/new-table/plan.ts'
import type { TableView } from '../../src/wire/tables.ts'
import { bot, open, plan } from '../server/tables.ts'
import { shelve } from './shelf.ts'

export interface Laid {
  readonly where: 'Online' | 'On this device'
  readonly name: string
  /** The second seat: a bot by its level, a person here, or open. */
  readonly against: 'bot' | 'person' | 'open'
}

/** Lays a table of Splendor for two and opens it; its path. */
export async function layTable(page: Page, { where, name, against }: Laid): Promise<string> {
  const path = await (where === 'Online' ? layThere(page, name, against) : layHere(page, name, against))
  await page.goto(path)
  return path
}

async function layThere(page: Page, name: string, against: Laid['against']): Promise<string> {
  const seats = [{ kind: 'person' as const, name }, against === 'bot' ? bot(DEFAULT_BOT) : open]
  const laid = await page.request.post('/api/tables', { data: plan({ seats, listed: false }) })
  const { id }: TableView = await laid.json()
  return `/t/${id}`
}

function layHere(page: Page, name: string, against: Laid['against']): Promise<string> {
  const second = against === 'bot' ? { kind: 'bot' as const, name: DEFAULT_BOT } : { kind: 'person' as const, name: 'Player 2' }
  const seats = [{ kind: 'person' as const, name }, second].map((who, seat) => ({ ...who, seat, online: true }))
  return shelve(page, openTable(splendor, configOf(splendor, 2), { seed: 'laid here' }), seats)
}

/** Follows an invitation and takes the seat. */
export async function join(page: Page, invitation: string, name: string): Promise<void> {
  await page.goto(invitation)
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.waitForURL(/\/t\//)
}
