// What tests of Belle Époque add to the game's own fixture: `pavilions(3).where(holds(0, 7)).play(0, 'place b4', 'bid 1', …)`.
// Spaces of the active area, from row 5 down: b sale, materials, workshop, nobles; c nobles, construction, sale, materials; d materials, workshop,
// nobles, construction; e construction, sale, materials, workshop. Tiles lie on b3, c2, c3, c4 and d3.
import { NONE } from '../../../core/block.ts'
import type { Options, Seat } from '../../../core/game.ts'
import { CUBES, type Cube, PAVILIONS } from '../components.ts'
import { type BruxellesStory, revised } from '../fixture.ts'
import { ACTIONS_PHASE, type State } from '../state.ts'

/** Cards that lie at pavilions of nobody unless others are asked for. */
const IDLE_CARDS = [28, 29, 30, 31, 32]

export function pavilions(seats: number, options: Options = {}): BruxellesStory {
  return revised(seats, { 'belle-epoque': 'on', ...options }).where((s) => {
    for (const [pavilion, number] of IDLE_CARDS.entries()) s.pavilionCard[pavilion] = number - 1
  })
}

/** A seat holds cards, at pavilions from the bottom row up. */
export function holds(seat: Seat, ...numbers: readonly number[]): (s: State) => void {
  return (s) => {
    for (const number of numbers) {
      const pavilion = s.pavilion.indexOf(NONE)
      const elsewhere = s.pavilionCard.indexOf(number - 1)
      if (elsewhere >= 0) s.pavilionCard[elsewhere] = s.pavilionCard[pavilion]
      s.pavilionCard[pavilion] = number - 1
      s.pavilion[pavilion] = seat
      s.built[seat]++
    }
  }
}

/** The numbers of the cards that a seat holds. */
export function cardsOf(s: State, seat: Seat): number[] {
  const own = Array.from({ length: PAVILIONS }, (_, pavilion) => pavilion).filter((pavilion) => s.pavilion[pavilion] === seat)
  return own.map((pavilion) => s.pavilionCard[pavilion] + 1)
}

/** All cubes of a seat: `cubes('wood wood wild')`. */
export function cubes(names: string): Record<Cube, number> {
  const count = (cube: string): number => names.split(' ').filter((name) => name === cube).length
  return { wood: count(CUBES[0]), iron: count(CUBES[1]), stone: count(CUBES[2]), glass: count(CUBES[3]), wild: count(CUBES[4]) }
}

/** Open tiles by number, and the seats with a pawn on them. */
export function tiles(...list: readonly (readonly [number, Seat?])[]): (s: State) => void {
  return (s) => {
    s.tile.fill(NONE)
    s.tilePawn.fill(NONE)
    for (const [place, [number, seat]] of list.entries()) {
      s.tile[place] = number - 1
      if (seat === undefined) continue
      s.tilePawn[place] = seat
      s.pawns[seat]--
    }
  }
}

/** All seats pass in turn. */
export function allPass(table: BruxellesStory): BruxellesStory {
  while (table.s.phase === ACTIONS_PHASE && table.s.pending[0] === 0) table.play(table.s.turn, 'pass')
  return table
}
