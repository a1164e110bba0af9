// Actions as text: `take dse`, `take dd`, `reserve 2c`, `reserve deck3`, `buy hand1`, `pay gold for dr`, `return g`, `noble 2`, `pass`.
import { type Action, action, first, kindOf } from '../../core/action.ts'
import { BadNotation } from '../../core/errors.ts'
import type { Seat } from '../../core/game.ts'
import { BUY_PLACES } from './actions/buy.ts'
import { PAYMENTS } from './actions/pay.ts'
import { OPEN_PLACES, RESERVE_PLACES } from './actions/reserve.ts'
import { TAKES } from './actions/take.ts'
import { COLUMNS } from './components.ts'
import { countOf, GEMS, GOLD, type Packed } from './gems.ts'
import type { State } from './state.ts'
import { BUY, because, KINDS, NOBLE, PASS, PAY, RESERVE, RETURN, TAKE } from './vocabulary.ts'

/** One letter a gem, and `g` for gold. */
export const LETTERS = [...GEMS.map((gem) => gem[0]), 'g'] as const

const ARGUMENTS: Readonly<Record<number, readonly string[]>> = {
  [TAKE]: Array.from(TAKES, letters),
  [RESERVE]: Array.from({ length: RESERVE_PLACES }, (_, place) => openPlace(place) ?? `deck${place - OPEN_PLACES + 1}`),
  [BUY]: Array.from({ length: BUY_PLACES }, (_, place) => openPlace(place) ?? `hand${place - OPEN_PLACES + 1}`),
  [PAY]: Array.from(PAYMENTS, (gold) => (gold === 0 ? 'no gold' : `gold for ${letters(gold)}`)),
  [RETURN]: LETTERS,
  [NOBLE]: ['1', '2', '3', '4', '5'],
  [PASS]: [''],
}

/** One well-chosen argument a verb, for those who forgot. */
const EXAMPLES = ['dse', '2c', '1a', 'gold for dr', 'g', '2', '']
const VERBS: readonly string[] = KINDS
export const kinds = KINDS.map((name, kind) => ({ name, sizes: [ARGUMENTS[kind].length] }))

export function format(a: Action): string {
  return `${KINDS[kindOf(a)]} ${ARGUMENTS[kindOf(a)][first(a)]}`.trimEnd()
}

export function parse(text: string): Action {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
  const kind = VERBS.indexOf(verb)
  if (kind < 0) throw new BadNotation(`"${text}" begins with no verb of this game: ${KINDS.join(', ')}.`)
  const argument = kind === TAKE ? sorted(rest.join('')) : rest.join(' ')
  const index = ARGUMENTS[kind].indexOf(argument)
  if (index < 0 && kind === TAKE)
    throw new BadNotation(
      `"${text}" is no way to take gems: three of different colours (T2) or two of one (T4), such as "take dse" or "take rr".`,
      because('noSuchTaking'),
    )
  if (index < 0) throw new BadNotation(`"${text}" does not say what to ${verb}; say for example "${verb} ${EXAMPLES[kind]}".`)
  return action(kind, index)
}

/** The places an action touches: `gem:ruby` (twice for two rubies), `card:2c`, `deck:3`, `hand:1`, `token:gold`, `noble:2`. */
export function describe(_s: State, _seat: Seat, a: Action): readonly string[] {
  const argument = ARGUMENTS[kindOf(a)][first(a)]
  switch (kindOf(a)) {
    case TAKE:
      return eachGem(TAKES[first(a)]).map((gem) => `gem:${gem}`)
    case RESERVE:
    case BUY:
      return [placeName(first(a), argument)]
    case PAY:
      return eachGem(PAYMENTS[first(a)]).map((gem) => `token:${gem}`)
    case RETURN:
      return [`token:${first(a) === GOLD ? 'gold' : GEMS[first(a)]}`]
    case NOBLE:
      return [`noble:${argument}`]
    default:
      return []
  }
}

/** The name of an open place, `1a` at the lowest level's left; none for decks and hands. */
export function openPlace(place: number): string | undefined {
  return place < OPEN_PLACES ? `${((place / COLUMNS) | 0) + 1}${'abcd'[place % COLUMNS]}` : undefined
}

function placeName(place: number, argument: string): string {
  return place < OPEN_PLACES ? `card:${argument}` : argument.replace(/(\d)/, ':$1')
}

/** Gem letters of a packed count, each as often as it counts: `ddr`. */
export function letters(packed: Packed): string {
  return GEMS.map((_, gem) => LETTERS[gem].repeat(countOf(packed, gem))).join('')
}

/** Gem names of a packed count, each as often as it counts. */
function eachGem(packed: Packed): string[] {
  return GEMS.flatMap((gem, i) => new Array<string>(countOf(packed, i)).fill(gem))
}

function sorted(text: string): string {
  return [...text].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('')
}
