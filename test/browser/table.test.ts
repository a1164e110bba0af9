// Small things at the table: explanations, undo, the slip, quick moves, languages, and what strangers may write.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visitor } from '../server/visitor.ts'
import { command, explains, longPress } from './hands.ts'
import { eventually, openHouse, PHONE } from './house.ts'
import { decisionsLogged, nextQuestion } from './player.ts'
import { deed, slipOf } from './slip.ts'
import { join, layTable } from './tables.ts'

const house = openHouse()

const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`)
const pickGems = async (page: Page, ...gems: string[]) => {
  for (const gem of gems) await place(page, `gem:${gem}`).click()
}

async function atTheTable(options: Parameters<typeof house.someone>[0] = {}): Promise<Page> {
  const page = await house.someone(options)
  await layTable(page, { where: 'On this device', name: 'Ada', against: 'bot' })
  await nextQuestion(page)
  return page
}

describe('A piece explains itself', () => {
  const panel = (page: Page) => page.locator('.explain')

  test('to a mouse that rests on it, and to the keyboard by “?”; over nothing that is lit, and not where somebody just clicked', async () => {
    const page = await atTheTable()
    await explains(page)
    await place(page, 'card:3a').hover()
    await panel(page).waitFor()
    expect(await panel(page).locator('.explain-says').innerText()).toMatch(/^Once bought, it counts as one \w+/)
    expect(await panel(page).locator('.explain-now b').innerText()).toMatch(/^\d+ tokens short$/)
    expect(await panel(page).locator('.why-not').count()).toBe(0)
    expect(await place(page, 'card:3a').getAttribute('aria-describedby')).toBe(await panel(page).getAttribute('id'))
    await page.mouse.move(2, 2)
    await panel(page).waitFor({ state: 'detached' })

    for (const noble of [1, 2, 3]) {
      await place(page, `noble:${noble}`).hover()
      await panel(page).waitFor()
      const covered = await page.evaluate(() => {
        const box = document.querySelector('.explain')?.getBoundingClientRect()
        return [...document.querySelectorAll('[data-open="true"]:not([data-lit="false"])')].filter((lit) => {
          const at = lit.getBoundingClientRect()
          return box && at.left < box.right && box.left < at.right && at.top < box.bottom && box.top < at.bottom
        }).length
      })
      expect(covered).toBe(0)
    }
    await place(page, 'gem:ruby').click()
    await slipOf(page).waitFor()
    // As long as an explanation would have taken.
    await page.waitForTimeout(500)
    expect(await panel(page).count()).toBe(0)

    // Escape takes it away before what is chosen.
    await page.mouse.move(2, 2)
    await place(page, 'card:3a').focus()
    await page.keyboard.press('?')
    await panel(page).waitFor()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    expect(await place(page, 'gem:ruby').getAttribute('aria-pressed')).toBe('true')
  })

  test('to a long press, as a sheet with the legend behind it, and chooses nothing', async () => {
    const page = await atTheTable({ viewport: PHONE, hasTouch: true, isMobile: true })
    await explains(page)
    await longPress(page, place(page, 'card:3a'), async () => {
      await page.locator('.explain.sheet').waitFor()
    })
    await page.locator('.explain.sheet').getByRole('button', { name: 'Legend' }).tap()
    await page.getByRole('dialog', { name: 'Legend' }).getByText('any gem; comes with a reserved card').waitFor()
    await page.getByRole('button', { name: 'Close' }).tap()
    expect(await page.locator('[data-place][aria-pressed="true"]').count()).toBe(0)
  })
})

describe('A decision', () => {
  test('is taken back and made again, by buttons and by keys', async () => {
    const page = await house.someone()
    await layTable(page, { where: 'On this device', name: 'Ada', against: 'person' })
    const log = page.getByRole('log', { name: 'Log' }).locator('.log-entry')
    await pickGems(page, 'diamond', 'sapphire', 'emerald')
    await deed(page).click()
    await eventually(() => log.count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => log.count()).toBe(0)
    await page.getByRole('button', { name: 'Redo' }).click()
    await eventually(() => log.count()).toBe(1)
    await page.keyboard.press('u')
    await eventually(() => log.count()).toBe(0)
    await page.keyboard.press('y')
    await eventually(() => log.count()).toBe(1)
    await page.getByText('Player 2:').waitFor()
    // What was begun is let go when the position is another.
    await pickGems(page, 'ruby')
    await eventually(() => place(page, 'gem:ruby').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('u')
    await eventually(() => log.count()).toBe(0)
    expect(await place(page, 'gem:ruby').getAttribute('aria-pressed')).toBe('false')
  })

  test('that is done by a double click stays done, though the way back then lies under the mouse', async () => {
    const page = await house.someone()
    await layTable(page, { where: 'On this device', name: 'Ada', against: 'person' })
    const log = page.getByRole('log', { name: 'Log' }).locator('.log-entry')
    await pickGems(page, 'diamond', 'sapphire', 'emerald')
    const box = await deed(page).boundingBox()
    if (!box) throw new Error('There is no slip.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.click(x, y)
    await eventually(() => page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.textContent, [x, y])).toBe('Undo')
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await eventually(() => log.count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => log.count()).toBe(0)
  })

  test('is shown first, and done by its name, by Enter, or by the same place again: gems, a deck, a card that cannot be afforded', async () => {
    const page = await atTheTable()
    const [gems, deck, card] = [['gem:diamond', 'gem:sapphire', 'gem:emerald'], ['deck:2'], ['card:3a']]
    for (const [places, title, doIt] of [
      [gems, /^Take 3 gems/, () => place(page, gems[0]).click()],
      [deck, /^Reserve unseen from deck II/, () => page.keyboard.press('Enter')],
      [card, /^Reserve an? \w+ card/, () => page.getByRole('button', { name: 'Reserve', exact: true }).click()],
    ] as const) {
      await nextQuestion(page)
      const before = await decisionsLogged(page)
      const choose = async () => {
        for (const each of places) await place(page, each).click()
        await eventually(() => slipOf(page).getByRole('heading').innerText()).toMatch(title)
      }
      await choose()
      expect(await decisionsLogged(page)).toBe(before)
      await page.getByRole('button', { name: 'Put back' }).click()
      await slipOf(page).waitFor({ state: 'detached' })
      await choose()
      await page.keyboard.press('Escape')
      await slipOf(page).waitFor({ state: 'detached' })
      await choose()
      expect(await decisionsLogged(page)).toBe(before)
      await doIt()
      // The bot has answered.
      await eventually(() => decisionsLogged(page)).toBe(before + 2)
    }
  })

  test('is not made by a long press; a tap shows it on a phone in a sheet of half the height at most, with buttons for thumbs', async () => {
    const page = await atTheTable({ viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator('[data-explains]').waitFor({ state: 'attached' })
    for (const pressed of ['card:3a', 'deck:1', 'gem:ruby']) {
      await longPress(page, place(page, pressed))
      // What the press should have done would be there once another place is chosen.
      await place(page, 'gem:emerald').tap()
      await eventually(() => place(page, 'gem:emerald').getAttribute('aria-pressed')).toBe('true')
      expect(await decisionsLogged(page)).toBe(0)
      await page.getByRole('button', { name: 'Put back' }).tap()
      await slipOf(page).waitFor({ state: 'detached' })
    }
    for (const each of ['card:1a', 'deck:2', 'gem:ruby', 'gem:onyx']) {
      await place(page, each).tap()
      await eventually(() => place(page, each).getAttribute('aria-pressed')).toBe('true')
      const slip = await slipOf(page).boundingBox()
      const chosen = await place(page, each).boundingBox()
      expect(slip?.height).toBeLessThanOrEqual(PHONE.height * 0.55)
      expect((chosen?.y ?? 0) + (chosen?.height ?? 0)).toBeLessThanOrEqual(slip?.y ?? 0)
      for (const button of await slipOf(page).getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  test('moves nothing at a desk while it is chosen; what is missed is said in red; one that is not legal stays to be corrected', async () => {
    const page = await atTheTable()
    const boxes = () => Promise.all(['.prompt', '.sp-table', '.holdings'].map((part) => page.locator(part).boundingBox()))
    const before = await boxes()
    for (const each of ['gem:ruby', 'card:3a', 'deck:1']) {
      await place(page, each).click()
      await slipOf(page).waitFor()
      expect(await boxes()).toEqual(before)
      if (each === 'card:3a') expect(await page.locator('.slip.warns .slip-missed b').innerText()).toMatch(/^Cannot buy: .+ short\.$/)
    }
    await page.keyboard.press('Escape')
    await command(page, 'buy 3a')
    expect(await page.getByRole('alert').innerText()).toMatch(/^For .+ you lack [^;]+\. B2$/)
    expect(await page.locator('[data-command]').inputValue()).toBe('buy 3a')
    await page.locator('[data-command]').fill('')
    await command(page, 'take ddd')
    await page.locator('.say .refused .rule-tag', { hasText: 'T2' }).waitFor()
  })

  test('that reveals nothing and has one reading is done at once where that is wanted, and nothing else', async () => {
    const page = await house.someone()
    await layTable(page, { where: 'On this device', name: 'Ada', against: 'person' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByLabel(/^Quick moves/).check()
    await page.goBack()
    await pickGems(page, 'diamond', 'sapphire', 'emerald')
    await page.getByText('Player 2:').waitFor()
    await place(page, 'deck:1').click()
    await eventually(() => slipOf(page).getAttribute('data-ready')).toBe('reserve deck1')
    expect(await decisionsLogged(page)).toBe(1)
  })
})

test('The command line is one key away: on a wide screen, on a small laptop, where the log is folded away, and on a phone', async () => {
  const page = await atTheTable()
  for (const [text, size] of [
    ['take dse', { width: 1440, height: 900 }],
    ['reserve deck1', { width: 1280, height: 800 }],
    ['reserve deck2', PHONE],
  ] as const) {
    await page.setViewportSize(size)
    await nextQuestion(page)
    const before = await decisionsLogged(page)
    await command(page, text)
    await eventually(() => decisionsLogged(page)).toBe(before + 2)
  }
})

describe('Languages', () => {
  test('are changed at any time without a reload: prompt, board, log and title', async () => {
    const page = await atTheTable()
    await page.evaluate(() => document.body.setAttribute('data-never-reloaded', ''))
    await command(page, 'take dse')
    await page.getByRole('button', { name: 'Menu' }).click()
    const languages = page.locator('dialog.menu select').first()
    for (const [language, menu, prompt, diamond] of [
      ['ru', 'Меню', /возьмите|взять/i, /алмаз|бриллиант/i],
      ['uk', 'Меню', /візьміть|взяти/i, /діамант|алмаз/i],
      ['zh-Hant', '選單', /拿|取/, /鑽石/],
      ['en', 'Menu', /take/, /diamond/i],
    ] as const) {
      await languages.selectOption(language)
      await page.getByRole('heading', { name: menu, exact: true }).waitFor()
      await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
      await eventually(() => page.locator('.prompt.asked .ask p').textContent()).toMatch(prompt)
      await eventually(() => place(page, 'gem:diamond').textContent()).toMatch(diamond)
    }
    expect(await page.locator('body[data-never-reloaded]').count()).toBe(1)
  })
})

describe('What strangers write', () => {
  test('is shown as text, whatever it is', async () => {
    const name = '<img src=x onerror=pwn()>'.slice(0, 24)
    const said = '<script>document.title = "pwned"</script><b>bold</b> &amp; {{gems}} javascript:alert(1) שלום'
    const [ada, bob] = await Promise.all([house.someone(), house.someone()])
    await layTable(ada, { where: 'Online', name: 'Ada', against: 'open' })
    await join(bob, await ada.getByLabel(/^Invitation/).inputValue(), name)
    await nextQuestion(ada)
    await bob.locator('[data-command]').fill(said)
    await bob.keyboard.press('Enter')
    await ada.getByRole('tab', { name: 'Chat' }).click()
    const chat = ada.getByRole('log', { name: 'Chat' })
    await chat.getByText('bold').waitFor()
    expect(await chat.locator('bdi').allTextContents()).toEqual([name, said])
    expect(await chat.locator('script, img, li b b').count()).toBe(0)
    expect(await ada.title()).not.toContain('pwned')
    await ada.locator('.holdings').getByRole('heading', { name, exact: true }).waitFor()
    // A slip of the pen is no chat, unless it is sent once more.
    await command(ada, 'take four')
    await ada.getByRole('alert').getByText('is no way to take gems').waitFor()
    expect(await chat.locator('bdi').count()).toBe(2)
    await ada.locator('[data-command]').fill('')
    await command(ada, 'take dse')
    await ada.getByRole('tab', { name: 'Log' }).click()
    await ada.getByText(`${name} is to move`).first().waitFor()
  })

  test('is refused with a sentence where it would disguise something, on the page too', async () => {
    const page = await house.someone()
    const { body } = await visitor(house.club.base).post<{ invitation: string }>('/api/tables', {
      game: 'splendor',
      name: 'Friday',
      options: {},
      listed: false,
      seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }],
    })
    await page.goto(body.invitation)
    await page.getByLabel('Your name at the table').fill('Ada\u202eboB')
    await page.getByRole('button', { name: 'Sit down' }).click()
    expect(await page.getByRole('alert').innerText()).toMatch(/characters in it that nobody can see/)
  })
})
