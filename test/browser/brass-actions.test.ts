// Brass through the board: every action in both eras, by pressing what a person presses, and a whole game among bots.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { botOf } from '../../src/bots/index.ts'
import { rngOf } from '../../src/core/seed.ts'
import { CANAL, RAIL } from '../../src/games/brass-birmingham/components.ts'
import { loadFace } from '../../src/web/shelf/load.ts'
import { type Kind, sitDownTo, takeTurn, turnsWith } from './brass.ts'
import { press } from './brass-map.ts'
import { mouse } from './hands.ts'
import { eventually, openHouse, WHOLE_GAME } from './house.ts'
import { playWhole, sightOf } from './player.ts'
import { takeAction } from './slip.ts'

const house = openHouse()

/** What the log says of each. */
const SAID: Readonly<Partial<Record<Kind, RegExp>>> = {
  build: /You.*build/,
  network: /You.*lay a link/,
  develop: /You.*develop/,
  sell: /You.*sell/,
  loan: /You.*take a loan of £30/,
  scout: /You.*scout: take both wild cards/,
  pass: /You.*pass/,
  coal: /take 1 coal from/,
  iron: /take 1 iron from/,
  beer: /take 1 beer from|drink the beer/,
}
const ACTIONS: readonly Kind[] = ['build', 'network', 'develop', 'sell', 'loan', 'scout', 'pass']

/** What the log says, with every part of what is in sight. */
function unfoldedLog(page: Page): Promise<string> {
  return page.locator('.drawer .log').evaluate((log) => {
    for (const fold of log.querySelectorAll<HTMLElement>('.log-fold[aria-expanded="false"]')) fold.click()
    const said = log.textContent ?? ''
    // Only what is in sight is drawn: the next look is further down, and then at the beginning again.
    const isEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 2
    log.scrollTop = isEnd ? 0 : log.scrollTop + log.clientHeight / 2
    return said
  })
}

/** Whole turns of golden games, which must come out the same. */
describe.each([
  ['canal', turnsWith(CANAL, [...ACTIONS, 'beer'])],
  ['rail', turnsWith(RAIL, [...ACTIONS, 'beer', 'iron', 'coal', 'done'])],
])('A turn of the %s era', (_, turns) => {
  test.each(turns)('with %s', async (kinds, turn) => {
    const page = await house.someone()
    await sitDownTo(page, turn)
    await takeTurn(page, turn, mouse)
    for (const [kind, said] of Object.entries(SAID))
      if (kinds.split(' and ').includes(kind)) await eventually(() => unfoldedLog(page)).toMatch(said)
  })
})

test('a person and three bots play both eras to the end', WHOLE_GAME, async () => {
  const page = await house.someone({ reducedMotion: 'reduce' })
  await layTable(page)
  await playWhole(page, () => playOneAction(page))
  const end = page.getByRole('dialog')
  expect(await end.getByRole('row').count()).toBe(5)
  await end.getByText('The shuffle was fair').waitFor()
  const headings = await page.locator('.drawer .log h3').allInnerTexts()
  expect(headings).toContain('Rail era · round 8')
  expect(headings.at(-1)).toBe('Canal era · round 1')
})

async function layTable(page: Page): Promise<void> {
  await page.goto('/new?game=brass-birmingham')
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Online' }) })
    .click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '4' }) })
    .click()
  for (const seat of ['Seat 2', 'Seat 3', 'Seat 4']) await page.getByLabel(seat, { exact: true }).selectOption('bot')
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.waitForURL(/\/t\//)
}

/** Takes an action as the greedy bot would, by pressing it. */
async function playOneAction(page: Page): Promise<void> {
  const sight = await sightOf(page)
  const { game, view, seat } = sight
  if ((game.actors(view) & (1 << seat)) === 0) return // the page still asks what the server knows to be answered
  const { label } = await (await loadFace(game.meta.id)).load('en')
  const decided = async () =>
    (await (await page.request.get(`/api${new URL(page.url()).pathname.replace('/t/', '/tables/')}`)).json()).decisions
  const before = await decided()
  const made = await takeAction(page, sight, {
    decide: (planned) => botOf('greedy').choose({ ...sight, view: planned }, rngOf('browser')),
    label: (s, action) => label(s, seat, action),
    press: (place) => press(page, place, mouse),
    hand: mouse,
  })
  // The next look is at a table that has all of it.
  await eventually(decided).toBeGreaterThanOrEqual(before + made.length)
}
