// Games that are over already, for those who want to look back: one on the server, one in the browser. Played by bots, by the seed.
import type { Page } from 'playwright-core'
import { botOf } from '../../src/bots/index.ts'
import { configOf } from '../../src/core/config.ts'
import { writeRecord } from '../../src/core/record.ts'
import { rngOf } from '../../src/core/seed.ts'
import { openTable } from '../../src/core/table.ts'
import { splendor } from '../../src/games/splendor/index.ts'
import type { Saved } from '../../src/web/source/local-store.ts'
import type { NewTable } from '../../src/wire/tables.ts'
import { begun, playOut } from '../server/tables.ts'
import { type Visitor, visitor } from '../server/visitor.ts'
import { store } from './profiles.ts'

/** The record of a game between two greedy bots: the same for the same seed. */
export function playedRecord(seed: string): { readonly record: string; readonly decisions: number } {
  const table = openTable(splendor, configOf(splendor, 2), { seed })
  const rng = rngOf(seed)
  for (;;) {
    const actors = splendor.actors(table.at())
    if (actors === 0) return { record: writeRecord(table), decisions: table.decisions.length }
    const seat = 31 - Math.clz32(actors)
    table.play(seat, botOf('greedy').choose({ game: splendor, view: table.view(seat), seat, seats: 2 }, rng))
  }
}

/** Puts a finished game between Ada and Bob on this browser's shelf; the path of its table. */
export async function finishedHere(page: Page, seed: string): Promise<{ readonly path: string; readonly decisions: number }> {
  const { record, decisions } = playedRecord(seed)
  const id = 'local-finished'
  const seats = ['Ada', 'Bob'].map((name, seat) => ({ seat, kind: 'person' as const, name, online: true }))
  const changed = '2024-05-01T20:00:00.000Z'
  const card = {
    id,
    game: 'splendor',
    name: 'Friday',
    options: {},
    status: 'finished' as const,
    seats,
    you: null,
    actors: 0,
    decisions,
    changed,
  }
  const saved: Saved = { card, record }
  await store(page, `tassel.table.${id}`, saved)
  return { path: `/t/${id}`, decisions }
}

/** A game between Ada and Bob on the server, played over HTTP to its end; the page is Ada's from now on. */
export async function finishedThere(
  page: Page,
  base: string,
  changes: Partial<NewTable> = {},
): Promise<{ readonly path: string; readonly decisions: number }> {
  const [ada, bob] = [visitor(base), visitor(base)]
  const { id } = await begun(ada, bob, changes)
  const decisions = await playOut([ada, bob], id)
  await be(page, ada, base)
  return { path: `/t/${id}`, decisions }
}

/** Gives a page the cookie of somebody who came without a browser. */
async function be(page: Page, who: Visitor, base: string): Promise<void> {
  await page.context().addCookies([{ name: 'tassel', value: who.cookie ?? '', url: base }])
}
