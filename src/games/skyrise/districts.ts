// Sets of districts and who is adjacent to whom on the board of this table. A set is two words of bits (board.ts).
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { BRIDGES, bitOf, CENTRE, DISTRICTS, lowestDistrict, PLATFORM_OF, SLOTS, wordOf, wordPlace } from './board.ts'
import { BUILDINGS, NO_HEIGHT, TALL, WORKSHOP } from './components.ts'
import { cardOf, ownerOf, type State, structureOf } from './state.ts'

/** T2: districts adjacent to one, as one of two words. */
export const near = (s: State, district: number, word: number): number => s.tables.near[wordPlace(s.board * DISTRICTS + district, word)]

/** Whether a district is in the one of two words that it belongs to. */
export const isIn = (words: ArrayLike<number>, district: number): boolean => (words[wordOf(district)] & bitOf(district)) !== 0

export function isAdjacent(s: State, a: number, b: number): boolean {
  return (near(s, a, wordOf(b)) & bitOf(b)) !== 0
}

/** The bridges between platforms in play. */
export function bridgesOf({ tables, board }: Pick<State, 'tables' | 'board'>): { bridge: number; outer: number; centre: number }[] {
  return Array.from({ length: BRIDGES }, (_, bridge) => {
    const at = (board * BRIDGES + bridge) * 2
    return { bridge, outer: tables.bridges[at], centre: tables.bridges[at + 1] }
  }).filter(({ outer }) => outer !== NONE)
}

/** Whether a platform lies on the board. */
export function isInPlay(s: State, platform: number): boolean {
  if (platform === CENTRE) return true
  for (let slot = 0; slot < SLOTS.length; slot++) if (s.slots[slot] === platform) return true
  return false
}

/** Districts with a structure of anybody, as one of two words. */
export function builtWord(s: State, word: number): number {
  let bits = 0
  for (let seat = 0; seat < s.seats; seat++) bits |= s.structures[wordPlace(seat, word)]
  return bits
}

/** The number of one of a seat's buildings. */
export const numberOf = (s: State, seat: Seat, structure: number): number => s.tables.number[s.set[seat] * BUILDINGS + structure]

/** P4: the height of one of a seat's structures; a masterpiece has none, but the Workshop is tall. */
export function heightOf(s: State, seat: Seat, structure: number): number {
  if (structure < BUILDINGS) return s.tables.height[s.set[seat] * BUILDINGS + structure]
  return cardOf(s, seat, structure) === WORKSHOP ? TALL : NO_HEIGHT
}

/** Whether one of a seat's structures is tall. */
export function isTall(s: State, seat: Seat, structure: number): boolean {
  if (structure < BUILDINGS) return ((s.tables.tall[s.set[seat]] >> structure) & 1) !== 0
  return cardOf(s, seat, structure) === WORKSHOP
}

/** The tall structures among those of a seat on a word's districts. */
export function tallCount(s: State, seat: Seat, bits: number, word: number): number {
  let talls = 0
  for (let rest = bits & s.structures[wordPlace(seat, word)]; rest !== 0; rest &= rest - 1) {
    const district = lowestDistrict(word, rest)
    if (isTall(s, seat, structureOf(s.piece[district]))) talls++
  }
  return talls
}

/** The seat whose bid or structure is in a district, or NONE. */
export const holderOf = (s: State, district: number): Seat => (s.piece[district] === NONE ? NONE : ownerOf(s.piece[district]))

export const platformOf = (district: number): number => PLATFORM_OF[district]
