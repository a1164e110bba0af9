// Games that are over already, for those who want to look back: one on the server, one in the browser. Played by bots, by the seed.
import type { Page } from 'playwright-core'
import { botOf } from '../../src/bots/index.ts'
import { configOf } from '../../src/core/config.ts'
import type { Game } from '../../src/core/game.ts'
import { writeRecord } from '../../src/core/record.ts'
import { rngOf } from '../../src/core/seed.ts'
import { openTable, type Table } from '../../src/core/table.ts'
import { splendor } from '../../src/games/splendor/index.ts'
import type { NewTable } from '../../src/wire/tables.ts'
import { begun, playOut } from '../server/tables.ts'
import { type Visitor, visitor } from '../server/visitor.ts'
import { shelve } from './shelf.ts'

/** A game between two greedy bots: the same for the same seed. */
function played(seed: string, game: Game = splendor): Table {
  const table = openTable(game, configOf(game, 2), { seed })
  const rng = rngOf(seed)
  for (;;) {
    const actors = game.actors(table.at())
    if (actors === 0) return table
    const seat = 31 - Math.clz32(actors)
    table.play(
      seat,
      botOf('greedy')
        .player()
        .choose({ game, view: table.view(seat), seat, seats: 2 }, rng),
    )
  }
}

/** Its record. */
export function playedRecord(seed: string): { readonly record: string; readonly decisions: number } {
  const table = played(seed)
  return { record: writeRecord(table), decisions: table.decisions.length }
}

/** Puts a finished game between Ada and Bob on this browser's shelf; the path of its table. */
export async function finishedHere(page: Page, seed: string, game?: Game): Promise<{ readonly path: string; readonly decisions: number }> {
  const table = played(seed, game)
  const seats = ['Ada', 'Bob'].map((name, seat) => ({ seat, kind: 'person' as const, name, online: true }))
  return { path: await shelve(page, table, seats), decisions: table.decisions.length }
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
