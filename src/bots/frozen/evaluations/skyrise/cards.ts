// What masterpiece cards will bring a seat: what they would now, in the best place, and what is likely to come to it.
import { bitCount } from '../../../../core/bits.ts'
import { NONE } from '../../../../core/block.ts'
import type { Seat } from '../../../../core/game.ts'
import { CENTRE_BITS, lowestDistrict, PLATFORM_BITS, PLATFORMS, WORD_OF, wordPlace } from '../../../../games/skyrise/board.ts'
import { longestChain } from '../../../../games/skyrise/chain.ts'
import {
  ATLANTIS_LAKES,
  BEACON_AIRSHIPS,
  BUILDINGS,
  CARDS_CHOSEN,
  COLOURS,
  CONTROL_POINTS,
  HAND_SIZE,
  LETTERS,
  MASTERPIECES,
  type Masterpiece,
} from '../../../../games/skyrise/components.ts'
import { controllersOf } from '../../../../games/skyrise/control.ts'
import { builtWord, near, tallCount } from '../../../../games/skyrise/districts.ts'
import { patronTokens } from '../../../../games/skyrise/masterpieces.ts'
import { meetsObjective } from '../../../../games/skyrise/objectives.ts'
import { airships, EVERYWHERE, lakes, panoramaPoints } from '../../../../games/skyrise/panoramas.ts'
import { chosenPlace, type State } from '../../../../games/skyrise/state.ts'
import { left, open, unbuilt } from './board.ts'

/** What the cards are worth that a seat has chosen and not built, or will choose from its hand. */
export function cardsWorth(s: State, seat: Seat): number {
  let sum = 0
  let toChoose = CARDS_CHOSEN[s.seats]
  for (let i = 0; i < CARDS_CHOSEN[s.seats]; i++) {
    const card = s.chosen[chosenPlace(seat, i)]
    if (card === NONE) continue
    toChoose--
    if (unbuilt[seat] & (1 << (BUILDINGS + i))) sum += forecast(s, seat, card)
  }
  return s.era === 1 && toChoose > 0 ? sum + bestOfHand(s, seat, toChoose) : sum
}

/** The best one or two cards that are not chosen yet. */
function bestOfHand(s: State, seat: Seat, toChoose: number): number {
  let most = 0
  let second = 0
  for (let at = seat * HAND_SIZE; at < (seat + 1) * HAND_SIZE; at++) {
    const card = s.hand[at]
    if (card === NONE || card === s.chosen[chosenPlace(seat, 0)]) continue
    const worth = forecast(s, seat, card)
    if (worth > most) {
      second = most
      most = worth
    } else if (worth > second) second = worth
  }
  return toChoose > 1 ? most + second : most
}

/** The points that a card is likely to bring. */
function forecast(s: State, seat: Seat, card: number): number {
  return NOW[card](s, seat) + (GROWTH[card] * Math.max(0, left[seat] - 1)) / LATER
}

/** What Le Baron's Frame is worth while it can be kept to the end. */
const KEPT = 8
/** Structures after which a card is thought to have grown by so much. */
const LATER = 7

interface Prospect {
  /** Its points now, in the best place; where it has no points, what it is good for. */
  readonly now: (s: State, seat: Seat) => number
  /** What more it brings a half game later. */
  readonly growth: number
}

const BY_NAME: Readonly<Record<Masterpiece, Prospect>> = {
  gavel: { now: () => 2, growth: 0 },
  'new-capitol': { now: () => 1, growth: 0.5 },
  palace: { now: (s) => 3 * s.tables.masterpieces.palace, growth: 1.5 },
  atlantis: {
    now: (s, seat) => s.tables.masterpieces.atlantis * nearly(lakes(s, seat, 1, EVERYWHERE), ATLANTIS_LAKES, left[seat]),
    growth: 0,
  },
  'zeppelin-beacon': {
    now: (s, seat) => s.tables.masterpieces.zeppelinBeacon * nearly(airships(s, seat, 1, EVERYWHERE), BEACON_AIRSHIPS, left[seat]),
    growth: 0,
  },
  'image-of-the-city': { now: (s) => s.tables.masterpieces.imageOfTheCity * mostNear(s, builtWord(s, 0), builtWord(s, 1)), growth: 2 },
  'vantage-point': { now: (s) => s.tables.masterpieces.vantagePoint * mostNear(s, open[0], open[1]), growth: -3 },
  'kahns-ambition': { now: (s, seat) => (meetsObjective(s, seat) ? s.tables.masterpieces.kahnsAmbition : 0), growth: 4 },
  'jacobs-gardens': { now: (s, seat) => s.tables.masterpieces.jacobsGardens * gardens(s, seat), growth: 4 },
  intelligentsia: { now: panoramasOnOne, growth: 3 },
  'olmsteds-parks': {
    now: (s, seat) => s.tables.masterpieces.olmstedsParks * bitCount(s.structures[wordPlace(seat, 0)] & CENTRE_BITS),
    growth: 2,
  },
  'munchs-symbolism': { now: (s, seat) => s.tables.masterpieces.munchsSymbolism * letters(s, seat), growth: 3 },
  'sullivans-high-rises': { now: (s) => s.tables.masterpieces.sullivansHighRises * mostTall(s), growth: 4 },
  workshop: {
    now: (s, seat) => s.tables.masterpieces.workshop * (1 + tallCount(s, seat, -1, 0) + tallCount(s, seat, -1, 1)) + 2,
    growth: 3,
  },
  shard: { now: (s, seat) => s.tables.masterpieces.shard * patronTokens(s, seat), growth: 3 },
  'la-boca': { now: (s, seat) => s.tables.masterpieces.laBoca * mostColours(s, seat), growth: 2.5 },
  'le-barons-frame': { now: (s, seat) => s.tables.masterpieces.leBaronsFrame[Math.max(0, left[seat] - 1)] ?? KEPT, growth: 0 },
  vault: { now: () => 4, growth: 0 },
  pinnacle: { now: (s, seat) => CONTROL_POINTS * controlled(s, seat), growth: 1 },
  'niemeyers-legacy': { now: (s, seat) => s.tables.masterpieces.niemeyersLegacy * longestChain(s, seat), growth: 4 },
}
const NOW = MASTERPIECES.map((name) => BY_NAME[name].now)
const GROWTH = Float64Array.from(MASTERPIECES, (name) => BY_NAME[name].growth)

/** How much of a card counts that asks for so many, while there are structures to come. */
function nearly(has: number, wanted: number, toCome: number): number {
  return has >= wanted ? 1 : Math.max(0, toCome - 1) / (toCome + 2 * (wanted - has))
}

/** The most of two words' districts that any open district has near it. */
function mostNear(s: State, left: number, right: number): number {
  let most = 0
  for (let word = 0; word < 2; word++)
    for (let rest = open[word]; rest !== 0; rest &= rest - 1) {
      const district = lowestDistrict(word, rest)
      most = Math.max(most, bitCount(near(s, district, 0) & left) + bitCount(near(s, district, 1) & right))
    }
  return most
}

function gardens(s: State, seat: Seat): number {
  let colours = 0
  for (let at = seat * COLOURS.length; at < (seat + 1) * COLOURS.length; at++)
    if (s.track[at] >= s.tables.masterpieces.jacobsTokens) colours++
  return colours
}

function letters(s: State, seat: Seat): number {
  let different = 0
  for (let at = seat * LETTERS.length; at < (seat + 1) * LETTERS.length; at++) if (s.patronage[at] > 0) different++
  return different
}

const isOpen = (platform: number): boolean => (open[WORD_OF[platform]] & PLATFORM_BITS[platform]) !== 0

function panoramasOnOne(s: State, seat: Seat): number {
  let most = 0
  for (let platform = 0; platform < PLATFORMS.length; platform++) {
    if (!isOpen(platform)) continue
    let points = 0
    for (let i = 0; i < s.panoramas.length; i++) points += panoramaPoints(s, seat, s.panoramas[i], platform)
    most = Math.max(most, points)
  }
  return most
}

function mostTall(s: State): number {
  let most = 0
  for (let platform = 0; platform < PLATFORMS.length; platform++) {
    if (!isOpen(platform)) continue
    let talls = 0
    for (let seat = 0; seat < s.seats; seat++) talls += tallCount(s, seat, PLATFORM_BITS[platform], WORD_OF[platform])
    most = Math.max(most, talls)
  }
  return most
}

function mostColours(s: State, seat: Seat): number {
  let most = 0
  for (let platform = 0; platform < PLATFORMS.length; platform++) {
    if (!isOpen(platform)) continue
    const word = WORD_OF[platform]
    const own = s.structures[wordPlace(seat, word)] & PLATFORM_BITS[platform]
    let colours = 0
    for (let colour = 0; colour < COLOURS.length; colour++) if (own & s.tables.coloured[wordPlace(colour, word)]) colours++
    most = Math.max(most, colours)
  }
  return most
}

function controlled(s: State, seat: Seat): number {
  let platforms = 0
  for (let platform = 0; platform < PLATFORMS.length; platform++) if (controllersOf(s, platform) & (1 << seat)) platforms++
  return platforms
}
