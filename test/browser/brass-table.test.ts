// At a table of Brass: what is shown before anything is done, the last word of a turn, keys, fingers, the end; of none of it axe complains.
import { describe, expect, test } from 'vitest'
import { kindOf } from '../../src/core/action.ts'
import { CANAL, RAIL } from '../../src/games/brass-birmingham/components.ts'
import { brassBirmingham as game } from '../../src/games/brass-birmingham/index.ts'
import { BUILD, DISCARD, NETWORK } from '../../src/games/brass-birmingham/vocabulary.ts'
import { preview } from '../../src/web/games/brass-birmingham/preview.ts'
import { act, golden, sitDown, sitDownTo, takeTurn, turnWhere } from './brass.ts'
import { bringIntoSight, lineWidth, middleOf, press } from './brass-map.ts'
import { complaints } from './complaints.ts'
import { explains, finger, keyboard, mouse } from './hands.ts'
import { eventually, openHouse, PHONE } from './house.ts'
import { choose } from './profiles.ts'
import { kept } from './shelf.ts'
import { deed, shownOn, slipOf } from './slip.ts'

const house = openHouse()
const ON_A_PHONE = { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const pounds = (n: number) => `£${n}`

test('what a build costs, where its coal comes from, what flips and what is left is shown before it is made', async () => {
  const turn = turnWhere(({ actions, seat }, s) => {
    if (s.era !== RAIL || kindOf(actions[0]) !== BUILD) return false
    const { taken, way, flips } = preview(s, seat, { actions: actions.slice(0, 1) })
    return taken.size > 0 && way.size > 0 && flips.size > 0
  })
  const { money, way, taken, flips } = preview(turn.table.at(turn.from), turn.seat, { actions: turn.actions.slice(0, 1) })
  const [card, slot] = game.describe(turn.table.at(turn.from), turn.seat, turn.actions[0])
  const page = await house.someone()
  await sitDownTo(page, turn)
  // All that lies open is seen when it is asked for: the cards that each has played, and another's whole mat.
  const asked = page.getByRole('dialog')
  await page.locator('.bb-pile').click()
  await asked.waitFor()
  const { discards } = turn.table.at(turn.from)
  expect(await asked.locator('li').count()).toBe(discards.filter((count) => count > 0).length)
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  await page.locator('.bb-next-tiles').first().click()
  await asked.waitFor()
  expect(await asked.locator('.bb-stack').count()).toBe(6)
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  const map = page.locator('.bb-frame')
  const before = await map.boundingBox()
  await press(page, card, mouse)
  await slipOf(page)
    .getByText(/Choose where to build with/)
    .waitFor()
  await eventually(() => page.locator('.bb-price').count()).toBeGreaterThan(0)
  expect(await complaints(page)).toEqual([])
  const at = await middleOf(page, slot)
  await page.mouse.move(at.x, at.y)
  await eventually(() => page.locator('[data-way="true"]').count()).toBe(way.size)
  expect(await page.locator('.bb-take').count()).toBe(taken.size + flips.size)
  // The press begins on what the pointing has drawn there, and is one press all the same.
  await page.mouse.click(at.x, at.y)
  await eventually(async () => (await slipOf(page).innerText()).replace(/\s+/g, ' ')).toContain(`${pounds(money[0])} → ${pounds(money[1])}`)
  expect((await kept(page)).card.decisions).toBe(turn.from)
  expect(await map.boundingBox()).toEqual(before)
  await page.mouse.click(at.x, at.y)
  await eventually(async () => (await kept(page)).card.decisions).toBeGreaterThan(turn.from)
  await page
    .getByRole('definition')
    .filter({ hasText: new RegExp(`^${pounds(money[1])}$`) })
    .first()
    .waitFor()
})

test('a card before a link is the card that goes for it', async () => {
  const turn = turnWhere(({ actions }, s) => s.era === CANAL && s.round > 1 && kindOf(actions[0]) === NETWORK)
  const [link, card] = turn.actions.slice(0, 2).flatMap((each) => game.describe(turn.table.at(turn.from), turn.seat, each))
  const page = await house.someone()
  await sitDownTo(page, turn)
  await press(page, card, mouse)
  await press(page, link, mouse)
  await eventually(() => shownOn(page)).toEqual({
    settled: [game.format(turn.actions[0])],
    picked: [card],
    ready: game.format(turn.actions[1]),
  })
  await deed(page).click()
  await eventually(async () => (await kept(page)).card.decisions).toBe(turn.from + 2)
})

test('quick moves: a card and a link are done at once', async () => {
  const turn = turnWhere(({ actions }, s) => s.era === CANAL && s.round > 1 && s.actions === 2 && kindOf(actions[0]) === NETWORK)
  const [link, card] = turn.actions.slice(0, 2).flatMap((each) => game.describe(turn.table.at(turn.from), turn.seat, each))
  const page = await house.someone()
  await choose(page, { quick: true })
  await sitDownTo(page, turn)
  await press(page, card, mouse)
  expect((await kept(page)).card.decisions).toBe(turn.from)
  await press(page, link, mouse)
  await eventually(async () => (await kept(page)).card.decisions).toBe(turn.from + 2)
})

test('a closed place says why not to who listens', async () => {
  const page = await house.someone()
  await sitDownTo(
    page,
    turnWhere((_, s) => s.era === CANAL),
  )
  await explains(page)
  // The keyboard comes there by the arrows; a script must say so.
  await page.keyboard.press('Tab')
  await page.locator('.bb-link[data-closed="true"]').first().focus()
  await page.locator('.why-not', { hasText: 'is not open in this era' }).waitFor()
  expect(await page.locator('[aria-live="polite"]').allInnerTexts()).toContainEqual(expect.stringContaining('is not open in this era'))
})

test('an action waits for a word, and can be put back until then', async () => {
  const turn = turnWhere(({ actions }, s) => s.era === CANAL && s.round > 1 && kindOf(actions[actions.length - 1]) === DISCARD)
  const page = await house.someone()
  await sitDownTo(page, turn)
  let nth = 0
  while (kindOf(turn.actions[nth + 1]) !== DISCARD || nth + 2 < turn.actions.length)
    nth += (await act(page, turn, { nth, hand: mouse })).length
  const places = turn.actions.slice(nth).flatMap((each) => game.describe(turn.table.at(turn.from), turn.seat, each))
  for (const place of places) await press(page, place, mouse)
  await slipOf(page).getByText('Will be turned up').waitFor()
  await page.getByRole('button', { name: 'Put back' }).click()
  await slipOf(page).waitFor({ state: 'detached' })
  for (const place of places) await press(page, place, mouse)
  expect((await kept(page)).card.decisions).toBe(turn.from + nth)
  await page.keyboard.press('Enter')
  await eventually(async () => (await kept(page)).card.decisions).toBeGreaterThanOrEqual(turn.from + turn.actions.length)
})

test('a turn with the keyboard alone: a link, a build, their cards, and the last word', async () => {
  const turn = turnWhere(({ actions }, s) => s.round > 1 && [NETWORK, BUILD].every((kind) => actions.map(kindOf).includes(kind)))
  const page = await house.someone()
  await sitDownTo(page, turn)
  await takeTurn(page, turn, keyboard)
})

describe('On a phone', () => {
  test('a turn is taken with a finger; a build shows what it does before it is confirmed', async () => {
    const turn = turnWhere(
      ({ actions }, s) => s.era === RAIL && s.round > 1 && kindOf(actions[0]) === BUILD && actions.map(kindOf).includes(NETWORK),
    )
    const page = await house.someone(ON_A_PHONE)
    await sitDownTo(page, turn)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    for (const place of game.describe(turn.table.at(turn.from), turn.seat, turn.actions[0])) await press(page, place, finger)
    await slipOf(page).getByText('Then you have').waitFor()
    expect((await kept(page)).card.decisions).toBe(turn.from)
    await page.getByRole('button', { name: 'Put back' }).tap()
    await takeTurn(page, turn, finger)
  })

  test('lines are as wide as a thumb, however small the map; the small map leads where it is pressed', async () => {
    const turn = turnWhere((_, s) => s.era === RAIL && s.round === 1)
    const page = await house.someone(ON_A_PHONE)
    await sitDownTo(page, turn)
    await page.getByRole('button', { name: 'Whole map' }).tap()
    expect(await lineWidth(page, 'link:cannock-farm-north')).toBeGreaterThanOrEqual(40)
    for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Larger' }).tap()
    await bringIntoSight(page, 'link:tamworth-walsall')
    expect(await lineWidth(page, 'link:tamworth-walsall')).toBeGreaterThanOrEqual(40)
    const corner = async () => (await page.locator('.bb-map').getAttribute('viewBox'))?.split(' ').map(Number).slice(0, 2)
    const [x, y] = (await corner()) ?? []
    await page.locator('.bb-mini').tap({ position: { x: 6, y: 60 } })
    const [left, top] = (await corner()) ?? []
    expect([left < x, top > y]).toEqual([true, true])
    expect((await kept(page)).card.decisions).toBe(turn.from)
  })
})

describe('When the game is over', () => {
  const table = golden('four-eager')
  const over = { from: table.decisions.length, seat: 0 }

  test('the points of each era are told apart, and the log counts rounds by era', async () => {
    const page = await house.someone()
    await sitDown(page, table, over)
    const end = page.getByRole('dialog')
    for (const part of ['Canals', 'Industries, canal era', 'Rails', 'Industries, rail era', 'Total'])
      await end.getByRole('columnheader', { name: part, exact: true }).waitFor()
    const totals = game.result(table.at()).scores.map(({ total }) => total)
    expect((await end.locator('.total').allInnerTexts()).map(Number)).toEqual(totals.sort((a, b) => b - a))
    const headings = await page.locator('.drawer .log h3').allInnerTexts()
    expect(headings).toEqual(['Rail', 'Canal'].flatMap((era) => [8, 7, 6, 5, 4, 3, 2, 1].map((round) => `${era} era · round ${round}`)))
    await end.getByRole('link', { name: 'Replay' }).click()
    await page.getByRole('slider', { name: 'Move' }).fill('120')
    await page.getByText(`Move 120 of ${over.from}`).waitFor()
    await page.getByRole('button', { name: 'One move on' }).click()
    await page.getByText(`Move 121 of ${over.from}`).waitFor()
  })

  test('on a phone every part is a row', async () => {
    const page = await house.someone({ ...ON_A_PHONE, colorScheme: 'light' })
    await sitDown(page, table, over)
    const end = page.getByRole('dialog')
    await end.getByRole('rowheader', { name: 'Industries, canal era' }).waitFor()
    expect(await end.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await page.locator('dialog.end-screen .fair').waitFor()
    expect(await complaints(page)).toEqual([])
  })
})
