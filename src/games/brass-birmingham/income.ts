// Chapter G: income, and the shortfall of a seat that cannot pay a negative one.
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { owe } from '../../core/pending.ts'
import { LOCATION_OF, SLOTS } from './board.ts'
import { MONEY } from './components.ts'
import { pay, receive } from './money.ts'
import { addPoints, pointsOf, SHORTFALL_POINTS, type State, type Tell, WORTHLESS_MAY_GO } from './state.ts'
import { removeTile } from './tiles.ts'
import { levelOf } from './tracks.ts'
import { SHORTFALL } from './vocabulary.ts'

/** Receives or pays the income of a seat; false when it must choose a tile to remove first. */
export function takeIncome(s: State, seat: Seat, tell?: Tell): boolean {
  const level = levelOf(s.income[seat])
  if (level >= 0) {
    receive(s, seat, level)
    tell?.('receives', seat, level)
    return true
  }
  const paid = Math.min(-level, s.money[seat])
  pay(s, seat, paid)
  tell?.('pays', seat, paid)
  if (paid === -level) return true
  s.turn = seat
  s.debt = -level - paid
  tell?.('isShort', seat, s.debt)
  return coverShortfall(s, seat, tell)
}

/** Removes tiles and takes points until the debt is covered; false when the seat must choose a tile. */
export function coverShortfall(s: State, seat: Seat, tell?: Tell): boolean {
  while (s.debt > 0) {
    let worth = 0
    let removable = 0
    let slot = NONE
    for (let i = 0; i < SLOTS; i++) {
      if (!canRemove(s, seat, i)) continue
      worth += saleValue(s, i)
      removable++
      if (slot === NONE || saleValue(s, slot) === 0) slot = i
    }
    if (worth === 0) losePoints(s, seat, tell)
    else if (removable === 1 || (worth <= s.debt && !(s.rules & WORTHLESS_MAY_GO))) giveUp(s, seat, slot, tell)
    else {
      owe(s.pending, SHORTFALL)
      return false
    }
  }
  return true
}

/** G5: the bank buys a tile for half its price; what is over stays with the seat. */
export function giveUp(s: State, seat: Seat, slot: number, tell?: Tell): void {
  const value = saleValue(s, slot)
  const paid = Math.min(value, s.debt)
  tell?.('removes', seat, s.tile[slot], LOCATION_OF[slot], value)
  removeTile(s, slot)
  receive(s, seat, value)
  pay(s, seat, paid)
  s.debt -= paid
}

/** G5: half the money cost, rounded down. */
export const saleValue = (s: State, slot: number): number => MONEY[s.tile[slot]] >> 1

/** G7 */
export function canRemove(s: State, seat: Seat, slot: number): boolean {
  return s.owner[slot] === seat && (saleValue(s, slot) > 0 || (s.rules & WORTHLESS_MAY_GO) !== 0)
}

/** G6: a point for each pound, never below none. */
function losePoints(s: State, seat: Seat, tell?: Tell): void {
  const lost = Math.min(s.debt, Math.max(0, pointsOf(s, seat)))
  addPoints(s, seat, SHORTFALL_POINTS, -lost)
  tell?.('losesPoints', seat, lost)
  s.debt = 0
}
