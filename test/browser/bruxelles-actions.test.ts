// Bruxelles 1893 through the board: every verb of both editions and of Belle Époque, by pressing what a person presses, and whole games.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { botOf } from '../../src/bots/index.ts'
import type { Game } from '../../src/core/game.ts'
import { rngOf } from '../../src/core/seed.ts'
import { bruxelles1893, bruxelles1893Revised } from '../../src/games/bruxelles-1893/index.ts'
import type { State } from '../../src/games/bruxelles-1893/state.ts'
import { KINDS, type Kind } from '../../src/games/bruxelles-1893/vocabulary.ts'
import { makeAll, sitDown, stretchesFor, takeTurn } from './bruxelles.ts'
import { mouse } from './hands.ts'
import { eventually, openHouse, WHOLE_GAME } from './house.ts'
import { playWhole, sightOf } from './player.ts'

const house = openHouse()

const BASE: readonly Kind[] = KINDS.slice(0, KINDS.indexOf('done') + 1)
/** Verbs whose rules the revised edition has changed. */
const REVISED: readonly Kind[] = ['square', 'neutral', 'place', 'bid', 'take', 'noble', 'keep', 'tuck', 'market', 'pass']
const ONLY_BELLE_EPOQUE: readonly Kind[] = KINDS.slice(KINDS.indexOf('done') + 1)

describe.each([
  ['first edition', stretchesFor('first', BASE, [56, 9])],
  ['revised edition', stretchesFor('revised', REVISED, [34, 9])],
  ['revised edition with Belle Époque', stretchesFor('belle-epoque', ONLY_BELLE_EPOQUE, [10113, 10213, 10100, 10051, 10090, 11047])],
])('The %s', (_, stretches) => {
  test.each(stretches)('%s', async (_kinds, stretch) => {
    const page = await house.someone({ reducedMotion: 'reduce' })
    await sitDown(page, stretch)
    await makeAll(page, stretch, mouse)
  })
})

describe('A person and a bot play to the end', WHOLE_GAME, () => {
  test.each([
    ['bruxelles-1893', {}],
    ['bruxelles-1893-revised', { 'Belle Époque': 'on', Variant: 'on' }],
  ])('%s %o', async (game, options) => {
    const page = await house.someone({ reducedMotion: 'reduce' })
    await layTable(page, game, options)
    await playWhole(page, () => playOneAction(page))
    const end = page.getByRole('dialog')
    await end.getByText('The shuffle was fair').waitFor()
    const headings = await page.locator('.drawer .log h3').allTextContents()
    expect(headings.filter((heading) => /^round/i.test(heading)).at(-1)).toMatch(/round 1$/i)
    expect(headings.some((heading) => /round 5$/i.test(heading))).toBe(true)
    expect(headings.some((heading) => /round 6$/i.test(heading))).toBe(false)
  })
})

async function layTable(page: Page, game: string, options: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`/new?game=${game}`)
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Online' }) })
    .click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByLabel('Seat 2', { exact: true }).selectOption('bot')
  await page.getByLabel('How well it plays').or(page.locator('.seat-rows select').last()).first().selectOption('random')
  for (const [name, value] of Object.entries(options)) await page.getByLabel(new RegExp(`^${name}`)).selectOption(value)
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.waitForURL(/\/t\//)
}

/** Takes an action as the greedy bot would, by pressing it. */
async function playOneAction(page: Page): Promise<void> {
  const { game, view, seat, seats } = await sightOf(page)
  if ((game.actors(view) & (1 << seat)) === 0) return // the page still asks what the server knows to be answered
  const greedy = botOf('greedy')
  const question = { game: gameOf(game.meta.id), before: view as State, seat, seats }
  const before = await decisionsKept(page)
  const made = await takeTurn(page, question, {
    decide: ({ after }) => greedy.choose({ game, view: after, seat, seats }, rngOf('browser')),
    hand: mouse,
  })
  await eventually(() => decisionsKept(page)).toBeGreaterThanOrEqual(before + made.length)
}

/** How many decisions the server has. */
async function decisionsKept(page: Page): Promise<number> {
  const table = await page.request.get(`/api${new URL(page.url()).pathname.replace('/t/', '/tables/')}`)
  return (await table.json()).decisions
}

const gameOf = (id: string): Game<State> => (id === bruxelles1893.meta.id ? bruxelles1893 : bruxelles1893Revised)
