// Chapter P: platform control.
import type { Seat } from '../../core/game.ts'
import { lowestDistrict, PLATFORM_BITS, PLATFORMS, WORD, WORD_OF, wordPlace } from './board.ts'
import { CONTROL_POINTS, HEIGHTS, NO_HEIGHT } from './components.ts'
import { heightOf } from './districts.ts'
import { addPoints, type State, structureOf, type Tell } from './state.ts'

/** Every platform scores for those who control it. */
export function scoreControl(s: State, part: number, tell?: Tell): void {
  for (let platform = 0; platform < PLATFORMS.length; platform++) {
    const controllers = controllersOf(s, platform)
    for (let seat = 0; seat < s.seats; seat++) {
      if (!(controllers & (1 << seat))) continue
      addPoints(s, seat, part, CONTROL_POINTS)
      tell?.('controls', seat, platform, CONTROL_POINTS)
    }
  }
}

/** The seats that control a platform, as bits; none on an empty one. */
export function controllersOf(s: State, platform: number): number {
  let best = 1 // P5: at least one building
  let controllers = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const weight = weightOn(s, seat, platform)
    if (weight < best) continue
    controllers = weight > best ? 1 << seat : controllers | (1 << seat) // P3
    best = weight
  }
  return controllers
}

/** P1, P2: one tall building outweighs all medium ones, and one medium all low ones. */
function weightOn(s: State, seat: Seat, platform: number): number {
  const word = WORD_OF[platform]
  let weight = 0
  for (let rest = s.structures[wordPlace(seat, word)] & PLATFORM_BITS[platform]; rest !== 0; rest &= rest - 1) {
    const height = heightOf(s, seat, structureOf(s.piece[lowestDistrict(word, rest)]))
    if (height !== NO_HEIGHT) weight += 1 << (height * BITS_A_HEIGHT) // P4
  }
  return weight
}

/** Enough for the structures of a seat. */
const BITS_A_HEIGHT = Math.ceil(WORD / (HEIGHTS.length + 1))
