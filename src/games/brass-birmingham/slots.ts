// Where in a town a tile may go: chapter B on slots, chapter O on overbuilding.
import { NONE } from '../../core/block.ts'
import type { Problem, Seat } from '../../core/game.ts'
import { FIRST_SLOT, isSingle, LOCATION_OF, SHOWS } from './board.ts'
import { CANAL, COAL, INDUSTRY, IRON, LEVEL } from './components.ts'
import { FREE_SLOT_FIRST, type State } from './state.ts'
import { because } from './vocabulary.ts'

/** The slots of a town that a tile of a seat may go to: a mask, the town's first slot being bit 0. */
export function slotsFor(s: State, seat: Seat, town: number, tile: number): number {
  const shows = 1 << INDUSTRY[tile]
  const start = FIRST_SLOT[town]
  const end = FIRST_SLOT[town + 1]
  let single = 0
  let shared = 0
  let over = 0
  for (let slot = start; slot < end; slot++) {
    if (!(SHOWS[slot] & shows)) continue
    const bit = 1 << (slot - start)
    if (s.tile[slot] !== NONE) over |= canOverbuild(s, seat, slot, tile) ? bit : 0
    else if (isSingle(slot)) single |= bit
    else if (!hasTwin(s, slot)) shared |= bit
  }
  const free = hasOwnHere(s, seat, town) ? 0 : single !== 0 ? single & -single : shared // B10, B8, B9
  return free !== 0 && s.rules & FREE_SLOT_FIRST ? free : free | over // O5
}

/** Why a tile may not go to a slot that shows its industry, or null when it may. */
export function slotProblem(s: State, seat: Seat, slot: number, tile: number): Problem | null {
  const town = LOCATION_OF[slot]
  const start = FIRST_SLOT[town]
  if (s.tile[slot] !== NONE) {
    const problem = overbuildProblem(s, seat, slot, tile)
    if (problem) return problem
    return slotsFor(s, seat, town, tile) & (1 << (slot - start)) ? null : because('freeSlotFirst', { town })
  }
  if (hasOwnHere(s, seat, town)) return because('oneTileATown', { town })
  if (slotsFor(s, seat, town, tile) & (1 << (slot - start))) return null
  return because(isSingle(slot) || hasTwin(s, slot) ? 'slotsAlike' : 'singleSlotFirst', { town, industry: INDUSTRY[tile] })
}

/** O1 to O4: the same industry at a higher level; of others only coal mines and iron works, when that resource is nowhere left. */
function canOverbuild(s: State, seat: Seat, slot: number, tile: number): boolean {
  const old = s.tile[slot]
  if (INDUSTRY[old] !== INDUSTRY[tile] || LEVEL[old] >= LEVEL[tile]) return false
  return s.owner[slot] === seat || (isExhausted(s, INDUSTRY[tile]) && !hasOwnHere(s, seat, LOCATION_OF[slot]))
}

function overbuildProblem(s: State, seat: Seat, slot: number, tile: number): Problem | null {
  const old = s.tile[slot]
  const town = LOCATION_OF[slot]
  const industry = INDUSTRY[tile]
  if (INDUSTRY[old] !== industry) return because('slotTaken', { tile: old, town })
  if (LEVEL[old] >= LEVEL[tile]) return because('levelNotHigher', { tile, old })
  if (s.owner[slot] === seat) return null
  if (industry !== COAL && industry !== IRON) return because('othersTile', { tile: old, other: s.owner[slot] })
  if (!isExhausted(s, industry)) return because('resourceLeft', { industry })
  return hasOwnHere(s, seat, town) ? because('oneTileATown', { town }) : null
}

/** O3: no cube of it on any tile, none in its market. */
function isExhausted(s: State, industry: number): boolean {
  if (industry === COAL) return s.coalMarket === 0 && s.coalTowns === 0
  return industry === IRON && s.ironMarket === 0 && s.ironCubes === 0
}

/** B10: in the canal era one tile of a seat in a town. */
function hasOwnHere(s: State, seat: Seat, town: number): boolean {
  return s.era === CANAL && (s.towns[seat] & (1 << town)) !== 0
}

/** B9: whether an equal slot before it is free too. */
function hasTwin(s: State, slot: number): boolean {
  for (let other = FIRST_SLOT[LOCATION_OF[slot]]; other < slot; other++)
    if (SHOWS[other] === SHOWS[slot] && s.tile[other] === NONE) return true
  return false
}
