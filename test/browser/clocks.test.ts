// Two people at a live clock: both see the same time, ask each other, leave and return, and end it together.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { look, seated } from '../server/tables.ts'
import { type Visitor, visitor } from '../server/visitor.ts'
import { complaints } from './complaints.ts'
import { eventually, openHouse, PHONE } from './house.ts'
import { decideByCommand, decisionsLogged, nextQuestion } from './player.ts'

const house = openHouse()
const LIVE = { pace: 'live', base: 600, increment: 10, timeout: 'bot' } as const

async function sit(who: Visitor, id: string, phone = false): Promise<Page> {
  const page = await house.someone(phone ? { viewport: PHONE, hasTouch: true } : {})
  await page.context().addCookies([{ name: 'tassel', value: who.cookie ?? '', url: house.club.base }])
  await page.goto(`/t/${id}`)
  await page.locator('.clocks li').first().waitFor()
  return page
}

/** Seconds that a seat's clock shows. */
async function seconds(page: Page, seat: number): Promise<number> {
  const [minutes, rest] = (await page.locator(`.clocks [data-seat="${seat}"] b > span[aria-hidden]`).innerText()).split(':')
  return Number(minutes) * 60 + Number(rest)
}

/** Does something of the menu: it says what it does, and asks once. */
async function fromMenu(page: Page, deed: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const row = page.locator(`[data-deed="${deed}"]`)
  await row.locator('> button').click()
  await row.locator('.dialog-row .btn').last().click()
  await page.locator('dialog.menu').waitFor({ state: 'detached' })
}

const line = (page: Page) => page.locator('.prompt-line')

test('a clock runs for who is to move; a move is taken back by agreement, a bot keeps a seat warm, and all end it', async () => {
  const people = [visitor(house.club.base), visitor(house.club.base)]
  const { id } = await seated(people, { clock: LIVE })
  const ada = await sit(people[0], id)
  const bob = await sit(people[1], id, true)
  await nextQuestion(ada)

  // It counts down where one is to move, on both screens, and stands where one is not.
  await eventually(() => seconds(ada, 0)).toBeLessThan(600)
  expect(await seconds(bob, 1)).toBe(600)
  expect(Math.abs((await seconds(ada, 0)) - (await seconds(bob, 0)))).toBeLessThan(4)
  expect(await ada.locator('.bar .clocks').count()).toBe(1)
  expect(await bob.locator('.room > .clocks').count()).toBe(1)
  expect(await ada.locator('.held [data-seat="1"] .time').innerText()).toContain('10:00')

  // What is asked stands above the question, and whoever has answered is told.
  await decideByCommand(ada)
  await bob.locator('.prompt.asked').waitFor()
  await fromMenu(ada, 'take-back')
  await line(bob).getByText('Ada asks to take back the last action.').waitFor()
  expect(await complaints(bob)).toEqual([])
  expect(await line(ada).getByRole('button', { name: 'Agree' }).count()).toBe(0)
  await line(bob).getByRole('button', { name: 'Agree' }).tap()
  await ada.locator('.prompt.asked').waitFor()
  await eventually(() => decisionsLogged(ada)).toBe(0)
  await ada.locator('.log-note').filter({ hasText: 'All agreed to take back the last action.' }).waitFor()
  await line(bob).waitFor({ state: 'detached' })

  // Whoever leaves keeps colour, mark and seat, and comes back when he likes.
  await fromMenu(bob, 'leave')
  await bob.getByText('A bot keeps your seat warm').waitFor()
  await ada.locator('.held[data-stead="left"]').getByText('bot for Bob').waitFor()
  await decideByCommand(ada)
  await nextQuestion(ada)
  await bob.getByText('1 move so far.').waitFor()
  await bob.getByRole('button', { name: 'Come back' }).tap()
  await ada.locator('.log-note').filter({ hasText: 'Bob is back.' }).waitFor()
  await bob.getByText('A bot keeps your seat warm').waitFor({ state: 'detached' })
  await eventually(() => ada.locator('[data-news]').innerText()).toContain('Bob is back.')

  // A no drops it, a yes of all ends it, and nobody has won.
  await fromMenu(bob, 'end')
  await line(ada).getByRole('button', { name: 'Not now' }).click()
  await line(bob).waitFor({ state: 'detached' })
  await decideByCommand(ada)
  await bob.locator('.prompt.asked').waitFor()
  await fromMenu(bob, 'end')
  await line(ada).getByRole('button', { name: 'Agree' }).click()
  for (const page of [ada, bob]) await page.locator('.end-screen').getByText('Everybody agreed to end it.').waitFor()
  expect((await look(people[0], id)).ending).toBe('agreed')
  await ada.goto('/')
  await ada.locator('.row.over').getByText('ended by agreement').waitFor()
})
