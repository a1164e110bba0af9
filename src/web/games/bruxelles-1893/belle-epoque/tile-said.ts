// What an open Belle Époque tile scores; two of them by the number of seats.
import { ADJACENCY_POINTS, FIRST_PASS_POINTS } from '../../../../games/bruxelles-1893/data/belle-epoque.ts'
import type { State } from '../../../../games/bruxelles-1893/state.ts'
import type { Phrases } from '../words/phrases.ts'

const BY_SEATS: readonly (readonly [tile: number, points: Readonly<Record<number, number>>])[] = [
  [6, FIRST_PASS_POINTS],
  [8, ADJACENCY_POINTS],
]

export function tileSaid({ s, phrases }: { readonly s: State; readonly phrases: Phrases }, tile: number): string {
  const points = BY_SEATS.find(([known]) => known === tile)?.[1][s.seats] ?? 0
  return phrases.tiles[tile](points)
}
