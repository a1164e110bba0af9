// Belle Époque: pavilions with their visits and cards, pawns on tiles, white art, travellers.
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import {
  BELLE_EPOQUE_TILES,
  COLUMNS,
  CROWN,
  HOUSES,
  IRIS,
  MOST_FACE_UP,
  NOBLE_KINDS,
  PAVILIONS,
  SPACES,
} from '../../../games/bruxelles-1893/components.ts'
import { ADJACENCY_POINTS, FIRST_PASS_POINTS } from '../../../games/bruxelles-1893/data/belle-epoque.ts'
import { BELLE_EPOQUE, levelPlace, pointsOf, type State, TILES_PHASE, VISITS_PHASE } from '../../../games/bruxelles-1893/state.ts'
import { whiteHeld } from './art.ts'
import { ahead, rates, rows, TRAVELLER, WHITE_TILE } from './outlook.ts'
import { highestCount } from './rows.ts'

/** What each card, by its number, brings in a round. */
const CARD = [
  ...[0, 1.2, 0.6, 0.8, 0.5, 1.2, 0.4, 1.2, 0.8, 1, 1.4], // on the Art Nouveau board
  ...[1.2, 1, 1.5, 0.6, 0.8, 1.2, 0.8, 1], // in Brussels
  ...[1.2, 0.6, 1.8, 1.2, 1.2, 1, 0.8, 0.8, 0.8, 1.5, 1.8, 0.8, 2.5, 2], // at their moments
]
/** How much of a card counts that may still be used in this round. */
const CARD_NOW = 0.4
/** Colours of pawns that a row sees in a round, for each seat. */
const VISITORS_A_SEAT = 0.4
/** The turn that card 22 gives. */
const ANOTHER_TURN = 2

const FIRST_PASS: Readonly<Record<number, number>> = FIRST_PASS_POINTS
const ADJACENCY: Readonly<Record<number, number>> = ADJACENCY_POINTS

export function belleEpoqueWorth(s: State, seat: Seat): number {
  if (!(s.rules & BELLE_EPOQUE)) return 0
  let sum = 0
  const white = whiteHeld(s, seat)
  sum += WHITE_TILE * Math.min(1, ahead.time) * Math.min(white, 1 + ahead.time)
  if (ahead.hand > 0) sum += TRAVELLER * s.travellers[seat]
  if (s.extraTurn && s.turn === seat) sum += ANOTHER_TURN
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) if (s.pavilion[pavilion] === seat) sum += pavilionWorth(s, pavilion)
  for (let place = 0; place < MOST_FACE_UP; place++)
    if (s.tilePawn[place] === seat && s.tile[place] < BELLE_EPOQUE_TILES) sum += tileWorth(s, seat, s.tile[place] + 1, white)
  return sum
}

/** Visits to come, and its card. */
export function pavilionWorth(s: State, pavilion: number): number {
  const visitors = Math.min(s.seats, 1 + VISITORS_A_SEAT * s.seats)
  const isReady = ahead.isOpen && !(s.cardsUsed & (1 << pavilion))
  const card = CARD[s.pavilionCard[pavilion] + 1] * (ahead.later + (isReady ? CARD_NOW : 0))
  if (s.phase > VISITS_PHASE) return visitors * ahead.later + card
  const now = coloursInRow(s, pavilion)
  return visitors * ahead.later + card + (ahead.isOpen ? Math.max(now, 0.6 * visitors * ahead.now + 0.6 * now) : now)
}

function coloursInRow(s: State, row: number): number {
  let seen = 0
  let colours = 0
  for (let space = row * COLUMNS; space < (row + 1) * COLUMNS; space++) {
    const pawn = s.pawn[space]
    if (pawn === NONE || seen & (1 << pawn)) continue
    seen |= 1 << pawn
    colours++
  }
  return colours
}

/** What a tile with the seat's pawn will score. Tiles 4, 6 and 10 are counted with art and buildings; 12 with the nobles, as far as they are there. */
function tileWorth(s: State, seat: Seat, number: number, white: number): number {
  const isScored = s.phase > TILES_PHASE
  const later = ahead.later
  switch (number) {
    case 1:
      return isScored ? 0 : Math.max(0, Math.floor(pointsOf(s, seat) / 7)) + 0.9 * later
    case 2:
      return s.strategyRow[seat] === NONE ? 2 * highestCount() : 0
    case 3:
      return isScored ? 0 : 3 * (s.level[levelPlace(seat, IRIS)] + 0.3 * later) * Math.max(0.3, rows[0] / 4)
    case 5:
      return isScored ? 0 : 2 * (s.level[levelPlace(seat, CROWN)] + 0.3 * later)
    case 7:
      return isScored ? 0 : FIRST_PASS[s.seats] * (s.firstPasses[seat] + later / (s.seats - 0.7))
    case 8:
      return isScored ? 0 : 2 * Math.min(HOUSES, s.built[seat] + 0.7 * ahead.time)
    case 9:
      return isScored ? 0 : ADJACENCY[s.seats] * (adjacencies(s, seat) + 0.3 * later)
    case 10:
      return 0.5 * later
    case 11:
      return isScored ? 0 : 3 * white + 0.8 * later
    case 12:
      return later > 0 ? salaries(s, seat) * Math.max(0.34, rates.franc / 2) + later : 0
    default:
      return 0
  }
}

function salaries(s: State, seat: Seat): number {
  let sum = 0
  for (let noble = 0; noble < NOBLE_KINDS; noble++) if (s.kept[seat] & (1 << noble)) sum += s.tables.salary[noble]
  return sum
}

function adjacencies(s: State, seat: Seat): number {
  let pairs = 0
  for (let space = 0; space < SPACES; space++) {
    if (s.house[space] !== seat) continue
    if (space % COLUMNS < COLUMNS - 1 && s.house[space + 1] === seat) pairs++
    if (space + COLUMNS < SPACES && s.house[space + COLUMNS] === seat) pairs++
  }
  return pairs
}
