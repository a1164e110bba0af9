// At a table of Skyrise: every kind of decision through the board, keys, fingers, the end; of none of it axe complains.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { kindOf } from '../../src/core/action.ts'
import { NONE } from '../../src/core/block.ts'
import { BUILDINGS, MASTERPIECES, NUMBERS } from '../../src/games/skyrise/components.ts'
import { skyrise as game } from '../../src/games/skyrise/index.ts'
import type { State } from '../../src/games/skyrise/state.ts'
import { BID, OWES_TAKE, OWES_WILD } from '../../src/games/skyrise/vocabulary.ts'
import { worthAt } from '../../src/web/games/skyrise/worth.ts'
import { complaintsInBothLights } from './complaints.ts'
import { explains, finger, keyboard, mouse, tabTo } from './hands.ts'
import { eventually, openHouse, PHONE } from './house.ts'
import { kept } from './shelf.ts'
import { actionWhere, decide, isBidding, middleOf, momentWhere, owes, press, type Standing, sitDown } from './skyrise.ts'
import { deed, slipOf } from './slip.ts'

const house = openHouse()

/** Does what the slip shows. */
async function done(page: Page, { table }: Standing): Promise<void> {
  await deed(page).click()
  await eventually(async () => (await kept(page)).card.decisions).toBeGreaterThan(table.decisions.length)
}

const ON_A_PHONE = { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** Looked for once, and laid out as often as it is wanted. */
function once<T>(find: () => T): () => T {
  let found: T | undefined
  return () => (found ??= find())
}

const isOutbidding = (s: State): boolean => isBidding(s) && s.last !== NONE
const hasMasterpiece = (s: State, seat: number): boolean => s.available[seat] >> BUILDINGS !== 0
const opening = once(() => momentWhere(3, (s) => isBidding(s) && s.auction > 3 && s.last === NONE))
const outbidding = once(() => momentWhere(4, (s) => isOutbidding(s) && s.placed > 2))
const bidOf = (moment: Standing): number => actionWhere(moment, (text) => /^bid \d/.test(text))
const placing = once(() =>
  momentWhere(
    4,
    (s, seat) => isOutbidding(s) && s.era === 2 && hasMasterpiece(s, seat) && s.chosen[seat * 2] === MASTERPIECES.indexOf('palace'),
  ),
)
const choosing = (seats: number): Standing => momentWhere(seats, (s) => s.choosing !== 0)

describe('The pass', () => {
  const pass = (page: Page) => page.locator('[data-place="action:pass"]')

  test('is asked for before it is made, also with a number picked already', async () => {
    const moment = outbidding()
    const page = await house.someone()
    await sitDown(page, moment)
    await press(page, game.describe(moment.s, moment.seat, bidOf(moment))[0], mouse)
    expect(await pass(page).getAttribute('aria-disabled')).toBe('false')
    await pass(page).click()
    await eventually(() => slipOf(page).getAttribute('data-ready')).toBe('pass')
    await slipOf(page).getByText('out of this auction').first().waitFor()
    expect((await kept(page)).card.decisions).toBe(moment.table.decisions.length)
    await deed(page).click()
    await eventually(async () => (await kept(page)).card.decisions).toBeGreaterThan(moment.table.decisions.length)
  })
})

describe('A bid', () => {
  test('is a district and then a number, and can be put back before; the pass is grey meanwhile, does nothing, and says why', async () => {
    const moment = opening()
    const page = await house.someone()
    await sitDown(page, moment)
    const pass = page.locator('[data-place="action:pass"]')
    expect(await pass.getAttribute('aria-disabled')).toBe('true')
    await pass.click({ force: true })
    await page.getByRole('alert').waitFor()
    expect(await slipOf(page).count()).toBe(0)
    const [number, district] = game.describe(moment.s, moment.seat, bidOf(moment))
    await press(page, district, mouse)
    await slipOf(page)
      .getByText(/choose what you bid in/i)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(/open the auction/).waitFor()
    expect((await kept(page)).card.decisions).toBe(moment.table.decisions.length)
    await press(page, district, mouse)
    await press(page, number, mouse)
    await done(page, moment)
  })

  test('or a number and then a district; those before it are seen on the board, and so is what it would bring; nothing moves', async () => {
    const moment = outbidding()
    const page = await house.someone()
    await sitDown(page, moment)
    const numbers = await page.locator('.sr-plate-number').allTextContents()
    expect(numbers.map(Number)).toEqual([...numbers.map(Number)].sort((a, b) => a - b))
    expect(await page.locator('.sr-turn-says').allTextContents()).toEqual(numbers.map((_, i) => String(i + 1)))
    expect(await page.locator('.sr-walk').count()).toBe(1)
    expect(await page.locator('.sr-ribbon-says').allTextContents()).toEqual(['leads'])
    const strip = page.getByRole('list', { name: /^Auction/ })
    expect(await strip.locator('[data-last="true"] b').innerText()).toBe(numbers.at(-1))

    const boxes = () => Promise.all(['.prompt', '.sr-frame', '.sr-rack'].map((part) => page.locator(part).boundingBox()))
    const before = await boxes()
    const [number, district] = game.describe(moment.s, moment.seat, bidOf(moment))
    await press(page, number, mouse)
    await slipOf(page)
      .getByText(/choose a district for/i)
      .waitFor()
    expect(await page.locator(`[data-place="${number}"]`).getAttribute('aria-pressed')).toBe('true')
    await press(page, district, mouse)
    await eventually(() => slipOf(page).getAttribute('data-ready')).toBe(game.format(bidOf(moment)))
    for (const name of ['If it wins', 'Can answer', 'Then left']) await slipOf(page).getByText(name, { exact: true }).waitFor()
    expect(await boxes()).toEqual(before)
    expect((await kept(page)).card.decisions).toBe(moment.table.decisions.length)
    expect(await complaintsInBothLights(page)).toEqual([])
    await done(page, moment)
  })

  test('that cannot be made says why: a number that is too low, a district that is not adjacent; one by keys alone is made', async () => {
    const moment = outbidding()
    const page = await house.someone()
    await sitDown(page, moment)
    await explains(page)
    const low = page.locator('.sr-chip[data-higher="false"]').first()
    await low.hover()
    await eventually(() => page.locator('.why-not').innerText()).toMatch(/^\d+ does not outbid \d+\.$/)
    const far = page.locator('.sr-spot[data-open="false"][aria-label*="free"]').first()
    const at = await middleOf(page, (await far.getAttribute('data-place')) ?? '')
    await page.mouse.move(at.x, at.y)
    await eventually(() => page.locator('.why-not').innerText()).toMatch(/is not adjacent to the last bid/)
    await page.mouse.move(0, 0)

    // Arrow keys lead from district to district, and each says what is in it.
    await tabTo(page.locator('.sr-map [data-open="true"]').first())
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    const first = await focused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).not.toBe(first)
    expect(await focused()).toMatch(/^[MABCD]\d+, (philosophers|naturalists|artists|inventors), (platform|the centre)/)
    await decide(page, moment, bidOf(moment), keyboard)
  })
})

test('a masterpiece shows what it would bring in each district before it is placed', async () => {
  const moment = placing()
  const page = await house.someone()
  await sitDown(page, moment)
  const bids = moment.table.legal(moment.seat).filter((a) => kindOf(a) === BID && game.format(a).includes('palace'))
  const [card, district] = game.describe(moment.s, moment.seat, bids[0])
  await press(page, card, mouse)
  await eventually(() => page.locator('.sr-tag').count()).toBe(bids.length)
  const worth = worthAt(moment.s, { seat: moment.seat, card: ((bids[0] >>> 16) & 0xff) - NUMBERS, district: (bids[0] >>> 8) & 0xff })
  expect(await page.locator('.sr-tag-says').allTextContents()).toContainEqual(expect.stringContaining(`+${worth}`))
  // Where there is one district only, the card alone has chosen it.
  if (bids.length > 1) await press(page, district, mouse)
  await slipOf(page).getByText(`+${worth}`).waitFor()
  // The district that is chosen wears the verb.
  await page.locator('.sr-tag[data-picked="true"]').getByText(`Bid +${worth}`).waitFor()
  await done(page, moment)
})

test('a wild token goes where it is sent', async () => {
  const moment = momentWhere(4, (s) => owes(s, OWES_WILD))
  const page = await house.someone()
  await sitDown(page, moment)
  await page.getByText('choose where the wild token goes').waitFor()
  await decide(
    page,
    moment,
    actionWhere(moment, (text) => text.startsWith('wild')),
    mouse,
  )
})

test('the Vault takes the token that is pointed at', async () => {
  const moment = momentWhere(4, (s) => owes(s, OWES_TAKE))
  const page = await house.someone()
  await sitDown(page, moment)
  await page.getByText('choose the token that the Vault takes').waitFor()
  await decide(
    page,
    moment,
    actionWhere(moment, (text) => text.startsWith('take')),
    mouse,
  )
})

test('the Vault may also take nothing', async () => {
  const moment = momentWhere(4, (s) => owes(s, OWES_TAKE))
  const page = await house.someone()
  await sitDown(page, moment)
  await decide(
    page,
    moment,
    actionWhere(moment, (text) => text === 'decline'),
    mouse,
  )
  await page.locator('.drawer .log-fold').first().click()
  await page.locator('.drawer .log').getByText('let the Vault take nothing').waitFor()
})

describe('Masterpiece cards after era 1', () => {
  test('can be read while they are chosen, with two seats twice', async () => {
    const moment = choosing(2)
    const page = await house.someone()
    await sitDown(page, moment)
    const cards = page.locator('.sr-choose')
    expect(await cards.count()).toBe(5)
    for (const text of await cards.locator('.sr-card-says').allInnerTexts()) expect(text.length).toBeGreaterThan(15)
    await cards.nth(0).click()
    await eventually(() => page.locator('.sr-choose[data-chosen="true"]').count()).toBe(1)
    await page.locator('.sr-choose[data-open="true"]').first().click()
    await slipOf(page).getByText('Choose these masterpieces').first().waitFor()
    await deed(page).click()
    await page.getByText('Era 2', { exact: true }).waitFor()
  })

  test('of others are nowhere on the page until all have chosen', async () => {
    const moment = choosing(4)
    const page = await house.someone()
    await sitDown(page, moment)
    const mine = await page.locator('.sr-choose .sr-card-head b').allInnerTexts()
    expect(mine.length).toBe(3)
    expect(await page.locator('.sr-card-head b').allInnerTexts()).toEqual(mine)
    expect(await page.locator('.sr-their-card').count()).toBe(0)
    await decide(page, moment, moment.table.legal(moment.seat)[0], mouse)
    await eventually(() => page.locator('.sr-their-card').count()).toBe(3)
  })
})

describe('On a phone', () => {
  test('a bid is made with a finger; nothing is wider than the screen', async () => {
    const moment = outbidding()
    const page = await house.someone(ON_A_PHONE)
    await sitDown(page, moment)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    const numbers = await page.locator('.sr-rack').boundingBox()
    await press(page, game.describe(moment.s, moment.seat, bidOf(moment))[0], finger)
    await slipOf(page).waitFor()
    expect(await page.locator('.sr-rack').boundingBox()).toEqual(numbers)
    await decide(page, moment, bidOf(moment), finger)
  })

  test("everybody's numbers are in sight with the city, all of it large enough for a thumb; two fingers make it larger; a tab away the standing", async () => {
    const moment = outbidding()
    const page = await house.someone(ON_A_PHONE)
    await sitDown(page, moment)
    for (const skyline of await page.locator('.sr-skyline').all()) expect(await skyline.isVisible()).toBe(true)
    expect(await page.locator('.sr-skyline').count()).toBe(4)
    for (const chip of await page.locator('.sr-rack .sr-place').all()) {
      const box = await chip.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(34)
    }
    for (const district of await page.locator('.sr-map [data-open="true"] .sr-land').all()) {
      const box = await district.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(38)
    }

    const width = async () => Number((await page.locator('.sr-map').getAttribute('viewBox'))?.split(' ')[2])
    const before = await width()
    const touch = await page.context().newCDPSession(page)
    const box = await page.locator('.sr-frame').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 195, (box?.y ?? 0) + 150]
    const apart = (by: number) => [
      { x: x - by, y, id: 1 },
      { x: x + by, y, id: 2 },
    ]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: apart(30) })
    for (const by of [45, 60, 75]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: apart(by) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await eventually(width).toBeLessThan(before * 0.7)

    await page.getByRole('tab', { name: 'City' }).tap()
    await page.getByRole('heading', { name: 'Panoramas' }).waitFor({ state: 'attached' })
    await page.getByRole('table', { name: /^Control/ }).waitFor()
    expect(await page.locator('.sr-skyline').first().isVisible()).toBe(false)
  })
})
