// Actions as text: `build iron stoke.2 with wild-location`, `network stoke-leek`, `develop coal`, `sell derby.1`, `loan`, `scout`, `pass`,
// then `discard burton`, `coal cannock.2`, `iron dudley.2`, `beer oxford.1`, `remove leek.1`, `done`.
import { type Action, action, first, kindOf, second, third } from '../../core/action.ts'
import { BadNotation } from '../../core/errors.ts'
import type { Seat } from '../../core/game.ts'
import { FIRST_SLOT, LINK_IDS, LOCATION_IDS, LOCATION_OF, SLOTS } from './board.ts'
import { CARD_IDS, CARD_KINDS } from './cards.ts'
import { INDUSTRIES } from './components.ts'
import { BEER_SOURCES } from './consume/beer.ts'
import { SPACE_LOCATION } from './merchants.ts'
import type { State } from './state.ts'
import { BUILD, DEVELOP, DISCARD, KINDS, NETWORK, REMOVE, SELL, TAKE_BEER, TAKE_COAL, TAKE_IRON } from './vocabulary.ts'

/** Slots are counted from one in each town: `stoke.2`. */
export const SLOT_IDS: readonly string[] = Array.from(
  LOCATION_OF,
  (location, slot) => `${LOCATION_IDS[location]}.${slot - FIRST_SLOT[location] + 1}`,
)
/** Spaces of merchants alike: `oxford.1`. */
export const SPACE_IDS: readonly string[] = Array.from(
  SPACE_LOCATION,
  (location, space) => `${LOCATION_IDS[location]}.${space - SPACE_LOCATION.indexOf(location) + 1}`,
)

/** The names of a kind's one argument, with the place that it is on a board. */
const ARGUMENTS: Readonly<Record<number, { readonly place: string; readonly names: readonly string[] }>> = {
  [NETWORK]: { place: 'link', names: LINK_IDS },
  [DEVELOP]: { place: 'stack', names: INDUSTRIES },
  [SELL]: { place: 'slot', names: SLOT_IDS },
  [DISCARD]: { place: 'card', names: CARD_IDS },
  [TAKE_COAL]: { place: 'slot', names: SLOT_IDS },
  [TAKE_IRON]: { place: 'slot', names: SLOT_IDS },
  [TAKE_BEER]: { place: 'slot', names: [...SLOT_IDS, ...SPACE_IDS] },
  [REMOVE]: { place: 'slot', names: SLOT_IDS },
}

const INDUSTRY_NAMES: readonly string[] = INDUSTRIES
const VERBS: readonly string[] = KINDS
export const kinds = KINDS.map((name, kind) => ({ name, sizes: sizesOf(kind) }))

export function format(a: Action): string {
  const kind = kindOf(a)
  if (kind === BUILD) return `build ${INDUSTRIES[third(a)]} ${SLOT_IDS[second(a)]} with ${CARD_IDS[first(a)]}`
  return `${KINDS[kind]} ${ARGUMENTS[kind]?.names[first(a)] ?? ''}`.trimEnd()
}

export function parse(text: string): Action {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
  const kind = VERBS.indexOf(verb)
  if (kind < 0) throw new BadNotation(`"${text}" begins with no verb of this game: ${KINDS.join(', ')}.`)
  if (kind === BUILD) return parseBuild(text, rest)
  const names = ARGUMENTS[kind]?.names ?? ['']
  const index = names.indexOf(rest.join(' '))
  if (index < 0) throw new BadNotation(`"${text}" is not complete; say for example "${format(action(kind))}".`)
  return action(kind, index)
}

/** The places an action touches: `card:burton`, `slot:stoke.2`, `link:stoke-leek`, `stack:coal`, `merchant:oxford.1`, `action:loan`. */
export function describe(_s: State, _seat: Seat, a: Action): readonly string[] {
  const kind = kindOf(a)
  if (kind === BUILD) return [`card:${CARD_IDS[first(a)]}`, `slot:${SLOT_IDS[second(a)]}`]
  if (kind === TAKE_BEER && first(a) >= SLOTS) return [`merchant:${SPACE_IDS[first(a) - SLOTS]}`]
  const argument = ARGUMENTS[kind]
  return [argument ? `${argument.place}:${argument.names[first(a)]}` : `action:${KINDS[kind]}`]
}

function parseBuild(text: string, [industry, slot, , card, ...more]: readonly string[]): Action {
  const numbers = [CARD_IDS.indexOf(card), SLOT_IDS.indexOf(slot), INDUSTRY_NAMES.indexOf(industry)]
  if (numbers.includes(-1) || more.length > 0 || !/\bwith\b/.test(text.toLowerCase()))
    throw new BadNotation(`"${text}" is not complete; say for example "${format(action(BUILD))}".`)
  return action(BUILD, numbers[0], numbers[1], numbers[2])
}

function sizesOf(kind: number): number[] {
  if (kind === BUILD) return [CARD_KINDS, SLOTS, INDUSTRIES.length]
  return kind === TAKE_BEER ? [BEER_SOURCES] : [ARGUMENTS[kind]?.names.length ?? 1]
}
