// Tables of Skyrise for the browser: games as bots have left them, with one person at the seat that is asked.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { botOf } from '../../src/bots/index.ts'
import { type Action, kindOf } from '../../src/core/action.ts'
import { configOf } from '../../src/core/config.ts'
import type { Seat } from '../../src/core/game.ts'
import { readRecord } from '../../src/core/record.ts'
import { rngOf } from '../../src/core/seed.ts'
import { openTable, type Table } from '../../src/core/table.ts'
import { gameOf } from '../../src/games/index.ts'
import { skyrise as game } from '../../src/games/skyrise/index.ts'
import type { State } from '../../src/games/skyrise/state.ts'
import { loadFace } from '../../src/web/shelf/load.ts'
import type { Saved } from '../../src/web/source/local-store.ts'
import { choicesOf } from '../../src/web/table/choosing.ts'
import { finger, type Hand, keyboard } from './hands.ts'
import { eventually } from './house.ts'
import { kept, sitAt } from './shelf.ts'
import { takeAction } from './slip.ts'

/** A game as it stands when a seat is asked. */
export interface Standing {
  readonly table: Table<State>
  readonly seat: Seat
  readonly s: State
}

/** The seats that are asked now. */
const askedIn = (s: State): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => game.actors(s) & (1 << seat))

/** The first moment of some game between bots that is as it is wanted. */
export function momentWhere(seats: number, isWanted: (s: State, seat: Seat) => boolean): Standing {
  for (let nth = 0; nth < 200; nth++) {
    const whole = played(seats, nth)
    const from = whole.decisions.findIndex((_, i) => isWanted(whole.at(i), askedIn(whole.at(i))[0]))
    if (from < 0) continue
    const table = openTable(game, whole.config, whole.origin)
    for (const { seat, action } of whole.decisions.slice(0, from)) table.play(seat, action)
    return { table, seat: askedIn(table.at())[0], s: table.at() }
  }
  throw new Error('No game has such a moment.')
}

const games = new Map<string, Table<State>>()

/** A whole game between bots, played once for all who look for a moment in it. */
function played(seats: number, nth: number): Table<State> {
  const key = `${seats} ${nth}`
  const known = games.get(key)
  if (known) return known
  const table = openTable(game, configOf(game, seats), { seed: `moment ${nth}` })
  const rng = rngOf(`bots ${nth}`)
  for (let [seat] = askedIn(table.at()); seat !== undefined; [seat] = askedIn(table.at()))
    table.play(
      seat,
      botOf(nth % 2 ? 'random' : 'greedy')
        .player()
        .choose({ game, view: table.view(seat), seat, seats }, rng),
    )
  games.set(key, table)
  return table
}

/** Lays a moment on this browser's shelf, with Ada at the seat that is asked and bots at the others, and opens it. */
export const sitDown = (page: Page, { table, seat }: Standing): Promise<void> =>
  sitAt(page, table, { seat, bot: 'random', board: '.sr-map' })

/** Presses a place that has the ring; on a phone a district that is out of sight is looked for on the whole city. */
export async function press(page: Page, place: string, hand: Hand): Promise<void> {
  const open = page.locator(`[data-place="${place}"][data-open="true"]`).first()
  await open.waitFor({ state: 'attached' })
  if (hand === keyboard || !place.startsWith('district:')) return hand(open)
  if (hand === finger && !(await isInSight(page, place))) {
    await hand(page.getByRole('button', { name: 'Whole city' }))
    await eventually(() => isInSight(page, place)).toBe(true)
  }
  const at = await middleOf(page, place)
  await (hand === finger ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y))
}

/** Where the middle of a district is on the screen. */
export async function middleOf(page: Page, place: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.sr-map [data-place="${place}"] .sr-land`).boundingBox()
  if (!box) throw new Error(`${place} is not drawn.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Whether a hand would meet the district at its middle. */
async function isInSight(page: Page, place: string): Promise<boolean> {
  const { x, y } = await middleOf(page, place)
  return page.evaluate(
    ([left, top, wanted]) => document.elementFromPoint(left, top)?.closest<SVGElement>('[data-place]')?.dataset.place === wanted,
    [x, y, place] as const,
  )
}

/** Decides through the board: chooses an action, answers what else it asks, and does it. */
export async function decide(page: Page, { table, seat, s }: Standing, action: Action, hand: Hand): Promise<void> {
  const { label } = await (await loadFace(game.meta.id)).load('en')
  const view = table.view(seat)
  const made = await takeAction(
    page,
    { game: gameOf(game.meta.id), view, seat, seats: s.seats },
    {
      decide: (now) => (now === view ? action : choicesOf(gameOf(game.meta.id), now, seat)[0].action),
      label: (now, a) => label(now, seat, a),
      press: (place) => press(page, place, hand),
      hand,
    },
  )
  // Where several decide at once, a bot may have been before.
  await eventually(async () => decisionsOf(await kept(page)).slice(table.decisions.length)).toEqual(
    expect.arrayContaining(made.map(game.format)),
  )
}

/** The decisions of a table, in notation. */
function decisionsOf({ record }: Saved): string[] {
  return readRecord(record, { games: [game] }).decisions.map(({ action }) => game.format(action))
}

/** The legal action that is wanted first. */
export function actionWhere({ table, seat }: Standing, isWanted: (notation: string) => boolean): Action {
  const action = table.legal(seat).find((a) => isWanted(game.format(a)))
  if (action === undefined) throw new Error('There is no such action.')
  return action
}

export const isBidding = (s: State): boolean => s.pending[0] === 0 && s.choosing === 0
export const owes = (s: State, step: number): boolean => s.pending[0] > 0 && kindOf(s.pending[s.pending[0]]) === step
