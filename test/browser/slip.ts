// Choosing through the board: places are pressed until the slip says what was meant; its button does it.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Action } from '../../src/core/action.ts'
import type { Block } from '../../src/core/block.ts'
import type { Game, Seat } from '../../src/core/game.ts'
import { planOf } from '../../src/web/table/plan.ts'
import type { Hand } from './hands.ts'
import { eventually } from './house.ts'

/** A decision of an action that is being planned on the page. */
export interface Wanted {
  readonly game: Game
  /** The state as it is planned, before this decision. */
  readonly s: Block
  readonly seat: Seat
  /** The decisions of the same action before it. */
  readonly settled: readonly Action[]
  readonly action: Action
  /** What a button says that names it. */
  readonly label: string
}

/** How a place is pressed. */
export type Press = (place: string) => Promise<void>

export const pressing =
  (page: Page, hand: Hand): Press =>
  (place) =>
    hand(placeOf(page, place))

const placeOf = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]:visible`).first()

export const slipOf = (page: Page): Locator => page.locator('.slip')
export const deed = (page: Page): Locator => page.locator('.slip [data-deed]')

interface Shown {
  readonly settled: readonly string[]
  readonly picked: readonly string[]
  readonly ready: string | undefined
}

/** What the slip says is chosen. */
export async function shownOn(page: Page): Promise<Shown> {
  const listed = (text: string | null | undefined) => (text ? text.split('; ') : [])
  const data = await page.evaluate(() => ({ ...document.querySelector<HTMLElement>('.slip')?.dataset }))
  return { settled: listed(data.settled), picked: listed(data.picked), ready: data.ready }
}

const MOST_PRESSES = 12

/** Chooses one decision: presses its places as far as they are not picked, or the button that names it. */
export async function chooseDecision(page: Page, wanted: Wanted, { press, hand }: { press: Press; hand: Hand }): Promise<void> {
  const { game, s, seat, settled, action, label } = wanted
  const before = settled.map(game.format)
  const meant = game.format(action)
  const places = game.describe(s, seat, action)
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const now = await shownOn(page)
    if (now.settled[before.length] === meant || (now.settled.length === before.length && now.ready === meant)) return
    // Something else may be settled there: what is usual, or another reading of the same places.
    const made = now.settled[before.length]
    const missing = without(places, made === undefined ? now.picked : game.describe(s, seat, game.parse(made)))
    const named = page.locator('.prompt').getByRole('button', { name: label, exact: true })
    const button = page.locator(`.slip [data-choice="${meant}"]`).or(named).first()
    if (missing.length > 0 && (await placeOf(page, missing[0]).count()) > 0) await press(missing[0])
    else await hand(button)
    await eventually(() => shownOn(page)).not.toEqual(now)
  }
  expect(await shownOn(page)).toMatchObject({ ready: meant })
}

/** Plans a whole action as somebody decides it, step by step, and does it. Answers its decisions. */
export async function takeAction(
  page: Page,
  question: { readonly game: Game; readonly view: Block; readonly seat: Seat; readonly seats: number },
  { decide, label, press, hand }: { decide(s: Block): Action; label(s: Block, action: Action): string; press: Press; hand: Hand },
): Promise<readonly Action[]> {
  const { game, view, seat, seats } = question
  let plan = planOf({ game, before: view, seat, seats }, [])
  do {
    const action = decide(plan.after)
    const wanted = { game, s: plan.after, seat, settled: plan.actions, action, label: label(plan.after, action) }
    await chooseDecision(page, wanted, { press, hand })
    plan = planOf(plan, [...plan.actions, action])
  } while (plan.choices.length > 0)
  await hand(deed(page))
  await eventually(() => slipOf(page).count()).toBe(0)
  return plan.actions
}

/** Takes each of `some` out of `all` once. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const rest = [...all]
  for (const one of some) {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** A table's later parts have come: from here on it can be played without the server. */
export async function allHasCome(page: Page): Promise<void> {
  await page.locator('.drawer .log').waitFor({ state: 'attached' })
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/away-line-')))
  await page.waitForFunction(() => performance.getEntriesByType('resource').filter(({ name }) => /\/slip-[^/]*\.js/.test(name)).length >= 2)
}
