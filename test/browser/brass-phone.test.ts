// Brass on a phone: whatever covers a part of the map, every slot and every line can be brought out from under it and tapped.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kindOf } from '../../src/core/action.ts'
import { LINK_IDS, LINKS, SLOTS } from '../../src/games/brass-birmingham/board.ts'
import { brassBirmingham as game } from '../../src/games/brass-birmingham/index.ts'
import { BUILD } from '../../src/games/brass-birmingham/vocabulary.ts'
import { linkPlace, slotPlace } from '../../src/web/games/brass-birmingham/places.ts'
import { kept, sitDownTo, type Turn, turnWhere } from './brass.ts'
import { middleOf, press } from './brass-map.ts'
import { finger, reach } from './hands.ts'
import { openHouse, PHONE, WHOLE_GAME } from './house.ts'

const house = openHouse()
const ON_A_PHONE = { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const building = (): Turn => turnWhere(({ actions }, s) => s.round > 1 && kindOf(actions[0]) === BUILD)
const slip = (page: Page) => page.getByRole('region', { name: 'What this would do' })

test('every slot and every line is tapped while the slip lies over the map', WHOLE_GAME, async () => {
  const turn = building()
  const [card, slot] = game.describe(turn.table.at(turn.from), turn.seat, turn.actions[0])
  const page = await house.someone(ON_A_PHONE)
  // Whatever is tapped is only chosen, so that the table stands still.
  await page.addInitScript(() => localStorage.setItem('tassel.settings', JSON.stringify({ confirm: true })))
  await sitDownTo(page, turn)
  const places = [
    ...Array.from({ length: SLOTS }, (_, each) => slotPlace(each)),
    ...Array.from({ length: LINKS }, (_, each) => linkPlace(each)),
  ].filter((place) => place !== slot)
  expect(places.length).toBe(SLOTS + LINK_IDS.length - 1)
  const unanswered: string[] = []
  for (const place of places) {
    await showSlip(page, [card, slot])
    const isMet = await reach(page, { place, frame: '.bb-frame', over: '.bb-slips', middle: () => middleOf(page, place) })
    const before = await answerOf(page)
    const { x, y } = await middleOf(page, place)
    if (isMet) await page.touchscreen.tap(x, y)
    if (!isMet || !(await isAnswered(page, place, before))) unanswered.push(place)
  }
  expect(unanswered).toEqual([])
  expect((await kept(page)).card.decisions).toBe(turn.from)
})

/** Picks a card and a slot for it, unless that is what is picked: the slip says what it would do. */
async function showSlip(page: Page, picks: readonly string[]): Promise<void> {
  const isPicked = () =>
    page.evaluate((names) => names.every((name) => document.querySelector(`[data-place="${name}"][aria-pressed="true"]`)), picks)
  if (!(await isPicked())) {
    const putBack = page.getByRole('button', { name: 'Put back' })
    if (await putBack.isVisible()) await finger(putBack)
    for (const place of picks) await press(page, place, finger)
  }
  await slip(page).waitFor()
}

/** What the page says of the last tap. */
const answerOf = (page: Page): Promise<string> => page.locator('.prompt .ask').innerText()

/** A tap is answered by picking the place, by letting it go, or by a sentence that says why not. */
async function isAnswered(page: Page, place: string, before: string): Promise<boolean> {
  try {
    await page.waitForFunction(
      ([name, said]) =>
        document.querySelector(`[data-place="${name}"][aria-pressed="true"]`) ||
        document.querySelector('.prompt [role="alert"]') ||
        document.querySelector<HTMLElement>('.prompt .ask')?.innerText !== said,
      [place, before] as const,
      { timeout: 2000 },
    )
    return true
  } catch {
    return false
  }
}
