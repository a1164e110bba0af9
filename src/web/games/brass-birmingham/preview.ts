// What an action would do, found by doing it on a copy: the money, where coal, iron and beer come from, which tiles flip.
import { type Action, actionList, kindOf } from '../../../core/action.ts'
import { clone } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { listener, type Told } from '../../../core/words.ts'
import { endGame } from '../../../games/brass-birmingham/era.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import { pointsOf, type State } from '../../../games/brass-birmingham/state.ts'
import { levelOf } from '../../../games/brass-birmingham/tracks.ts'
import {
  DEVELOP,
  FREE_DEVELOP,
  NOTHING_OWED,
  OWES_BEER,
  OWES_COAL,
  OWES_DISCARD,
  OWES_IRON,
  REMOVE,
} from '../../../games/brass-birmingham/vocabulary.ts'
import type { Ware } from '../../art/goods.tsx'
import { siteFor, wayOf } from './ways.ts'

/** Before and after. */
export type Change = readonly [number, number]

export interface Preview {
  readonly action: Action
  readonly money: Change
  readonly spent: Change
  /** Income level and points of the seat. */
  readonly income: Change
  readonly points: Change
  /** What would be told, as far as it is certain. */
  readonly told: readonly Told[]
  /** Wares whose source the seat will be asked for. */
  readonly asks: readonly Ware[]
  /** Cubes or barrels that leave a slot, by slot. */
  readonly taken: ReadonlyMap<number, number>
  /** Slots whose tile flips. */
  readonly flips: ReadonlySet<number>
  /** Links over which coal and beer come. */
  readonly way: ReadonlySet<number>
  /** Whether the turn is over then: nothing can be taken back after that. */
  readonly ends: boolean
}

/** More actions than a turn has, so that in the copy the turn does not end: no income is paid, no card drawn. */
const ENDLESS = 100
/** Choices that follow and change nothing of what is paid: the card that goes, where wares come from, Gloucester's develop. */
const PASSED: ReadonlySet<number> = new Set([OWES_DISCARD, OWES_COAL, OWES_IRON, OWES_BEER, FREE_DEVELOP])
const CHOSEN: Readonly<Record<number, Ware>> = { [OWES_COAL]: 'coal', [OWES_IRON]: 'iron', [OWES_BEER]: 'beer' }

export function preview(s: State, seat: Seat, a: Action): Preview {
  const after = clone(s)
  after.actions = ENDLESS
  const { told, tell } = listener(game)
  game.apply(after, seat, a, tell)
  const asks: Ware[] = []
  let sure: State | null = null
  for (let step = stepOf(after); kindOf(a) !== REMOVE && PASSED.has(step); step = stepOf(after)) {
    const out = actionList()
    if (game.legal(after, seat, out) === 0) break
    if (step in CHOSEN) {
      sure ??= clone(after)
      asks.push(CHOSEN[step])
    }
    game.apply(after, seat, out.list[step === FREE_DEVELOP ? out.count - 1 : 0], sure ? undefined : tell)
  }
  const certain = sure ?? after
  return {
    action: a,
    ...(kindOf(a) === REMOVE ? removalOf(s, seat, told) : numbersOf(s, seat, after)),
    told: told.filter(({ event }) => event !== 'discards' && event !== 'declines' && (event !== 'developsFree' || kindOf(a) === DEVELOP)),
    asks,
    taken: new Map(
      slotsWhere(s, (slot) => isSame(s, certain, slot) && certain.cubes[slot] < s.cubes[slot]).map((slot) => [
        slot,
        s.cubes[slot] - certain.cubes[slot],
      ]),
    ),
    flips: new Set(slotsWhere(s, (slot) => isSame(s, certain, slot) && certain.flipped[slot] > s.flipped[slot])),
    way: new Set(told.flatMap((event) => wayOf(certain, event, { seat, site: siteFor(s, a) }))),
    ends: endsTurn(s, seat, a),
  }
}

/** Whether a turn is over after a decision. */
export function endsTurn(s: State, seat: Seat, a: Action): boolean {
  if (s.actions !== 1) return false
  const after = clone(s)
  game.apply(after, seat, a)
  return after.actions !== 1 || after.position !== s.position
}

/** Whether there is anything to foretell: of a pass or a discard there is not. */
export function saysSomething({ money, spent, income, points, told, asks, ends }: Preview): boolean {
  const silent: readonly string[] = ['passes', 'scouts']
  const isChanged = [money, spent, income, points].some(([before, after]) => before !== after)
  return ends || isChanged || asks.length > 0 || told.some(({ event }) => !silent.includes(event))
}

/** The money that an action costs, with its coal and iron. */
export function priceOf(s: State, seat: Seat, a: Action): number {
  const { spent } = preview(s, seat, a)
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

const stepOf = (s: State): number => kindOf(owed(s.pending, NOTHING_OWED))

/** Whether the tile of a slot is still the one it was. */
const isSame = (s: State, after: State, slot: number): boolean => s.tile[slot] === after.tile[slot] && s.owner[slot] === after.owner[slot]

function slotsWhere(s: State, holds: (slot: number) => boolean): number[] {
  return Array.from(s.tile.keys()).filter(holds)
}
