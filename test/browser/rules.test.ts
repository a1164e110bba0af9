// The rules beside the table, on their page, and on the card: opened from a refusal, searched, closed, printed.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { complaints, complaintsInBothLights } from './complaints.ts'
import { explains } from './hands.ts'
import { eventually, openHouse, PHONE } from './house.ts'
import { nextQuestion } from './player.ts'
import { deed } from './slip.ts'
import { layTable } from './tables.ts'

const house = openHouse()

const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`)
const rules = (page: Page) => page.locator('.rules')
const opened = (page: Page) => rules(page).locator('.rule[aria-current]')
const seq = (page: Page) => page.locator('.room').getAttribute('data-seq')

async function atTheTable(options: Parameters<typeof house.someone>[0] = {}): Promise<Page> {
  const page = await house.someone(options)
  await layTable(page, { where: 'On this device', name: 'Ada', against: 'person' })
  await nextQuestion(page)
  return page
}

async function take(page: Page, ...gems: string[]): Promise<void> {
  const before = await seq(page)
  for (const gem of gems) await place(page, `gem:${gem}`).click()
  await deed(page).click()
  await eventually(() => seq(page)).not.toBe(before)
}

/** The pile of rubies is emptied; whoever wants one is told why not, with the number of the rule. */
async function askWhyNot(page: Page): Promise<void> {
  await take(page, 'ruby', 'ruby')
  await take(page, 'ruby', 'diamond', 'sapphire')
  await take(page, 'ruby', 'emerald', 'onyx')
  // It says that it cannot be chosen; whoever clicks it all the same asks why.
  await place(page, 'gem:ruby').click({ force: true })
  await page.locator('.prompt .refused .rule-tag').click()
  await opened(page).waitFor()
}

describe('Beside the table at a desk, the rules', () => {
  test('answer a refusal: the question first, the rule marked, its place ringed; and the board stays playable', async () => {
    const page = await atTheTable({ viewport: { width: 1440, height: 900 } })
    await askWhyNot(page)
    await rules(page)
      .getByRole('heading', { name: /Why not ruby\?/ })
      .waitFor()
    expect(await opened(page).getAttribute('data-rule-text')).toBe('T1')
    expect(await opened(page).evaluate((rule) => rule === document.activeElement)).toBe(true)
    expect(await opened(page).locator('.rule-here').innerText()).toMatch(/^Open to you here: diamond, .* onyx\.$/)
    const [ring, pile] = await Promise.all([page.locator('.asked-ring').boundingBox(), place(page, 'gem:ruby').boundingBox()])
    expect(ring?.x).toBeCloseTo(pile?.x ?? 0, 0)
    expect(ring?.y).toBeCloseTo(pile?.y ?? 0, 0)
    // It covers nothing of the board.
    const [panel, board] = await Promise.all([rules(page).boundingBox(), page.locator('.board-room').boundingBox()])
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
    expect(await complaintsInBothLights(page)).toEqual([])

    await take(page, 'diamond', 'sapphire', 'emerald')
    expect(await rules(page).count()).toBe(1)
    // Holdings are folded, and unfold one at a time.
    expect(await page.locator('.held:visible').count()).toBe(0)
    await page.locator('.rules-strip button').nth(1).click()
    await eventually(() => page.locator('.held:visible').count()).toBe(1)
  })

  test('are searched by “/”, read in a language of their own, and closed by Escape, which leaves what is chosen', async () => {
    const page = await atTheTable({ viewport: { width: 1440, height: 900 } })
    await page.getByRole('button', { name: 'Rules' }).click()
    await rules(page).getByRole('heading', { name: 'A race to fifteen' }).waitFor()
    await place(page, 'gem:ruby').click()
    await rules(page).locator('.rules-text').focus()
    await page.keyboard.press('/')
    const search = rules(page).getByRole('searchbox')
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('zeppelin')
    await rules(page).getByText('Nothing of that kind').first().waitFor({ state: 'attached' })
    await search.fill('reserved blind')
    await eventually(() =>
      rules(page)
        .locator('[data-rule-text]')
        .evaluateAll((all) => all.map((rule) => rule.getAttribute('data-rule-text'))),
    ).toEqual(['K2'])
    await search.fill('b3')
    await eventually(() => rules(page).locator('[data-rule-text]').first().getAttribute('data-rule-text')).toBe('B3')
    await page.keyboard.press('Escape')
    expect(await search.inputValue()).toBe('')
    await rules(page).getByRole('button', { name: 'Русский' }).click()
    await rules(page).getByRole('heading', { name: 'Гонка до пятнадцати' }).waitFor()
    expect(await rules(page).locator('[data-rule-text="T2"]').innerText()).toMatch(/[а-я]{4}/)
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(1)
    await rules(page).locator('.rules-text').focus()
    await page.keyboard.press('Escape')
    await rules(page).waitFor({ state: 'detached' })
    expect(await page.locator('.room').getAttribute('data-rules')).toBeNull()
    expect(await place(page, 'gem:ruby').getAttribute('aria-pressed')).toBe('true')
  })

  test('open from what a piece says of itself: by a press on the number, and by “?” twice', async () => {
    const page = await atTheTable({ viewport: { width: 1440, height: 900 } })
    await explains(page)
    await place(page, 'card:3a').hover()
    const tag = page.locator('.explain .rule-tag').first()
    await tag.waitFor()
    // The way leads over other pieces, which keep silent meanwhile.
    const box = await tag.boundingBox()
    if (!box) throw new Error('The number of the rule is nowhere.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 })
    await tag.click()
    await eventually(() => opened(page).getAttribute('data-rule-text')).toBe('B3')
    // The picture of the part that teaches it.
    expect(await opened(page).locator('.learn-picture').count()).toBe(1)
    await rules(page).getByRole('button', { name: 'Close the rules' }).click()
    await rules(page).waitFor({ state: 'detached' })
    await page.mouse.move(2, 2)
    await place(page, 'noble:2').focus()
    await page.keyboard.press('?')
    await page.locator('.explain').waitFor()
    await page.keyboard.press('?')
    await opened(page).waitFor()
  })

  test('open from a line of the log', async () => {
    const page = await atTheTable({ viewport: { width: 1440, height: 900 } })
    await take(page, 'diamond', 'sapphire', 'emerald')
    const entry = page.locator('.log-entry').first()
    await entry.locator('.log-fold').click()
    await entry.locator('.rule-tag').first().click()
    await eventually(() => opened(page).getAttribute('data-rule-text')).toBe('T2')
  })
})

test('On a phone the rules lie over the table, and a button leads back', async () => {
  const page = await atTheTable({ viewport: PHONE, hasTouch: true })
  await askWhyNot(page)
  const sheet = page.getByRole('dialog', { name: /^Rules/ })
  await sheet.waitFor()
  expect(await complaints(page)).toEqual([])
  // Nothing is wider than the phone.
  expect(
    await sheet.evaluate(
      (dialog) => [...dialog.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1).length,
    ),
  ).toBe(0)
  await sheet.getByRole('searchbox').fill('noble')
  await eventually(() => sheet.locator('[data-rule-text]').count()).toBeGreaterThan(3)
  await sheet.getByRole('button', { name: 'Back to the table' }).click()
  await rules(page).waitFor({ state: 'detached' })
  await page.locator('.prompt.asked').waitFor()
})

describe('Without a table', () => {
  test('the rules are a page that is read on a phone; an address leads to a rule', async () => {
    const page = await house.someone({ viewport: PHONE })
    await page.goto('/rules/skyrise/V4')
    const rule = page.locator('.rule[aria-current]')
    await rule.waitFor()
    expect(await rule.getAttribute('data-rule-text')).toBe('V4')
    await rule.getByText('reconstructed').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    expect(await complaints(page)).toEqual([])
    await page.goto('/rules')
    await page.getByRole('link', { name: 'Read the rules' }).first().click()
    await page.getByRole('heading', { name: 'A race to fifteen' }).waitFor()
    await page.locator('.rule-tag').first().click()
    await rule.waitFor()
  })

  test('a card of each game is one sheet of paper', async () => {
    const page = await house.someone()
    for (const game of ['splendor', 'bruxelles-1893-revised']) {
      await page.goto(`/card/${game}`)
      await page.locator('.card-sheet .legend dd').first().waitFor()
      expect(await complaintsInBothLights(page)).toEqual([])
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
      expect(sheets).toHaveLength(1)
    }
  })
})
