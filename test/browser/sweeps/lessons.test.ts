// Every lesson in every language at a desk and on a phone, by doing what it asks, and once by doing something else at every step: `npm run lessons`.
// LESSON and LANGUAGE name less.
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/core/words.ts'
import { LESSON_IDS } from '../../../src/web/lessons/shelf.ts'
import { finger, mouse } from '../hands.ts'
import { openHouse, PHONE } from '../house.ts'
import { takeLesson } from '../lessons.ts'

const { LESSON, LANGUAGE } = process.env
const house = openHouse()
const wanted = <T extends string>(all: readonly T[], one: string | undefined) => all.filter((each) => one === undefined || each === one)

const SIZES = {
  desk: { options: {}, hand: mouse },
  phone: { options: { viewport: PHONE, hasTouch: true, isMobile: true }, hand: finger },
}

describe.each(wanted(LESSON_IDS, LESSON))('%s', (id) => {
  for (const language of wanted(LANGUAGES, LANGUAGE))
    for (const [size, { options, hand }] of Object.entries(SIZES))
      test(`${language}, ${size}`, async () => {
        const page = await house.someone(options)
        expect(await takeLesson(page, { id, language, hand, does: 'awaited' })).toEqual([])
      })

  // The first of each game, as somebody new comes to it; the numbers are for whoever wants fewer.
  if (/\/(first|first-edition|revised)$/.test(id))
    test('from the front page, without leaving it', async ({ annotate }) => {
      const page = await house.someone()
      const come = async () => {
        await page.goto('/')
        await page.evaluate(countClicks)
        await page.getByRole('link', { name: 'Learn at the table' }).click()
        await page.locator(`a[href="/learn/${id}"]`).click()
      }
      expect(await takeLesson(page, { id, language: 'en', hand: mouse, does: 'awaited', come })).toEqual([])
      const clicks = Number(await page.evaluate(() => document.body.dataset.clicks))
      await annotate(`${clicks} clicks`)
      expect(clicks).toBeGreaterThan(10)
      expect(clicks).toBeLessThan(50)
    })

  for (const [size, { options, hand }] of Object.entries(SIZES))
    test(`by other moves, ${size}`, async () => {
      const page = await house.someone(options)
      expect(await takeLesson(page, { id, language: 'en', hand, does: 'other' })).toEqual([])
    })
})

/** In the page: counts until it is left. */
function countClicks(): void {
  document.addEventListener(
    'click',
    ({ isTrusted }) => {
      if (isTrusted) document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1)
    },
    true,
  )
}
