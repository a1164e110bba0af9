// The app without a connection: loaded once, it opens again and plays a whole game against a bot.
import { expect, test } from 'vitest'
import { mouse } from './hands.ts'
import { useHouse } from './house.ts'
import { playToTheEnd } from './player.ts'

const house = useHouse()

test('the app was loaded once; without a connection it opens again, and a whole game against a bot is played', async () => {
  const page = await house.someone({ serviceWorkers: 'allow' })
  await page.goto('/')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') await new Promise((changed) => active?.addEventListener('statechange', changed, { once: true }))
  })
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('No connection').waitFor()
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL(/\/t\/local-/)
  await page.reload()
  await playToTheEnd(page, mouse)
  await page.getByRole('dialog').getByText('The shuffle was fair').waitFor()
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('slider', { name: 'Move' }).waitFor()
  await page.reload()
  expect(Number(await page.getByRole('slider', { name: 'Move' }).getAttribute('max'))).toBeGreaterThan(20)
})
