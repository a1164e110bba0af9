// A table that goes on where another stood says so, to everybody and before anybody sits down; its shuffle is proven like any other.
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import type { TableView } from '../../../src/wire/tables.ts'
import { begun, join, playOut } from '../../server/tables.ts'
import { type Visitor, visitor } from '../../server/visitor.ts'
import { openHouse } from '../house.ts'

const house = openHouse()
const SAYS = 'This game goes on after move 8 of another. What nobody had seen by then was dealt afresh.'
const SHORT = 'after move 8 of another game'

async function be(page: Page, { cookie }: Visitor): Promise<void> {
  await page.context().addCookies([{ name: 'tassel', value: cookie ?? '', url: house.club.base }])
}

test('a fork says so where it waits, where one is invited, at the table, in its menu and at home', async () => {
  const [ada, bob] = [visitor(house.club.base), visitor(house.club.base)]
  const { id } = await begun(ada, bob)
  await playOut([ada, bob], id)
  const { body: fork } = await ada.post<TableView>(`/api/tables/${id}/fork`, { at: 8 })
  const [host, guest] = [await house.someone(), await house.someone()]
  await be(host, ada)
  await host.goto(`/t/${fork.id}`)
  await host.getByText(SAYS).waitFor()
  await guest.goto(fork.invitation ?? '')
  await guest.getByText(SAYS).waitFor()
  await guest.getByLabel('Your name at the table').fill('Bob')
  await guest.getByRole('button', { name: 'Sit down' }).click()

  await host.getByRole('heading', { level: 1 }).getByText(SHORT).waitFor()
  await host.getByRole('button', { name: 'Menu' }).click()
  await host.getByText(SAYS).waitFor()
  await host.getByRole('link', { name: 'Look at that game' }).click()
  await host.waitForURL(`**/t/${id}/replay?move=8`)
  await host.getByText(/^Move 8 of/).waitFor()
  await host.goto('/')
  await host.locator(`.row[href="/t/${fork.id}"]`).filter({ hasText: SHORT }).waitFor()
})

test('at its end the promise of the fresh deal is proven', async () => {
  const [ada, bob] = [visitor(house.club.base), visitor(house.club.base)]
  const { id } = await begun(ada, bob)
  await playOut([ada, bob], id)
  const { body: fork } = await ada.post<TableView>(`/api/tables/${id}/fork`, { at: 8 })
  await join(bob, fork)
  await playOut([ada, bob], fork.id, { seed: 'otherwise' })
  const page = await house.someone()
  await be(page, ada)
  await page.goto(`/t/${fork.id}`)
  await page.getByRole('dialog').getByText('The shuffle was fair').waitFor()
})
