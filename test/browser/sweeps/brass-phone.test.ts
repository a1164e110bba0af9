// Brass on a phone: whatever covers a part of the map, every slot and every line can be brought out from under it and tapped.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kindOf } from '../../../src/core/action.ts'
import { LINKS, SLOTS } from '../../../src/games/brass-birmingham/board.ts'
import { brassBirmingham as game } from '../../../src/games/brass-birmingham/index.ts'
import { BUILD } from '../../../src/games/brass-birmingham/vocabulary.ts'
import { linkPlace, slotPlace } from '../../../src/web/games/brass-birmingham/places.ts'
import { sitDownTo, type Turn, turnWhere } from '../brass.ts'
import { middleOf, press } from '../brass-map.ts'
import { finger, reach } from '../hands.ts'
import { eventually, openHouse, PHONE, WHOLE_GAME } from '../house.ts'
import { kept } from '../shelf.ts'
import { shownOn } from '../slip.ts'

/** All of them, at all sizes and in all games, are tapped by `npm run hit-test`. */
const EVERY = 12

const house = openHouse()
const ON_A_PHONE = { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const building = (): Turn => turnWhere(({ actions }, s) => s.round > 1 && kindOf(actions[0]) === BUILD)

test('slots and lines all over the map are tapped while the slip is open', WHOLE_GAME, async () => {
  const turn = building()
  const build = turn.actions[0]
  const picks = game.describe(turn.table.at(turn.from), turn.seat, build)
  const page = await house.someone(ON_A_PHONE)
  await sitDownTo(page, turn)
  const places = [
    ...Array.from({ length: SLOTS }, (_, each) => slotPlace(each)),
    ...Array.from({ length: LINKS }, (_, each) => linkPlace(each)),
  ].filter((place, i) => i % EVERY === 0 && !picks.includes(place))
  const unanswered: string[] = []
  for (const place of places) {
    await showSlip(page, picks, game.format(build))
    const isMet = await reach(page, { place, frame: '.bb-frame', middle: () => middleOf(page, place) })
    const before = await answerOf(page)
    const { x, y } = await middleOf(page, place)
    if (isMet) await page.touchscreen.tap(x, y)
    if (!isMet || !(await isAnswered(page, before))) unanswered.push(place)
  }
  expect(unanswered).toEqual([])
  expect((await kept(page)).card.decisions).toBe(turn.from)
})

/** Picks a card and a slot for it, unless that is what is chosen and nothing was said of another place. */
async function showSlip(page: Page, picks: readonly string[], build: string): Promise<void> {
  const isShown = async () => {
    const { settled, ready } = await shownOn(page)
    return [...settled, ready].includes(build)
  }
  if ((await isShown()) && (await page.locator('.slip [role="alert"]').count()) === 0) return
  const putBack = page.getByRole('button', { name: 'Put back' })
  if (await putBack.isVisible()) await finger(putBack)
  for (const place of picks) await press(page, place, finger)
  await eventually(isShown).toBe(true)
}

/** A tap is answered by choosing something else, or by a sentence that says why not. */
const answerOf = async (page: Page): Promise<string> =>
  JSON.stringify([await shownOn(page), await page.locator('.slip [role="alert"]').allInnerTexts()])

async function isAnswered(page: Page, before: string): Promise<boolean> {
  try {
    await expect.poll(() => answerOf(page), { timeout: 3000 }).not.toBe(before)
    return true
  } catch {
    return false
  }
}
