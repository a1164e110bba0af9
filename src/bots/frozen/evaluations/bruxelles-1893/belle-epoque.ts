// Belle Époque: pavilions with their visits and cards, pawns on tiles, white art, travellers.
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { BELLE_EPOQUE_CARD_IDS, type BelleEpoqueCard } from '../../../../games/bruxelles-1893/belle-epoque/cards-held.ts'
import { coloursInRow } from '../../../../games/bruxelles-1893/belle-epoque/pavilions.ts'
import {
  ADJACENCY,
  adjacencies,
  type BelleEpoqueTile,
  FIRST_PASS,
  FRANCS_AN_IRIS_LEVEL,
  POINTS_A_BUILDING,
  POINTS_A_CROWN_LEVEL,
  POINTS_A_POINT,
  POINTS_A_WHITE_TILE,
  ROW_WORTH,
} from '../../../../games/bruxelles-1893/belle-epoque/tiles.ts'
import {
  BELLE_EPOQUE_TILES,
  CROWN,
  HOUSES,
  IRIS,
  MONEY_ROW,
  MOST_FACE_UP,
  NOBLE_KINDS,
  PAVILIONS,
} from '../../../../games/bruxelles-1893/components.ts'
import { BELLE_EPOQUE_TILE_IDS } from '../../../../games/bruxelles-1893/data/belle-epoque.ts'
import { isBelleEpoque, levelPlace, pointsOf, type State, TILES_PHASE, VISITS_PHASE } from '../../../../games/bruxelles-1893/state.ts'
import { whiteHeld } from './art.ts'
import { ahead, rates, rows, TRAVELLER, WHITE_TILE } from './outlook.ts'
import { highestCount } from './rows.ts'

/** What each card brings in a round. */
const BY_CARD: Readonly<Record<BelleEpoqueCard, number>> = {
  'francs-for-art': 1.2,
  'turn-white': 0.6,
  'longer-cursor': 0.8,
  'return-art': 0.5,
  'points-for-discard': 1.2,
  'remove-nobles': 0.4,
  'wild-cubes': 1.2,
  'change-wild': 0.8,
  substitute: 1,
  'points-for-kinds': 1.4,
  'francs-for-pawns': 1.2,
  'points-for-francs': 1,
  'one-more-noble': 1.5,
  'dismiss-noble': 0.6,
  'recall-francs': 0.8,
  'points-for-art': 1.2,
  'cubes-and-art': 0.8,
  'white-art': 1,
  traveller: 1.2,
  surveyor: 0.6,
  'points-on-house': 1.8,
  'another-turn': 1.2,
  'parting-noble': 1.2,
  'points-for-idle-nobles': 1,
  'other-column': 0.8,
  'more-manneken': 0.8,
  'double-pawn': 0.8,
  'francs-for-irises': 1.5,
  'withdraw-pawn': 1.8,
  'points-for-travellers': 0.8,
  'points-for-cards': 2.5,
  'francs-for-cards': 2,
}
const CARD = BELLE_EPOQUE_CARD_IDS.map((id) => BY_CARD[id])
/** How much of a card counts that may still be used in this round. */
const CARD_NOW = 0.4
/** Colours of pawns that a row sees in a round, for each seat. */
const VISITORS_A_SEAT = 0.4
/** The turn that card 22 gives. */
const ANOTHER_TURN = 2

export function belleEpoqueWorth(s: State, seat: Seat): number {
  if (!isBelleEpoque(s)) return 0
  let sum = 0
  const white = whiteHeld(s, seat)
  sum += WHITE_TILE * Math.min(1, ahead.time) * Math.min(white, 1 + ahead.time)
  if (ahead.hand > 0) sum += TRAVELLER * s.travellers[seat]
  if (s.extraTurn && s.turn === seat) sum += ANOTHER_TURN
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) if (s.pavilion[pavilion] === seat) sum += pavilionWorth(s, pavilion)
  for (let place = 0; place < MOST_FACE_UP; place++)
    if (s.tilePawn[place] === seat && s.tile[place] < BELLE_EPOQUE_TILES) sum += TILE[s.tile[place]](s, seat, white)
  return sum
}

/** Visits to come, and its card. */
export function pavilionWorth(s: State, pavilion: number): number {
  const visitors = Math.min(s.seats, 1 + VISITORS_A_SEAT * s.seats)
  const isReady = ahead.isOpen && !(s.cardsUsed & (1 << pavilion))
  const card = CARD[s.pavilionCard[pavilion]] * (ahead.later + (isReady ? CARD_NOW : 0))
  if (s.phase > VISITS_PHASE) return visitors * ahead.later + card
  const now = coloursInRow(s, pavilion)
  return visitors * ahead.later + card + (ahead.isOpen ? Math.max(now, 0.6 * visitors * ahead.now + 0.6 * now) : now)
}

/** What a tile with the seat's pawn will score; nothing any more once it has. */
type TileWorth = (s: State, seat: Seat, white: number) => number
const toScore = (s: State, worth: number): number => (s.phase > TILES_PHASE ? 0 : worth)
const nothing: TileWorth = () => 0

const BY_TILE: Readonly<Record<BelleEpoqueTile, TileWorth>> = {
  'points-for-points': (s, seat) => toScore(s, Math.max(0, Math.floor(pointsOf(s, seat) / POINTS_A_POINT)) + 0.9 * ahead.later),
  'strategy-row': (s, seat) => (s.strategyRow[seat] === NONE ? ROW_WORTH * highestCount() : 0),
  'francs-for-irises': (s, seat) =>
    toScore(s, FRANCS_AN_IRIS_LEVEL * (s.level[levelPlace(seat, IRIS)] + 0.3 * ahead.later) * Math.max(0.3, rows[MONEY_ROW] / 4)),
  'four-art-tiles': nothing, // counted with art
  'points-for-crowns': (s, seat) => toScore(s, POINTS_A_CROWN_LEVEL * (s.level[levelPlace(seat, CROWN)] + 0.3 * ahead.later)),
  'one-more-house': nothing, // counted with buildings
  'points-for-first-passes': (s, seat) => toScore(s, FIRST_PASS[s.seats] * (s.firstPasses[seat] + ahead.later / (s.seats - 0.7))),
  'points-for-buildings': (s, seat) => toScore(s, POINTS_A_BUILDING * Math.min(HOUSES, s.built[seat] + 0.7 * ahead.time)),
  'points-for-neighbours': (s, seat) => toScore(s, ADJACENCY[s.seats] * (adjacencies(s, seat) + 0.3 * ahead.later)),
  'seventh-level': () => 0.5 * ahead.later, // the rest is counted with buildings
  'points-for-white-art': (s, _seat, white) => toScore(s, POINTS_A_WHITE_TILE * white + 0.8 * ahead.later),
  'free-nobles': (s, seat) => (ahead.later > 0 ? salaries(s, seat) * Math.max(0.34, rates.franc / 2) + ahead.later : 0),
}
const TILE = BELLE_EPOQUE_TILE_IDS.map((id) => BY_TILE[id])

function salaries(s: State, seat: Seat): number {
  let sum = 0
  for (let noble = 0; noble < NOBLE_KINDS; noble++) if (s.kept[seat] & (1 << noble)) sum += s.tables.salary[noble]
  return sum
}
