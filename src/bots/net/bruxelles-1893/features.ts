// A seat of Bruxelles 1893 as the net sees it: nothing that is hidden is in it.
import { bitCount, lowestBit } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { coloursHeld } from '../../../games/bruxelles-1893/art.ts'
import {
  ACTIONS,
  BELLE_EPOQUE_TILES,
  COLOURS,
  COLUMNS,
  CUBES,
  columnOf,
  MOST_FACE_UP,
  NOBLE_CUBES,
  NOBLE_KINDS,
  PAVILIONS,
  PLACES,
  PRESTIGE_CARDS,
  REVISED,
  ROWS,
  SEATS,
  SPACES,
  THEATRE,
  TOP_LEVEL,
  TRACKS,
} from '../../../games/bruxelles-1893/components.ts'
import {
  ACTIONS_PHASE,
  artHeld,
  artPlace,
  brusselsPlace,
  cubePlace,
  levelPlace,
  OVER,
  pointsOf,
  RULES,
  type State,
} from '../../../games/bruxelles-1893/state.ts'
import { actorOf } from '../../../games/bruxelles-1893/turn.ts'
import { art, whiteHeld } from '../../evaluations/bruxelles-1893/art.ts'
import { next } from '../../evaluations/bruxelles-1893/cubes.ts'
import { bruxelles1893Evaluation, parts } from '../../evaluations/bruxelles-1893/index.ts'
import { rates, rows } from '../../evaluations/bruxelles-1893/outlook.ts'
import { counts } from '../../evaluations/bruxelles-1893/rows.ts'
import { INPUTS, LEAD, MONEY_STEPS, PARTS, SOME } from './inputs.ts'

const { at } = INPUTS
const MOST = 255
/** An amount in so many steps a point; nothing below nothing. */
const inSteps = (amount: number, steps: number): number => Math.max(0, Math.min(MOST, Math.round(amount * steps)))

/** Writes what is to be known of a seat, `INPUTS.size` integers. Returns what the evaluation thinks of it. */
export function features(s: State, seat: Seat, out: Uint8Array): number {
  const worth = bruxelles1893Evaluation.worth(s, seat)
  out.fill(0, 0, INPUTS.size)
  if (s.phase === OVER) return worth
  writeTime(s, seat, out)
  writePawns(s, seat, out)
  writeHoldings(s, seat, out)
  writeNobles(s, seat, out)
  writeWorth(s, seat, out)
  writeBoard(s, seat, out)
  writeBelleEpoque(s, seat, out)
  return worth
}

function writeTime(s: State, seat: Seat, out: Uint8Array): void {
  out[at.seats + s.seats - 2] = 1
  if (s.edition === REVISED) out[at.isRevised] = 1
  for (let rule = 0; rule < RULES.length; rule++) out[at.rules + rule] = (s.rules >> rule) & 1
  out[at.boards + s.board[seat]] = 1
  out[at.rounds + s.round - 1] = 1
  if (s.phase <= ACTIONS_PHASE) out[at.isActing] = 1
  out[at.after + ((seat - actorOf(s) + s.seats) % s.seats)] = 1
  out[at.hasPassed] = (s.passed >> seat) & 1
  out[at.rivalsIn + bitCount(((1 << s.seats) - 1) & ~s.passed & ~(1 << seat))] = 1
  if (s.start === seat) out[at.isStart] = 1
  if (s.firstPasser === seat) out[at.isFirstPasser] = 1
  else if (s.firstPasser !== NONE) out[at.someoneFirst] = 1
  out[at.firstPasses] = s.firstPasses[seat]
  if (s.pending[0] > 0) out[at.isMidAction] = 1
}

function writePawns(s: State, seat: Seat, out: Uint8Array): void {
  out[at.pawns + s.pawns[seat]] = 1
  out[at.travellers] = s.travellers[seat]
  out[at.neutral] = s.neutral[seat]
  out[at.courthouse + s.courthouse[seat]] = 1
  const own = pawnsIn(s, seat)
  let most = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    most = Math.max(most, pawnsIn(s, other))
    out[at.rivalsMoney] = Math.max(out[at.rivalsMoney], Math.min(MOST, s.money[other]))
    if (s.passed & (1 << other)) continue
    out[at.rivalsPawns] += s.pawns[other]
    out[at.rivalsMost] = Math.max(out[at.rivalsMost], s.pawns[other])
  }
  out[at.inBrussels] = own
  out[at.lead + LEAD + Math.max(-LEAD, Math.min(LEAD, own - most))] = 1
}

function pawnsIn(s: State, seat: Seat): number {
  let pawns = 0
  for (let place = 0; place < PLACES.length; place++) pawns += s.inBrussels[brusselsPlace(seat, place)]
  return pawns
}

function writeHoldings(s: State, seat: Seat, out: Uint8Array): void {
  const money = s.money[seat]
  out[at.money] = Math.min(MOST, money)
  for (let i = 0; i < MONEY_STEPS.length && money >= MONEY_STEPS[i]; i++) out[at.moneySteps + i] = 1
  for (let track = 0; track < TRACKS.length; track++) out[at.levels + track * (TOP_LEVEL + 1) + s.level[levelPlace(seat, track)] - 1] = 1
  let noble = 0
  for (let cube = 0; cube < CUBES.length; cube++) {
    out[at.cubes + cube] = s.cubes[cubePlace(seat, cube)]
    if (cube < NOBLE_CUBES) noble += s.cubes[cubePlace(seat, cube)]
    out[at.supply + cube] = s.supply[cube]
  }
  out[at.noble + Math.min(SOME, noble)] = 1
  out[at.built + s.built[seat]] = 1
  for (let colour = 0; colour < COLOURS.length; colour++) {
    out[at.art + colour] = s.art[artPlace(seat, colour)]
    out[at.stacks + colour] = s.stacks[colour]
  }
  out[at.white] = whiteHeld(s, seat)
  out[at.tiles + Math.min(SOME, artHeld(s, seat))] = 1
  out[at.colours] = coloursHeld(s, seat)
}

function writeNobles(s: State, seat: Seat, out: Uint8Array): void {
  for (let rest = s.kept[seat]; rest !== 0; rest &= rest - 1) {
    out[at.kept + lowestBit(rest)] = 1
    out[at.nobles]++
    out[at.salaries] += s.tables.salary[lowestBit(rest)]
  }
  for (let rest = s.ready[seat]; rest !== 0; rest &= rest - 1) out[at.ready + lowestBit(rest)] = 1
  for (let place = 0; place < THEATRE; place++) if (s.theatre[place] < NOBLE_KINDS) out[at.theatre + s.theatre[place]]++
}

function writeWorth(s: State, seat: Seat, out: Uint8Array): void {
  out[at.points] = inSteps(pointsOf(s, seat), 1)
  for (let i = 0; i < PARTS.length; i++) {
    out[at.parts + i] = inSteps(parts[PARTS[i]], PARTS[i] === 'outlook' ? 2 : 4)
    out[at.debts + i] = inSteps(-parts[PARTS[i]], 4)
  }
  for (let row = 0; row < ROWS.length; row++) {
    out[at.rowWorth + row] = inSteps(rows[row], 2)
    out[at.rowCount + row] = inSteps(counts[row], 8)
  }
  out[at.building] = inSteps(next.gain, 4)
  out[at.sale] = inSteps(art.sale, 8)
  out[at.tile] = inSteps(art.tile, 8)
  out[at.franc] = inSteps(rates.franc, 64)
  out[at.iris] = inSteps(rates.iris, 8)
  out[at.crown] = inSteps(rates.crown, 16)
  out[at.architect] = inSteps(rates.architect, 8)
  out[at.pawn] = inSteps(rates.pawn, 8)
  out[at.house] = inSteps(rates.building, 8)
}

const sums = new Int32Array(COLUMNS * SEATS)

function writeBoard(s: State, seat: Seat, out: Uint8Array): void {
  sums.fill(0)
  for (let space = 0; space < SPACES; space++) {
    const pawn = s.pawn[space]
    if (pawn < SEATS) sums[columnOf(space) * SEATS + pawn] += s.bid[space]
    if (pawn !== NONE || !(s.area & (1 << space))) continue
    if (s.actionAt[space] < ACTIONS.length) out[at.free + s.actionAt[space]]++
    if (s.house[space] === seat) out[at.onBoard]++
  }
  for (let column = 0; column < COLUMNS; column++) if (s.columnCard[column] < PRESTIGE_CARDS) writeColumn(s, seat, column, out)
  for (let place = 0; place < PLACES.length; place++) out[at.uses + place] = s.uses[place]
}

function writeColumn(s: State, seat: Seat, column: number, out: Uint8Array): void {
  const own = sums[column * SEATS + seat]
  if (own === 0) return
  let rival = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) rival = Math.max(rival, sums[column * SEATS + other])
  out[own > rival ? at.led : own === rival ? at.tied : at.behind]++
}

function writeBelleEpoque(s: State, seat: Seat, out: Uint8Array): void {
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) {
    if (s.pavilion[pavilion] !== seat) continue
    out[at.pavilions]++
    out[at.cards + s.pavilionCard[pavilion]] = s.cardsUsed & (1 << pavilion) ? 1 : 2
  }
  for (let place = 0; place < MOST_FACE_UP; place++)
    if (s.tilePawn[place] === seat && s.tile[place] < BELLE_EPOQUE_TILES) out[at.belleTiles + s.tile[place]] = 1
}
