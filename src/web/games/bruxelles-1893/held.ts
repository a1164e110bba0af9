// Lists of what a seat holds, in the order it is shown.
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import {
  BRIGHT,
  COLOURS,
  CUBES,
  GLASS,
  NOBLE_KINDS,
  PAVILIONS,
  PRESTIGE_CARDS,
  ROWS,
  WHITE,
} from '../../../games/bruxelles-1893/components.ts'
import { colourNames } from '../../../games/bruxelles-1893/notation.ts'
import { artPlace, cubePlace, isBelleEpoque, type State, whitePlace } from '../../../games/bruxelles-1893/state.ts'

export interface ArtHeld {
  /** A colour, or WHITE and the colour of the back. */
  readonly tile: number
  readonly count: number
  readonly place: string
}

export function artOf(s: State, seat: Seat): ArtHeld[] {
  const names = colourNames(s.edition)
  const colours = COLOURS.map((_, colour) => ({
    tile: colour,
    count: s.art[artPlace(seat, colour)],
    place: `art:${names[colour]}`,
  }))
  const whites = names.slice(0, BRIGHT).map((name, colour) => ({
    tile: WHITE + colour,
    count: s.white[whitePlace(seat, colour)],
    place: `art:white-${name}`,
  }))
  return [...colours, ...whites].filter(({ count }) => count > 0)
}

/** Kinds of cubes in this game with how many a seat holds. */
export function cubesOf(s: State, seat: Seat): { readonly cube: number; readonly count: number }[] {
  return CUBES.map((_, cube) => ({ cube, count: s.cubes[cubePlace(seat, cube)] })).filter(({ cube }) => cube !== GLASS || isBelleEpoque(s))
}

export interface NobleHeld {
  readonly noble: number
  readonly ready: boolean
}

export function noblesOf(s: State, seat: Seat): NobleHeld[] {
  const nobles = Array.from({ length: NOBLE_KINDS }, (_, noble) => noble)
  return nobles.filter((noble) => s.kept[seat] & (1 << noble)).map((noble) => ({ noble, ready: (s.ready[seat] & (1 << noble)) !== 0 }))
}

export interface CardHeld {
  /** Belle Époque card, from 0. */
  readonly card: number
  readonly used: boolean
}

export function belleEpoqueCardsOf(s: State, seat: Seat): CardHeld[] {
  const pavilions = Array.from({ length: PAVILIONS }, (_, pavilion) => pavilion)
  return pavilions
    .filter((pavilion) => s.pavilion[pavilion] === seat && s.pavilionCard[pavilion] !== NONE)
    .map((pavilion) => ({ card: s.pavilionCard[pavilion], used: (s.cardsUsed & (1 << pavilion)) !== 0 }))
}

/** VP symbols of the cards tucked below a row. */
export function tuckedUnder(s: State, seat: Seat, row: number): number[] {
  const cards = Array.from({ length: PRESTIGE_CARDS }, (_, card) => card)
  return cards.filter((card) => s.cardAt[card] === seat * ROWS.length + row).map((card) => s.tables.cardPoints[card])
}
