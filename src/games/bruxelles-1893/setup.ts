// Chapter S: setting the table up, by chance or from a sheet that says what lay where.
import { NONE } from '../../core/block.ts'
import { layoutsBy } from '../../core/content.ts'
import type { Config, Deal } from '../../core/game.ts'
import { below, type Rng, shuffle } from '../../core/rng.ts'
import { isRng } from '../../core/sheet.ts'
import { giveFirstTile } from './art.ts'
import { dealBelleEpoque } from './belle-epoque/set-up.ts'
import { dealColumns } from './cards.ts'
import {
  BOARDS,
  BRIGHT,
  BRUGMANN,
  COLUMNS,
  CUBE_COUNTS,
  FIRST,
  GLASS,
  MIDDLE_CELL,
  NOBLE_COPIES,
  PAWNS,
  PAWNS_IN_COURTHOUSE,
  START_MONEY,
  STOCK_CARDS,
  THEATRE,
  TILES_A_COLOUR,
} from './components.ts'
import { firstContent, revisedContent } from './content.ts'
import { layOut } from './deal-sheet.ts'
import { receive } from './money.ts'
import { drawNoble, nobleCount } from './nobles.ts'
import {
  BELLE_EPOQUE,
  CARD_HIDDEN,
  EXACT_CURSOR,
  EXPERT,
  isBelleEpoque,
  layout,
  levelPlace,
  neutralsEach,
  ROUND_START_PHASE,
  STARTING_ART_PHASE,
  type State,
  VARIANT,
} from './state.ts'
import { firstTables, revisedTables } from './tables.ts'
import { proceed } from './turn.ts'

const firstLayout = layoutsBy(layout, firstContent, firstTables)
const revisedLayout = layoutsBy(layout, revisedContent, revisedTables)
const order = new Uint8Array(BOARDS.length)

export const createFirst = (config: Config): State => firstLayout(config).create()
export const createRevised = (config: Config): State => revisedLayout(config).create()

export function setup(s: State, config: Config, deal: Deal): void {
  clear(s, config)
  if (isRng(deal)) dealByChance(s, deal)
  else layOut(s, deal)
  layStrips(s)
  for (let seat = 0; seat < s.seats; seat++) seatArchitect(s, seat)
  for (let place = 0; place < THEATRE; place++) s.theatre[place] = drawNoble(s) // S4
  dealColumns(s) // S5
  s.phase = s.edition === FIRST ? ROUND_START_PHASE : STARTING_ART_PHASE // S6
  proceed(s)
}

/** The options of a table as bits. */
export function rulesOf({ options }: Config): number {
  const expert = options.strips === 'expert' ? EXPERT : 0
  const belleEpoque = options['belle-epoque'] === 'on' ? BELLE_EPOQUE : 0
  const exactCursor = options.cursor === 'exactly' ? EXACT_CURSOR : 0
  return expert | belleEpoque | exactCursor | (options.variant === 'on' ? VARIANT : 0)
}

function clear(s: State, config: Config): void {
  s.words.fill(0)
  s.seats = config.seats
  s.edition = s.tables.edition
  s.rules = rulesOf(config)
  s.round = 1
  s.cursor = MIDDLE_CELL // S9
  s.pawn.fill(NONE)
  s.house.fill(NONE)
  s.stockDeck.fill(NONE)
  s.columnCard.fill(NONE)
  s.cardDeck.fill(NONE)
  s.faceDown.fill(NONE)
  s.theatre.fill(NONE)
  s.nobleDeck.fill(NONE)
  s.shop.fill(NONE)
  s.segment.fill(NONE)
  s.pavilion.fill(NONE)
  s.pavilionCard.fill(NONE)
  s.tile.fill(NONE)
  s.tilePawn.fill(NONE)
  s.strategyRow.fill(NONE)
  s.cardAt.fill(CARD_HIDDEN)
  s.nextStart = s.firstPasser = s.iris = s.stockCard = s.revealed = s.drawer = s.doubled = NONE
  for (let cube = 0; cube < CUBE_COUNTS.length; cube++) s.supply[cube] = CUBE_COUNTS[cube]
  if (!isBelleEpoque(s)) s.supply[GLASS] = 0
  s.stacks.fill(TILES_A_COLOUR) // S11
  s.hand.set(s.tables.startHands)
}

function dealByChance(s: State, deal: Rng): void {
  s.rng.set(deal)
  dealOrder(s, s.strip, COLUMNS) // S1
  s.start = below(s.rng, s.seats) // S3
  dealOrder(s, s.stockDeck, STOCK_CARDS) // S8
  dealOrder(s, s.cardDeck, s.tables.cards)
  s.cardsLeft = s.tables.cards
  dealNobles(s)
  s.segment.set(s.tables.segments)
  if (s.edition === FIRST) dealFirst(s)
  if (s.rules & VARIANT) {
    dealOrder(s, order, BOARDS.length - 1)
    for (let seat = 0; seat < s.seats; seat++) s.board[seat] = 1 + order[seat] // V2
  }
  dealBelleEpoque(s)
}

/** Shuffles the numbers from 0 into a field. */
function dealOrder(s: State, field: Uint8Array, count: number): void {
  for (let i = 0; i < count; i++) field[i] = i
  shuffle(s.rng, field, 0, count)
}

function dealNobles(s: State): void {
  const count = nobleCount(s)
  for (let i = 0; i < count; i++) s.nobleDeck[i] = 1 + ((i / NOBLE_COPIES) | 0)
  s.noblesLeft = count
  shuffle(s.rng, s.nobleDeck, 0, count)
}

/** S6, S7 of the first edition: shuffled segments, and a random coloured tile for each seat. */
function dealFirst(s: State): void {
  shuffle(s.rng, s.segment, 0, s.tables.segments.length)
  for (let seat = 0; seat < s.seats; seat++) {
    let at = below(s.rng, BRIGHT * TILES_A_COLOUR - seat)
    let colour = 0
    while (at >= s.stacks[colour]) at -= s.stacks[colour++]
    giveFirstTile(s, seat, colour)
  }
}

/** S10, V1: which side of each strip is up, and what its spaces then show. */
function layStrips(s: State): void {
  for (let column = 0; column < COLUMNS; column++) {
    const isOther = s.rules & VARIANT ? column % 2 === 1 : (s.rules & EXPERT) !== 0
    if (isOther) s.strip[column] += COLUMNS
    for (let row = 0; row < COLUMNS; row++) s.actionAt[row * COLUMNS + column] = s.tables.stripAction[s.strip[column] * COLUMNS + row]
  }
}

/** S2, S3 */
function seatArchitect(s: State, seat: number): void {
  s.pawns[seat] = PAWNS - PAWNS_IN_COURTHOUSE
  s.courthouse[seat] = PAWNS_IN_COURTHOUSE
  s.kept[seat] = s.ready[seat] = 1 << BRUGMANN
  s.neutral[seat] = neutralsEach(s)
  s.level.fill(1, levelPlace(seat, 0), levelPlace(seat + 1, 0))
  receive(s, seat, START_MONEY + ((seat - s.start + s.seats) % s.seats))
}
