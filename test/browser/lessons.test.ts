// One lesson as it is taken; all of them are swept (`npm run lessons`).
import { describe, expect, test } from 'vitest'
import { FIRST_LESSON } from '../../src/web/lessons/shelf.ts'
import { finger, mouse } from './hands.ts'
import { eventually, openHouse, PHONE } from './house.ts'
import { takeLesson } from './lessons.ts'

const house = openHouse()

describe('a lesson', () => {
  test('is taken at a desk by doing what it asks, and ends at a table of one’s own', async () => {
    const page = await house.someone()
    expect(await takeLesson(page, { id: FIRST_LESSON, language: 'en', hand: mouse, does: 'awaited' })).toEqual([])
    await page.locator('.coach [data-play-on]').click()
    await page.waitForURL(/\/t\/local-/)
    await page.locator('.prompt.asked').waitFor()
  })

  test('is taken on a phone by doing something else first at every step', async () => {
    const page = await house.someone({ viewport: PHONE, hasTouch: true, isMobile: true })
    expect(await takeLesson(page, { id: FIRST_LESSON, language: 'en', hand: finger, does: 'other' })).toEqual([])
  })

  test('keeps its step, is offered again on the front page, and goes on from another move', async () => {
    const page = await house.someone()
    await page.goto('/')
    await page.getByRole('link', { name: 'Learn at the table' }).click()
    await page.getByRole('link', { name: 'Begin' }).first().click()
    await page.locator('[data-go-on]').click()
    await page.locator('[data-leave]').click()
    await page.goto('/')
    await page.locator('.left-off').getByText('Step 2 of 9').waitFor()
    await page.locator('.left-off').getByRole('link').click()
    await page.locator('.coach[data-step="1"]').waitFor()
    await page.locator('[data-place="gem:diamond"]').click()
    await page.locator('[data-place="gem:diamond"]').click()
    await page.locator('.slip [data-deed]').click()
    await page.locator('.coach-other').getByText('Two of one colour are fair').waitFor()
    await page.locator('[data-play-it]').click()
    await page.locator('[data-back-to-lesson]').waitFor()
    // The bot has answered.
    await eventually(() => page.locator('.room').getAttribute('data-seq')).toBe('2')
    await page.locator('[data-back-to-lesson]').click()
    await eventually(() => page.locator('.room').getAttribute('data-seq')).toBe('0')
  })

  test('says why not, with the rule, when something cannot be done', async () => {
    const page = await house.someone()
    await page.goto('/learn/brass-birmingham/first')
    for (const step of ['0', '1']) await page.locator(`.coach[data-step="${step}"] [data-go-on]`).click()
    // A link that is closed in this era.
    await page.locator('[data-place="link:leek-belper"]').dispatchEvent('click')
    await page.locator('.coach-refused .rule-tag').click()
    await page.locator('.coach').waitFor({ state: 'detached' })
    await eventually(() => page.locator('.room').getAttribute('data-seq')).toBe('0')
  })
})
