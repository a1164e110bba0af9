// How those who sit are seated when the game begins.
import { randomInt } from 'node:crypto'
import type { Seating } from '../../wire/seats.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'

/** What may be chosen: a rematch can be rotated, and whoever goes on with a game goes on in its order. */
export function seatingsFor({ forkedFrom, forkedAt }: Pick<TableRow, 'forkedFrom' | 'forkedAt'>): Seating[] {
  if (forkedAt > 0) return ['listed']
  return forkedFrom === null ? ['listed', 'random'] : ['listed', 'random', 'rotated']
}

/** The people and bots in the order in which they will sit; open and closed seats are played without. */
export function seatedBy(seating: Seating, rows: readonly SeatRow[]): SeatRow[] {
  const sitting = rows.filter(({ kind }) => kind === 'person' || kind === 'bot')
  switch (seating) {
    case 'listed':
      return sitting
    case 'rotated':
      return [...sitting.slice(1), ...sitting.slice(0, 1)]
    case 'random':
      return shuffled(sitting)
  }
}

/** By chance that nobody needs to prove: the deal, which is proven, is made afterwards. */
function shuffled(rows: readonly SeatRow[]): SeatRow[] {
  const left = [...rows]
  return rows.map(() => left.splice(randomInt(left.length), 1)[0])
}
