// Somebody who plays through the board: knows what the page may know, buys what can be bought, and presses what has the ring.
import type { Page } from 'playwright-core'
import { botOf } from '../../src/bots/index.ts'
import { type Action, actionList, kindOf, listed } from '../../src/core/action.ts'
import type { Block } from '../../src/core/block.ts'
import type { Game, Seat } from '../../src/core/game.ts'
import { readRecord } from '../../src/core/record.ts'
import { rngOf } from '../../src/core/seed.ts'
import { gameOf, games } from '../../src/games/index.ts'
import { loadFace } from '../../src/web/shelf/load.ts'
import type { Saved } from '../../src/web/source/local-store.ts'
import { blockOf } from '../../src/web/source/remote.ts'
import type { TableView } from '../../src/wire/tables.ts'
import { command, type Hand } from './hands.ts'
import { eventually } from './house.ts'
import { passTheMiddle } from './middle.ts'
import { pressing, takeAction } from './slip.ts'

/** What the person at a page sees when a decision is asked. */
interface Sight {
  readonly game: Game
  readonly view: Block
  readonly seat: Seat
  readonly seats: number
}

/** How often one looks whether something has come: not with each frame, which would have to be drawn for it. */
const LOOKING = { polling: 30 }

/** So many decisions of the beginning are made through the board. */
const BEGINNING = 2

/** Plays until the end screen is there: the beginning and the end through the board. */
export function playToTheEnd(page: Page, hand: Hand): Promise<void> {
  return playWhole(page, () => playOneDecision(page, hand))
}

/** The same, decision by decision as somebody else makes them. */
export async function playWhole(page: Page, decide: () => Promise<unknown>): Promise<void> {
  // A scene that comes over a question which was asked already is skipped like one before it.
  const skip = page.locator('.scene-skip')
  await page.addLocatorHandler(skip, () => skip.evaluate((button: HTMLElement) => button.click()))
  for (let made = 0; made < BEGINNING && (await nextQuestion(page)) !== 'over'; made++) await decide()
  if ((await nextQuestion(page)) !== 'over') await passTheMiddle(page)
  while ((await nextQuestion(page)) !== 'over') await decide()
  await page.removeLocatorHandler(skip)
}

/** Waits to be asked and decides once; false when the game is over. */
export async function playOneDecision(page: Page, hand: Hand): Promise<boolean> {
  const question = await nextQuestion(page)
  if (question === 'over') return false
  if (question === 'curtain') await hand(page.locator('dialog.curtain button'))
  else await throughTheBoard(page, hand)
  return true
}

/** Waits until the page wants something of its person; scenes on the way are skipped. */
export async function nextQuestion(page: Page): Promise<'over' | 'curtain' | 'asked'> {
  for (;;) {
    const question = await page.waitForFunction(
      () => {
        if (document.querySelector('dialog.end-screen[open]')) return 'over'
        if (document.querySelector('dialog.curtain[open]')) return 'curtain'
        if (document.querySelector('.room.in-scene')) return document.querySelector('.scene-skip') && 'scene'
        return document.querySelector('.prompt.asked') && 'asked'
      },
      undefined,
      LOOKING,
    )
    const found = (await question.jsonValue()) || 'asked'
    if (found !== 'scene') return found
    // Somebody else may have played on, or skipped it, meanwhile.
    await page.evaluate(() => document.querySelector<HTMLElement>('.scene-skip')?.click())
  }
}

/** Takes a whole action, as far as nothing is revealed on the way: picks its places with their rings one after another, and does it. */
async function throughTheBoard(page: Page, hand: Hand): Promise<void> {
  const sight = await sightOf(page)
  if ((sight.game.actors(sight.view) & (1 << sight.seat)) === 0) return // the page still asks what the table knows to be answered
  const words = await (await loadFace(sight.game.meta.id)).load('en')
  await untilShown(page, () =>
    takeAction(page, sight, {
      decide: (view) => decisionFor({ ...sight, view }),
      label: (s, action) => words.label(s, sight.seat, action),
      press: pressing(page, hand),
      hand,
    }),
  )
}

/** Makes decisions, and waits until the page shows what came of them: before, it still asks what is answered. */
export async function untilShown(page: Page, make: () => Promise<readonly Action[]>): Promise<void> {
  const before = await page.evaluate(() => Number(document.querySelector<HTMLElement>('.room')?.dataset.seq))
  const made = await make()
  await page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>('.room')?.dataset.seq) >= seq,
    before + made.length,
    LOOKING,
  )
}

/** The same decision, typed. */
export async function decideByCommand(page: Page, text?: string): Promise<void> {
  const before = await shownPosition(page)
  const sight = text === undefined ? await sightOf(page) : undefined
  await command(page, text ?? (sight ? sight.game.format(decisionFor(sight)) : ''))
  await eventually(() => shownPosition(page)).not.toBe(before)
}

/** What tells a position on the page from the one before: a line more or less in the log, or another question. */
function shownPosition(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      `${document.querySelector<HTMLElement>('.drawer .log')?.dataset.decisions} ${document.querySelector('.prompt .ask p')?.textContent}`,
  )
}

/** How many decisions the log on the page tells of. */
export async function decisionsLogged(page: Page): Promise<number> {
  return Number(await page.locator('.drawer .log').getAttribute('data-decisions'))
}

/** Buys what can be bought, which keeps games short: of several cards the highest. Otherwise as the greedy bot would. */
function decisionFor({ game, view, seat, seats }: Sight): Action {
  const legal = actionList()
  game.legal(view, seat, legal)
  const purchase = listed(legal)
    .filter((action) => game.kinds[kindOf(action)].name === 'buy')
    .at(-1)
  return purchase ?? botOf('greedy').player().choose({ game, view, seat, seats }, rngOf('browser'))
}

/** Waits until it is this person's turn on the server and on the page: nothing comes from anybody else now. */
export async function untilAsked(page: Page): Promise<void> {
  const isAsked = ({ game, view, seat }: Sight) => (game.actors(view) & (1 << seat)) !== 0
  await eventually(async () => isAsked(await sightOf(page))).toBe(true)
}

/** What the page's person may know: from the server for a table there, from the browser's own store for one here. */
export async function sightOf(page: Page): Promise<Sight> {
  const id = new URL(page.url()).pathname.split('/')[2]
  return id.startsWith('local-') ? sightHere(page, id) : sightThere(page, id)
}

async function sightHere(page: Page, id: string): Promise<Sight> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), `tassel.table.${id}`)
  const saved: Saved = JSON.parse(kept ?? 'null')
  const table = readRecord(saved.record, { games })
  const seat = 31 - Math.clz32(table.game.actors(table.at()))
  return { game: table.game, view: table.view(seat), seat, seats: table.config.seats }
}

/** What the server knows, once the page shows it: a board that is about to change takes no press. */
async function sightThere(page: Page, id: string): Promise<Sight> {
  const table: TableView = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${id}`)
  if (!table.position || table.you === null) throw new Error('Nothing is asked of a spectator.')
  const shown = await page.waitForFunction(
    (known) => {
      const seq = document.querySelector<HTMLElement>('.room')?.dataset.seq
      return Number(seq) >= known && seq
    },
    table.position.seq,
    LOOKING,
  )
  if (Number(await shown.jsonValue()) !== table.position.seq) return sightThere(page, id)
  const game = gameOf(table.game)
  return { game, view: blockOf(table.position.view, table, game), seat: table.you, seats: table.seats.length }
}
