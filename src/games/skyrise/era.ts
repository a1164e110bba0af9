// Chapters E and C: what follows an auction, the end of era 1, the cards that are revealed, the keys, the end.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { beginAuction } from './auction.ts'
import { BIG_KEY, BUILDINGS, CARDS_CHOSEN, SMALL_KEY } from './components.ts'
import { scoreControl } from './control.ts'
import { scoreGame } from './final.ts'
import { scorePanoramas } from './panoramas.ts'
import { ALL_BUILDINGS } from './stakes.ts'
import { chosenPlace, FIRST_CONTROL, FIRST_PANORAMAS, SMALL_KEY_TWO_OR_FOUR, type State, type Tell } from './state.ts'

/** An auction is fully settled: the winner opens the next, unless an era or the winner is at the end. */
export function afterAuction(s: State, winner: Seat, tell?: Tell): void {
  if (s.available[winner] !== 0) return beginAuction(s, winner) // A1
  if (s.era === 1) endFirstEra(s, winner, tell)
  else finish(s, winner, tell)
}

/** E1, E2 */
function endFirstEra(s: State, winner: Seat, tell?: Tell): void {
  tell?.('endsEra', winner)
  scoreControl(s, FIRST_CONTROL, tell)
  scorePanoramas(s, FIRST_PANORAMAS, tell)
  s.choosing = (1 << s.seats) - 1
}

/** All have chosen: the cards are revealed, the others leave the game, and everything left becomes available. */
export function beginSecondEra(s: State, tell?: Tell): void {
  s.hand.fill(NONE) // C3
  s.era = 2
  const masterpieces = ((1 << CARDS_CHOSEN[s.seats]) - 1) << BUILDINGS
  for (let seat = 0; seat < s.seats; seat++) {
    sortChosen(s, seat)
    tell?.('reveals', seat, s.chosen[chosenPlace(seat, 0)])
    if (CARDS_CHOSEN[s.seats] > 1) tell?.('reveals', seat, s.chosen[chosenPlace(seat, 1)])
    s.available[seat] |= (ALL_BUILDINGS & ~s.tables.firstEra[s.set[seat]]) | masterpieces // E3
  }
  openByCard(s, tell) // C5
}

/** C4 */
function sortChosen(s: State, seat: Seat): void {
  const first = s.chosen[chosenPlace(seat, 0)]
  const second = s.chosen[chosenPlace(seat, 1)]
  if (first <= second) return
  s.chosen[chosenPlace(seat, 0)] = second
  s.chosen[chosenPlace(seat, 1)] = first
}

/** C5, E7: the lowest card number opens, among the seats that have structures. */
function openByCard(s: State, tell?: Tell): void {
  let opener = 0
  let lowest = Number.POSITIVE_INFINITY
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.available[seat] === 0) continue
    const rank = cardRank(s, seat)
    if (rank >= lowest) continue
    lowest = rank
    opener = seat
  }
  tell?.('lowestCard', opener)
  beginAuction(s, opener)
}

/** What is compared: the number, with two seats the sum of both and then the lower one. */
function cardRank(s: State, seat: Seat): number {
  const first = s.chosen[chosenPlace(seat, 0)]
  return CARDS_CHOSEN[s.seats] === 1 ? first : (first + s.chosen[chosenPlace(seat, 1)]) * 256 + first
}

/** E5 to E9: a seat has built everything. */
function finish(s: State, seat: Seat, tell?: Tell): void {
  let place = 1
  for (let other = 0; other < s.seats; other++) if (s.finished[other] !== 0) place++
  s.finished[seat] = place
  tell?.('finishes', seat, place)
  takeKey(s, seat, place, tell)
  if (place === s.seats) scoreGame(s, tell)
  else openByCard(s, tell)
}

function takeKey(s: State, seat: Seat, place: number, tell?: Tell): void {
  if (place === 1) {
    s.keys[seat] |= BIG_KEY
    tell?.('takesBigKey', seat)
  } else if (place === 2 && hasSmallKey(s)) {
    s.keys[seat] |= SMALL_KEY
    tell?.('takesSmallKey', seat)
  }
}

/** S10: whether the small key is in play. */
export function hasSmallKey(s: State): boolean {
  return s.seats === 4 || s.seats === (s.rules & SMALL_KEY_TWO_OR_FOUR ? 2 : 3)
}
