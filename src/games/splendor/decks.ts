// The three decks and the open cards beside them.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { COLUMNS, DECK_STARTS } from './components.ts'
import type { State, Tell } from './state.ts'

/** Takes the top card of a deck that has one. */
export function draw(s: State, level: number): number {
  const top = DECK_STARTS[level] + --s.left[level]
  const card = s.deck[top]
  s.deck[top] = NONE
  return card
}

/** B6, R6: an open card that left is replaced from its deck; with the deck empty its place stays empty. */
export function refill(s: State, seat: Seat, place: number, tell?: Tell): void {
  const level = (place / COLUMNS) | 0
  if (s.left[level] === 0) {
    s.table[place] = NONE
    return
  }
  s.table[place] = draw(s, level)
  tell?.('turnsUp', seat, s.table[place])
}
