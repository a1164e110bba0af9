// Where several decide at once, nobody's choice is lost because another was quicker.
import { expect, test } from 'vitest'
import { actionList, listed } from '../../src/core/action.ts'
import { gameOf } from '../../src/games/index.ts'
import { look, move, playOut, seated, stateOf } from '../server/tables.ts'
import { visitor } from '../server/visitor.ts'
import { eventually, openHouse } from './house.ts'
import { decisionsLogged } from './player.ts'
import { deed } from './slip.ts'

const house = openHouse()

test('a masterpiece card that is chosen and not yet done is kept when another seat chooses, and is then taken', async () => {
  const people = Array.from({ length: 3 }, () => visitor(house.club.base))
  const { id } = await seated(people, { game: 'skyrise' })
  await playOut(people, id, { until: ({ actors }) => (actors & (actors - 1)) !== 0 })
  const page = await house.someone()
  await page.context().addCookies([{ name: 'tassel', value: people[0].cookie ?? '', url: house.club.base }])
  await page.goto(`/t/${id}`)
  await page.locator('.sr-choose[data-open="true"]').first().click()
  await eventually(() => deed(page).isEnabled()).toBe(true)
  const lines = await decisionsLogged(page)

  const theirs = await look(people[1], id)
  const out = actionList()
  gameOf('skyrise').legal(stateOf(theirs), 1, out)
  expect((await move(people[1], id, { seq: theirs.position?.seq, action: listed(out)[0] })).status).toBe(200)
  await eventually(() => decisionsLogged(page)).toBeGreaterThan(lines)
  expect(await deed(page).isEnabled()).toBe(true)
  await deed(page).click()
  await eventually(async () => (await look(people[0], id)).actors).toBe(0b100)
  await eventually(() => page.locator('.prompt.asked').count()).toBe(0)
})
