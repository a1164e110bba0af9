// Games, each played in another way.
import { describe, expect, test } from 'vitest'
import { finger, keyboard, mouse, tabTo } from './hands.ts'
import { openHouse, WHOLE_GAME } from './house.ts'
import { decideByCommand, decisionsLogged, nextQuestion, playOneDecision, playToTheEnd } from './player.ts'
import { deed } from './slip.ts'
import { layTable } from './tables.ts'

const house = openHouse()
const TABLET = { width: 820, height: 1180 }

describe('A game', WHOLE_GAME, () => {
  test('a whole one against a bot; the rematch is another table, which can be played, also by one who asked for stillness', async () => {
    const page = await house.someone({ reducedMotion: 'no-preference' })
    const first = await layTable(page, { where: 'Online', name: 'Ada', against: 'bot' })
    await playToTheEnd(page, mouse)
    const end = page.getByRole('dialog')
    expect(await end.getByRole('heading').innerText()).toMatch(/^(You win|Blérot wins|Ada and Blérot share)/)
    expect(await end.getByRole('row').count()).toBe(3)
    await end.getByText('The shuffle was fair').waitFor()
    await end.getByRole('button', { name: 'Rematch' }).click()
    await page.waitForURL((url) => url.pathname !== first)
    await end.waitFor({ state: 'detached' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (let decision = 0; decision < 4; decision++) await playOneDecision(page, mouse)
    expect(await decisionsLogged(page)).toBeGreaterThan(4)
  })

  test('between two who pass one device on: a hand is covered until its owner has the device', async () => {
    const page = await house.someone({ viewport: TABLET, hasTouch: true })
    await layTable(page, { where: 'On this device', name: 'Ada', against: 'person' })
    await page.locator('[data-place="deck:1"]').tap()
    await deed(page).tap()
    expect(await nextQuestion(page)).toBe('curtain')
    expect(await page.locator('[data-place^="hand:"]').count()).toBe(0)
    await page.getByRole('button', { name: 'I am Player 2' }).tap()
    for (const next of ['Ada', 'Player 2']) {
      await playOneDecision(page, finger)
      expect(await nextQuestion(page)).toBe('curtain')
      await page.getByRole('button', { name: `I am ${next}` }).tap()
    }
    expect(await decisionsLogged(page)).toBe(3)
  })

  test('with the keyboard alone: some turns from place to place, one in notation', async () => {
    const page = await house.someone()
    await page.goto('/')
    await keyboard(page.getByRole('link', { name: 'New table' }).first())
    await page.waitForURL(/\/new/)
    await tabTo(page.getByRole('radio', { name: 'On this device' }))
    await page.keyboard.press('ArrowRight')
    await tabTo(page.getByRole('textbox', { name: 'Your name' }))
    await page.keyboard.type('Ada')
    await tabTo(page.getByLabel('Seat 2', { exact: true }))
    await page.keyboard.type('Bot')
    await keyboard(page.getByRole('button', { name: 'Lay the table' }))
    await page.waitForURL(/\/t\//)
    await page.reload()
    await nextQuestion(page)
    // From the page's start to the first gem: the skip link, and in. From there arrow keys lead among tokens and cards.
    const focused = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset.place)
    let presses = 0
    for (const key of ['Tab', 'Enter', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key)
      if (++presses === 2) expect(await focused()).toBe('gem:diamond')
    }
    expect(await focused()).toBe('card:3d')
    expect(await page.locator('[data-place="card:3d"] .art-said').textContent()).toContain('Enter chooses it: Reserve')
    for (let made = 0; made < 3; made++) await playOneDecision(page, keyboard)
    await decideByCommand(page)
  })
})
