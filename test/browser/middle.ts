// The middle of a whole game, which is like any other part of it: it is played past the page, so that the page need not draw it.
import type { Page } from 'playwright-core'
import { botOf } from '../../src/bots/index.ts'
import type { Block } from '../../src/core/block.ts'
import type { Game, Seat } from '../../src/core/game.ts'
import { readRecord, writeRecord } from '../../src/core/record.ts'
import { rngOf } from '../../src/core/seed.ts'
import { RAIL } from '../../src/games/brass-birmingham/components.ts'
import type { State as Brass } from '../../src/games/brass-birmingham/state.ts'
import { ROUNDS } from '../../src/games/bruxelles-1893/components.ts'
import type { State as Bruxelles } from '../../src/games/bruxelles-1893/state.ts'
import { gameOf, games } from '../../src/games/index.ts'
import type { State as Skyrise } from '../../src/games/skyrise/state.ts'
import type { State as Splendor } from '../../src/games/splendor/state.ts'
import type { Saved } from '../../src/web/source/local-store.ts'
import { blockOf } from '../../src/web/source/remote.ts'
import type { TableView } from '../../src/wire/tables.ts'

interface Course {
  /** Who plays the middle: quick, and sure to come to an end. */
  readonly bot: string
  /** Whether the end is so near that it is played through the board. */
  isNearEnd(s: Block): boolean
}

const course = <S extends Block>(bot: string, isNearEnd: (s: S) => boolean): Course => ({ bot, isNearEnd: (s) => isNearEnd(s as S) })
const bruxelles = course<Bruxelles>('random', (s) => s.round === ROUNDS && s.passed !== 0)

const COURSES: Readonly<Record<string, Course>> = {
  splendor: course<Splendor>('greedy', (s) => Math.max(...s.points) >= 14),
  'brass-birmingham': course<Brass>('random', (s) => s.era === RAIL && s.cards[0] <= 2),
  skyrise: course<Skyrise>('random', (s) => s.auction >= 26),
  'bruxelles-1893': bruxelles,
  'bruxelles-1893-revised': bruxelles,
}

const POLL_MS = 10

/** Plays on, when something is asked, until the end is near; then the page shows the table again. */
export async function passTheMiddle(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const id = pathname.split('/')[2]
  if (id.startsWith('local-')) return passHere(page, `tassel.table.${id}`)
  await page.goto('about:blank')
  await passThere(page, id)
  await page.goto(pathname)
}

/** At a table in the browser: everybody's decisions are written into what it keeps. */
async function passHere(page: Page, key: string): Promise<void> {
  const saved: Saved = JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null')
  const table = readRecord(saved.record, { games })
  const { bot, isNearEnd } = COURSES[table.game.meta.id]
  const rng = rngOf('middle')
  while (table.game.actors(table.at()) !== 0 && !isNearEnd(table.at())) {
    const seat = 31 - Math.clz32(table.game.actors(table.at()))
    table.play(
      seat,
      botOf(bot)
        .player()
        .choose({ game: table.game, view: table.view(seat), seat, seats: table.config.seats }, rng),
    )
  }
  const value = JSON.stringify({ ...saved, record: writeRecord(table) })
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value])
  await page.reload()
}

/** At a table on the server: the decisions of the page's person, as he would send them. */
async function passThere(page: Page, id: string): Promise<void> {
  const rng = rngOf('middle')
  for (;;) {
    const table: TableView = await (await page.request.get(`/api/tables/${id}`)).json()
    const { position, you } = table
    if (!position || you === null || position.actors === 0) return
    const game = gameOf(table.game)
    const view = blockOf(position.view, table, game)
    const { bot, isNearEnd } = COURSES[table.game]
    if (isNearEnd(view)) return
    if (isAsked(game, view, you)) {
      const action = botOf(bot).player().choose({ game, view, seat: you, seats: table.seats.length }, rng)
      await page.request.post(`/api/tables/${id}/moves`, { data: { seq: position.seq, action } })
    } else await new Promise((done) => setTimeout(done, POLL_MS))
  }
}

const isAsked = (game: Game, s: Block, seat: Seat): boolean => (game.actors(s) & (1 << seat)) !== 0
