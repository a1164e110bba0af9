// Chapter G: salaries and the final scoring.
import { type Action, type Actions, action, first } from '../../core/action.ts'
import { bitCount } from '../../core/bits.ts'
import type { Problem, Seat } from '../../core/game.ts'
import { settle } from '../../core/pending.ts'
import { areNoblesFree, extraArt, extraBuildings, extraRowWorth } from './belle-epoque/tiles.ts'
import { ARCHITECT, ART_ROW, COLOURS, MONEY_ROW, NOBLE_CUBES, NOBLE_KINDS, NOBLE_ROW, PAWNS, PRESTIGE_CARDS, ROWS } from './components.ts'
import { spend } from './money.ts'
import { discardNoble } from './nobles.ts'
import { because } from './reasons.ts'
import {
  addPoints,
  artPlace,
  BUILDING_POINTS,
  CUBE_POINTS,
  cubePlace,
  MANNEKEN_POINTS,
  ROW_POINTS,
  type Row,
  type State,
  type Tell,
  UNPAID_POINTS,
} from './state.ts'
import { trackNumber } from './tracks.ts'
import { SALARY } from './vocabulary.ts'

const UNPAID_LOSS = 5
const MANNEKEN_WORTH = 5
const FRANCS_A_POINT = 4
const PAWNS_WITHOUT_WORTH = 2

/** From here on `ready` are the nobles that are not paid yet. */
export function beginSalaries(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) s.ready[seat] = areNoblesFree(s, seat) ? 0 : s.kept[seat]
}

export const payingSalaries = {
  first: 'salariesFirst',
  legal: legalSalaries,
  answers: { salary: { apply: applySalary, problem: salaryProblem } },
  settle: settleSalaries,
} satisfies Row

/** G1, G2: pays all that can be paid without a choice; false when the seat must choose. */
function settleSalaries(s: State, seat: Seat, _step: number, tell?: Tell): boolean {
  let total = 0
  let affordable = 0
  let last = 0
  for (let noble = 0; noble < NOBLE_KINDS; noble++) {
    if (!owes(s, seat, noble)) continue
    total += s.tables.salary[noble]
    if (s.tables.salary[noble] > s.money[seat]) continue
    affordable++
    last = noble
  }
  if (affordable === 0) return loseUnpaid(s, seat, tell)
  if (total <= s.money[seat]) {
    for (let noble = 0; noble < NOBLE_KINDS; noble++) if (owes(s, seat, noble)) paySalary(s, seat, noble, tell)
    return true
  }
  if (affordable > 1) return false
  paySalary(s, seat, last, tell)
  return true
}

function legalSalaries(s: State, seat: Seat, out: Actions): void {
  for (let noble = 0; noble < NOBLE_KINDS; noble++)
    if (owes(s, seat, noble) && s.tables.salary[noble] <= s.money[seat]) out.push(action(SALARY, noble))
}

function applySalary(s: State, seat: Seat, a: Action, tell?: Tell): void {
  paySalary(s, seat, first(a), tell)
}

function salaryProblem(s: State, seat: Seat, a: Action): Problem | null {
  const noble = first(a)
  if (!owes(s, seat, noble)) return because('salaryNotOwed', { noble })
  const francs = s.tables.salary[noble]
  return francs <= s.money[seat] ? null : because('salaryTooDear', { noble, francs })
}

const owes = (s: State, seat: Seat, noble: number): boolean => (s.ready[seat] & (1 << noble)) !== 0

function paySalary(s: State, seat: Seat, noble: number, tell?: Tell): void {
  s.ready[seat] &= ~(1 << noble)
  spend(s, seat, s.tables.salary[noble])
  tell?.('paysSalary', seat, noble, s.tables.salary[noble])
}

/** Who cannot be paid leaves; then the step is done. */
function loseUnpaid(s: State, seat: Seat, tell?: Tell): boolean {
  settle(s.pending)
  for (let noble = 0; noble < NOBLE_KINDS; noble++) {
    if (!owes(s, seat, noble)) continue
    s.kept[seat] &= ~(1 << noble)
    discardNoble(s, noble)
    addPoints(s, seat, UNPAID_POINTS, -UNPAID_LOSS)
    tell?.('losesNoble', seat, noble, UNPAID_LOSS)
  }
  s.ready[seat] = 0
  return true
}

/** G3 to G6 */
export function scoreGame(s: State, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const buildings = s.built[seat] + extraBuildings(s, seat)
    addPoints(s, seat, BUILDING_POINTS, buildings * trackNumber(s, seat, ARCHITECT))
    tell?.('scoresBuildings', seat, buildings, buildings * trackNumber(s, seat, ARCHITECT))
    for (let row = 0; row < ROWS.length; row++) {
      const points = rowCount(s, seat, row) * rowWorth(s, seat, row)
      addPoints(s, seat, ROW_POINTS + row, points)
      tell?.('scoresRow', seat, row, points)
    }
    let cubes = 0
    for (let cube = 0; cube < NOBLE_CUBES; cube++) cubes += s.cubes[cubePlace(seat, cube)]
    addPoints(s, seat, CUBE_POINTS, cubes)
    tell?.('scoresCubes', seat, cubes)
  }
  addPoints(s, s.nextStart, MANNEKEN_POINTS, MANNEKEN_WORTH) // G5
  tell?.('scoresManneken', s.nextStart, MANNEKEN_WORTH)
  tell?.('ends', s.nextStart)
}

/** G6: what a row is worth for each thing it counts. */
export function rowWorth(s: State, seat: Seat, row: number): number {
  let worth = s.tables.rowBase[s.board[seat]] + extraRowWorth(s, seat, row)
  for (let card = 0; card < PRESTIGE_CARDS; card++) if (s.cardAt[card] === seat * ROWS.length + row) worth += s.tables.cardPoints[card]
  return worth
}

/** How many things a row counts. White art tiles are worth nothing (BE10). */
export function rowCount(s: State, seat: Seat, row: number): number {
  if (row === MONEY_ROW) return (s.money[seat] / FRANCS_A_POINT) | 0
  if (row === NOBLE_ROW) return bitCount(s.kept[seat])
  if (row !== ART_ROW) return Math.max(0, PAWNS - s.courthouse[seat] - PAWNS_WITHOUT_WORTH)
  let tiles = extraArt(s, seat)
  for (let colour = 0; colour < COLOURS.length; colour++) tiles += s.art[artPlace(seat, colour)]
  return tiles
}
