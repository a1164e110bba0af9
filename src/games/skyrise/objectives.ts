// F2: secret objectives.
import { bitCount } from '../../core/bits.ts'
import type { Seat } from '../../core/game.ts'
import { wordPlace } from './board.ts'
import type { State } from './state.ts'

/** Structures of a seat in districts of a colour. */
export function structuresIn(s: State, seat: Seat, colour: number): number {
  const { coloured } = s.tables
  return (
    bitCount(coloured[wordPlace(colour, 0)] & s.structures[wordPlace(seat, 0)]) +
    bitCount(coloured[wordPlace(colour, 1)] & s.structures[wordPlace(seat, 1)])
  )
}

export function meetsObjective(s: State, seat: Seat): boolean {
  const card = s.objective[seat]
  return structuresIn(s, seat, s.tables.objectiveColour[card]) >= s.tables.objectiveStructures[card]
}
