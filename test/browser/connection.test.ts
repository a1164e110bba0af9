// What goes wrong between a page and its server mends itself: nobody reloads, nothing is lost. And what needs no server has none.
import { expect, test } from 'vitest'
import { cableTo } from './cable.ts'
import { finger, mouse } from './hands.ts'
import { eventually, openOwnHouse, PHONE } from './house.ts'
import { decideByCommand, decisionsLogged, nextQuestion, playOneDecision, untilAsked } from './player.ts'
import { keepApp } from './profiles.ts'
import { join, layTable } from './tables.ts'

const house = openOwnHouse()

test('the server is killed in the middle of a game and started again: the same page goes on, nothing is lost', async () => {
  const page = await house.someone()
  const path = await layTable(page, { where: 'Online', name: 'Ada', against: 'bot' })
  for (let decision = 0; decision < 3; decision++) await playOneDecision(page, mouse)
  await untilAsked(page)
  await page.evaluate(() => document.body.setAttribute('data-never-reloaded', ''))
  const log = page.getByRole('log', { name: 'Log' })
  const before = await log.innerText()
  const decisions = async () => (await (await page.request.get(`/api${path.replace('/t/', '/tables/')}`)).json()).decisions
  const known = await decisions()

  await house.club.kill()
  await page.getByText('No answer from the table').waitFor()
  await house.club.reopen()
  await page.getByText('No answer from the table').waitFor({ state: 'detached' })
  expect(await log.innerText()).toBe(before)
  expect(await decisions()).toBe(known)

  await playOneDecision(page, mouse)
  await nextQuestion(page)
  await eventually(decisions).toBeGreaterThanOrEqual(known + 2)
  expect(await page.locator('body[data-never-reloaded]').count()).toBe(1)
})

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

test('the app was loaded once; without a connection it opens again, and plays against a bot', async () => {
  const page = await house.someone({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true })
  await keepApp(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('No connection').waitFor()
  await page.getByRole('button', { name: 'Play now' }).tap()
  await page.waitForURL(/\/t\/local-/)
  for (let decision = 0; decision < 3; decision++) await playOneDecision(page, finger)
  await nextQuestion(page)
  const logged = await decisionsLogged(page)
  await page.reload()
  await nextQuestion(page)
  expect(await decisionsLogged(page)).toBe(logged)
  await playOneDecision(page, finger)
})
