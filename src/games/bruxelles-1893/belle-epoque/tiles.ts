// Chapter BT: what the open Belle Époque tiles bring at the end of the game to the seats with a pawn on them.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { owe, settle } from '../../../core/pending.ts'
import { BRIGHT, COLUMNS, CROWN, columnOf, IRIS, MOST_FACE_UP, ROWS, SEATS, SPACES, TOP_LEVEL } from '../components.ts'
import { ADJACENCY_POINTS, BELLE_EPOQUE_TILE_IDS, FIRST_PASS_POINTS } from '../data/belle-epoque.ts'
import { receive } from '../money.ts'
import { addPoints, isBelleEpoque, levelPlace, pointsOf, type Row, type State, type Tell, TILE_POINTS, whitePlace } from '../state.ts'
import { CHOOSE_ROW, OWES_STRATEGY_ROW } from '../vocabulary.ts'

export const POINTS_A_POINT = 7
export const FRANCS_AN_IRIS_LEVEL = 3
export const POINTS_A_CROWN_LEVEL = 2
export const POINTS_A_BUILDING = 2
export const POINTS_A_WHITE_TILE = 3
const ART_TILES = 4
const HOUSES_MORE = 1
export const ROW_WORTH = 2
export const FIRST_PASS: readonly number[] = bySeats(FIRST_PASS_POINTS)
export const ADJACENCY: readonly number[] = bySeats(ADJACENCY_POINTS)

export type BelleEpoqueTile = (typeof BELLE_EPOQUE_TILE_IDS)[number]

/** All tiles are scored before the nobles are paid, the first one first. */
export function scoreTiles(s: State, tell?: Tell): void {
  if (!isBelleEpoque(s)) return
  for (let tile = 0; tile < SCORES.length; tile++) {
    const seat = tileHolder(s, tile)
    if (seat !== NONE) SCORES[tile]?.(s, seat, tile, tell)
  }
}

/** What a tile brings when it is scored; null where it counts with something else, by the functions below. */
type Score = ((s: State, seat: Seat, tile: number, tell?: Tell) => void) | null

const BY_NAME: Readonly<Record<BelleEpoqueTile, Score>> = {
  'points-for-points': scored((s, seat) => Math.max(0, Math.floor(pointsOf(s, seat) / POINTS_A_POINT))),
  'strategy-row': (s, seat) => owe(s.pending, action(OWES_STRATEGY_ROW, seat)),
  'francs-for-irises': (s, seat, tile, tell) => {
    const francs = FRANCS_AN_IRIS_LEVEL * s.level[levelPlace(seat, IRIS)]
    receive(s, seat, francs)
    tell?.('gainsByTile', seat, tile, francs)
  },
  'four-art-tiles': null, // extraArt
  'points-for-crowns': scored((s, seat) => POINTS_A_CROWN_LEVEL * s.level[levelPlace(seat, CROWN)]),
  'one-more-house': null, // extraBuildings
  'points-for-first-passes': scored((s, seat) => FIRST_PASS[s.seats] * s.firstPasses[seat]),
  'points-for-buildings': scored((s, seat) => POINTS_A_BUILDING * s.built[seat]),
  'points-for-neighbours': scored((s, seat) => ADJACENCY[s.seats] * adjacencies(s, seat)),
  'seventh-level': null, // topArchitect
  'points-for-white-art': scored((s, seat) => POINTS_A_WHITE_TILE * whiteTiles(s, seat)),
  'free-nobles': null, // areNoblesFree
}
const SCORES: readonly Score[] = BELLE_EPOQUE_TILE_IDS.map((name) => BY_NAME[name])

function scored(points: (s: State, seat: Seat) => number): Score {
  return (s, seat, tile, tell) => {
    const scoredNow = points(s, seat)
    addPoints(s, seat, TILE_POINTS, scoredNow)
    tell?.('scoresTile', seat, tile, scoredNow)
  }
}

/** BT2: the row that is worth more. */
export const choosingRow = {
  first: 'rowFirst',
  legal: legalRows,
  answers: { row: { apply: applyRow } },
  settle: 'onlyAnswer',
} satisfies Row

function legalRows(_s: State, _seat: Seat, out: Actions): void {
  for (let row = 0; row < ROWS.length; row++) out.push(action(CHOOSE_ROW, row))
}

function applyRow(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  s.strategyRow[seat] = first(a)
  tell?.('choosesRow', seat, first(a))
}

const FOUR_ART_TILES = BELLE_EPOQUE_TILE_IDS.indexOf('four-art-tiles')
const ONE_MORE_HOUSE = BELLE_EPOQUE_TILE_IDS.indexOf('one-more-house')
const SEVENTH_LEVEL = BELLE_EPOQUE_TILE_IDS.indexOf('seventh-level')
const FREE_NOBLES = BELLE_EPOQUE_TILE_IDS.indexOf('free-nobles')

/** BT2: what a row is worth beyond its base and its cards. */
export const extraRowWorth = (s: State, seat: Seat, row: number): number => (s.strategyRow[seat] === row ? ROW_WORTH : 0)
/** BT4: art tiles beyond those held. */
export const extraArt = (s: State, seat: Seat): number => (holdsTile(s, seat, FOUR_ART_TILES) ? ART_TILES : 0)
/** BT6: buildings beyond those built. */
export const extraBuildings = (s: State, seat: Seat): number => (holdsTile(s, seat, ONE_MORE_HOUSE) ? HOUSES_MORE : 0)
/** BT10: the highest architect level of a seat. */
export const topArchitect = (s: State, seat: Seat): number => (holdsTile(s, seat, SEVENTH_LEVEL) ? TOP_LEVEL + 1 : TOP_LEVEL)
/** BT12 */
export const areNoblesFree = (s: State, seat: Seat): boolean => holdsTile(s, seat, FREE_NOBLES)

/** Whether a pawn of a seat stands on a tile. */
const holdsTile = (s: State, seat: Seat, tile: number): boolean => isBelleEpoque(s) && tileHolder(s, tile) === seat

/** The seat with a pawn on a tile, or NONE. */
function tileHolder(s: State, tile: number): number {
  for (let place = 0; place < MOST_FACE_UP; place++) if (s.tile[place] === tile) return s.tilePawn[place]
  return NONE
}

/** BT9: pairs of a seat's houses side by side; pavilions are not on the board. */
export function adjacencies(s: State, seat: Seat): number {
  let pairs = 0
  for (let space = 0; space < SPACES; space++) {
    if (s.house[space] !== seat) continue
    if (columnOf(space) < COLUMNS - 1 && s.house[space + 1] === seat) pairs++
    if (space + COLUMNS < SPACES && s.house[space + COLUMNS] === seat) pairs++
  }
  return pairs
}

function whiteTiles(s: State, seat: Seat): number {
  let tiles = 0
  for (let colour = 0; colour < BRIGHT; colour++) tiles += s.white[whitePlace(seat, colour)]
  return tiles
}

function bySeats(row: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: SEATS + 1 }, (_, seats) => row[seats] ?? 0)
}
