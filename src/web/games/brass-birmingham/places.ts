// Every place that the board and the holdings draw, by the name that `describe` gives it.
import { LINK_IDS } from '../../../games/brass-birmingham/board.ts'
import { CARD_IDS } from '../../../games/brass-birmingham/cards.ts'
import { INDUSTRIES } from '../../../games/brass-birmingham/components.ts'
import { SLOT_IDS, SPACE_IDS } from '../../../games/brass-birmingham/notation.ts'

/** Actions that touch nothing on the table: they are buttons beside the hand. */
export const BARE_ACTIONS = ['loan', 'scout', 'pass', 'done'] as const
export type BareAction = (typeof BARE_ACTIONS)[number]

export const slotPlace = (slot: number): string => `slot:${SLOT_IDS[slot]}`
export const spacePlace = (space: number): string => `merchant:${SPACE_IDS[space]}`
export const linkPlace = (link: number): string => `link:${LINK_IDS[link]}`
export const stackPlace = (industry: number): string => `stack:${INDUSTRIES[industry]}`
export const cardPlace = (card: number): string => `card:${CARD_IDS[card]}`
/** Nothing is chosen there; what happens there is shown. */
export const marketPlace = (ware: 'coal' | 'iron'): string => `market:${ware}`
export const actionPlace = (action: BareAction): string => `action:${action}`

const numbered = (count: number, place: (index: number) => string): string[] => Array.from({ length: count }, (_, index) => place(index))

/** All of them: what is not here cannot be picked. */
export const PLACES: ReadonlySet<string> = new Set([
  ...numbered(SLOT_IDS.length, slotPlace),
  ...numbered(SPACE_IDS.length, spacePlace),
  ...numbered(LINK_IDS.length, linkPlace),
  ...numbered(INDUSTRIES.length, stackPlace),
  ...numbered(CARD_IDS.length, cardPlace),
  ...BARE_ACTIONS.map(actionPlace),
])
