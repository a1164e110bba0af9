// V3: Paul Hankar sees the top noble of the deck first.
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { BRUGMANN, HANKAR, NOBLE_KINDS } from '../components.ts'
import { drawNoble } from '../nobles.ts'
import type { State, Tell } from '../state.ts'

/** Whether a noble is left to reveal. */
export function canReveal(s: State, seat: Seat): boolean {
  if (s.board[seat] !== HANKAR) return false
  if (s.noblesLeft > 0) return true
  for (let noble = BRUGMANN + 1; noble < NOBLE_KINDS; noble++) if (s.nobleDiscards[noble] > 0) return true
  return false
}

/** Reveals the top noble unless that was done; whether it did. */
export function revealFirst(s: State, seat: Seat, tell?: Tell): boolean {
  if (s.revealed !== NONE || !canReveal(s, seat)) return false
  s.revealed = drawNoble(s)
  if (s.revealed < NOBLE_KINDS) tell?.('revealsNoble', seat, s.revealed)
  return true
}
