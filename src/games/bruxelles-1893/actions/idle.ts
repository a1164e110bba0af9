// R1: a seat that can do nothing else passes by itself.
import type { Seat } from '../../../core/game.ts'
import type { State, Tell } from '../state.ts'
import { canGoToBrussels } from './brussels.ts'
import { pass } from './pass.ts'
import { canPlace, hasFreeSpace } from './place.ts'

/** Whether a seat can do anything but pass. */
export function canAct(s: State, seat: Seat): boolean {
  return (canPlace(s, seat) && hasFreeSpace(s)) || canGoToBrussels(s, seat)
}

/** Passes for the seat in turn where it must; false when it has a choice. */
export function passIdle(s: State, tell?: Tell): boolean {
  if (canAct(s, s.turn)) return false
  pass(s, s.turn, tell)
  return true
}
