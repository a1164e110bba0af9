// BE4 and chapter BT: pawns on open Belle Époque tiles, and what the tiles bring at the end of the game. Tiles are named by their numbers in RULES.md.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { owe, settle } from '../../../core/pending.ts'
import { BELLE_EPOQUE_TILES, BRIGHT, COLUMNS, CROWN, columnOf, IRIS, MOST_FACE_UP, ROWS, SPACES, TOP_LEVEL } from '../components.ts'
import { ADJACENCY_POINTS, FIRST_PASS_POINTS } from '../data/belle-epoque.ts'
import { receive } from '../money.ts'
import { addPoints, BELLE_EPOQUE, levelPlace, pointsOf, type State, type Tell, TILE_POINTS, whitePlace } from '../state.ts'
import { because, CHOOSE_ROW, DONE, OWES_STRATEGY_ROW, TO_TILE } from '../vocabulary.ts'

const POINTS_A_POINT = 7
const FRANCS_AN_IRIS_LEVEL = 3
const POINTS_A_CROWN_LEVEL = 2
const POINTS_A_BUILDING = 2
const POINTS_A_WHITE_TILE = 3
const ART_TILES = 4
const HOUSES_MORE = 1
const ROW_WORTH = 2
const FIRST_PASS: readonly number[] = bySeats(FIRST_PASS_POINTS)
const ADJACENCY: readonly number[] = bySeats(ADJACENCY_POINTS)

/** BE4: a pawn from the hand may go to an open tile without one. */
export function legalOpenTiles(s: State, seat: Seat, out: Actions): void {
  if (s.pawns[seat] > 0) for (let place = 0; place < MOST_FACE_UP; place++) if (isFree(s, place)) out.push(action(TO_TILE, place))
  out.push(action(DONE))
}

export function applyTile(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  s.pawns[seat]--
  s.tilePawn[first(a)] = seat
  tell?.('toTile', seat, s.tile[first(a)])
}

export function applyNoTile(s: State): void {
  settle(s.pending)
}

export function tileProblem(s: State, seat: Seat, a: Action): Problem | null {
  if (s.tile[first(a)] === NONE) return because('noSuchTile')
  if (s.tilePawn[first(a)] !== NONE) return because('tileTaken', { tile: s.tile[first(a)] })
  return s.pawns[seat] > 0 ? null : because('noPawnLeft')
}

/** Whether a pawn of a seat stands on a tile. */
export const holdsTile = (s: State, seat: Seat, number: number): boolean => (s.rules & BELLE_EPOQUE) !== 0 && tileHolder(s, number) === seat

/** All tiles are scored before the nobles are paid, tile 1 first. Tiles 4, 6, 10 and 12 work through the functions at the end. */
export function scoreTiles(s: State, tell?: Tell): void {
  if (!(s.rules & BELLE_EPOQUE)) return
  for (let number = 1; number <= BELLE_EPOQUE_TILES; number++) {
    const seat = tileHolder(s, number)
    if (seat !== NONE) scoreTile(s, seat, number, tell)
  }
}

function scoreTile(s: State, seat: Seat, number: number, tell?: Tell): void {
  switch (number) {
    case 1:
      return score(s, seat, number, Math.max(0, Math.floor(pointsOf(s, seat) / POINTS_A_POINT)), tell)
    case 2:
      return owe(s.pending, action(OWES_STRATEGY_ROW, seat))
    case 3: {
      const francs = FRANCS_AN_IRIS_LEVEL * s.level[levelPlace(seat, IRIS)]
      receive(s, seat, francs)
      return tell?.('gainsByTile', seat, number - 1, francs)
    }
    case 5:
      return score(s, seat, number, POINTS_A_CROWN_LEVEL * s.level[levelPlace(seat, CROWN)], tell)
    case 7:
      return score(s, seat, number, FIRST_PASS[s.seats] * s.firstPasses[seat], tell)
    case 8:
      return score(s, seat, number, POINTS_A_BUILDING * s.built[seat], tell)
    case 9:
      return score(s, seat, number, ADJACENCY[s.seats] * adjacencies(s, seat), tell)
    case 11:
      return score(s, seat, number, POINTS_A_WHITE_TILE * whiteTiles(s, seat), tell)
  }
}

/** BT2 */
export function legalRows(out: Actions): void {
  for (let row = 0; row < ROWS.length; row++) out.push(action(CHOOSE_ROW, row))
}

export function applyRow(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  s.strategyRow[seat] = first(a)
  tell?.('choosesRow', seat, first(a))
}

/** BT2: what a row is worth beyond its base and its cards. */
export const extraRowWorth = (s: State, seat: Seat, row: number): number => (s.strategyRow[seat] === row ? ROW_WORTH : 0)
/** BT4: art tiles beyond those held. */
export const extraArt = (s: State, seat: Seat): number => (holdsTile(s, seat, 4) ? ART_TILES : 0)
/** BT6: buildings beyond those built. */
export const extraBuildings = (s: State, seat: Seat): number => (holdsTile(s, seat, 6) ? HOUSES_MORE : 0)
/** BT10: the highest architect level of a seat. */
export const topArchitect = (s: State, seat: Seat): number => (holdsTile(s, seat, 10) ? TOP_LEVEL + 1 : TOP_LEVEL)
/** BT12 */
export const areNoblesFree = (s: State, seat: Seat): boolean => holdsTile(s, seat, 12)

const isFree = (s: State, place: number): boolean => s.tile[place] !== NONE && s.tilePawn[place] === NONE

/** The seat with a pawn on a tile, or NONE. */
function tileHolder(s: State, number: number): number {
  for (let place = 0; place < MOST_FACE_UP; place++) if (s.tile[place] === number - 1) return s.tilePawn[place]
  return NONE
}

function score(s: State, seat: Seat, number: number, points: number, tell?: Tell): void {
  addPoints(s, seat, TILE_POINTS, points)
  tell?.('scoresTile', seat, number - 1, points)
}

/** BT9: pairs of a seat's houses side by side; pavilions are not on the board. */
function adjacencies(s: State, seat: Seat): number {
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
  return Array.from({ length: 6 }, (_, seats) => row[seats] ?? 0)
}
