// V5: Victor Horta's materials bring francs too.
import type { Seat } from '../../../core/game.ts'
import { HORTA } from '../components.ts'
import { receive } from '../money.ts'
import type { State, Tell } from '../state.ts'

const HORTA_FRANCS = 2

export function takeHortaFrancs(s: State, seat: Seat, tell?: Tell): void {
  if (s.board[seat] !== HORTA) return
  receive(s, seat, HORTA_FRANCS)
  tell?.('gainsFrancs', seat, HORTA_FRANCS)
}
