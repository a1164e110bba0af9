// What a choice would bring, before it is made: to the one who makes it, and to the owner of a house.

import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import {
  ACTIONS,
  COLOURS,
  CONSTRUCTION,
  FIRST,
  MATERIALS,
  NOBLES,
  SALE,
  STOCK_CARDS,
  STRAUVEN,
  WHITE,
} from '../../../games/bruxelles-1893/components.ts'
import { artHeld, type State } from '../../../games/bruxelles-1893/state.ts'
import { nameOf, type Scene } from './scene.ts'

/** Who would get a free action by a pawn of a seat on a space, if anybody. */
export function houseOwner(s: State, space: number, seat: Seat | null): Seat | null {
  const owner = s.house[space]
  return owner === NONE || owner === seat ? null : owner
}

/** F3 to F7: what the owner of a house would gain by a pawn on it, as a sentence; null when nobody would. */
export function freeActionSaid(scene: Scene, space: number, seat = scene.you): string | null {
  const { s, phrases } = scene
  const owner = houseOwner(s, space, seat)
  if (owner === null) return null
  const action = s.actionAt[space]
  return phrases.ownerGains(nameOf(scene, owner), phrases.freeActions[ACTIONS[action]](freeGain(s, owner, action)))
}

/** Points, tiles, nobles or cubes of a free action. */
export function freeGain(s: State, owner: Seat, action: number): number {
  switch (action) {
    case SALE:
      return artHeld(s, owner)
    case NOBLES:
      return s.ready[owner] === 0 ? 0 : 1
    case MATERIALS:
      return 1
    case CONSTRUCTION:
      return s.built[owner]
    default:
      return s.stacks[COLOURS.indexOf('black')] > 0 || s.edition === FIRST ? 1 : 0
  }
}

export interface Sale {
  readonly francs: number
  readonly points: number
}

/** M4: what a tile would bring with the cursor in a cell. */
export function saleAt(s: State, { seat, tile, colour, cell }: { seat: Seat; tile: number; colour: number; cell: number }): Sale {
  const at = cell * COLOURS.length + colour
  const half = tile >= WHITE ? 1 : 0
  const bonus = s.board[seat] === STRAUVEN ? 1 : 0
  return { francs: (s.tables.saleFrancs[at] >> half) + bonus, points: (s.tables.salePoints[at] >> half) + bonus }
}

export const stockFrancs = (s: State): number => (s.stockCard < STOCK_CARDS ? s.tables.stockFrancs[s.stockCard] : 0)
