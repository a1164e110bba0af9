// Chapter V: panoramas.

import { bitCount } from '../../core/bits.ts'
import { NONE } from '../../core/block.ts'
import type { Seat } from '../../core/game.ts'
import { BRIDGES, bitOf, CENTRE, lowestDistrict, PLATFORM_BITS, PLATFORM_OF, PLATFORMS, WORD_OF, wordOf, wordPlace } from './board.ts'
import { PANORAMAS } from './components.ts'
import { addPoints, BRIDGES_AT_BOTH_ENDS, ONE_AROUND_AIRSHIPS, type State, type Tell } from './state.ts'

/** Where a panorama is scored: a platform, or all of them. */
export const EVERYWHERE = -1
const AIRSHIPS = PANORAMAS.indexOf('airships')
const WINDMILLS = PANORAMAS.indexOf('windmills')
const LAKES = PANORAMAS.indexOf('lakes')
const BRIDGES_CARD = PANORAMAS.indexOf('bridges')

/** Both cards score for everybody. */
export function scorePanoramas(s: State, part: number, tell?: Tell): void {
  for (let i = 0; i < s.panoramas.length; i++)
    for (let seat = 0; seat < s.seats; seat++) {
      const points = panoramaPoints(s, seat, s.panoramas[i], EVERYWHERE)
      addPoints(s, seat, part, points)
      if (points > 0) tell?.('scoresPanorama', seat, s.panoramas[i], points)
    }
}

/** V1: what one card gives a seat, everywhere or on one platform. */
export function panoramaPoints(s: State, seat: Seat, card: number, where: number): number {
  const { panoramas } = s.tables
  switch (card) {
    case AIRSHIPS:
      return panoramas.airships.points * airships(s, seat, s.rules & ONE_AROUND_AIRSHIPS ? 1 : panoramas.airships.around, where)
    case WINDMILLS:
      return panoramas.windmills.points * windmills(s, seat, where)
    case LAKES:
      return panoramas.lakes.points * lakes(s, seat, panoramas.lakes.around, where)
    case BRIDGES_CARD:
      return bridgePoints(s) * bridges(s, seat, where)
    default:
      return panoramas.chains.points * chains(s, seat, where)
  }
}

/** Airships with at least so many structures of a seat around them. */
export function airships(s: State, seat: Seat, least: number, where: number): number {
  return surrounded(s, seat, s.tables.airships, s.tables.airshipPlatform, least, where)
}

/** Lakes likewise. */
export function lakes(s: State, seat: Seat, least: number, where: number): number {
  return surrounded(s, seat, s.tables.lakes, s.tables.lakePlatform, least, where)
}

function surrounded(s: State, seat: Seat, around: Int32Array, platform: Uint8Array, least: number, where: number): number {
  let found = 0
  for (let i = 0; i < around.length; i++) {
    if (where !== EVERYWHERE && platform[i] !== where) continue
    if (bitCount(around[i] & s.structures[wordPlace(seat, WORD_OF[platform[i]])]) >= least) found++
  }
  return found
}

function windmills(s: State, seat: Seat, where: number): number {
  const { windmills } = s.tables
  const left = windmills[0] & s.structures[wordPlace(seat, 0)]
  const right = windmills[1] & s.structures[wordPlace(seat, 1)]
  if (where === EVERYWHERE) return bitCount(left) + bitCount(right)
  return bitCount((WORD_OF[where] === 0 ? left : right) & PLATFORM_BITS[where])
}

/** V5: what one bridge gives. */
export const bridgePoints = ({ rules, tables: { panoramas } }: State): number =>
  rules & BRIDGES_AT_BOTH_ENDS ? panoramas.bridges.bothEnds : panoramas.bridges.points

/** V5: whether a seat scores the bridge between two districts. */
export function scoresBridge(s: State, seat: Seat, outer: number, inner: number): boolean {
  const own = wordPlace(seat, 0)
  const atOuter = (s.structures[own + wordOf(outer)] & bitOf(outer)) !== 0
  const atInner = (s.structures[own + wordOf(inner)] & bitOf(inner)) !== 0
  return s.rules & BRIDGES_AT_BOTH_ENDS ? atOuter && atInner : atOuter || atInner
}

/** Bridges that a seat scores; of one platform, those that touch it. */
function bridges(s: State, seat: Seat, where: number): number {
  let found = 0
  for (let i = s.board * BRIDGES * 2; i < (s.board + 1) * BRIDGES * 2; i += 2) {
    const outer = s.tables.bridges[i]
    const inner = s.tables.bridges[i + 1]
    if (outer === NONE || (where !== EVERYWHERE && where !== CENTRE && PLATFORM_OF[outer] !== where)) continue
    if (scoresBridge(s, seat, outer, inner)) found++
  }
  return found
}

/** Platforms with a chain of three or more structures of the seat. */
function chains(s: State, seat: Seat, where: number): number {
  let found = 0
  for (let platform = 0; platform < PLATFORMS.length; platform++)
    if ((where === EVERYWHERE || where === platform) && hasChain(s, seat, platform)) found++
  return found
}

/** V6: three in a chain are one structure with two others at its borders. */
function hasChain(s: State, seat: Seat, platform: number): boolean {
  const word = WORD_OF[platform]
  const own = s.structures[wordPlace(seat, word)] & PLATFORM_BITS[platform]
  for (let rest = own; rest !== 0; rest &= rest - 1) if (bitCount(s.tables.borders[lowestDistrict(word, rest)] & own) >= 2) return true
  return false
}
