// Art tiles: in stacks, with seats, on display.
import type { Seat } from '../../core/game.ts'
import { BRIGHT, COLOURS, WHITE } from './components.ts'
import { artPlace, type State, type Tell, whitePlace } from './state.ts'

/** A tile from its stack goes to a seat, colour up. */
export function takeArt(s: State, seat: Seat, colour: number, tell?: Tell): void {
  s.stacks[colour]--
  s.art[artPlace(seat, colour)]++
  tell?.('takesArt', seat, colour)
}

/** S6 of the first edition: each seat's tile of the deal, of which nothing is told. */
export function giveFirstTile(s: State, seat: Seat, colour: number): void {
  s.stacks[colour]--
  s.art[artPlace(seat, colour)]++
}

/** The colour of a tile, on its back for a white one. */
export const colourOf = (tile: number): number => (tile >= WHITE ? tile - WHITE : tile)

/** Whether a colour is on display; a white tile shows none. */
export const isDisplayed = (s: State, colour: number): boolean => s.shop[0] === colour || s.shop[1] === colour

/** Z1: different colours that a seat holds; white counts as one more. */
export function coloursHeld(s: State, seat: Seat): number {
  let colours = 0
  for (let colour = 0; colour < COLOURS.length; colour++) if (s.art[artPlace(seat, colour)] > 0) colours++
  for (let colour = 0; colour < BRIGHT; colour++) if (s.white[whitePlace(seat, colour)] > 0) return colours + 1
  return colours
}
