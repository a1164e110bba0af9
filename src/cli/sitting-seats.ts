// Who sits at a table of bots with a person.
import type { Bot, Player } from '../bots/bot.ts'
import type { Seat } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'
import type { Table } from '../core/table.ts'
import type { Io } from './io.ts'
import type { Paint } from './paint.ts'

/** A bot at a seat, the player it is there, with its own source of chance. */
export interface Rival {
  readonly bot: Bot
  readonly player: Player
  readonly rng: Rng
}

/** Who sits where, and where it is written down. */
export interface Sitting {
  readonly table: Table
  readonly seat: Seat
  readonly rivals: ReadonlyMap<Seat, Rival>
  readonly file: string | null
  readonly io: Io
  readonly paint: Paint
}
