// Games on a browser's own shelf: as they stand, with whoever is to sit at them.
import type { Page } from 'playwright-core'
import type { Block } from '../../src/core/block.ts'
import type { Seat } from '../../src/core/game.ts'
import { writeRecord } from '../../src/core/record.ts'
import { openTable, type Table } from '../../src/core/table.ts'
import type { Saved } from '../../src/web/source/local-store.ts'
import type { SeatInfo } from '../../src/wire/seats.ts'
import { store } from './profiles.ts'

const ID = 'local-shelved'
const KEY = `tassel.table.${ID}`

/** Puts a game on this browser's shelf as it stands; the path of its table. */
export async function shelve<S extends Block>(page: Page, table: Table<S>, seats: readonly SeatInfo[]): Promise<string> {
  const { game, config, decisions } = table
  const actors = game.actors(table.at())
  const card: Saved['card'] = {
    id: ID,
    game: game.meta.id,
    name: 'Friday',
    options: config.options,
    status: actors === 0 ? 'finished' : 'playing',
    seats: [...seats],
    you: null,
    actors,
    decisions: decisions.length,
    changed: '2024-05-01T20:00:00.000Z',
  }
  await store(page, KEY, { card, record: writeRecord(table) } satisfies Saved)
  return `/t/${ID}`
}

/** What the browser has kept by now of the table that is open. */
export async function kept(page: Page): Promise<Saved> {
  const kept = await page.evaluate(() => localStorage.getItem(`tassel.table.${location.pathname.split('/')[2]}`))
  return JSON.parse(kept ?? 'null')
}

/** Opens a game at one seat of it, with bots at the others, and waits for its board. */
export async function sitAt<S extends Block>(
  page: Page,
  table: Table<S>,
  place: { readonly seat: Seat; readonly bot: string; readonly board: string },
): Promise<void> {
  const seats = Array.from({ length: table.config.seats }, (_, seat) =>
    seat === place.seat
      ? { seat, kind: 'person' as const, name: 'Ada', online: true }
      : { seat, kind: 'bot' as const, name: place.bot, online: true },
  )
  await page.goto(await shelve(page, table, seats))
  await page.locator(place.board).waitFor({ state: 'attached' })
  // Before the fonts are there, places are still moving.
  await page.evaluate(() => document.fonts.ready)
}

/** A game as it stood after so many decisions. */
export function asItStood<S extends Block>({ game, config, origin, decisions }: Table<S>, after: number): Table<S> {
  const twin = openTable(game, config, origin)
  for (const { seat, action } of decisions.slice(0, after)) twin.play(seat, action)
  return twin
}
