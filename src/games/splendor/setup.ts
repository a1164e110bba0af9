// Chapter S: setting the table up, from a generator or from a sheet that says what lay where.
import { NONE } from '../../core/block.ts'
import type { Config, Deal, DealSheet } from '../../core/game.ts'
import { type Rng, shuffle } from '../../core/rng.ts'
import { isRng, numbersOf, refuseOtherFields, rngFrom, rngText } from '../../core/sheet.ts'
import { COLUMNS, DECK_SIZES, DECK_STARTS, GEM_TOKENS, GOLD_TOKENS, LEVELS, NOBLES } from './components.ts'
import { draw } from './decks.ts'
import { each } from './gems.ts'
import { layout, type State } from './state.ts'

const DECK_FIELDS = ['deck1', 'deck2', 'deck3'] as const
const nobleOrder = new Uint8Array(NOBLES)

export function create(): State {
  return layout.create()
}

export function setup(s: State, config: Config, deal: Deal): void {
  clear(s, config.seats)
  if (isRng(deal)) dealByChance(s, deal)
  else dealBySheet(s, deal)
  for (let level = 0; level < LEVELS; level++) {
    s.left[level] = DECK_SIZES[level]
    for (let column = 0; column < COLUMNS; column++) s.table[level * COLUMNS + column] = draw(s, level) // S2
  }
}

/** The deal of a table that was just set up: decks in the order they are drawn, the first four being the open cards. */
export function sheet(s: State): DealSheet {
  const decks = DECK_FIELDS.map((field, level) => {
    const drawn = Array.from(s.table.subarray(level * COLUMNS, (level + 1) * COLUMNS))
    const rest = Array.from(s.deck.subarray(DECK_STARTS[level], DECK_STARTS[level] + s.left[level])).reverse()
    return [field, [...drawn, ...rest]]
  })
  return { ...Object.fromEntries(decks), nobles: Array.from(s.nobles.subarray(0, s.seats + 1)), rng: rngText(s.rng) }
}

function clear(s: State, seats: number): void {
  s.words.fill(0)
  s.seats = seats
  s.round = 1
  s.bank = each(GEM_TOKENS[seats]) // S4
  s.bankGold = GOLD_TOKENS
  s.owner.fill(NONE)
  s.hand.fill(NONE)
  s.nobles.fill(NONE)
}

function dealByChance(s: State, rng: Rng): void {
  s.rng.set(rng)
  for (let level = 0; level < LEVELS; level++) {
    const start = DECK_STARTS[level]
    for (let i = 0; i < DECK_SIZES[level]; i++) s.deck[start + i] = start + i
    shuffle(s.rng, s.deck, start, DECK_SIZES[level]) // S1
  }
  for (let noble = 0; noble < NOBLES; noble++) nobleOrder[noble] = noble
  shuffle(s.rng, nobleOrder)
  for (let place = 0; place <= s.seats; place++) s.nobles[place] = nobleOrder[place] // S3
}

/** A deck may be written only as far as it was drawn; the cards that were never seen follow in order of their ids. */
function dealBySheet(s: State, sheet: DealSheet): void {
  refuseOtherFields(sheet, [...DECK_FIELDS, 'nobles', 'rng'])
  for (const [level, field] of DECK_FIELDS.entries()) {
    const start = DECK_STARTS[level]
    const size = DECK_SIZES[level]
    const listed = numbersOf(sheet, field, { from: start, to: start + size - 1, least: COLUMNS, most: size })
    const unseen = Array.from({ length: size }, (_, i) => start + i).filter((card) => !listed.includes(card))
    s.deck.set([...listed, ...unseen].reverse(), start)
  }
  s.nobles.set(numbersOf(sheet, 'nobles', { from: 0, to: NOBLES - 1, least: s.seats + 1, most: s.seats + 1 }))
  s.rng.set(rngFrom(sheet))
}
