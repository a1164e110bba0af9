// Money goes between seats and the bank, through these functions only, so that none is lost or made.
import type { Seat } from '../../core/game.ts'
import type { State } from './state.ts'

/** R7: money spent in a turn decides the next order of turns. */
export function spend(s: State, seat: Seat, amount: number): void {
  pay(s, seat, amount)
  s.spent[seat] += amount
}

/** G4: a payment that does not count as spent. */
export function pay(s: State, seat: Seat, amount: number): void {
  s.money[seat] -= amount
  s.bank += amount
}

export function receive(s: State, seat: Seat, amount: number): void {
  s.money[seat] += amount
  s.bank -= amount
}
