// Chapter E: an era ends. Links and flipped tiles score; after the canal era the board is cleared for rails.
import { lowestBit } from '../../core/bits.ts'
import { NONE } from '../../core/block.ts'
import { FIRST_SLOT, LINK_ENDS, LINKS, LOCATIONS, SLOT_LOCATIONS, SLOTS } from './board.ts'
import { DECKS } from './cards.ts'
import { BEER, LEVEL, LINK_POINTS, MONEY_A_POINT, MOST_MONEY_POINTS, POINTS, RAIL, SEATS } from './components.ts'
import { refresh } from './connections.ts'
import { dealHands } from './hands.ts'
import { BLANK, MERCHANT_LINK_POINTS, SPACES } from './merchants.ts'
import {
  AGAIN_POINTS,
  addPoints,
  INCOME_POINTS,
  INDUSTRY_PARTS,
  INTRODUCTORY,
  LINK_PARTS,
  MONEY_POINTS,
  type State,
  type Tell,
} from './state.ts'
import { removeTile } from './tiles.ts'
import { levelOf } from './tracks.ts'

const linkPoints = new Uint8Array(LOCATIONS)
const scored = new Int16Array(SEATS)
/** E4: tiles from this level on stay for the rail era. */
export const LASTING = 2

export function beginRailEra(s: State, tell?: Tell): void {
  scoreEra(s, tell)
  s.link.fill(NONE)
  s.laid.fill(0)
  for (let slot = 0; slot < SLOTS; slot++) if (s.tile[slot] !== NONE && LEVEL[s.tile[slot]] < LASTING) removeTile(s, slot) // E4
  refresh(s)
  setBarrels(s) // E5
  s.era = RAIL
  s.round = 1
  dealRailEra(s)
  tell?.('railEra', s.order[0])
}

export function endGame(s: State, tell?: Tell): void {
  scoreEra(s, tell)
  if (s.rules & INTRODUCTORY) scoreIntroductory(s, tell)
  s.over = 1
  tell?.('ends', s.order[0])
}

/** E2, E3: links first, then flipped tiles. */
function scoreEra(s: State, tell?: Tell): void {
  countLinkPoints(s)
  scored.fill(0)
  for (let link = 0; link < LINKS; link++) {
    if (s.link[link] === NONE) continue
    for (let rest = LINK_ENDS[link]; rest !== 0; rest &= rest - 1) scored[s.link[link]] += linkPoints[lowestBit(rest)]
  }
  award(s, LINK_PARTS[s.era], 'scoresLinks', tell)
  countTiles(s, 1)
  award(s, INDUSTRY_PARTS[s.era], 'scoresIndustries', tell)
}

/** F4: money, income, and once more the flipped tiles that would stay for the rail era. */
function scoreIntroductory(s: State, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) scored[seat] = Math.min(MOST_MONEY_POINTS, Math.floor(s.money[seat] / MONEY_A_POINT))
  award(s, MONEY_POINTS, 'scoresMoney', tell)
  for (let seat = 0; seat < s.seats; seat++) scored[seat] = levelOf(s.income[seat])
  award(s, INCOME_POINTS, 'scoresIncome', tell)
  countTiles(s, LASTING)
  award(s, AGAIN_POINTS, 'scoresAgain', tell)
}

function award(s: State, part: number, event: Parameters<Tell>[0], tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    addPoints(s, seat, part, scored[seat])
    tell?.(event, seat, scored[seat])
  }
}

/** Link points of every location: those on flipped tiles, whoever owns them, and those printed at merchants. */
function countLinkPoints(s: State): void {
  linkPoints.fill(MERCHANT_LINK_POINTS)
  for (let location = 0; location < SLOT_LOCATIONS; location++) {
    let points = 0
    for (let slot = FIRST_SLOT[location]; slot < FIRST_SLOT[location + 1]; slot++) if (s.flipped[slot]) points += LINK_POINTS[s.tile[slot]]
    linkPoints[location] = points
  }
}

/** Points of flipped tiles from a level on, by seat. */
function countTiles(s: State, level: number): void {
  scored.fill(0)
  for (let slot = 0; slot < SLOTS; slot++)
    if (s.flipped[slot] && LEVEL[s.tile[slot]] >= level) scored[s.owner[slot]] += POINTS[s.tile[slot]]
}

/** A barrel beside every merchant tile that buys something. */
export function setBarrels(s: State): void {
  for (let space = 0; space < SPACES; space++) {
    if (s.merchant[space] === NONE || s.merchant[space] === BLANK || s.barrel[space]) continue
    s.barrel[space] = 1
    s.supply[BEER]--
  }
}

/** E6: all cards make the new draw pile; nothing is laid face down. */
function dealRailEra(s: State): void {
  s.discards.fill(0)
  s.faceDown.fill(NONE)
  s.deck.set(s.railDeck)
  s.railDeck.fill(NONE)
  s.left = DECKS[s.seats].length
  dealHands(s)
}
