// M20: the longest chain of a seat: a path of its structures in adjacent districts, over bridges too, that never comes to a district twice.
import type { Seat } from '../../core/game.ts'
import { bitOf, lowestDistrict, WORDS, wordOf, wordPlace } from './board.ts'
import { near } from './districts.ts'
import type { State } from './state.ts'

export function longestChain(s: State, seat: Seat): number {
  const left = s.structures[wordPlace(seat, 0)]
  const right = s.structures[wordPlace(seat, 1)]
  let longest = 0
  for (let word = 0; word < WORDS; word++)
    for (let rest = word === 0 ? left : right; rest !== 0; rest &= rest - 1)
      longest = Math.max(longest, longestFrom(s, lowestDistrict(word, rest), left, right))
  return longest
}

/** The longest chain that begins in a district and goes on through those of two words. */
function longestFrom(s: State, district: number, left: number, right: number): number {
  if (wordOf(district) === 0) left &= ~bitOf(district)
  else right &= ~bitOf(district)
  let longest = 0
  for (let rest = near(s, district, 0) & left; rest !== 0; rest &= rest - 1)
    longest = Math.max(longest, longestFrom(s, lowestDistrict(0, rest), left, right))
  for (let rest = near(s, district, 1) & right; rest !== 0; rest &= rest - 1)
    longest = Math.max(longest, longestFrom(s, lowestDistrict(1, rest), left, right))
  return longest + 1
}
