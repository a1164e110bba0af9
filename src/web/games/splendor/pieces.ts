// Names of pieces that stay the same while they move, so that the page can let them travel.
import type { Seat } from '../../../core/game.ts'
import { GEM_TOKENS, GOLD_TOKENS } from '../../../games/splendor/components.ts'
import { countOf, GEMS, GOLD } from '../../../games/splendor/gems.ts'
import type { State } from '../../../games/splendor/state.ts'

export const TOKENS = [...GEMS, 'gold'] as const

export const cardPiece = (card: number): string => `card-${card}`
export const noblePiece = (noble: number): string => `noble-${noble}`

/** How many of a token a seat holds, or lie in the middle. */
export function tokenCount(s: State, token: number, seat: Seat | 'bank'): number {
  if (seat === 'bank') return token === GOLD ? s.bankGold : countOf(s.bank, token)
  return token === GOLD ? s.gold[seat] : countOf(s.gems[seat], token)
}

/**
 * The tokens of one kind that a seat holds or that lie in the middle. Tokens of a kind are alike, so the state does not say which
 * is which: each seat takes from its own corner of the numbers, and what nobody took is in the middle. A token thus keeps its
 * name from the pile to a seat and back, as long as the corners do not meet.
 */
export function tokenPieces(s: State, token: number, seat: Seat | 'bank'): string[] {
  const owners = tokenOwners(s, token)
  return owners.flatMap((owner, number) => (owner === seat ? [`gem-${TOKENS[token]}-${number}`] : []))
}

function tokenOwners(s: State, token: number): (Seat | 'bank')[] {
  const all = token === GOLD ? GOLD_TOKENS : GEM_TOKENS[s.seats]
  const owners = new Array<Seat | 'bank'>(all).fill('bank')
  for (let seat = 0; seat < s.seats; seat++) {
    const free = cornerOf(seat, all).filter((number) => owners[number] === 'bank')
    for (const number of free.slice(0, tokenCount(s, token, seat))) owners[number] = seat
  }
  return owners
}

/** A seat's order of preference: from the bottom, from the top, from the middle down, from the middle up. */
function cornerOf(seat: Seat, all: number): number[] {
  const numbers = Array.from({ length: all }, (_, number) => number)
  const half = all >> 1
  switch (seat) {
    case 0:
      return numbers
    case 1:
      return numbers.reverse()
    case 2:
      return [...numbers.slice(0, half).reverse(), ...numbers.slice(half)]
    default:
      return [...numbers.slice(half), ...numbers.slice(0, half).reverse()]
  }
}
