// Panoramas while they are still open: what is met, what is half met, and what each district would add.
import { bitCount } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import {
  BRIDGES,
  bitOf,
  DISTRICTS,
  lowestDistrict,
  PLATFORM_BITS,
  PLATFORMS,
  WORD_OF,
  wordOf,
  wordPlace,
} from '../../../games/skyrise/board.ts'
import { PANORAMAS } from '../../../games/skyrise/components.ts'
import { isIn } from '../../../games/skyrise/districts.ts'
import { bridgePoints } from '../../../games/skyrise/panoramas.ts'
import { BRIDGES_AT_BOTH_ENDS, ONE_AROUND_AIRSHIPS, type State } from '../../../games/skyrise/state.ts'
import { left, open } from './board.ts'

const AIRSHIPS = PANORAMAS.indexOf('airships')
const WINDMILLS = PANORAMAS.indexOf('windmills')
const LAKES = PANORAMAS.indexOf('lakes')
const BRIDGES_CARD = PANORAMAS.indexOf('bridges')

/** How much of a condition counts that lacks one structure, while there are many to come. */
const HALF_MET = 0.4
const HALF_MET_FROM = 3
/** How much of that counts for a bridge with nothing at either end: only one district is left to complete it. */
const AT_AN_END = 0.5

/** What each district would add for the seat that was looked at last. */
export const panoramaGain = new Float64Array(DISTRICTS)

/** The condition that is looked at, and what all of them came to for that seat. */
export const condition = { points: 0, half: 0, sum: 0 }

/** What both cards are worth to a seat; fills `panoramaGain`. In era 1 a structure counts for both scorings. */
export function lookAtPanoramas(s: State, seat: Seat): number {
  panoramaGain.fill(0)
  condition.sum = 0
  condition.half = (HALF_MET * left[seat]) / (left[seat] + HALF_MET_FROM)
  for (let i = 0; i < s.panoramas.length; i++) lookAtCard(s, seat, s.panoramas[i], s.era === 1 ? 2 : 1)
  return condition.sum
}

function lookAtCard(s: State, seat: Seat, card: number, times: number): void {
  const { panoramas, airships, airshipPlatform, lakes, lakePlatform, windmills } = s.tables
  switch (card) {
    case AIRSHIPS:
      condition.points = times * panoramas.airships.points
      return lookAround(s, seat, airships, airshipPlatform, s.rules & ONE_AROUND_AIRSHIPS ? 1 : panoramas.airships.around)
    case LAKES:
      condition.points = times * panoramas.lakes.points
      return lookAround(s, seat, lakes, lakePlatform, panoramas.lakes.around)
    case WINDMILLS:
      condition.points = times * panoramas.windmills.points
      for (let word = 0; word < 2; word++) {
        condition.sum += condition.points * bitCount(windmills[word] & s.structures[wordPlace(seat, word)])
        add(windmills[word] & open[word], word, condition.points)
      }
      return
    case BRIDGES_CARD:
      condition.points = times * bridgePoints(s)
      return lookAtBridges(s, seat)
    default:
      condition.points = times * panoramas.chains.points
      for (let platform = 0; platform < PLATFORMS.length; platform++) lookForChain(s, seat, platform)
  }
}

function add(districts: number, word: number, points: number): void {
  for (let rest = districts; rest !== 0; rest &= rest - 1) panoramaGain[lowestDistrict(word, rest)] += points
}

function lookAround(s: State, seat: Seat, around: Int32Array, platform: Uint8Array, least: number): void {
  for (let i = 0; i < around.length; i++) {
    const word = WORD_OF[platform[i]]
    const missing = least - bitCount(around[i] & s.structures[wordPlace(seat, word)])
    meet(missing, around[i] & open[word], word)
  }
}

/** A condition that lacks some structures, each in one of the same districts. */
function meet(missing: number, districts: number, word: number): void {
  const { points, half } = condition
  if (missing <= 0) condition.sum += points
  else if (missing === 1) {
    if (districts !== 0) condition.sum += points * half
    add(districts, word, points * (1 - half))
  } else if (missing === 2 && (districts & (districts - 1)) !== 0) add(districts, word, points * half)
}

function lookAtBridges(s: State, seat: Seat): void {
  const own = wordPlace(seat, 0)
  for (let i = s.board * BRIDGES * 2; i < (s.board + 1) * BRIDGES * 2; i += 2) {
    const outer = s.tables.bridges[i]
    const inner = s.tables.bridges[i + 1]
    if (outer === NONE) continue
    const atOuter = (s.structures[own + wordOf(outer)] & bitOf(outer)) !== 0
    const atInner = (s.structures[own + wordOf(inner)] & bitOf(inner)) !== 0
    if (s.rules & BRIDGES_AT_BOTH_ENDS ? atOuter && atInner : atOuter || atInner) condition.sum += condition.points
    else if (atOuter) meet(1, open[wordOf(inner)] & bitOf(inner), wordOf(inner))
    else if (atInner) meet(1, open[wordOf(outer)] & bitOf(outer), wordOf(outer))
    else addEnds(outer, inner, (s.rules & BRIDGES_AT_BOTH_ENDS) !== 0)
  }
}

/** What each end of a bridge would add with nothing at the other one. */
function addEnds(outer: number, inner: number, needsBoth: boolean): void {
  const atOuter = isIn(open, outer)
  const atInner = isIn(open, inner)
  if (needsBoth && !(atOuter && atInner)) return
  const points = needsBoth ? condition.points * condition.half * AT_AN_END : condition.points
  if (atOuter) panoramaGain[outer] += points
  if (atInner) panoramaGain[inner] += points
}

/** Three in a chain: one district with two others at its borders. */
function lookForChain(s: State, seat: Seat, platform: number): void {
  const word = WORD_OF[platform]
  const { borders } = s.tables
  const { points, half } = condition
  const own = s.structures[wordPlace(seat, word)] & PLATFORM_BITS[platform]
  let paired = 0
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const beside = bitCount(borders[lowestDistrict(word, rest)] & own)
    if (beside >= 2) {
      condition.sum += points
      return
    }
    if (beside === 1) paired |= rest & -rest
  }
  let completes = false
  for (let rest = open[word] & PLATFORM_BITS[platform]; rest !== 0; rest &= rest - 1) {
    const district = lowestDistrict(word, rest)
    const beside = borders[district] & own
    if (beside === 0) continue
    const isLast = (beside & paired) !== 0 || (beside & (beside - 1)) !== 0
    if (isLast) completes = true
    panoramaGain[district] += points * (isLast ? (paired !== 0 ? 1 - half : 1) : half)
  }
  if (completes && paired !== 0) condition.sum += points * half
}
