// Tables of Brass for the browser: golden games as they once stood, with one person at them, who presses what the record says.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Action, kindOf } from '../../src/core/action.ts'
import type { Seat } from '../../src/core/game.ts'
import { readRecord } from '../../src/core/record.ts'
import { openTable, type Table } from '../../src/core/table.ts'
import { viewOf } from '../../src/core/view.ts'
import { brassBirmingham as game } from '../../src/games/brass-birmingham/index.ts'
import type { State } from '../../src/games/brass-birmingham/state.ts'
import { KINDS } from '../../src/games/brass-birmingham/vocabulary.ts'
import { loadFace } from '../../src/web/shelf/load.ts'
import { press } from './brass-map.ts'
import type { Hand } from './hands.ts'
import { eventually } from './house.ts'
import { asItStood, kept, sitAt } from './shelf.ts'
import { takeAction } from './slip.ts'

export type Kind = (typeof KINDS)[number]

const shelf = new Map<string, Table<State>>()

/** A game from the shelf of golden ones. */
export function golden(name: string): Table<State> {
  const table = shelf.get(name) ?? replayed(readFileSync(`src/games/brass-birmingham/records/${name}.tassel`, 'utf8'))
  shelf.set(name, table)
  return table
}

function replayed(record: string): Table<State> {
  const { config, origin, decisions } = readRecord(record, { games: [game] })
  const table = openTable(game, config, origin)
  for (const { seat, action } of decisions) table.play(seat, action)
  return table
}

/** One seat's turn of a game, from its first decision to its last. */
export interface Turn {
  readonly table: Table<State>
  /** Decisions before it. */
  readonly from: number
  readonly seat: Seat
  readonly actions: readonly Action[]
}

/** The turns of a game, one after another. */
function turnsOf(table: Table<State>): Turn[] {
  const turns: (Turn & { actions: Action[] })[] = []
  for (const [i, { seat, action }] of table.decisions.entries()) {
    const last = turns.at(-1)
    if (last && turnKey(table.at(last.from)) === turnKey(table.at(i))) last.actions.push(action)
    else turns.push({ table, from: i, seat, actions: [action] })
  }
  return turns
}

const turnKey = (s: State): string => [s.era, s.round, s.position, s.turn].join()
const kindsIn = ({ actions }: Turn): Kind[] => actions.map((a) => KINDS[kindOf(a)])
const stateOf = ({ table, from }: Turn): State => table.at(from)

/** The first golden turn that is as it is wanted. */
export function turnWhere(isWanted: (turn: Turn, s: State) => boolean): Turn {
  const turn = goldenTurns().find((each) => isWanted(each, stateOf(each)))
  if (!turn) throw new Error('No golden game has such a turn.')
  return turn
}

/** Few turns of an era in which every wanted kind of action is taken, each with the wanted kinds that it adds. */
export function turnsWith(era: number, wanted: readonly Kind[]): (readonly [string, Turn])[] {
  const turns = goldenTurns().filter((turn) => stateOf(turn).era === era)
  const found: (readonly [string, Turn])[] = []
  for (let missing = [...wanted]; missing.length > 0; ) {
    const adds = (turn: Turn) => missing.filter((kind) => kindsIn(turn).includes(kind))
    const best = turns.reduce((one, other) => (adds(other).length > adds(one).length ? other : one))
    if (adds(best).length === 0) throw new Error(`No golden turn of this era has ${missing.join(', ')}.`)
    found.push([adds(best).join(' and '), best])
    missing = missing.filter((kind) => !adds(best).includes(kind))
  }
  return found
}

const goldenTurns = (): Turn[] => ['four-eager', 'three-eager', 'two-eager'].flatMap((name) => turnsOf(golden(name)))

/** Lays a game as it stood after so many decisions on this browser's shelf, with Ada at one seat and bots at the others, and opens it. */
export const sitDown = (page: Page, table: Table<State>, { from, seat }: { from: number; seat: Seat }): Promise<void> =>
  sitAt(page, asItStood(table, from), { seat, bot: 'greedy', board: '.bb-map' })

/** Opens a golden turn, with Ada at the seat whose turn it is. */
export const sitDownTo = (page: Page, turn: Turn): Promise<void> => sitDown(page, turn.table, turn)

/** Takes a whole turn by pressing everything that its decisions touch, and checks that it became the very turn of the record. */
export async function takeTurn(page: Page, turn: Turn, hand: Hand): Promise<void> {
  for (let nth = 0; nth < turn.actions.length; ) nth += (await act(page, turn, { nth, hand })).length
  await eventually(async () => (await kept(page)).card.decisions).toBeGreaterThanOrEqual(turn.from + turn.actions.length)
  const { decisions } = readRecord((await kept(page)).record, { games: [game] })
  expect(decisions.slice(turn.from, turn.from + turn.actions.length).map(({ action }) => game.format(action))).toEqual(
    turn.actions.map(game.format),
  )
}

/** Takes one action of a turn, from its nth decision on, through the slip. Answers its decisions. */
export async function act(page: Page, turn: Turn, { nth, hand }: { nth: number; hand: Hand }): Promise<readonly Action[]> {
  const { table, from, seat, actions } = turn
  const words = await (await loadFace(game.meta.id)).load('en')
  let next = nth
  const view = viewOf(game, table.at(from + nth), seat)
  return takeAction(
    page,
    { game, view, seat, seats: table.config.seats },
    {
      decide: () => actions[next++],
      label: (s, action) => words.label(s, seat, action),
      press: (place) => press(page, place, hand),
      hand,
    },
  )
}
