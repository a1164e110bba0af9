// Francs go between seats, spaces and the bank; none is lost.
import type { Seat } from '../../core/game.ts'
import type { State } from './state.ts'

export function receive(s: State, seat: Seat, francs: number): void {
  s.money[seat] += francs
  s.bank -= francs
}

export function spend(s: State, seat: Seat, francs: number): void {
  s.money[seat] -= francs
  s.bank += francs
}
