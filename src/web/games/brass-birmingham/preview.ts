// What an action would do, found by doing it on a copy: the money, where coal, iron and beer come from, which tiles flip.
import { type Action, kindOf } from '../../../core/action.ts'
import { clone } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { isOwing } from '../../../core/pending.ts'
import { listener, type Told } from '../../../core/words.ts'
import { endGame } from '../../../games/brass-birmingham/era.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import { pointsOf, type State } from '../../../games/brass-birmingham/state.ts'
import { levelOf } from '../../../games/brass-birmingham/tracks.ts'
import { REMOVE } from '../../../games/brass-birmingham/vocabulary.ts'
import type { Choice } from '../../table/choice.ts'
import { choicesOf } from '../../table/choosing.ts'
import { asksForSource, usual } from './habits.ts'
import { consumedAt, wayOf } from './ways.ts'

/** Before and after. */
export type Change = readonly [number, number]

/** Something that would be told. */
export interface Foretold extends Told {
  /** The links over which it comes: coal, and another seat's beer. */
  readonly way: readonly number[]
  /** The choice that it was, and what else could have been chosen. */
  readonly source: { readonly made: Action; readonly choices: readonly Choice[] } | null
}

export interface Preview {
  readonly money: Change
  readonly spent: Change
  /** Income level and points of the seat. */
  readonly income: Change
  readonly points: Change
  readonly told: readonly Foretold[]
  /** Cubes or barrels that leave a slot, by slot. */
  readonly taken: ReadonlyMap<number, number>
  /** Slots whose tile flips. */
  readonly flips: ReadonlySet<number>
  /** Links over which coal and beer come. */
  readonly way: ReadonlySet<number>
  /** How it lies when the action is over, and nothing else has happened. */
  readonly after: State
}

/** More actions than a turn has, so that in the copy the turn does not end: no income is paid, no card drawn. */
const ENDLESS = 100
/** What would be told of an answer that only stands in for the real one. */
const UNSAID: ReadonlySet<string> = new Set(['discards', 'declines', 'developsFree'])

interface Decided {
  /** The decisions of one action, as far as they are made. */
  readonly actions: readonly Action[]
  /** Places that were picked for those still to come. */
  readonly wishes?: readonly string[]
}

/** What some decisions do, with what is wished or usual for those that follow. */
export function preview(s: State, seat: Seat, { actions, wishes = [] }: Decided): Preview {
  const after = clone(s)
  after.actions = ENDLESS
  const told: Foretold[] = []
  const decide = (action: Action, isCertain: boolean) => {
    const choices = asksForSource(after) ? choicesOf(game, after, seat) : null
    const at = consumedAt(after, action)
    const ear = listener(game)
    game.apply(after, seat, action, ear.tell)
    const source = choices && choices.length > 1 ? { made: action, choices } : null
    const kept = isCertain ? ear.told : ear.told.filter(({ event }) => !UNSAID.has(event))
    told.push(...kept.map((each, i) => ({ ...each, way: wayOf(after, each, { seat, at }), source: i === 0 ? source : null })))
  }
  for (const action of actions) decide(action, true)
  const isRemoval = kindOf(actions[0]) === REMOVE
  while (!isRemoval && isOwing(after.pending)) decide(answerTo(after, seat, wishes), false)
  return {
    ...(isRemoval ? removalOf(s, seat, told) : numbersOf(s, seat, after)),
    told,
    taken: new Map(
      slotsWhere(s, (slot) => isSame(s, after, slot) && after.cubes[slot] < s.cubes[slot]).map((slot) => [
        slot,
        s.cubes[slot] - after.cubes[slot],
      ]),
    ),
    flips: new Set(slotsWhere(s, (slot) => isSame(s, after, slot) && after.flipped[slot] > s.flipped[slot])),
    way: new Set(told.flatMap(({ way }) => way)),
    after,
  }
}

/** What is wished, or usual; otherwise whatever changes nothing: a card, or that Gloucester's develop is declined. */
function answerTo(s: State, seat: Seat, wishes: readonly string[]): Action {
  const choices = choicesOf(game, s, seat)
  const wished = choices.find(({ places }) => places.every((place) => wishes.includes(place)))
  return wished?.action ?? usual(s, seat, choices) ?? choices[choices.length - 1].action
}

/** The money that an action costs, with its coal and iron. */
export function priceOf(s: State, seat: Seat, a: Action): number {
  const { spent } = preview(s, seat, { actions: [a] })
  return spent[1] - spent[0]
}

export interface EraNow {
  readonly links: number
  readonly industries: number
  readonly total: number
}

/** The points of every seat if the era ended now, counted by the engine. */
export function eraNow(s: State): readonly EraNow[] {
  const end = clone(s)
  if (!s.over) endGame(end)
  const before = game.result(s).scores
  return game.result(end).scores.map(({ seat, parts, total }) => {
    const gained = (part: string) => Math.max(0, (parts[part] ?? 0) - (before[seat].parts[part] ?? 0))
    return {
      links: gained('canalLinks') + gained('railLinks'),
      industries: gained('canalIndustries') + gained('railIndustries'),
      total,
    }
  })
}

type Numbers = Pick<Preview, 'money' | 'spent' | 'income' | 'points'>

function numbersOf(s: State, seat: Seat, after: State): Numbers {
  return {
    money: [s.money[seat], after.money[seat]],
    spent: [s.spent[seat], after.spent[seat]],
    income: [levelOf(s.income[seat]), levelOf(after.income[seat])],
    points: [pointsOf(s, seat), pointsOf(after, seat)],
  }
}

/** A tile given up in a shortfall pays the debt first; after it incomes go on, which is no part of this. */
function removalOf(s: State, seat: Seat, told: readonly Told[]): Numbers {
  const worth = told.find(({ event }) => event === 'removes')?.facts.money ?? 0
  const still = numbersOf(s, seat, s)
  return { ...still, money: [s.money[seat], s.money[seat] + Math.max(0, worth - s.debt)] }
}

/** Whether the tile of a slot is still the one it was. */
const isSame = (s: State, after: State, slot: number): boolean => s.tile[slot] === after.tile[slot] && s.owner[slot] === after.owner[slot]

function slotsWhere(s: State, holds: (slot: number) => boolean): number[] {
  return Array.from(s.tile.keys()).filter(holds)
}
