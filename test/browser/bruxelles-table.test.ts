// At a table of Bruxelles 1893: what is shown before anything is done, keys, fingers and tabs, languages, and axe.
import { describe, expect, test } from 'vitest'
import { first, kindOf } from '../../src/core/action.ts'
import { NONE } from '../../src/core/block.ts'
import { readRecord } from '../../src/core/record.ts'
import { columnOf, NEUTRAL, SALE } from '../../src/games/bruxelles-1893/components.ts'
import { artHeld, type State } from '../../src/games/bruxelles-1893/state.ts'
import { BID, BUILD, PAY, PLACE, TAKE, TO_EXCHANGE } from '../../src/games/bruxelles-1893/vocabulary.ts'
import { auctionOf } from '../../src/web/games/bruxelles-1893/auction.ts'
import { chooseFirst, games, makeAll, openPlace, type Played, placeOf, sitDown, stretchWhere } from './bruxelles.ts'
import { complaintsInBothLights } from './complaints.ts'
import { explains, finger, keyboard, mouse, tabTo } from './hands.ts'
import { eventually, openHouse, PHONE } from './house.ts'
import { kept } from './shelf.ts'
import { deed, shownOn, slipOf } from './slip.ts'

const house = openHouse()
const ON_A_PHONE = { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const revised: readonly Played[] = games('revised', [0, 2, 4, 6, 8, 10, 12, 14], 3)
const pawnsOut = (s: State): number => s.pawn.reduce((count, pawn) => count + (pawn <= NEUTRAL ? 1 : 0), 0)

test('a bid says who would lead the column, what is left, and what the owner of the house would gain', async () => {
  const crowded = games(
    'revised',
    Array.from({ length: 60 }, (_, i) => 10_000 + i),
    3,
  )
  const stretch = stretchWhere(crowded, ({ actions, seat }, s) => {
    const space = first(actions[0])
    const owner = s.house[space]
    const isOnHouse = kindOf(actions[0]) === PLACE && kindOf(actions[1]) === BID && owner !== NONE && owner !== seat
    return isOnHouse && s.actionAt[space] === SALE && artHeld(s, owner) > 0 && s.money[seat] > 3
  })
  const { table, from, seat, actions } = stretch
  const s = table.at(from)
  const space = first(actions[0])
  const column = columnOf(space)
  const rival = auctionOf(s, column).leaders.find((bidder) => bidder.seat !== seat)?.francs ?? 0
  const own = [...auctionOf(s, column).leaders, ...auctionOf(s, column).others].find((bidder) => bidder.seat === seat)?.francs ?? 0
  const page = await house.someone()
  await sitDown(page, stretch)
  await chooseFirst(page, stretch, mouse)
  const slip = slipOf(page)
  await slip.getByText(`gains ${artHeld(s, s.house[space])} VP`).waitFor()
  const bid = Math.max(1, rival - own + 1)
  await page.getByLabel('Bid in francs').fill(String(bid))
  await slip.getByText('you lead').waitFor()
  expect(await complaintsInBothLights(page)).toEqual([])
  expect(await page.locator('.bx-space[aria-pressed="true"] .bx-coin').innerText()).toBe(String(bid))
  await page.getByRole('button', { name: 'Bid more' }).click()
  await eventually(() => deed(page).innerText()).toContain(`bid ${bid + 1}`)
  await page.keyboard.press('-')
  await eventually(() => deed(page).innerText()).toContain(`bid ${bid}`)
  expect((await kept(page)).card.decisions).toBe(from)
  await page.getByRole('button', { name: 'Put back' }).click()
  await page.getByText('put a pawn on a lit space').waitFor()
})

test('what would end a turn is shown first, and can be put back', async () => {
  const stretch = stretchWhere(revised, ({ actions }) => kindOf(actions[0]) === TO_EXCHANGE)
  const page = await house.someone()
  await sitDown(page, stretch)
  await openPlace(page, 'choice:exchange').click()
  await slipOf(page)
    .getByText(/^\+[5-8]$/)
    .waitFor()
  await page.getByRole('button', { name: 'Put back' }).click()
  expect((await kept(page)).card.decisions).toBe(stretch.from)
  await makeAll(page, { ...stretch, actions: stretch.actions.slice(0, 1) }, mouse)
})

describe('A space and a word', () => {
  const building = stretchWhere(revised, ({ actions, seat }, s) => {
    const kinds = actions.map(kindOf)
    return kinds[0] === PLACE && kinds.includes(PAY) && s.money[seat] > 3
  })
  const [space] = building.game.describe(building.table.at(building.from), building.seat, building.actions[0])

  test('are enough to place, bid, build, pay and turn a hand; the box keeps its height meanwhile', async () => {
    const page = await house.someone()
    await sitDown(page, building)
    const heights = async () =>
      page.locator('.prompt').evaluate((prompt) => [prompt.clientHeight, document.querySelector('.bx-window')?.clientHeight])
    const before = await heights()
    await openPlace(page, space).click()
    await slipOf(page).getByRole('heading', { name: 'Place and build' }).waitFor()
    expect(await heights()).toEqual(before)
    expect((await kept(page)).card.decisions).toBe(building.from)
    // Its name, Enter, or the space again.
    await placeOf(page, space).click()
    await eventually(async () => (await kept(page)).card.decisions).toBeGreaterThan(building.from + 2)
  })

  test('and each part can be changed before: the bid, the payment, the hand, where the house stands', async () => {
    const page = await house.someone()
    await sitDown(page, building)
    await openPlace(page, space).click()
    await page.getByLabel('Bid in francs').waitFor()
    await page.keyboard.press('+')
    await eventually(async () => (await shownOn(page)).settled[1]).toBe('bid 2')
    const free = page.locator('.bx-space[data-open="true"][aria-pressed="false"]').last()
    const elsewhere = await free.getAttribute('data-place')
    await free.click()
    await eventually(async () => (await shownOn(page)).settled[2]).toBe(`build ${elsewhere?.split(':')[1]}`)
    expect((await shownOn(page)).settled[1]).toBe('bid 2')
    expect((await kept(page)).card.decisions).toBe(building.from)
    await deed(page).click()
    const { game, from } = building
    await eventually(async () =>
      readRecord((await kept(page)).record, { games: [game] })
        .decisions.slice(from, from + 3)
        .map(({ action }) => game.format(action)),
    ).toEqual([`place ${space.split(':')[1]}`, 'bid 2', `build ${elsewhere?.split(':')[1]}`])
  })
})

test('a pawn that could do nothing is shown in red, and the button says what remains', async () => {
  const stretch = stretchWhere(revised, ({ actions, seat }, s) => {
    if (kindOf(actions[0]) !== PLACE || s.money[seat] < 3) return false
    const isSale = s.actionAt[first(actions[0])] === SALE
    return isSale && artHeld(s, seat) === 0
  })
  const page = await house.someone()
  await sitDown(page, stretch)
  await chooseFirst(page, stretch, mouse)
  await page.locator('.slip.warns', { hasText: 'Cannot sell' }).waitFor()
  expect(await deed(page).innerText()).toContain('Only bid 1')
})

test('a closed place says why not, also to who listens', async () => {
  const stretch = stretchWhere(revised, ({ actions }, s) => kindOf(actions[0]) === PLACE && pawnsOut(s) > 2)
  const page = await house.someone()
  await sitDown(page, stretch)
  await explains(page)
  const outside = page.locator('.bx-space[data-active="false"]').first()
  await outside.hover()
  await page.locator('.why-not', { hasText: 'outside the active area' }).waitFor()
  expect(await page.locator('[aria-live="polite"]').allInnerTexts()).toContainEqual(expect.stringContaining('outside the active area'))
})

describe('With the keyboard alone', () => {
  test('a pawn, a bid that is typed, and an art tile', async () => {
    const stretch = stretchWhere(revised, ({ actions }, s) => {
      const [place, bid, take] = actions.map(kindOf)
      return place === PLACE && bid === BID && take === TAKE && s.money[s.turn] > 3
    })
    const page = await house.someone()
    await sitDown(page, stretch)
    const [place, , take] = stretch.actions.map((action, i) =>
      stretch.game.describe(stretch.table.at(stretch.from + i), stretch.seat, action),
    )
    await keyboard(openPlace(page, place[0]))
    await tabTo(page.getByLabel('Bid in francs'))
    await page.keyboard.type('2')
    await eventually(async () => (await shownOn(page)).settled[1]).toBe('bid 2')
    await keyboard(openPlace(page, take[0]))
    await eventually(async () => (await shownOn(page)).ready).toBe(stretch.game.format(stretch.actions[2]))
    expect((await kept(page)).card.decisions).toBe(stretch.from)
    await page.keyboard.press('Enter')
    await eventually(async () => (await kept(page)).card.decisions).toBeGreaterThan(stretch.from + 2)
  })

  test('a house, its payment from cubes on the own board, and the hand that turns', async () => {
    const stretch = stretchWhere(
      revised,
      ({ actions }) => kindOf(actions[0]) === PLACE && [BUILD, PAY].every((kind) => actions.map(kindOf).includes(kind)),
    )
    const page = await house.someone()
    await sitDown(page, stretch)
    await makeAll(page, stretch, keyboard)
  })

  test('arrow keys lead from space to space', async () => {
    const stretch = stretchWhere(revised, ({ actions }) => kindOf(actions[0]) === PLACE)
    const page = await house.someone()
    await sitDown(page, stretch)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'))
    await page.locator('[data-place="space:c3"]').focus()
    for (const [key, place] of [
      ['ArrowRight', 'space:d3'],
      ['ArrowUp', 'space:d4'],
      ['ArrowLeft', 'space:c4'],
      ['ArrowDown', 'space:c3'],
    ]) {
      await page.keyboard.press(key)
      expect(await focused()).toBe(place)
    }
  })
})

describe('On a phone', () => {
  test('tabs show one part at a time, arrow keys lead through them, and a question turns to its part', async () => {
    const stretch = stretchWhere(revised, ({ actions }) => {
      const kinds = actions.map((a) => kindOf(a))
      return kinds[0] === PLACE && kinds.length > 2
    })
    const page = await house.someone(ON_A_PHONE)
    await sitDown(page, stretch)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    const tab = (name: string) => page.getByRole('tab', { name })
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Art Nouveau', 'Brussels', 'Mine', 'Others', 'Log'])
    await tab('Art Nouveau').focus()
    for (const [key, name, seen] of [
      ['ArrowRight', 'Brussels', '.bx-brussels'],
      ['ArrowRight', 'Mine', '.bx-mine'],
      ['ArrowRight', 'Others', '.bx-other'],
      ['End', 'Log', '.drawer .log'],
      ['Home', 'Art Nouveau', '.bx-window'],
    ]) {
      await page.keyboard.press(key)
      await page.locator(seen).first().waitFor()
      expect(await tab(name).getAttribute('aria-selected')).toBe('true')
      expect(await page.locator('.bx-window, .bx-brussels, .bx-mine, .drawer .log').filter({ visible: true }).count()).toBeLessThanOrEqual(
        1,
      )
    }
    await makeAll(page, stretch, finger)
  })
})
