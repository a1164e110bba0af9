// Actions as text: `square 2-2`, `place c3`, `bid 4`, `sell green`, `move d4`, `noble 2`, `build b5`, `pay wood+2francs`, `reward 3 iris`.
import { type Action, action, first, kindOf, second } from '../../core/action.ts'
import { BadNotation } from '../../core/errors.ts'
import type { Seat } from '../../core/game.ts'
import {
  ACTIONS,
  BELLE_EPOQUE_CARDS,
  BRIGHT,
  CELL_IDS,
  COLOURS,
  COLUMNS,
  CUBES,
  FIRST,
  IRIS_IDS,
  MOST_FACE_UP,
  MOST_FRANCS,
  NOBLE_IDS,
  PAVILIONS,
  REWARDS,
  ROWS,
  SHOP,
  SPACE_IDS,
  THEATRE,
  TRAVELLERS,
} from './components.ts'
import { FRANC_UNIT, PAYMENTS, UNIT_KINDS, unitsOf } from './payments.ts'
import type { State } from './state.ts'
import { KINDS, type Kind, PAY, TURN } from './vocabulary.ts'

/** An argument: its names, and the kind of place it is on a board. */
interface Argument {
  readonly place: string
  readonly names: readonly string[]
}

const counted = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
const spaces: Argument = { place: 'space', names: SPACE_IDS }
const irises: Argument = { place: 'iris', names: IRIS_IDS }
const francs: Argument = { place: 'francs', names: counted(0, MOST_FRANCS) }
const actions: Argument = { place: 'action', names: ACTIONS }
const nobles: Argument = { place: 'own-noble', names: NOBLE_IDS }
const columns: Argument = { place: 'column', names: counted(1, COLUMNS) }
const rows: Argument = { place: 'row', names: ROWS }
const theatre: Argument = { place: 'noble', names: [...counted(0, THEATRE - 1), 'deck'] }
const supply: Argument = { place: 'supply', names: CUBES }
const shop: Argument = { place: 'shop', names: counted(1, SHOP) }

/** Names of art colours by edition: the fourth is pink or brown. */
export function colourNames(edition: number): readonly string[] {
  return COLOURS.map((colour) => (edition === FIRST && colour === 'brown' ? 'pink' : colour))
}

/** A payment as text: `2wood+wild`, `wood+2francs` for 6 francs. */
export const PAYMENT_IDS: readonly string[] = Array.from({ length: PAYMENTS }, (_, payment) =>
  Array.from({ length: UNIT_KINDS }, (_, kind) => kind)
    .filter((kind) => unitsOf(payment, kind) > 0)
    .map((kind) => `${unitsOf(payment, kind) > 1 ? unitsOf(payment, kind) : ''}${unitName(kind)}`)
    .join('+'),
)
export const TURN_IDS: readonly string[] = ['1', '2', '1 back', '2 back']

function unitName(kind: number): string {
  return kind === FRANC_UNIT ? 'francs' : CUBES[kind]
}

function argumentsOf(edition: number): Readonly<Partial<Record<Kind, readonly Argument[]>>> {
  const colours = colourNames(edition)
  const whites = colours.slice(0, BRIGHT).map((colour) => `white-${colour}`)
  const art: Argument = { place: 'stack', names: colours }
  const ownArt: Argument = { place: 'art', names: [...colours, ...whites] }
  return {
    square: [irises],
    neutral: [spaces],
    place: [spaces],
    bid: [francs],
    park: [actions],
    take: [art],
    sell: [ownArt],
    move: [{ place: 'cell', names: CELL_IDS }],
    display: [shop],
    noble: [theatre],
    use: [nobles],
    cube: [supply],
    build: [spaces],
    pay: [{ place: 'payment', names: PAYMENT_IDS }],
    turn: [{ place: 'hand', names: TURN_IDS }],
    reward: [columns, { place: 'reward', names: REWARDS }],
    tuck: [columns, rows],
    salary: [nobles],
    pavilion: [{ place: 'pavilion', names: counted(1, PAVILIONS) }],
    card: [{ place: 'card', names: counted(1, BELLE_EPOQUE_CARDS) }],
    tile: [{ place: 'tile', names: counted(1, MOST_FACE_UP) }],
    travellers: [{ place: 'travellers', names: counted(0, TRAVELLERS) }],
    as: [{ place: 'colour', names: colours }],
    return: [shop],
    remove: [{ place: 'noble', names: counted(0, THEATRE - 1) }],
    recall: [spaces],
    francs: [francs],
    give: [{ place: 'own', names: [...CUBES, ...colours.map((colour) => `art-${colour}`)] }],
    flip: [{ place: 'art', names: whites }],
    dismiss: [nobles],
    stand: [{ place: 'stand', names: ['pawn', 'traveller'] }],
    column: [columns],
    double: [spaces],
    row: [rows],
  }
}

/** The text of one edition's actions. */
export interface Notation {
  readonly kinds: readonly { readonly name: string; readonly sizes: readonly number[] }[]
  format(a: Action): string
  parse(text: string): Action
  describe(s: State, seat: Seat, a: Action): readonly string[]
}

export function notationOf(edition: number): Notation {
  const byKind = argumentsOf(edition)
  const args = KINDS.map((kind) => byKind[kind] ?? [])
  const verbs: readonly string[] = KINDS

  function format(a: Action): string {
    const [one, two] = args[kindOf(a)]
    return [KINDS[kindOf(a)], one?.names[first(a)], two?.names[second(a)]].filter((word) => word !== undefined).join(' ')
  }

  function parse(text: string): Action {
    const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
    const kind = verbs.indexOf(verb)
    if (kind < 0) throw new BadNotation(`"${text}" begins with no verb of this game: ${KINDS.join(', ')}.`)
    const [one, two] = args[kind]
    const words = two ? rest : [rest.join(' ')]
    const numbers = [one, two].map((argument, i) => (argument ? argument.names.indexOf(words[i] ?? '') : 0))
    const isTooLong = two ? rest.length > 2 : !one && rest.length > 0
    if (numbers.includes(-1) || isTooLong)
      throw new BadNotation(`"${text}" is not complete; say for example "${format(action(kind, one === francs ? 1 : 0))}".`)
    return action(kind, numbers[0], numbers[1])
  }

  /**
   * The places an action touches: `iris:2-2`, `space:c3`, `cell:d4`, `noble:2`, `own-noble:empain`, `stack:green`, `art:white-green`, `supply:wood`,
   * `shop:1`, `hand:1`, `column:3`, `reward:iris`, `row:art`, `pavilion:3`, `card:7`, `tile:2`; a payment touches `cube:wood` or `purse:3` for each unit;
   * what is on no board is a choice: `choice:pass`, `francs:4`.
   */
  function describe(_s: State, _seat: Seat, a: Action): readonly string[] {
    const kind = kindOf(a)
    if (kind === PAY) return paymentPlaces(first(a))
    if (kind === TURN) return [`hand:${TURN_IDS[first(a)]}`]
    const [one, two] = args[kind]
    if (!one) return [`choice:${KINDS[kind]}`]
    const places = [`${one.place}:${one.names[first(a)]}`]
    if (two) places.push(`${two.place}:${two.names[second(a)]}`)
    return KINDS[kind] === 'park' ? ['choice:park', ...places] : places
  }

  const kinds = KINDS.map((name, kind) => ({ name, sizes: args[kind].map(({ names }) => names.length) }))
  return { kinds, format, parse, describe }
}

function paymentPlaces(payment: number): string[] {
  return Array.from({ length: UNIT_KINDS }, (_, kind) => kind).flatMap((kind) =>
    new Array<string>(unitsOf(payment, kind)).fill(kind === FRANC_UNIT ? 'purse:3' : `cube:${CUBES[kind]}`),
  )
}
