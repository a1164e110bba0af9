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

  for (const [size, { options, hand }] of Object.entries(SIZES))
    test(`by other moves, ${size}`, async () => {
      const page = await house.someone(options)
      expect(await takeLesson(page, { id, language: 'en', hand, does: 'other' })).toEqual([])
    })
})
