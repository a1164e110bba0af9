// The deal, and the decisions that a forked table begins with.
import { clone } from '../../core/block.ts'
import type { Config, Game } from '../../core/game.ts'
import type { Decision } from '../../core/refusal.ts'
import { dealOf } from '../../core/table.ts'
import { listener } from '../../core/words.ts'
import { gameOf } from '../../games/index.ts'
import type { Draft } from '../store/append.ts'
import type { Database } from '../store/database.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { beginGame } from '../store/write.ts'
import { knownTo } from './known.ts'
import { botMask } from './live.ts'

/** A table whose last seat was taken. */
export interface Full {
  readonly table: Pick<TableRow, 'id' | 'game' | 'options' | 'seed'>
  readonly seats: readonly SeatRow[]
  readonly kept: readonly Decision[]
}

/** Deals and begins; answers whether a bot owes the first decision. */
export async function begin(tx: Database, { table, seats, kept }: Full, botPauseMs: number): Promise<boolean> {
  const game = gameOf(table.game)
  const { drafts, actors } = opening(game, { seats: seats.length, options: table.options }, table.seed, kept)
  const due = (actors & botMask(seats)) !== 0
  await beginGame(tx, table.id, drafts, { actors, dueIn: due ? botPauseMs : null })
  return due
}

function opening(game: Game, config: Config, seed: string, kept: readonly Decision[]): { drafts: Draft[]; actors: number } {
  const s = game.create(config)
  game.setup(s, config, dealOf({ seed }))
  const blank = { seat: 0, action: 0, told: [], knownTo: 0, key: null }
  const drafts: Draft[] = [{ ...blank, seq: 0, kind: 'deal', decisions: 0, snapshot: clone(s).bytes }]
  for (const [i, { seat, action }] of kept.entries()) {
    const known = knownTo(game, config, { before: s, seat, action })
    const ear = listener(game)
    game.apply(s, seat, action, ear.tell)
    const made = { seat, action, told: ear.told, knownTo: known, key: null }
    drafts.push({ ...made, seq: i + 1, kind: 'play', decisions: i + 1, snapshot: clone(s).bytes })
  }
  return { drafts, actors: game.actors(s) }
}
