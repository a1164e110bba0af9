// Somebody who takes a lesson: does what it asks, or something else, and looks whether what is pointed at can be seen.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Action } from '../../src/core/action.ts'
import type { Language } from '../../src/core/words.ts'
import { gameOf } from '../../src/games/index.ts'
import type { Points } from '../../src/web/lessons/plot.ts'
import { type Script, scriptOf } from '../../src/web/lessons/script.ts'
import { loadPlot } from '../../src/web/lessons/shelf.ts'
import { loadFace } from '../../src/web/shelf/load.ts'
import { planOf } from '../../src/web/table/plan.ts'
import { finger, type Hand, mouse, reach, type At as Spot } from './hands.ts'
import { eventually } from './house.ts'
import { choose } from './profiles.ts'
import { deed, type Press, pressing, takeAction } from './slip.ts'

export interface Taking {
  readonly id: string
  readonly language: Language
  readonly hand: Hand
  /** What is done first at a step: what is awaited, or another legal move, which the coach answers. */
  readonly does: 'awaited' | 'other'
  /** How one comes to it; by its address, where nothing is said. */
  come?: () => Promise<void>
}

/** Takes a lesson from its beginning to its end. Answers what it complains of. */
export async function takeLesson(page: Page, { id, language, hand, does, come }: Taking): Promise<string[]> {
  const plot = await loadPlot(id)
  const script = scriptOf(plot, gameOf(plot.game))
  const hasScenes = (await loadFace(plot.game)).scenes !== undefined
  await choose(page, { language })
  await (come ? come() : page.goto(`/learn/${id}`))
  // A scene may come over a step that was there already.
  const skip = page.locator('.scene-skip')
  await page.addLocatorHandler(skip, () => skip.evaluate((button: HTMLElement) => button.click()))
  const complaints: string[] = []
  for (const [step, { points }] of plot.steps.entries()) {
    await comeTo(page, step)
    for (const point of points)
      for (const place of await hiddenOf(page, point, hand))
        complaints.push(`${id}, ${language}, step ${plot.steps[step].name}: (${point.number}) ${place}`)
    if (step === plot.steps.length - 1) break
    // Scenes come after the table; whoever reads is not so quick that one is still on its way when it is due.
    if (step === 0 && hasScenes) await page.waitForFunction(scenesHaveCome)
    // A phone is turned back to what is awaited.
    if (hand === finger && points.length > 1) await page.locator('.coach [data-number="1"]').first().click()
    if (script.steps[step].awaits.length === 0) await hand(page.locator('.coach [data-go-on]'))
    else if (does === 'other') await doOther(page, { script, step, language, hand })
    else await doAwaited(page, { script, step, language, hand })
  }
  await page.removeLocatorHandler(skip)
  await expect.poll(() => page.locator('.coach [data-play-on]').count()).toBe(1)
  return complaints
}

/** In the page. */
const scenesHaveCome = (): boolean => performance.getEntriesByType('resource').some(({ name }) => /\/scenes-[^/]*\.js/.test(name))

/** Waits for the coach at a step, and for what it points at: that is brought into sight once more when its card has been laid out. */
async function comeTo(page: Page, step: number): Promise<void> {
  await skipScenes(page, `.coach[data-step="${step}"] footer`)
  await page.waitForTimeout(LAID_OUT)
}

/** Waits for something that comes after scenes, and skips those. */
async function skipScenes(page: Page, until: string): Promise<void> {
  const wanted = page.locator(until)
  const skip = page.locator('.scene-skip')
  for (;;) {
    await wanted.or(skip).first().waitFor({ state: 'attached' })
    if ((await wanted.count()) > 0) return
    await page.evaluate(() => document.querySelector<HTMLElement>('.scene-skip')?.click())
  }
}

const LAID_OUT = 200

interface At {
  readonly script: Script
  readonly step: number
  readonly language: Language
  readonly hand: Hand
}

/** The places of a point that nobody sees: not drawn, beyond the page, or covered. A desk shows all of a step at once, a phone a point whose number was pressed. */
async function hiddenOf(page: Page, { number, places }: Points, hand: Hand): Promise<string[]> {
  if (hand === finger) await page.locator(`.coach [data-number="${number}"]`).first().click()
  const look = () => page.evaluate(lookFor, [...places])
  // Of many places some may lie beyond a phone's map: all must be there, and one of them seen.
  const hidden = (found: Awaited<ReturnType<typeof look>>) =>
    places.filter((_, i) => found[i] === 'nowhere' || (found[i] === 'hidden' && (hand === mouse || !found.includes('seen'))))
  for (let tries = 0; tries < 10 && hidden(await look()).length > 0; tries++) await page.waitForTimeout(60)
  return hidden(await look())
}

/** In the page: whether places are drawn, and a hand would meet them. */
function lookFor(names: readonly string[]): ('seen' | 'hidden' | 'nowhere')[] {
  return names.map((name) => {
    const [sort, ...rest] = name.split(':')
    const marks = sort === 'holdings' ? ['held-by'] : ['place', 'about', 'piece']
    const value = CSS.escape(sort === 'holdings' ? rest.join(':') : name)
    const all = marks.flatMap((mark) => [...document.querySelectorAll(`.room [data-${mark}="${value}"]`)])
    if (all.length === 0) return 'nowhere'
    const drawn = all.find((element) => element.getBoundingClientRect().width > 0)
    if (!drawn) return 'hidden'
    const { left, top, width, height } = drawn.getBoundingClientRect()
    // A line is met somewhere along it.
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85]
    const isMet = (x: number, y: number) => {
      const met = document.elementFromPoint(left + width * x, top + height * y)
      return met !== null && (drawn.contains(met) || met.contains(drawn)) && !met.closest('.coach')
    }
    return parts.some((x) => parts.some((y) => isMet(x, y))) ? 'seen' : 'hidden'
  })
}

interface Deciding {
  /** The decision after so many of the step. */
  decide(made: number): Action
  /** How many of what is awaited are made. */
  readonly made?: number
  readonly press?: Press
}

/** Chooses decisions through the board, as far as nothing is revealed on the way, and does them. */
async function act(page: Page, { script, step, language, hand }: At, deciding: Deciding): Promise<readonly Action[]> {
  const { decide, made = 0, press = pressing(page, hand) } = deciding
  const { game, plot } = script
  const table = script.tableAt(step)
  for (const action of (script.steps[step].awaits[0] ?? []).slice(0, made)) table.play(plot.you, action)
  const words = await (await loadFace(plot.game)).load(language, table.config.options)
  let count = made
  return takeAction(
    page,
    { game, view: table.view(plot.you), seat: plot.you, seats: plot.seats },
    {
      decide: () => decide(count++),
      label: (s, action) => words.label(s, plot.you, action),
      press,
      hand,
    },
  )
}

async function doAwaited(page: Page, at: At): Promise<void> {
  const [way] = at.script.steps[at.step].awaits
  if (!isByHand(at.script, way)) return doShown(page, at)
  for (let made = 0; made < way.length; ) made += (await act(page, at, { decide: (i) => way[i], made })).length
}

/** A bid is counted up on the slip, which has tests of its own. */
function isByHand({ game }: Script, way: readonly Action[]): boolean {
  const raised = /^bid ([2-9]|\d\d+)$/
  return !way.some((action) => raised.test(game.format(action)))
}

/** Lets itself be shown what is awaited, and does it. */
async function doShown(page: Page, { step, hand }: At): Promise<void> {
  // Between two scenes, and during one, there is no coach.
  const isNext = async () => {
    await skipScenes(page, '.coach')
    return (await page.locator(`.coach[data-step="${step}"]`).count()) === 0
  }
  for (let parts = 0; parts < MOST_PARTS && !(await isNext()); parts++) {
    await hand(page.locator('[data-show-me]'))
    await deed(page).waitFor()
    await mouse(deed(page))
    await eventually(() => page.locator('.slip').count()).toBe(0)
  }
  expect(await isNext()).toBe(true)
}

/** Does something else, is answered, and goes back; then lets itself be shown what was meant. */
async function doOther(page: Page, at: At): Promise<void> {
  const { script, step, hand } = at
  const seq = await page.locator('.room').getAttribute('data-seq')
  const other = otherThan(script, step, await drawnPlaces(page))
  if (other) {
    // The card may lie over what is wanted: it is folded, as somebody would.
    await page.locator('.coach-fold').click()
    await act(page, at, { decide: (i) => other[i], press: (place) => pressAnywhere(page, place, hand) })
    await page.locator('.coach-other').waitFor()
    expect(await page.locator('.room').getAttribute('data-seq')).toBe(seq)
    await hand(page.locator('[data-back-to-step]'))
    await eventually(() => page.locator('.coach-other').count()).toBe(0)
  }
  await doShown(page, at)
}
const MOST_PARTS = 6

/** What is awaited comes into sight by itself; for another place of a map a finger drags it. */
async function pressAnywhere(page: Page, place: string, hand: Hand): Promise<void> {
  const zoomed = page.locator(`[data-zoomed="true"] [data-place="${place}"]`).first()
  if (hand !== finger || (await zoomed.count()) === 0) return pressing(page, hand)(place)
  const middle = () => zoomed.evaluate(middleOf)
  expect([place, await reach(page, { place, frame: '[data-zoomed="true"]', over: '.slip', middle })]).toEqual([place, true])
  const { x, y } = await middle()
  await page.touchscreen.tap(x, y)
}

/** In the page: the middle of a line, or of whatever else is drawn. */
function middleOf(element: Element): Spot {
  const line = element.querySelector('.place-line')
  const toScreen = line instanceof SVGPathElement && line.getScreenCTM()
  if (line instanceof SVGPathElement && toScreen) return line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(toScreen)
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Those that a hand may meet now: a phone shows one part of a board at a time. */
async function drawnPlaces(page: Page): Promise<ReadonlySet<string>> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.room [data-place]')].flatMap((element) =>
      element.getClientRects().length > 0 ? (element.dataset.place ?? []) : [],
    ),
  )
  return new Set(names)
}

/** A whole action that is not awaited, of as few decisions as may be; null where there is none. */
function otherThan({ game, plot, steps, tableAt }: Script, step: number, drawn: ReadonlySet<string>): readonly Action[] | null {
  const before = tableAt(step).view(plot.you)
  const question = planOf({ game, before, seat: plot.you, seats: plot.seats }, [])
  const awaited = new Set(steps[step].awaits.map(([first]) => first))
  const lines = question.choices
    // What is tucked below a row is chosen on the slip, which has tests of its own.
    .filter(({ action, places }) => !awaited.has(action) && places.every((place) => drawn.has(place) && !place.startsWith('row:')))
    .map(({ action }) => {
      let plan = planOf(question, [action])
      while (plan.choices.length > 0 && plan.actions.length < MOST_PARTS) plan = planOf(plan, [...plan.actions, plan.choices[0].action])
      return plan
    })
    .filter(({ choices }) => choices.length === 0)
    .sort((a, b) => a.actions.length - b.actions.length)
  return lines[0]?.actions ?? null
}
