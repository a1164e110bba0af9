// What goes wrong between a page and its server mends itself: nobody reloads, nothing is lost. And what needs no server has none.
import { expect, test } from 'vitest'
import { finger, mouse } from './hands.ts'
import { eventually, openOwnHouse, PHONE } from './house.ts'
import { decisionsLogged, nextQuestion, playOneDecision, untilAsked } from './player.ts'
import { keepApp } from './profiles.ts'
import { layTable } from './tables.ts'

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
