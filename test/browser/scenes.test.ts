// The end of an era as it is shown: step by step over the board, with the keys of a scene, and again from the end.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readRecord, writeRecord } from '../../src/core/record.ts'
import { openTable, type Table } from '../../src/core/table.ts'
import { games } from '../../src/games/index.ts'
import { bridgesOf } from '../../src/games/skyrise/districts.ts'
import { scoresBridge } from '../../src/games/skyrise/panoramas.ts'
import type { State } from '../../src/games/skyrise/state.ts'
import { districtPlace } from '../../src/web/games/skyrise/places.ts'
import { complaintsInBothLights } from './complaints.ts'
import { command } from './hands.ts'
import { eventually, openHouse, PHONE } from './house.ts'
import { choose, store } from './profiles.ts'

const house = openHouse()
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora']

const BRASS = 'src/games/brass-birmingham/records/four-eager.tassel'
const SKYRISE = 'src/games/skyrise/records/four-bridges.tassel'

/** A game just before the decision after which something is told; who sits there shares a device. */
async function layBefore(page: Page, event: string, record = BRASS): Promise<{ readonly whole: Table; readonly decision: number }> {
  const whole = readRecord(readFileSync(record, 'utf8'), { games })
  const decision = whole.decisions.findIndex((_, i) => whole.heard(0, i).some((told) => told.event === event))
  const table = openTable(whole.game, whole.config, whole.origin)
  for (const { seat, action } of whole.decisions.slice(0, decision)) table.play(seat, action)
  const seats = NAMES.map((name, seat) => ({ seat, kind: 'person', name, online: true }))
  const id = 'local-era'
  const { options } = table.config
  const about = {
    options,
    status: 'playing',
    you: null,
    actors: whole.game.actors(table.at()),
    decisions: decision,
    changed: '2024-05-01T20:00:00.000Z',
  }
  const saved = { card: { id, game: whole.game.meta.id, name: 'Friday', seats, ...about }, record: writeRecord(table) }
  await store(page, `tassel.table.${id}`, saved)
  await choose(page, { language: 'en', curtain: false, pace: 'steady' })
  await page.goto(`/t/${id}`)
  // Scenes come once the table stands.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('scene-desk')))
  await page.waitForLoadState('networkidle')
  return { whole, decision }
}

const totals = (page: Page) => page.locator('.scene-total').allInnerTexts()
const scores = ({ game, at }: Table, count: number) => game.result(at(count)).scores.map(({ total }) => String(total))

test('the end of an era is counted on the board, from the score before to the score after, and the board is cleared last', async () => {
  const page = await house.someone()
  const { whole, decision } = await layBefore(page, 'railEra')
  const links = page.locator('[data-place^="link:"][data-seat]')
  await command(page, whole.game.format(whole.decisions[decision].action))
  await page.locator('.scene-foot').waitFor()
  expect(await totals(page)).toEqual(scores(whole, decision))
  expect(await page.locator('.scene-next').evaluate((button) => button === document.activeElement)).toBe(true)
  const laid = await links.count()
  expect(laid).toBeGreaterThan(5)
  await page.keyboard.press('ArrowRight')
  // A step at a time for who wants nothing to move: every link has its points at once.
  expect(await page.locator('.scene-point:visible').count()).toBe(laid)
  expect(await complaintsInBothLights(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  expect(await totals(page)).toEqual(scores(whole, decision + 1))
  expect(await links.count()).toBe(laid)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await eventually(() => links.count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.locator('.scene-foot').waitFor({ state: 'detached' })
  await page.locator('.prompt.asked').waitFor()
})

test('the result waits for the last scene, and leads to it again', async () => {
  const page = await house.someone()
  const { whole, decision } = await layBefore(page, 'ends')
  await command(page, whole.game.format(whole.decisions[decision].action))
  await page.locator('.scene-foot').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Escape')
  const end = page.getByRole('dialog')
  await eventually(() => end.getByRole('heading').innerText()).toMatch(/ wins with \d+$/)
  expect(await end.getByRole('row').count()).toBe(5)
  expect(await end.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
  await end.getByRole('button', { name: 'Count again' }).click()
  await page.locator('.scene-foot').waitFor()
  await page.getByRole('button', { name: 'Skip all' }).click()
  await page.locator('.scene-foot').waitFor({ state: 'detached' })
  // So does the line of the log.
  await page.locator('.log').getByRole('button', { name: 'End of the rail era' }).click()
  await page.locator('.scene-foot').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.scene-foot').waitFor({ state: 'detached' })
})

test('[V5] a line joins both ends of every bridge that counts in Skyrise, also where the city is seen in part', async () => {
  const page = await house.someone()
  const { whole, decision } = await layBefore(page, 'ends', SKYRISE)
  await command(page, whole.game.format(whole.decisions[decision].action))
  await page.locator('.scene-foot').waitFor()
  const lines = page.locator('.scene-line:visible')
  for (let step = 0; step < 5 && (await lines.count()) === 0; step++) await page.keyboard.press('ArrowRight')
  const s = whole.at() as State
  const counted = bridgesOf(s).flatMap(({ outer, centre }) =>
    NAMES.flatMap((_, seat) => (scoresBridge(s, seat, outer, centre) ? [`${districtPlace(outer)} ${districtPlace(centre)}`] : [])),
  )
  expect(counted.length).toBeGreaterThan(1)
  const joined = () => lines.evaluateAll((all) => all.map((line) => (line as HTMLElement).dataset.at))
  expect(await joined()).toEqual(expect.arrayContaining(counted))
  expect(await lines.count()).toBe(counted.length)
  /** How far the ends of the lines are from the middles of their districts. */
  const off = () =>
    lines.evaluateAll((all) =>
      all.flatMap((line) => {
        const [one] = line.getElementsByTagName('line')
        const { left, top } = line.getBoundingClientRect()
        return (line.dataset.at ?? '').split(' ').flatMap((place, i) => {
          const rect = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? new DOMRect()
          const [x, y] = [`x${i + 1}`, `y${i + 1}`].map((name) => Number(one.getAttribute(name)))
          return [Math.abs(left + x - rect.left - rect.width / 2), Math.abs(top + y - rect.top - rect.height / 2)]
        })
      }),
    )
  const isJoined = async () => Math.max(...(await off())) < 2
  await eventually(isJoined).toBe(true)
  await page.setViewportSize(PHONE)
  await eventually(isJoined).toBe(true)
})
