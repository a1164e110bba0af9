// Decisions in words: those that were made, and those that could be.
import type { Action } from '../core/action.ts'
import type { Block } from '../core/block.ts'
import type { Game, Seat, Viewer } from '../core/game.ts'
import { canTell } from '../core/known.ts'
import type { Table } from '../core/table.ts'
import { foretold, isSaid, logLine, logSentence, type Told } from '../core/words.ts'

/** One decision as a viewer heard of it. */
export interface Entry {
  readonly number: number
  readonly seat: Seat
  /** Null while the viewer may not know what was decided: a sealed choice, until the game is over. */
  readonly notation: string | null
  readonly says: readonly string[]
}

/** What a viewer heard of every decision, numbered from one, or of those after so many. */
export function entriesOf(table: Table, viewer: Viewer, after = 0): Entry[] {
  return table.decisions.slice(after).map((_, i) => entryOf(table, viewer, after + i))
}

/** What he heard of the last one. */
export const lastEntry = (table: Table, viewer: Viewer): Entry => entryOf(table, viewer, table.decisions.length - 1)

function entryOf({ game, decisions, at, heard }: Table, viewer: Viewer, i: number): Entry {
  const { seat, action } = decisions[i]
  const isKnown = game.actors(at()) === 0 || canTell(game, { before: at(i), seat, action }, viewer)
  const says = heard(viewer, i)
    .filter((told) => isSaid(told, game.words))
    .map((told) => sentence(game, told, seat))
  return { number: i + 1, seat, notation: isKnown ? game.format(action) : null, says }
}

/** An entry as a line: `12. seat 0  buy 2c: buys ruby II; pays …`. */
export function entryLine({ number, seat, notation, says }: Entry): string {
  const told = [...(notation === null ? [] : [notation]), ...(says.length > 0 ? [says.join('; ')] : [])]
  return `${String(number).padStart(3)}. seat ${seat}  ${told.join(': ')}`
}

/** What a legal action would do, as far as the viewer can foresee it; the places it touches where nothing is told. */
export function foreseen(game: Game, view: Block, { seat, action }: { seat: Seat; action: Action }): string {
  const says = foretold(game, view, { seat, action }).map((told) => sentence(game, told, seat))
  return says.join('; ') || game.describe(view, seat, action).join(', ')
}

/** The terminal calls players by the numbers that its commands take; another seat's part in a decision is said with its number. */
function sentence(game: Game, told: Told, seat: Seat): string {
  const words = { ...game.words, voice: { you: null, name: (other: Seat) => `seat ${other}` } }
  return told.seat === seat ? logLine(told, words) : logSentence(told, words)
}
