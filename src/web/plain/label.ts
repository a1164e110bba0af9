// A decision as a button: what would be told of it.
import type { Action } from '../../core/action.ts'
import type { Block } from '../../core/block.ts'
import type { Game, Seat, Words } from '../../core/game.ts'
import { foretold, logLine } from '../../core/words.ts'
import { capital, parts } from '../board/words.ts'

/** The sentences with facts tell decisions apart; a decision of which nothing is told is called by its notation. */
export function labelOf(
  game: Game,
  s: Block,
  { seat, action, words }: { readonly seat: Seat; readonly action: Action; readonly words: Words },
): string {
  const own = foretold(game, s, { seat, action }).filter((told) => told.seat === seat)
  const telling = own.filter(({ facts }) => Object.keys(facts).length > 0)
  return capital(parts(', ', ...(telling.length > 0 ? telling : own).map((told) => logLine(told, words)))) || capital(game.format(action))
}
