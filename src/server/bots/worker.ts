// A bot's thread. It is given what the seat sees and nothing else: not even a mistake here can look into a deck.
import { timeFor } from '../../bots/budget.ts'
import { botOf } from '../../bots/index.ts'
import { bringNet } from '../../bots/net/shelf.ts'
import { seatedAt } from '../../bots/seated.ts'
import type { Action } from '../../core/action.ts'
import type { Options, Seat } from '../../core/game.ts'
import { sow } from '../../core/rng.ts'
import { gameOf } from '../../games/index.ts'
import { readNet } from './read-net.ts'

/** A decision that a bot is asked for; everything in it can be copied between threads. */
export interface Question {
  readonly bot: string
  /** Which table asks: the same player answers it again, with what it remembers. */
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly seat: Seat
  /** The block as the seat may see it. */
  readonly view: Uint8Array
  readonly chance: readonly [number, number, number, number]
}

/** The pool calls this by name. */
export async function choose({ bot, table, game: id, seats, options, seat, view, chance }: Question): Promise<Action> {
  await bringNet(botOf(bot), { game: id, seats }, readNet)
  const game = gameOf(id)
  const s = game.create({ seats, options })
  s.bytes.set(view)
  const rng = new Int32Array(4)
  sow(rng, ...chance)
  const budget = timeFor(seats, () => performance.now())
  return seatedAt(`${table} ${seat}`, bot).choose({ game, view: s, seat, seats }, rng, budget)
}
