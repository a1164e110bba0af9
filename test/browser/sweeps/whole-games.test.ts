// Whole games among bots: the form, the beginning and the end through the pages; and one without any server.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { botOf } from '../../../src/bots/index.ts'
import type { Action } from '../../../src/core/action.ts'
import { rngOf } from '../../../src/core/seed.ts'
import { bruxelles1893Revised } from '../../../src/games/bruxelles-1893/index.ts'
import type { State } from '../../../src/games/bruxelles-1893/state.ts'
import { loadFace } from '../../../src/web/shelf/load.ts'
import { press } from '../brass-map.ts'
import { takeTurn } from '../bruxelles.ts'
import { finger, keyboard, mouse } from '../hands.ts'
import { openHouse, PHONE, WHOLE_GAME } from '../house.ts'
import { decideByCommand, playToTheEnd, playWhole, sightOf, untilShown } from '../player.ts'
import { keepApp } from '../profiles.ts'
import { takeAction } from '../slip.ts'

const house = openHouse()

interface Planned {
  readonly game: string
  readonly bots: number
  readonly options?: Readonly<Record<string, string>>
}

/** Lays a table through its form: oneself and bots, the last of which plays at random. */
async function layTable(page: Page, { game, bots, options = {} }: Planned): Promise<void> {
  const label = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) })
  await page.goto(`/new?game=${game}`)
  await label('Online').click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  if (bots > 1) await label(String(bots + 1)).click()
  for (let seat = 2; seat <= bots + 1; seat++) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot')
  await page.locator('.seat-rows select').last().selectOption('level-1')
  for (const [name, value] of Object.entries(options)) await page.getByLabel(new RegExp(`^${name}`)).selectOption(value)
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.waitForURL(/\/t\//)
}

/** Takes an action as the greedy bot would, by pressing it. */
async function playOneAction(page: Page, take: (sight: Awaited<ReturnType<typeof sightOf>>) => Promise<readonly Action[]>): Promise<void> {
  const sight = await sightOf(page)
  if ((sight.game.actors(sight.view) & (1 << sight.seat)) === 0) return // the page still asks what the server knows to be answered
  await untilShown(page, () => take(sight))
}

test('Brass: a person and three bots play both eras to the end', WHOLE_GAME, async () => {
  const page = await house.someone()
  await layTable(page, { game: 'brass-birmingham', bots: 3 })
  await playWhole(page, () =>
    playOneAction(page, async (sight) => {
      const { label } = await (await loadFace(sight.game.meta.id)).load('en')
      return takeAction(page, sight, {
        decide: (view) =>
          botOf('greedy')
            .player()
            .choose({ ...sight, view }, rngOf('browser')),
        label: (s, action) => label(s, sight.seat, action),
        press: (place) => press(page, place, mouse),
        hand: mouse,
      })
    }),
  )
  const end = page.getByRole('dialog')
  expect(await end.getByRole('row').count()).toBe(5)
  await end.getByText('The shuffle was fair').waitFor()
  const headings = await page.locator('.drawer .log h3').allInnerTexts()
  expect(headings).toContain('Rail era · round 8')
  expect(headings.at(-1)).toBe('Canal era · round 1')
})

test('Bruxelles 1893, revised, with all that can be added: a person and a bot play to the end', WHOLE_GAME, async () => {
  const page = await house.someone()
  await layTable(page, { game: 'bruxelles-1893-revised', bots: 1, options: { 'Belle Époque': 'on', Variant: 'on' } })
  await playWhole(page, () =>
    playOneAction(page, ({ game, view, seat, seats }) =>
      takeTurn(
        page,
        { game: bruxelles1893Revised, before: view as State, seat, seats },
        { decide: ({ after }) => botOf('greedy').player().choose({ game, view: after, seat, seats }, rngOf('browser')), hand: mouse },
      ),
    ),
  )
  await page.getByRole('dialog').getByText('The shuffle was fair').waitFor()
  const headings = await page.locator('.drawer .log h3').allTextContents()
  expect(headings.filter((heading) => /^round/i.test(heading)).at(-1)).toMatch(/round 1$/i)
  expect(headings.some((heading) => /round 5$/i.test(heading))).toBe(true)
  expect(headings.some((heading) => /round 6$/i.test(heading))).toBe(false)
})

test('Skyrise: a person and a bot play to the points of every part', WHOLE_GAME, async () => {
  const page = await house.someone()
  await layTable(page, { game: 'skyrise', bots: 1 })
  await playToTheEnd(page, mouse)
  const end = page.getByRole('dialog')
  for (const part of ['Platform control, era 1', 'Masterpieces', 'Keys to the city', 'Inventors’ districts', 'Total'])
    await end.getByRole('rowheader', { name: part, exact: true }).waitFor()
  await end.getByText('The shuffle was fair').waitFor()
  expect(await page.locator('.drawer .log h3').allInnerTexts()).toContain('Auction 28')
  await end.getByRole('button', { name: 'Look at the board' }).click()
  await page.getByText('28 of 28 structures built').waitFor()
})

test('Splendor, with a finger on a phone that has lost its connection: against a bot, to the end and its replay', WHOLE_GAME, async () => {
  const page = await house.someone({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true })
  await keepApp(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Play now' }).tap()
  await page.waitForURL(/\/t\/local-/)
  await page.reload()
  await playToTheEnd(page, finger)
  await page.getByRole('dialog').getByText('The shuffle was fair').waitFor()
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('slider', { name: 'Move' }).waitFor()
  await page.reload()
  expect(Number(await page.getByRole('slider', { name: 'Move' }).getAttribute('max'))).toBeGreaterThan(20)
})

test('Splendor with the keyboard alone, in notation, to the end and back to the board', WHOLE_GAME, async () => {
  const page = await house.someone()
  await layTable(page, { game: 'splendor', bots: 1 })
  await playWhole(page, () => decideByCommand(page))
  await keyboard(page.getByRole('dialog').getByRole('button', { name: 'Look at the board' }))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
