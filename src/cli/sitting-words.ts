// Who sits at a table of bots, and what the person among them is told.
import type { Bot } from '../bots/bot.ts'
import type { Seat } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'
import { commitment } from '../core/seed.ts'
import type { Table } from '../core/table.ts'
import { drawn } from './draw/index.ts'
import { type Io, say } from './io.ts'
import { standings } from './outcome.ts'
import type { Paint } from './paint.ts'

/** A bot at a seat, with its own source of chance. */
export interface Rival {
  readonly bot: Bot
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

/** The words that are no action. */
export const HELP = `Type an action in the game's notation, or:
  legal          every action you have, numbered; the number alone plays it
  table          draw the table again
  log            everything that happened, in words
  undo, redo     take your last decision back, and the bots' after it, as long as nothing was revealed
  save FILE      write the record to another file
  help           this
  quit           stop; go on later with tassel play --resume FILE`

/** As many choices as fit into a line below the table. */
const FEW = 6

/** Who plays what, and the promise about the shuffle. */
export function greet({ io, table, seat, rivals, file }: Sitting): void {
  const { meta } = table.game
  const others = [...rivals].map(([rival, { bot }]) => `seat ${rival} is ${bot.id}`)
  say(io, `${meta.title}, ${table.config.seats} seats. You are seat ${seat}; ${others.join(', ')}.`)
  if ('seed' in table.origin) say(io, `The shuffle is fixed: SHA-256 of the seed is ${commitment(table.origin.seed)}.`)
  if (file !== null) say(io, `Every decision is written to ${file}.`)
  say(io, 'Type "help" for what can be typed.')
}

/** The table as the person sees it, and the choices where they are few. */
export function showTable({ io, table, seat, paint }: Sitting): void {
  say(io, `\n${drawn(table.game, { view: table.view(seat), viewer: seat, paint })}\n`)
  const choices = table.legal(seat).map(table.game.format)
  if (choices.length > 0 && choices.length <= FEW) say(io, `You choose: ${choices.join(' | ')}`)
}

/** The result and the seed, or how to come back. */
export function farewell({ io, table, file }: Sitting, over: boolean): void {
  if (over) {
    say(io, standings(table.game.result(table.at()), table.game.words.parts))
    if ('seed' in table.origin) say(io, `The seed was ${table.origin.seed}`)
  } else if (file !== null) say(io, `Go on with: tassel play --resume ${file}`)
}
