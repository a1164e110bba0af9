// Chapters I and L: irises surrounded by pawns, and most pawns in Brussels.
import { lowestBit } from '../../core/bits.ts'
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { AROUND, IRIS, IRISES, NEUTRAL, PLACES, SEATS, SPACES } from './components.ts'
import { receive } from './money.ts'
import { addPoints, brusselsPlace, IRIS_POINTS, type State, type Tell } from './state.ts'
import { trackNumber } from './tracks.ts'

/** Pawns by owner, neutral ones last. */
const counts = new Uint8Array(SEATS + 1)
/** BC28 */
const FRANCS_A_MAJORITY = 2

export function scoreIrises(s: State, tell?: Tell): void {
  let occupied = 0
  for (let space = 0; space < SPACES; space++) if (s.pawn[space] !== NONE) occupied |= 1 << space
  for (let iris = 0; iris < IRISES; iris++) if ((AROUND[iris] & ~occupied) === 0) scoreIris(s, iris, tell)
}

function scoreIris(s: State, iris: number, tell?: Tell): void {
  counts.fill(0)
  for (let rest = AROUND[iris]; rest !== 0; rest &= rest - 1) {
    const space = lowestBit(rest)
    counts[s.pawn[space]] += s.doubled === space ? 2 : 1 // BC27
  }
  let most = 0
  for (let seat = 0; seat < s.seats; seat++) if (counts[seat] > most) most = counts[seat]
  if (counts[NEUTRAL] > most) return tell?.('neutralIris', s.start, iris) // D2
  for (let seat = 0; seat < s.seats; seat++) if (counts[seat] === most) winIris(s, seat, iris, tell)
}

function winIris(s: State, seat: Seat, iris: number, tell?: Tell): void {
  const points = trackNumber(s, seat, IRIS)
  addPoints(s, seat, IRIS_POINTS, points)
  tell?.('scoresIris', seat, iris, points)
  if (s.irisFrancs !== seat + 1) return
  receive(s, seat, FRANCS_A_MAJORITY)
  tell?.('gainsFrancs', seat, FRANCS_A_MAJORITY)
}

/** L1 */
export function resolveBrussels(s: State, tell?: Tell): void {
  let most = 1
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, pawnsInBrussels(s, seat))
  for (let seat = 0; seat < s.seats; seat++) {
    if (pawnsInBrussels(s, seat) !== most) continue
    for (let place = 0; place < PLACES.length; place++) {
      const at = brusselsPlace(seat, place)
      if (s.inBrussels[at] === 0) continue
      s.inBrussels[at]--
      break
    }
    s.courthouse[seat]++
    tell?.('toCourthouse', seat)
  }
}

function pawnsInBrussels(s: State, seat: Seat): number {
  let pawns = 0
  for (let place = 0; place < PLACES.length; place++) pawns += s.inBrussels[brusselsPlace(seat, place)]
  return pawns
}
