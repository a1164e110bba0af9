// A table of people who play by clocks: a time stands beside every name, and a bot plays for one who has left.
import type { Page } from 'playwright-core'
import { gameOf } from '../../../src/games/index.ts'
import { ada, join, open, openTable } from '../../server/tables.ts'
import { type Visitor, visitor } from '../../server/visitor.ts'

const DAY = 86_400
/** What is left of it takes the most room. */
const DAYS = { pace: 'days', bank: 12 * DAY, increment: DAY, cap: 20 * DAY, holiday: 5, timeout: 'bot' } as const
/** As long as people's names are. */
const GUESTS = ['Bartholomew', 'Chen', 'Dominique', 'Eve']

/** Opens one with most seats, and sits down there as its host. */
export async function sitAtClocks(page: Page, base: string, game: string): Promise<void> {
  const host = visitor(base)
  const guests: Visitor[] = Array.from({ length: Math.max(...gameOf(game).meta.seats) - 1 }, () => visitor(base))
  const table = await openTable(host, { name: 'Friday evening', game, seats: [ada, ...guests.map(() => open)], clock: DAYS })
  for (const [i, guest] of guests.entries()) await join(guest, table, GUESTS[i])
  await guests[0].post(`/api/tables/${table.id}/leave`, {})
  await page.context().addCookies([{ name: 'tassel', value: host.cookie ?? '', url: base }])
  await page.goto(`/t/${table.id}`)
  await page.locator('.room .bot-for').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
