// A cable that is pulled while others play on.
import { expect, test } from 'vitest'
import { cableTo } from '../cable.ts'
import { eventually, openOwnHouse } from '../house.ts'
import { decideByCommand, decisionsLogged, nextQuestion } from '../player.ts'
import { join, layTable } from '../tables.ts'

const house = openOwnHouse()

test('a stream is cut; what was played and said meanwhile arrives by itself', async () => {
  const cable = await cableTo(house.club.base)
  const [ada, bob] = await Promise.all([house.someone({ baseURL: cable.base }), house.someone()])
  await layTable(ada, { where: 'Online', name: 'Ada', against: 'open' })
  const invitation = new URL(await ada.getByLabel(/^Invitation/).inputValue()).pathname
  await join(bob, invitation, 'Bob')
  await nextQuestion(ada)
  await ada.evaluate(() => document.body.setAttribute('data-never-reloaded', ''))
  await decideByCommand(ada, 'take dse')
  await eventually(() => decisionsLogged(ada)).toBe(1)

  cable.pull()
  await ada.getByText('No answer from the table').waitFor()
  await nextQuestion(bob)
  await decideByCommand(bob, 'take sro')
  await bob.locator('[data-command]').fill('are you there?')
  await bob.keyboard.press('Enter')
  await bob.getByText('are you there?').waitFor()
  cable.putBack()

  await nextQuestion(ada)
  await eventually(() => ada.getByRole('log', { name: 'Log' }).locator('.log-entry').count()).toBe(2)
  await ada.getByRole('tab', { name: 'Chat' }).click()
  await ada.getByRole('log', { name: 'Chat' }).getByText('are you there?').waitFor()
  expect(await ada.locator('body[data-never-reloaded]').count()).toBe(1)
  await cable.close()
})
