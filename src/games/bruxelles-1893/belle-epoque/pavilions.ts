// Chapter BP: a pavilion is built in place of a house, costs glass beyond the units, brings its Belle Époque card, and is visited every round.
import { type Actions, action } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { COLUMNS, GLASS, PAVILIONS } from '../components.ts'
import { giveCube } from '../cubes.ts'
import { unitsFor } from '../price.ts'
import { because } from '../reasons.ts'
import { addPoints, cubePlace, isBelleEpoque, type State, type Tell, VISIT_POINTS } from '../state.ts'
import { BUILD_PAVILION } from '../vocabulary.ts'
import { canPayFor } from './cards/substitute.ts'

/** Whether some pavilion can be paid for. If one can, so can the one with the least glass. */
export function canBuildPavilion(s: State, seat: Seat, via: number): boolean {
  if (!isBelleEpoque(s)) return false
  let least = NONE
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++)
    if (s.pavilion[pavilion] === NONE) least = Math.min(least, s.tables.pavilionGlass[pavilion])
  return least !== NONE && canPayFor(s, seat, least, via)
}

export function legalPavilions(s: State, seat: Seat, via: number, out: Actions): void {
  if (!isBelleEpoque(s)) return
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++)
    if (s.pavilion[pavilion] === NONE && canPayFor(s, seat, s.tables.pavilionGlass[pavilion], via))
      out.push(action(BUILD_PAVILION, pavilion))
}

export function pavilionProblem(s: State, seat: Seat, pavilion: number, via: number): Problem | null {
  if (!isBelleEpoque(s)) return because('notInThisGame')
  if (s.pavilion[pavilion] !== NONE) return because('pavilionTaken', { pavilion })
  const glass = s.tables.pavilionGlass[pavilion]
  if (s.cubes[cubePlace(seat, GLASS)] < glass) return because('glassMissing', { pavilion, glass })
  return canPayFor(s, seat, glass, via) ? null : because('cannotPay', { units: unitsFor(s, seat) })
}

/** The tile goes to the pavilion, the glass to the supply, the card to the seat; the units are paid. */
export function raisePavilion(s: State, seat: Seat, pavilion: number, tell?: Tell): void {
  const glass = s.tables.pavilionGlass[pavilion]
  giveCube(s, seat, GLASS, glass)
  s.pavilion[pavilion] = seat
  tell?.('buildsPavilion', seat, pavilion, s.built[seat], glass)
  tell?.('gainsCard', seat, s.pavilionCard[pavilion])
}

/** BP4: each pavilion scores the different colours of pawns in its row. */
export function visitPavilions(s: State, tell?: Tell): void {
  if (!isBelleEpoque(s)) return
  for (let pavilion = 0; pavilion < PAVILIONS; pavilion++) {
    const owner = s.pavilion[pavilion]
    const visitors = owner === NONE ? 0 : coloursInRow(s, pavilion)
    if (visitors === 0) continue
    addPoints(s, owner, VISIT_POINTS, visitors)
    tell?.('visits', owner, pavilion, visitors)
  }
}

/** Different colours of pawns in a row of the Art Nouveau board. */
export function coloursInRow(s: State, row: number): number {
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
