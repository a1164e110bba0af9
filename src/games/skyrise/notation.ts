// Actions as text: `bid 24 a5`, `bid gavel a5`, `pass`, `choose gavel`, `wild yellow`, `wild innovator`, `take a5`, `decline`, `innovator lang`.
import { type Action, action, first, kindOf, second } from '../../core/action.ts'
import { BadNotation } from '../../core/errors.ts'
import type { Seat } from '../../core/game.ts'
import { DISTRICT_IDS } from './board.ts'
import { COLOURS, INNOVATORS, MASTERPIECES, NUMBERS } from './components.ts'
import type { State } from './state.ts'
import { BID, CHOOSE, CHOOSE_INNOVATOR, KINDS, PLACE_WILD, TAKE } from './vocabulary.ts'

/** What is bid: the number of a building, or from NUMBERS on a masterpiece by its card. */
export const STAKES: readonly string[] = [...Array.from({ length: NUMBERS }, (_, number) => String(number)), ...MASTERPIECES]
/** Where a wild token can go. */
export const WILD_PLACES: readonly string[] = [...COLOURS, 'innovator']

/** The names of a kind's one argument, with the place that it is on a board. */
const ARGUMENTS: Readonly<Record<number, { readonly place: string; readonly names: readonly string[] }>> = {
  [CHOOSE]: { place: 'card', names: MASTERPIECES },
  [PLACE_WILD]: { place: 'track', names: WILD_PLACES },
  [TAKE]: { place: 'district', names: DISTRICT_IDS },
  [CHOOSE_INNOVATOR]: { place: 'innovator', names: INNOVATORS },
}

/** One well-chosen example a verb, for those who forgot. */
const EXAMPLES = ['bid 24 a5', 'pass', 'choose gavel', 'wild yellow', 'take a5', 'decline', 'innovator lang']
const VERBS: readonly string[] = KINDS
export const kinds = KINDS.map((name, kind) => ({
  name,
  sizes: kind === BID ? [DISTRICT_IDS.length, STAKES.length] : [namesOf(kind).length],
}))

export function format(a: Action): string {
  const kind = kindOf(a)
  if (kind === BID) return `bid ${STAKES[second(a)]} ${DISTRICT_IDS[first(a)]}`
  return `${KINDS[kind]} ${namesOf(kind)[first(a)]}`.trimEnd()
}

export function parse(text: string): Action {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
  const kind = VERBS.indexOf(verb)
  if (kind < 0) throw new BadNotation(`"${text}" begins with no verb of this game: ${KINDS.join(', ')}.`)
  if (kind === BID) return parseBid(text, rest)
  const index = namesOf(kind).indexOf(rest.join(' '))
  if (index < 0) throw incomplete(text, kind)
  return action(kind, index)
}

/** The places an action touches: `building:24` or `masterpiece:gavel`, `district:a5`, `card:gavel`, `track:yellow`, `track:innovator`, `innovator:lang`, `action:pass`, `action:decline`. */
export function describe(_s: State, _seat: Seat, a: Action): readonly string[] {
  const kind = kindOf(a)
  if (kind === BID)
    return [`${second(a) < NUMBERS ? 'building' : 'masterpiece'}:${STAKES[second(a)]}`, `district:${DISTRICT_IDS[first(a)]}`]
  const argument = ARGUMENTS[kind]
  return [argument ? `${argument.place}:${argument.names[first(a)]}` : `action:${KINDS[kind]}`]
}

function parseBid(text: string, [stake, district, ...more]: readonly string[]): Action {
  const numbers = [DISTRICT_IDS.indexOf(district), STAKES.indexOf(stake)]
  if (numbers.includes(-1) || more.length > 0) throw incomplete(text, BID)
  return action(BID, numbers[0], numbers[1])
}

function namesOf(kind: number): readonly string[] {
  return ARGUMENTS[kind]?.names ?? ['']
}

function incomplete(text: string, kind: number): BadNotation {
  return new BadNotation(`"${text}" is not complete; say for example "${EXAMPLES[kind]}".`)
}
