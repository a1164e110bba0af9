// What every drawing is given, and what all of them say alike.
import type { Block } from '../../core/block.ts'
import { SPECTATOR, type Viewer } from '../../core/game.ts'
import type { Paint } from '../paint.ts'

/** What is drawn: a redacted block, for whom, and with which colours. */
export interface Scene<S extends Block = Block> {
  readonly view: S
  readonly viewer: Viewer
  readonly paint: Paint
}

/** `seat 1`, and whether that is the one who looks. */
export function seatName(seat: number, viewer: Viewer): string {
  return `seat ${seat}${viewer !== SPECTATOR && seat === viewer ? ' (you)' : ''}`
}
