// Decisions in words: those that were made, and those that could be.
import type { Action } from '../core/action.ts'
import { type Block, clone, UNKNOWN } from '../core/block.ts'
import type { Game, Seat, Viewer } from '../core/game.ts'
import type { Table } from '../core/table.ts'
import { listener, logLine, type Told } from '../core/words.ts'

/** One decision as a viewer heard of it. */
export interface Entry {
  readonly number: number
  readonly seat: Seat
  readonly notation: string
  readonly says: readonly string[]
}

/** What a viewer heard of every decision, numbered from one. */
export function entriesOf(table: Table, viewer: Viewer): Entry[] {
  return table.decisions.map(({ seat, action }, i) => ({
    number: i + 1,
    seat,
    notation: table.game.format(action),
    says: table.heard(viewer, i).map((told) => sentence(table.game, told, seat)),
  }))
}

/** An entry as a line: `12. seat 0  buy 2c: buys ruby II; pays …`. */
export function entryLine({ number, seat, notation, says }: Entry): string {
  return `${String(number).padStart(3)}. seat ${seat}  ${notation}${says.length > 0 ? `: ${says.join('; ')}` : ''}`
}

/** What a legal action would be told as, as far as the viewer can foresee it. */
export function foretold(game: Game, view: Block, { seat, action }: { seat: Seat; action: Action }): string {
  const ear = listener(game)
  game.apply(clone(view), seat, action, ear.tell)
  const known = ear.told.filter(({ facts }) => !Object.values(facts).includes(UNKNOWN))
  return known.map((told) => sentence(game, told, seat)).join('; ') || game.describe(view, seat, action).join(', ')
}

/** Another seat's part in a decision is said with its number. */
function sentence(game: Game, told: Told, seat: Seat): string {
  return `${told.seat === seat ? '' : `seat ${told.seat} `}${logLine(told, game.words)}`
}
