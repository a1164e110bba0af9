// Chapter O: the opening bid.
import { type Action, type Actions, action, first, second } from '../../../core/action.ts'
import { bitCount, lowestBit } from '../../../core/bits.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { bitOf, lowestDistrict, wordOf } from '../board.ts'
import { BUILDINGS, NEW_CAPITOL, NUMBERS } from '../components.ts'
import { isIn, isTall, numberOf } from '../districts.ts'
import { forbiddenToOpen } from '../gavel.ts'
import { ALL_BUILDINGS, hasBuildings, offer, stakeOf, structureBid } from '../stakes.ts'
import { cardOf, type State } from '../state.ts'
import { BID, because } from '../vocabulary.ts'

/** Places are found once for all buildings: this is the longest list there is. */
export function legalOpenings(s: State, seat: Seat, out: Actions): void {
  const left = places(s, 0)
  const right = places(s, 1)
  const tallLeft = tallPlaces(s, seat, 0)
  const tallRight = tallPlaces(s, seat, 1)
  for (let rest = s.available[seat] & ALL_BUILDINGS; rest !== 0; rest &= rest - 1) {
    const building = lowestBit(rest)
    if (isTall(s, seat, building)) offer(out, numberOf(s, seat, building), tallLeft, tallRight)
    else offer(out, numberOf(s, seat, building), left, right)
  }
  for (let rest = s.available[seat] & ~ALL_BUILDINGS; rest !== 0; rest &= rest - 1) {
    const masterpiece = lowestBit(rest)
    offer(out, stakeOf(s, seat, masterpiece), openings(s, seat, masterpiece, 0), openings(s, seat, masterpiece, 1))
  }
}

export function openingProblem(s: State, seat: Seat, a: Action): Problem | null {
  const structure = structureBid(s, seat, a)
  const district = first(a)
  if (openings(s, seat, structure, wordOf(district)) & bitOf(district)) return null
  if (structure >= BUILDINGS && hasBuildings(s, seat)) return because('masterpieceCannotOpen', { card: second(a) - NUMBERS })
  return isIn(s.openings, district) ? because('gavelForbids', { district }) : because('notAnOpening', { district })
}

/** O6: the opening bid of a seat that has only one, or −1. */
export function onlyOpening(s: State, seat: Seat): Action {
  let only = -1
  for (let structure = 0, rest = s.available[seat]; rest !== 0; rest >>= 1, structure++) {
    if (!(rest & 1)) continue
    const left = openings(s, seat, structure, 0)
    const right = openings(s, seat, structure, 1)
    const ways = bitCount(left) + bitCount(right)
    if (ways > 1 || (ways === 1 && only >= 0)) return -1
    if (ways === 1) only = action(BID, left !== 0 ? lowestDistrict(0, left) : lowestDistrict(1, right), stakeOf(s, seat, structure))
  }
  return only
}

/** Where a seat may open with one of its structures, as one of two words. */
function openings(s: State, seat: Seat, structure: number, word: number): number {
  if (structure >= BUILDINGS) {
    if (cardOf(s, seat, structure) === NEW_CAPITOL) return s.free[word] // M2
    if (hasBuildings(s, seat)) return 0 // O3
  }
  return isTall(s, seat, structure) ? tallPlaces(s, seat, word) : places(s, word)
}

/** O2 */
const places = (s: State, word: number): number => s.free[word] & s.openings[word]
/** X4, X7 */
const tallPlaces = (s: State, seat: Seat, word: number): number => places(s, word) & ~forbiddenToOpen(s, seat, word)
