// What a judgement of Skyrise must know of the table whoever it is for: districts and structures that are left, and who is strong where.
// The numbers are kept here from one judgement to the next, so that none is allocated.
import { bitCount, lowestBit } from '../../../../core/bits.ts'
import { NONE } from '../../../../core/block.ts'
import { bitOf, lowestDistrict, PLATFORMS, wordOf, wordPlace } from '../../../../games/skyrise/board.ts'
import { BUILDINGS, CARDS_CHOSEN, COLOURS, NO_HEIGHT, NUMBERS, SEATS, TOKENS } from '../../../../games/skyrise/components.ts'
import { heightOf, platformOf } from '../../../../games/skyrise/districts.ts'
import { ALL_BUILDINGS } from '../../../../games/skyrise/stakes.ts'
import { ownerOf, type State, structureOf } from '../../../../games/skyrise/state.ts'

/** Districts that can still be built on, as two words: the free ones, and those of bids that will go back. */
export const open = new Int32Array(2)
/** How many there are. */
export const board = { open: 0 }
/** Tokens in them, by kind. */
export const tokensLeft = new Uint8Array(TOKENS.length)
/** The part of them that has each colour. */
export const colourShare = new Float64Array(COLOURS.length)
/** Structures that each seat has yet to build, as bits, and how many. */
export const unbuilt = new Uint16Array(SEATS)
export const left = new Uint8Array(SEATS)
/** The same of the present era alone. */
export const leftInEra = new Uint8Array(SEATS)
/** How far a number is from the lowest (0) to the highest (1) of all that are left. */
export const rank = new Float64Array(NUMBERS)
/** How strong each seat's buildings make it on each platform. */
export const strength = new Float64Array(SEATS * PLATFORMS.length)
/** Nearly lexicographic, as control is: five medium buildings are one tall one. A masterpiece counts nothing. */
export const STRENGTH_OF = Float64Array.of(0.04, 0.2, 1, 0)

/** Looks at everything once. */
export function lookAtBoard(s: State): void {
  countStructures(s)
  countDistricts(s)
  rankNumbers(s)
  strength.fill(0)
  for (let seat = 0; seat < s.seats; seat++) weigh(s, seat)
}

function countStructures(s: State): void {
  const masterpieces = ((1 << CARDS_CHOSEN[s.seats]) - 1) << BUILDINGS
  for (let seat = 0; seat < s.seats; seat++) unbuilt[seat] = s.available[seat]
  for (let word = 0; word < 2; word++) {
    open[word] = s.free[word] | s.bids[word]
    for (let rest = s.bids[word]; rest !== 0; rest &= rest - 1) {
      const piece = s.piece[lowestDistrict(word, rest)]
      unbuilt[ownerOf(piece)] |= 1 << structureOf(piece)
    }
  }
  if (s.last !== NONE) open[wordOf(s.last)] &= ~bitOf(s.last)
  for (let seat = 0; seat < s.seats; seat++) {
    leftInEra[seat] = bitCount(unbuilt[seat])
    if (s.era === 1) unbuilt[seat] |= (ALL_BUILDINGS & ~s.tables.firstEra[s.set[seat]]) | masterpieces
    left[seat] = bitCount(unbuilt[seat])
  }
}

function countDistricts(s: State): void {
  const { coloured } = s.tables
  board.open = bitCount(open[0]) + bitCount(open[1])
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const districts = bitCount(coloured[wordPlace(colour, 0)] & open[0]) + bitCount(coloured[wordPlace(colour, 1)] & open[1])
    colourShare[colour] = board.open === 0 ? 0 : districts / board.open
  }
  tokensLeft.fill(0)
  for (let word = 0; word < 2; word++)
    for (let rest = open[word]; rest !== 0; rest &= rest - 1) {
      const token = s.token[lowestDistrict(word, rest)]
      if (token !== NONE) tokensLeft[token]++
    }
}

function rankNumbers(s: State): void {
  rank.fill(0)
  let all = 0
  for (let seat = 0; seat < s.seats; seat++)
    for (let rest = unbuilt[seat] & ((1 << BUILDINGS) - 1); rest !== 0; rest &= rest - 1, all++)
      rank[s.tables.number[s.set[seat] * BUILDINGS + lowestBit(rest)]] = 1
  for (let number = 0, lower = 0; number < NUMBERS; number++) {
    const isThere = rank[number]
    rank[number] = all > 1 ? lower / (all - 1) : 1
    lower += isThere
  }
}

function weigh(s: State, seat: number): void {
  for (let word = 0; word < 2; word++)
    for (let rest = s.structures[wordPlace(seat, word)]; rest !== 0; rest &= rest - 1) {
      const district = lowestDistrict(word, rest)
      const height = heightOf(s, seat, structureOf(s.piece[district]))
      if (height !== NO_HEIGHT) strength[seat * PLATFORMS.length + platformOf(district)] += STRENGTH_OF[height]
    }
}
