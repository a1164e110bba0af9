// M20: the longest chain of a seat: a path of its structures in adjacent districts, over bridges too, that never comes to a district twice.
import { lowestBit } from '../../core/bits.ts'
import type { Seat } from '../../core/game.ts'
import { near } from './districts.ts'
import type { State } from './state.ts'

export function longestChain(s: State, seat: Seat): number {
  const left = s.structures[seat << 1]
  const right = s.structures[(seat << 1) + 1]
  let longest = 0
  for (let word = 0; word < 2; word++)
    for (let rest = word === 0 ? left : right; rest !== 0; rest &= rest - 1)
      longest = Math.max(longest, longestFrom(s, (word << 5) + lowestBit(rest), left, right))
  return longest
}

/** The longest chain that begins in a district and goes on through those of two words. */
function longestFrom(s: State, district: number, left: number, right: number): number {
  if (district < 32) left &= ~(1 << district)
  else right &= ~(1 << (district & 31))
  let longest = 0
  for (let rest = near(s, district, 0) & left; rest !== 0; rest &= rest - 1)
    longest = Math.max(longest, longestFrom(s, lowestBit(rest), left, right))
  for (let rest = near(s, district, 1) & right; rest !== 0; rest &= rest - 1)
    longest = Math.max(longest, longestFrom(s, 32 + lowestBit(rest), left, right))
  return longest + 1
}
