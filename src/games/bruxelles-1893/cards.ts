// The deck of column cards and the five below the columns.
import { NONE } from '../../core/block.ts'
import { COLUMNS, PRESTIGE_CARDS } from './components.ts'
import { DISCARDED, IN_COLUMN, type State } from './state.ts'

/** The top of the deck, unseen; NONE when it is empty. */
export function drawCard(s: State): number {
  if (s.cardsLeft === 0) return NONE
  const card = s.cardDeck[--s.cardsLeft]
  s.cardDeck[s.cardsLeft] = NONE
  return card
}

/** E3: a card below each column. */
export function dealColumns(s: State): void {
  for (let column = 0; column < COLUMNS; column++) {
    const card = drawCard(s)
    s.columnCard[column] = card
    if (card < PRESTIGE_CARDS) s.cardAt[card] = IN_COLUMN + column
  }
}

/** A card leaves its column for the discards, or for a row of a board. */
export function clearColumn(s: State, column: number, to = DISCARDED): void {
  const card = s.columnCard[column]
  if (card < PRESTIGE_CARDS) s.cardAt[card] = to
  s.columnCard[column] = NONE
}
