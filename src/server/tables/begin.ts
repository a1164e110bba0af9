// The deal, and the decisions that a forked table begins with.
import type { Config, Game } from '../../core/game.ts'
import { dealOf, redeal } from '../../core/origin.ts'
import { gameOf } from '../../games/index.ts'
import { begunClocks } from '../clocks/reckon.ts'
import type { Wall } from '../clocks/wall.ts'
import { noSuchTable } from '../refused.ts'
import type { Draft } from '../store/append.ts'
import type { Database } from '../store/database.ts'
import { seatRows, tableRow } from '../store/read.ts'
import { beginGame, reseat } from '../store/write.ts'
import { optionsOf } from './forward.ts'
import type { Entry } from './line.ts'
import { owedByBots } from './live.ts'
import { seatedBy } from './seating.ts'
import { clockedAt } from './timed.ts'

/** A table whose last seat was taken. */
export interface Full {
  readonly id: string
  /** What it takes along from the table that it left: the deal there, and decisions. */
  readonly kept: readonly Entry[]
}

/** What is known where it begins. */
interface Hall {
  readonly botPauseMs: number
  readonly wall: Wall
}

/** Deals and begins; answers whether a bot owes the first decision. */
export async function begin(tx: Database, { id, kept }: Full, { botPauseMs, wall }: Hall): Promise<boolean> {
  const table = await tableRow(tx, id)
  if (!table) throw noSuchTable()
  const rows = await seatRows(tx, id)
  const order = seatedBy(table.seating, rows)
  const stays = order.length === rows.length && order.every(({ seat }, i) => seat === i)
  if (!stays) await reseat(tx, id, { order, event: table.event })
  const seats = order.map((row, seat) => ({ ...row, seat }))
  const game = gameOf(table.game)
  const options = optionsOf(table)
  const { drafts, actors } = opening(game, { seats: seats.length, options }, { seed: table.seed, kept })
  const due = owedByBots(seats, actors) !== 0
  const clocks = table.clock && begunClocks(table.clock, seats, wall.now())
  const clocked = clockedAt({ table, wall }, { clocks, seats, actors })
  await beginGame(tx, table.id, { drafts, rules: game.meta.rulesVersion, options, actors, dueIn: due ? botPauseMs : null, ...clocked })
  return due
}

function opening(
  game: Game,
  config: Config,
  { seed, kept }: { seed: string; kept: readonly Entry[] },
): { drafts: Draft[]; actors: number } {
  const s = game.create(config)
  const rules = game.meta.rulesVersion
  const taken = kept.map(({ seat, action, told, knownTo, snapshot }, i): Draft => {
    const kind = i === 0 ? 'deal' : 'play'
    return { seq: i, kind, seat, action, decisions: i, snapshot, told, knownTo, key: null, rules }
  })
  const last = taken.pop()
  if (last) {
    s.bytes.set(last.snapshot)
    redeal(game, s, { seats: config.seats, seed })
  } else game.setup(s, config, dealOf({ seed }))
  const dealt: Draft = last ?? {
    seq: 0,
    kind: 'deal',
    seat: 0,
    action: 0,
    decisions: 0,
    snapshot: s.bytes,
    told: [],
    knownTo: 0,
    key: null,
    rules,
  }
  return { drafts: [...taken, { ...dealt, snapshot: s.bytes }], actors: game.actors(s) }
}
