// What a table fetches before it stands, and what comes only when it is asked for: rules and lessons, which are there without a connection all the same.
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { seated } from '../server/tables.ts'
import { visitor } from '../server/visitor.ts'
import { openCabledHouse, openHouse } from './house.ts'
import { choose, keepApp, tamper } from './profiles.ts'
import { allHasCome } from './slip.ts'

const house = openHouse()
/** A browser that is told to be offline still lets its service worker through: the cable is pulled instead. */
const cabled = openCabledHouse()

const LIMIT_KB = 250
/** As RULES.md numbers its rules, and as a plot begins. */
const RULES_OR_LESSON = /\*\*[A-Z]{1,2}\d{1,2}\*\* |tassel lesson 1/

const TABLES = [
  { game: 'splendor', language: 'zh-Hant' },
  { game: 'brass-birmingham', language: 'uk' },
  { game: 'skyrise', language: 'ru' },
  { game: 'bruxelles-1893-revised', language: 'en' },
]

/** In the page: marks the moment in which the table stands. */
function markStands(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.prompt')) return
    performance.mark('stands')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

const kBUntilItStands = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [{ startTime: stands }] = performance.getEntriesByName('stands')
    const fetched = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    return fetched.reduce((bytes, { startTime, transferSize }) => bytes + (startTime < stands ? transferSize : 0), 0) / 1000
  })

test.each(TABLES)('a table of $game in $language is light, and comes without rules and lessons', async ({ game, language }) => {
  const people = Array.from({ length: 2 }, () => visitor(house.club.base))
  const { id } = await seated(people, { game })
  // Somebody whose browser has kept nothing of anybody before.
  const page = await house.someone({ locale: language })
  await tamper(page, [markStands])
  await choose(page, { language })
  await page.context().addCookies([{ name: 'tassel', value: people[0].cookie ?? '', url: house.club.base }])
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  const telling = async () => {
    const texts = await Promise.all(scripts.map((script) => script.text()))
    return scripts.filter((_, i) => RULES_OR_LESSON.test(texts[i])).map((script) => script.url())
  }
  await page.goto(`/t/${id}`)
  await page.locator('.prompt').waitFor()
  const kB = await kBUntilItStands(page)
  expect(kB).toBeGreaterThan(50)
  expect(kB).toBeLessThan(LIMIT_KB)
  // Nor are they fetched ahead, for later.
  await allHasCome(page)
  expect(await telling()).toEqual([])
  // Who asks for them gets them.
  await page.getByRole('button', { name: /^(Rules|Правила|規則)/ }).click()
  await page.locator('.rules .rule').first().waitFor({ state: 'attached' })
  expect(await telling()).not.toEqual([])
})

test('the app was opened once: without a connection rules and lessons open that nobody has opened before, in every language', async () => {
  const page = await cabled.someone({ serviceWorkers: 'allow' })
  await keepApp(page)
  cabled.club.pull()
  for (const [language, rules, lesson] of [
    ['en', '/rules/splendor/B3', '/learn/splendor/first'],
    ['uk', '/rules/brass-birmingham/L1', '/learn/brass-birmingham/first'],
    ['ru', '/rules/skyrise/V4', '/learn/skyrise/second-era'],
    ['zh-Hant', '/rules/bruxelles-1893-revised/BE4', '/learn/bruxelles-1893/belle-epoque'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('tassel.settings', JSON.stringify({ pace: 'off', language: chosen })), language)
    await page.goto(rules)
    const rule = page.locator('.rule[aria-current]')
    await rule.waitFor()
    expect(await page.locator('.learn-picture').count()).toBeGreaterThan(1)
    await page.goto(lesson)
    await page.locator('.coach footer button').last().waitFor()
    const said = await page.locator('.coach-what').innerText()
    expect(said).toMatch({ en: /[a-z]{4}/, uk: /[а-яі]{4}/, ru: /[а-я]{4}/, 'zh-Hant': /\p{Script=Han}{4}/u }[language])
  }
})
