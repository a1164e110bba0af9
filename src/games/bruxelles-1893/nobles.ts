// Chapter N: the deck of nobles and the theatre. What each of them does: noble-effects.ts.
import { NONE, UNKNOWN } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { shuffle } from '../../core/rng.ts'
import { isRedacted } from './chance.ts'
import { ALL_NOBLES, BASE_NOBLES, BRUGMANN, NOBLE_KINDS, REVEALED, THEATRE } from './components.ts'
import { isBelleEpoque, type State, type Tell } from './state.ts'

/** Nobles in the deck of a table. */
export const nobleCount = (s: State): number => (isBelleEpoque(s) ? ALL_NOBLES : BASE_NOBLES)

export const isKept = (s: State, seat: Seat, noble: number): boolean => (s.kept[seat] & (1 << noble)) !== 0

/** The top of the deck, made anew of the discards when it is empty (N5); NONE when nothing is left at all. */
export function drawNoble(s: State): number {
  if (s.noblesLeft === 0) reshuffle(s)
  if (s.noblesLeft === 0) return NONE
  const noble = s.nobleDeck[--s.noblesLeft]
  s.nobleDeck[s.noblesLeft] = NONE
  return noble
}

export function discardNoble(s: State, noble: number): void {
  if (noble < NOBLE_KINDS) s.nobleDiscards[noble]++
}

/** A place of the theatre is empty: the dearer nobles slide, and the one revealed or the deck refills the last place. */
export function slideTheatre(s: State, place: number, seat: Seat, tell?: Tell): void {
  for (let i = place; i < THEATRE - 1; i++) s.theatre[i] = s.theatre[i + 1]
  const next = s.revealed === NONE ? drawNoble(s) : s.revealed
  s.revealed = NONE
  s.theatre[THEATRE - 1] = next
  if (next < NOBLE_KINDS) tell?.('opensNoble', seat, next)
}

/** The noble of a place: in the theatre, or the one revealed. */
export const nobleAt = (s: State, place: number): number => (place === REVEALED ? s.revealed : s.theatre[place])

/** What a place costs: its number; the noble revealed is free. */
export const priceOf = (place: number): number => (place === REVEALED ? 0 : place)

/** Q11: Brugmann goes to the box, so his discards stay where they are. */
function reshuffle(s: State): void {
  for (let noble = BRUGMANN + 1; noble < NOBLE_KINDS; noble++) {
    for (let i = 0; i < s.nobleDiscards[noble]; i++) s.nobleDeck[s.noblesLeft++] = noble
    s.nobleDiscards[noble] = 0
  }
  if (isRedacted(s)) s.nobleDeck.fill(UNKNOWN, 0, s.noblesLeft)
  else shuffle(s.rng, s.nobleDeck, 0, s.noblesLeft)
}
