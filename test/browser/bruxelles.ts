// Tables of Bruxelles 1893 for the browser: games that were played on paper first, with one person at them, who presses what was decided then.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Action, actionList, first, kindOf, listed } from '../../src/core/action.ts'
import { configOf } from '../../src/core/config.ts'
import type { Config, DealSheet, Game, Options, Seat } from '../../src/core/game.ts'
import { readRecord } from '../../src/core/record.ts'
import { below } from '../../src/core/rng.ts'
import { rngOf } from '../../src/core/seed.ts'
import { openTable, type Table } from '../../src/core/table.ts'
import { viewOf } from '../../src/core/view.ts'
import { PAVILIONS } from '../../src/games/bruxelles-1893/components.ts'
import { bruxelles1893, bruxelles1893Revised } from '../../src/games/bruxelles-1893/index.ts'
import type { State } from '../../src/games/bruxelles-1893/state.ts'
import { actorOf } from '../../src/games/bruxelles-1893/turn.ts'
import { BID, KEEP, KINDS, type Kind, PASS, PLACE, TAKE_CUBE, TAKE_FRANCS } from '../../src/games/bruxelles-1893/vocabulary.ts'
import { loadFace } from '../../src/web/shelf/load.ts'
import { type Plan, planOf, type Question } from '../../src/web/table/plan.ts'
import type { Hand } from './hands.ts'
import { eventually } from './house.ts'
import { nextQuestion } from './player.ts'
import { asItStood, kept, sitAt } from './shelf.ts'
import { chooseDecision, deed, type Press, shownOn } from './slip.ts'

export interface Played {
  readonly game: Game<State>
  readonly table: Table<State>
}

const EDITIONS: Readonly<Record<'first' | 'revised' | 'belle-epoque' | 'variant' | 'both', readonly [Game<State>, Options]>> = {
  first: [bruxelles1893, {}],
  revised: [bruxelles1893Revised, {}],
  'belle-epoque': [bruxelles1893Revised, { 'belle-epoque': 'on' }],
  variant: [bruxelles1893Revised, { variant: 'on' }],
  both: [bruxelles1893Revised, { 'belle-epoque': 'on', variant: 'on' }],
}
export type EditionName = keyof typeof EDITIONS

/** Decisions of one seat, one after another. */
export interface Stretch extends Played {
  readonly from: number
  readonly seat: Seat
  readonly actions: readonly Action[]
}

/** Games with many verbs: of some actions drawn at random, the one is played whose verb was used least. */
export const games = (edition: EditionName, seeds: readonly number[], seats = 2): Played[] =>
  seeds.map((seed) => playedGame(edition, seed, seats))

function playedGame(edition: EditionName, seed: number, seats: number): Played {
  const [game, options] = EDITIONS[edition]
  const used = new Array<number>(KINDS.length).fill(0)
  const config = configOf(game, seats, options)
  const table = openTable(game, config, { sheet: dealOf(game, config, seed) })
  const rng = rngOf(`player ${seed}`)
  const out = actionList()
  while (game.actors(table.at()) !== 0) {
    const s = table.at()
    const seat = actorOf(s)
    game.legal(s, seat, out)
    const some = Array.from({ length: 6 }, () => listed(out)[below(rng, out.count)])
    const weight = seed >= PLANTERS ? planter : seed % 2 === 0 ? thrifty : lavish
    const action = some.reduce((best, a) => (weight(a) < weight(best) ? a : best))
    used[kindOf(action)]++
    table.play(seat, action)
  }
  return { game, table }

  /** Whoever passes at once, or bids all, plays no game worth looking at. */
  function thrifty(a: Action): number {
    return used[kindOf(a)] + (kindOf(a) === PASS ? 9 : 0) + (kindOf(a) === BID ? first(a) : 0)
  }

  /** Whoever fills the Art Nouveau board first has several spaces to come back to. */
  function planter(a: Action): number {
    return kindOf(a) === PLACE ? -1 : thrifty(a)
  }

  /** Whoever keeps every noble and bids high cannot pay them all in the end. */
  function lavish(a: Action): number {
    if (kindOf(a) === BID) return -first(a)
    return kindOf(a) === KEEP ? -1 : used[kindOf(a)] + (kindOf(a) === PASS ? 9 : 0)
  }
}

/** A seeded deal; with Belle Époque, five cards that ask something, others with every seed. */
function dealOf(game: Game<State>, config: Config, seed: number): DealSheet {
  const s = game.create(config)
  game.setup(s, config, rngOf(`deal ${seed}`))
  const sheet = game.sheet(s)
  const cards = Array.from({ length: PAVILIONS }, (_, i) => ASKING[(seed + i * 2) % ASKING.length])
  return config.options['belle-epoque'] === 'on' ? { ...sheet, belleEpoqueCards: cards } : sheet
}
/** Seeds of games with another way to play. */
const PLANTERS = 10_000
const ASKING = [2, 4, 6, 14, 15, 17, 18, 20, 22, 25, 27]

/** The stretches of a game. */
function stretchesOf({ game, table }: Played): Stretch[] {
  const stretches: (Stretch & { actions: Action[] })[] = []
  for (const [i, { seat, action }] of table.decisions.entries()) {
    const last = stretches.at(-1)
    if (last?.seat === seat && last.actions.length < LONGEST) last.actions.push(action)
    else stretches.push({ game, table, from: i, seat, actions: [action] })
  }
  return stretches
}
const LONGEST = 9

const kindsIn = ({ actions }: Pick<Stretch, 'actions'>): Kind[] => actions.map((a) => KINDS[kindOf(a)])

/** Few stretches of seeded games in which every wanted verb is used. Where the seeds no longer do, since rules have changed, others are tried. */
export function stretchesFor(edition: EditionName, wanted: readonly Kind[], seeds: readonly number[]): (readonly [string, Stretch])[] {
  const played: Played[] = []
  const missing = new Set(wanted)
  for (const seed of [...seeds, ...Array.from({ length: MOST_GAMES }, (_, i) => PLANTERS + i)]) {
    if (missing.size === 0) break
    const [game] = games(edition, [seed])
    const adds = stretchesOf(game).flatMap(kindsIn)
    if (adds.some((kind) => missing.has(kind))) played.push(game)
    for (const kind of adds) missing.delete(kind)
  }
  return stretchesWith(played, wanted)
}
const MOST_GAMES = 2000

/** Few stretches in which every wanted verb is used, each with the verbs that it adds. */
function stretchesWith(played: readonly Played[], wanted: readonly Kind[]): (readonly [string, Stretch])[] {
  const stretches = played.flatMap(stretchesOf)
  const found: (readonly [string, Stretch])[] = []
  for (let missing = [...wanted]; missing.length > 0; ) {
    const adds = (stretch: Stretch) => missing.filter((kind) => kindsIn(stretch).includes(kind))
    const best = stretches.reduce((one, other) => (adds(other).length > adds(one).length ? other : one))
    if (adds(best).length === 0) throw new Error(`No game has ${missing.join(', ')}.`)
    found.push([adds(best).join(', '), best])
    missing = missing.filter((kind) => !adds(best).includes(kind))
  }
  return found
}

/** The first stretch that is as it is wanted. */
export function stretchWhere(played: readonly Played[], isWanted: (stretch: Stretch, s: State) => boolean): Stretch {
  const found = played.flatMap(stretchesOf).find((stretch) => isWanted(stretch, stretch.table.at(stretch.from)))
  if (!found) throw new Error('No game has such a stretch.')
  return found
}

/** Lays a game as it stood before a stretch on this browser's shelf, with Ada at its seat and bots at the others, and opens it. */
export const sitDown = (page: Page, { table, from, seat }: Omit<Stretch, 'actions'>): Promise<void> =>
  sitAt(page, asItStood(table, from), { seat, bot: 'random', board: '.bx-board' })

/** Takes the actions of a stretch as they were decided then, and checks that they became those of the game. */
export async function makeAll(page: Page, stretch: Stretch, hand: Hand): Promise<void> {
  const { game, table, from, seat, actions } = stretch
  const made: Action[] = []
  while (made.length < actions.length) {
    const at = from + made.length
    await nextQuestion(page)
    const view = viewOf(game, table.at(at), seat)
    const decided = table.decisions.slice(at).map(({ action }) => action)
    made.push(
      ...(await takeTurn(
        page,
        { game, before: view, seat, seats: table.config.seats },
        { decide: ({ actions: before }) => decided[before.length], hand },
      )),
    )
    await eventually(async () => (await kept(page)).card.decisions).toBeGreaterThanOrEqual(from + made.length)
  }
  const { decisions } = readRecord((await kept(page)).record, { games: [game] })
  expect(decisions.slice(from, from + made.length).map(({ action }) => game.format(action))).toEqual(made.map(game.format))
}

/** Chooses the first decision of a stretch, and does nothing. */
export async function chooseFirst(page: Page, { game, table, from, seat, actions }: Stretch, hand: Hand): Promise<void> {
  const question = { game, before: viewOf(game, table.at(from), seat), seat, seats: table.config.seats }
  await choose(page, planOf(question, []), { action: actions[0], hand })
}

interface Deciding {
  /** What is decided next. */
  decide(plan: Plan<State>): Action
  readonly hand: Hand
}

/** Plans a whole action, decision by decision, and does it; answers its decisions. */
export async function takeTurn(page: Page, question: Question<State>, { decide, hand }: Deciding): Promise<readonly Action[]> {
  let plan = planOf(question, [])
  do {
    const action = decide(plan)
    await choose(page, plan, { action, hand })
    plan = planOf(question, [...plan.actions, action])
  } while (plan.choices.length > 0)
  await hand(deed(page))
  await eventually(async () => (await shownOn(page)).settled.length + (await shownOn(page)).picked.length).toBe(0)
  return plan.actions
}

/** Chooses one decision of an action: a sum is typed, cubes are pressed one by one, everything else as the slip asks for it. */
async function choose(page: Page, plan: Plan<State>, { action, hand }: { readonly action: Action; readonly hand: Hand }): Promise<void> {
  const { game, after: s, seat, actions: settled } = plan
  const press = pressingAnywhere(page, hand)
  if (kindOf(action) === BID || kindOf(action) === TAKE_FRANCS) return typeSum(page, plan, { action, hand })
  if (kindOf(action) === TAKE_CUBE) {
    await press(game.describe(s, seat, action)[0])
    return eventually(async () => said(await shownOn(page))[settled.length]).toBe(game.format(action))
  }
  const label = (await (await loadFace(game.meta.id)).load('en')).label(s, seat, action)
  await chooseDecision(page, { game: game as never, s, seat, settled, action, label }, { press, hand })
}

const said = ({ settled, ready }: Awaited<ReturnType<typeof shownOn>>): string[] => [...settled, ...(ready ? [ready] : [])]

async function typeSum(
  page: Page,
  { game, actions, choices }: Plan<State>,
  { action, hand }: { action: Action; hand: Hand },
): Promise<void> {
  const field = page.getByLabel('Bid in francs')
  // Where the question comes by itself, its answer is a button that opens the slip.
  if ((await field.count()) === 0) {
    const opens = kindOf(action) === BID ? choices[0] : choices[choices.length - 1]
    await hand(placeOf(page, opens.places[0]))
  }
  await field.fill(String(first(action)))
  await eventually(async () => said(await shownOn(page))[actions.length]).toBe(game.format(action))
}

/** Presses a place where it is seen; on a phone it may lie behind another tab. */
function pressingAnywhere(page: Page, hand: Hand): Press {
  return async (place) => {
    for (const tab of ['', 'Art Nouveau', 'Brussels', 'Mine']) {
      const isThere = (await placeOf(page, place).count()) > 0
      if (isThere) break
      const button = page.getByRole('tab', { name: tab, exact: true })
      if (tab && (await button.isVisible())) await hand(button)
    }
    await hand(placeOf(page, place))
  }
}

/** A place where it is seen: on a board, in the prompt bar, or in the slip. */
export const placeOf = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"]:visible`).first()

/** A place that can be picked now. */
export const openPlace = (page: Page, place: string): Locator => page.locator(`[data-place="${place}"][data-open="true"]:visible`).first()
