// Chapter M: what a masterpiece does when it is built.
import { first } from '../../core/action.ts'
import { bitCount } from '../../core/bits.ts'
import type { Seat } from '../../core/game.ts'
import { settle } from '../../core/pending.ts'
import { openVault } from './actions/take.ts'
import { CENTRE_BITS, PLATFORM_BITS, PLATFORMS, WORD_OF, wordPlace } from './board.ts'
import { longestChain } from './chain.ts'
import { ATLANTIS_LAKES, BEACON_AIRSHIPS, COLOURS, CONTROL_POINTS, LETTERS, MASTERPIECES, type Masterpiece } from './components.ts'
import { controllersOf } from './control.ts'
import { builtWord, near, platformOf, tallCount } from './districts.ts'
import { meetsObjective } from './objectives.ts'
import { airships, EVERYWHERE, lakes, panoramaPoints } from './panoramas.ts'
import { addPoints, cardOf, MASTERPIECE_POINTS, type Row, type State, structureOf, type Tell } from './state.ts'

export const cardEffect = {
  settle(s, seat, step, tell) {
    settle(s.pending)
    takeEffect(s, seat, first(step), tell)
    return true
  },
} satisfies Row

export function takeEffect(s: State, seat: Seat, district: number, tell?: Tell): void {
  const card = cardOf(s, seat, structureOf(s.piece[district]))
  const effect = EFFECTS[card]
  if (effect === undefined) return // a card that this viewer does not know
  const points = effect(s, seat, district, tell)
  addPoints(s, seat, MASTERPIECE_POINTS, points)
  if (points > 0 || !SILENT.includes(card)) tell?.('scoresCard', seat, card, points)
}

/** Does what a card says; returns its points. */
type Effect = (s: State, seat: Seat, district: number, tell?: Tell) => number

const BY_NAME: Readonly<Record<Masterpiece, Effect>> = {
  gavel: (s) => s.tables.masterpieces.gavel,
  'new-capitol': (s) => s.tables.masterpieces.newCapitol,
  palace: (s) => s.tables.masterpieces.palace * s.placed, // M3
  atlantis: (s, seat) => (lakes(s, seat, 1, EVERYWHERE) >= ATLANTIS_LAKES ? s.tables.masterpieces.atlantis : 0),
  'zeppelin-beacon': (s, seat) => (airships(s, seat, 1, EVERYWHERE) >= BEACON_AIRSHIPS ? s.tables.masterpieces.zeppelinBeacon : 0),
  'image-of-the-city': (s, _seat, district) =>
    s.tables.masterpieces.imageOfTheCity *
    (bitCount(near(s, district, 0) & builtWord(s, 0)) + bitCount(near(s, district, 1) & builtWord(s, 1))),
  'vantage-point': (s, _seat, district) =>
    s.tables.masterpieces.vantagePoint * (bitCount(near(s, district, 0) & s.free[0]) + bitCount(near(s, district, 1) & s.free[1])),
  'kahns-ambition': revealObjective,
  'jacobs-gardens': (s, seat) => Math.min(JACOBS_MOST, s.tables.masterpieces.jacobsGardens * gardens(s, seat)),
  intelligentsia: (s, seat, district) => panoramasOn(s, seat, platformOf(district)),
  'olmsteds-parks': (s, seat) => s.tables.masterpieces.olmstedsParks * bitCount(s.structures[wordPlace(seat, 0)] & CENTRE_BITS),
  'munchs-symbolism': (s, seat) => Math.min(MUNCH_MOST, s.tables.masterpieces.munchsSymbolism * letters(s, seat)),
  'sullivans-high-rises': (s, _seat, district) => s.tables.masterpieces.sullivansHighRises * tallOn(s, platformOf(district)),
  workshop: (s, seat) => s.tables.masterpieces.workshop * (tallCount(s, seat, -1, 0) + tallCount(s, seat, -1, 1)),
  shard: (s, seat) => s.tables.masterpieces.shard * patronTokens(s, seat),
  'la-boca': (s, seat, district) => Math.min(LA_BOCA_MOST, s.tables.masterpieces.laBoca * coloursOn(s, seat, platformOf(district))),
  'le-barons-frame': (s, seat) => s.tables.masterpieces.leBaronsFrame[bitCount(s.available[seat])] ?? 0, // M17
  vault: (s, _seat, district) => {
    openVault(s, district)
    return 0
  },
  pinnacle: (s, seat) => CONTROL_POINTS * controlled(s, seat),
  'niemeyers-legacy': (s, seat) => s.tables.masterpieces.niemeyersLegacy * longestChain(s, seat),
}
const EFFECTS: readonly Effect[] = MASTERPIECES.map((name) => BY_NAME[name])
/** Cards that are not about points. */
const SILENT: readonly number[] = (['gavel', 'new-capitol', 'vault'] as const).map((name) => MASTERPIECES.indexOf(name))

/** The most that the rulebook says these give. */
const JACOBS_MOST = 16
const MUNCH_MOST = 12
const LA_BOCA_MOST = 12

/** M8 */
function revealObjective(s: State, seat: Seat, _district: number, tell?: Tell): number {
  s.revealed |= 1 << seat
  tell?.('revealsObjective', seat, s.tables.objectiveColour[s.objective[seat]])
  return meetsObjective(s, seat) ? s.tables.masterpieces.kahnsAmbition : 0
}

/** M9: colours with enough collected tokens. */
function gardens(s: State, seat: Seat): number {
  let colours = 0
  for (let at = seat * COLOURS.length; at < (seat + 1) * COLOURS.length; at++)
    if (s.track[at] >= s.tables.masterpieces.jacobsTokens) colours++
  return colours
}

/** M10 */
function panoramasOn(s: State, seat: Seat, platform: number): number {
  let points = 0
  for (let i = 0; i < s.panoramas.length; i++) points += panoramaPoints(s, seat, s.panoramas[i], platform)
  return points
}

/** M12: different patrons. */
function letters(s: State, seat: Seat): number {
  let different = 0
  for (let at = seat * LETTERS.length; at < (seat + 1) * LETTERS.length; at++) if (s.patronage[at] > 0) different++
  return different
}

/** M13: tall buildings of anybody on a platform. */
function tallOn(s: State, platform: number): number {
  let talls = 0
  for (let seat = 0; seat < s.seats; seat++) talls += tallCount(s, seat, PLATFORM_BITS[platform], WORD_OF[platform])
  return talls
}

/** M15 */
export function patronTokens(s: State, seat: Seat): number {
  let tokens = 0
  for (let at = seat * LETTERS.length; at < (seat + 1) * LETTERS.length; at++) tokens += s.patronage[at]
  return tokens
}

/** M16: colours of a platform's districts with a structure of the seat. */
function coloursOn(s: State, seat: Seat, platform: number): number {
  const word = WORD_OF[platform]
  const own = s.structures[wordPlace(seat, word)] & PLATFORM_BITS[platform]
  let colours = 0
  for (let colour = 0; colour < COLOURS.length; colour++) if (own & s.tables.coloured[wordPlace(colour, word)]) colours++
  return colours
}

/** M19: platforms that a seat controls. */
function controlled(s: State, seat: Seat): number {
  let platforms = 0
  for (let platform = 0; platform < PLATFORMS.length; platform++) if (controllersOf(s, platform) & (1 << seat)) platforms++
  return platforms
}
