// Names of pieces, so that the page can let what is new fade in and what is the same stay. Tiles of a kind are alike: a tile is named by
// the slot it lies in.
import { LINK_IDS } from '../../../games/brass-birmingham/board.ts'
import { CARD_IDS } from '../../../games/brass-birmingham/cards.ts'
import { INDUSTRIES } from '../../../games/brass-birmingham/components.ts'
import { SLOT_IDS } from '../../../games/brass-birmingham/notation.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'

export const tilePiece = (s: State, slot: number): string => `tile-${SLOT_IDS[slot]}-${s.tile[slot]}-${s.owner[slot]}`
export const linkPiece = (s: State, link: number): string => `link-${LINK_IDS[link]}-${s.era}-${s.link[link]}`
export const stackPiece = (seat: number, industry: number, taken: number): string => `stack-${seat}-${INDUSTRIES[industry]}-${taken}`
/** The nth card of a kind in a hand. */
export const cardPiece = (card: number, copy: number): string => `card-${CARD_IDS[card]}-${copy}`
