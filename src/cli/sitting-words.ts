// What a person at a table of bots is told.
import { promisedSeed } from '../core/origin.ts'
import { commitment } from '../core/seed.ts'
import { drawn } from './draw/index.ts'
import { say } from './io.ts'
import { standings } from './outcome.ts'
import type { Sitting } from './sitting-seats.ts'

/** The words that are no action. */
export const HELP = `Type an action in the game's notation, or:
  legal          every action you have, numbered; the number alone plays it
  table          draw the table again
  log            everything that happened, in words
  undo, redo     take your last decision back, and the bots' after it, as long as nothing was revealed
  save FILE      write the record to another file
  help           this
  quit           stop, and be told how to go on later`

/** As many choices as fit into a line below the table. */
const FEW = 6

/** Who plays what, and the promise about the shuffle. */
export function greet({ io, table, seat, rivals, file }: Sitting): void {
  const { meta } = table.game
  const others = [...rivals].map(([rival, { bot }]) => `seat ${rival} is ${bot.id}`)
  say(io, `${meta.title}, ${table.config.seats} seats. You are seat ${seat}; ${others.join(', ')}.`)
  const seed = promisedSeed(table.origin)
  if (seed !== null) say(io, `The shuffle is fixed: SHA-256 of the seed is ${commitment(seed)}.`)
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
    const seed = promisedSeed(table.origin)
    if (seed !== null) say(io, `The seed was ${seed}`)
  } else if (file !== null) say(io, `Go on with: ${howToCall(io)} play --resume ${file}`)
}

/** How the program was called: in a checkout it is on nobody's path. */
function howToCall({ env }: Sitting['io']): string {
  return env.npm_lifecycle_event === 'tassel' ? 'npm run -s tassel --' : 'tassel'
}
