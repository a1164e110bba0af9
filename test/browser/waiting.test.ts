// From an invitation to the first move: who invites to what, who is here, and what the host makes of the seats meanwhile.
import { expect, test } from 'vitest'
import type { TableView } from '../../src/wire/tables.ts'
import { ada, open, openTable } from '../server/tables.ts'
import { visitor } from '../server/visitor.ts'
import { eventually, openHouse, PHONE } from './house.ts'

const house = openHouse()

/** Ada at a private table of hers that waits. */
async function waiting(seats: number) {
  const host = visitor(house.club.base)
  const table: TableView = await openTable(host, { name: 'Friday', seats: [ada, ...Array(seats - 1).fill(open)], listed: false })
  const page = await house.someone()
  await page.context().addCookies([{ name: 'tassel', value: host.cookie ?? '', url: house.club.base }])
  await page.goto(`/t/${table.id}`)
  return { table, host: page, seat: (index: number) => page.locator(`.sitting li[data-seat="${index}"]`) }
}

test('an invitation says who invites to what; the host fills, closes and begins', async () => {
  const { table, host, seat } = await waiting(4)
  await host.getByRole('img', { name: 'QR code of the invitation' }).waitFor()
  expect(await host.getByText(/recover|another device/i).count()).toBe(0)
  const guest = await house.someone({ viewport: PHONE, hasTouch: true })
  await guest.goto(table.invitation ?? '')
  await guest.getByText('Ada invites you to').waitFor()
  await guest.getByRole('heading', { name: 'Splendor' }).waitFor()
  expect(await guest.locator('.sitters li').allInnerTexts()).toEqual([expect.stringMatching(/^Ada\s+host$/), 'yours', 'free', 'free'])
  await guest.getByLabel('Your name at the table').fill('Bob')
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await seat(1).getByText('here now').waitFor()
  expect(await guest.getByRole('button', { name: /Remove|Put a bot|Start/ }).count()).toBe(0)

  await seat(2).getByRole('button', { name: 'Put a bot here' }).click()
  await seat(2).getByRole('combobox').selectOption('level-1')
  await seat(3).getByRole('button', { name: 'Close seat' }).click()
  await guest.getByText('The host begins.').waitFor()
  await host.getByRole('button', { name: 'Open again' }).click()
  await host.getByRole('button', { name: 'Start with three' }).click()
  for (const page of [host, guest]) await page.getByRole('region', { name: 'Board' }).waitFor()
  await eventually(() => host.locator('.others li').allInnerTexts()).toEqual([expect.stringMatching(/Bob.*is here/s)])
})

test('whoever waits is told that the table is cancelled; its code then leads nowhere, before a name is asked', async () => {
  const { table, host } = await waiting(3)
  const [guest, sleeper] = [await house.someone(), await house.someone()]
  const listening = guest.waitForResponse(/\/stream\?/)
  await guest.goto(table.spectatorLink)
  await listening
  // Whose line is down when it happens is told when it is up again.
  await sleeper.route(/\/stream\?/, (route) => route.abort())
  await sleeper.goto(table.spectatorLink)
  await sleeper.getByText('Friday').waitFor()
  await host.getByRole('button', { name: 'Cancel table' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Cancel table' }).click()
  await host.waitForURL((url) => url.pathname === '/')
  await guest.getByRole('heading', { name: 'This table is no more' }).waitFor()
  await sleeper.unroute(/\/stream\?/)
  await sleeper.getByRole('heading', { name: 'This table is no more' }).waitFor()
  await guest.goto(table.invitation ?? '')
  await guest.getByRole('heading', { level: 1, name: 'There is no table here' }).waitFor()
  expect(await guest.getByLabel('Your name at the table').count()).toBe(0)
})
