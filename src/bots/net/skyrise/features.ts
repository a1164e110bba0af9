// A seat of Skyrise as the net sees it. The seat's own cards and objective are in it, and nothing that it may not know: what others hold is another seat's inputs.
import { bitCount, lowestBit } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { canOutbid } from '../../../games/skyrise/actions/outbid.ts'
import { PLATFORM_BITS, PLATFORMS, WORD_OF } from '../../../games/skyrise/board.ts'
import { BUILDINGS, COLOURS, HAND_SIZE, LETTERS, SEATS, TOKENS } from '../../../games/skyrise/components.ts'
import { heightOf, isInPlay, numberOf } from '../../../games/skyrise/districts.ts'
import { hasSmallKey } from '../../../games/skyrise/era.ts'
import { patronTokens } from '../../../games/skyrise/masterpieces.ts'
import { structuresIn } from '../../../games/skyrise/objectives.ts'
import { isUnread } from '../../../games/skyrise/secrets.ts'
import { ALL_BUILDINGS } from '../../../games/skyrise/stakes.ts'
import { chosenPlace, ownerOf, pointsOf, RULES, STARS, type State, structureOf } from '../../../games/skyrise/state.ts'
import { answerGain } from '../../evaluations/skyrise/auction.ts'
import { colourShare, left, leftInEra, open, rank, strength, tokensLeft, unbuilt } from '../../evaluations/skyrise/board.ts'
import { parts, skyriseEvaluation } from '../../evaluations/skyrise/index.ts'
import { offered } from '../../evaluations/skyrise/outlook.ts'
import { condition } from '../../evaluations/skyrise/panoramas.ts'
import { colourGain, tokenGain } from '../../evaluations/skyrise/tokens.ts'
import { COLOUR, INPUTS, MISSING, PLATFORM, QUARTERS, RACE } from './inputs.ts'

const { at } = INPUTS
const MOST = 255
/** An amount in so many steps a point; nothing below nothing. */
const inSteps = (amount: number, steps: number): number => Math.max(0, Math.min(MOST, Math.round(amount * steps)))

/** Strengths that differ by less are the same, added up in another order. */
const LEVEL = 0.01

/** Writes what is to be known of a seat, `INPUTS.size` integers. Returns what the evaluation thinks of it. */
export function features(s: State, seat: Seat, out: Uint8Array): number {
  const worth = skyriseEvaluation.worth(s, seat)
  out.fill(0, 0, INPUTS.size)
  if (s.auction === 0) return worth
  writeTime(s, seat, out)
  writeAuction(s, seat, out)
  writeStructures(s, seat, out)
  writeWorth(s, seat, out)
  writeTokens(s, seat, out)
  writePlatforms(s, seat, out)
  writeCards(s, seat, out)
  return worth
}

function writeTime(s: State, seat: Seat, out: Uint8Array): void {
  out[at.seats + s.seats - 2] = 1
  for (let rule = 0; rule < RULES.length; rule++) out[at.rules + rule] = (s.rules >> rule) & 1
  if (hasSmallKey(s)) out[at.hasSmallKey] = 1
  if (s.era === 2) out[at.isSecond] = 1
  if (s.choosing !== 0) out[at.isChoosing] = 1
  out.fill(1, at.left, at.left + left[seat])
  let [least, most, leastInEra] = [MOST, 0, MOST]
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    least = Math.min(least, left[other])
    most = Math.max(most, left[other])
    leastInEra = Math.min(leastInEra, leftInEra[other])
  }
  out[at.leftInEra] = leftInEra[seat]
  out[at.rivalsInEra] = leastInEra
  out[at.rivalsMost] = most
  out[at.race + RACE + Math.max(-RACE, Math.min(RACE, left[seat] - least))] = 1
}

function writeAuction(s: State, seat: Seat, out: Uint8Array): void {
  if (s.choosing !== 0) return
  out[at.after + ((seat - s.turn + s.seats) % s.seats)] = 1
  out[at.placed] = s.placed
  if (s.last === NONE || (s.bids[0] | s.bids[1]) === 0) {
    out[at.isOpening] = 1
    if (s.turn === seat) out[at.isOpener] = 1
    return
  }
  const piece = s.piece[s.last]
  const bidder = ownerOf(piece)
  const number = structureOf(piece) < BUILDINGS ? numberOf(s, bidder, structureOf(piece)) : MOST
  let rivals = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === bidder || s.out & (1 << other) || !canOutbid(s, other)) continue
    const above = numbersAbove(s, other, number)
    if (other === seat) out[at.above] = above
    else {
      out[at.rivalsAbove] = Math.max(out[at.rivalsAbove], above)
      rivals++
    }
  }
  out[at.rivalsIn + Math.min(rivals, SEATS - 1)] = 1
  if (bidder === seat) {
    out[at.isBidder] = 1
    out[at.gain] = inSteps(parts.gain, 8)
    out[at.loss] = inSteps(-parts.gain, 8)
  } else if (s.out & (1 << seat)) out[at.isOut] = 1
  else if (number !== MOST) out[at.answer] = inSteps(answerGain(s, seat), 8)
}

function numbersAbove(s: State, seat: Seat, number: number): number {
  let above = 0
  for (let rest = s.available[seat] & ALL_BUILDINGS; rest !== 0; rest &= rest - 1) if (numberOf(s, seat, lowestBit(rest)) > number) above++
  return above
}

function writeStructures(s: State, seat: Seat, out: Uint8Array): void {
  out[at.masterpieces] = bitCount(unbuilt[seat] >> BUILDINGS)
  for (let rest = unbuilt[seat] & ALL_BUILDINGS; rest !== 0; rest &= rest - 1) {
    const building = lowestBit(rest)
    out[at.heights + heightOf(s, seat, building)]++
    out[at.quarters + Math.min(QUARTERS - 1, Math.floor(rank[numberOf(s, seat, building)] * QUARTERS))]++
  }
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) out[at.talls] = Math.max(out[at.talls], bitCount(unbuilt[other] & s.tables.tall[s.set[other]] & ALL_BUILDINGS))
}

function writeWorth(s: State, seat: Seat, out: Uint8Array): void {
  out[at.points] = inSteps(pointsOf(s, seat), 1)
  out[at.held] = inSteps(parts.held - condition.sum, 2)
  out[at.panoramas] = inSteps(condition.sum, 4)
  out[at.control] = inSteps(parts.control, 4)
  if (!isUnread(s)) out[at.cards] = inSteps(parts.cards, 4)
  out[at.keys] = inSteps(parts.keys, 8)
  out[at.future] = inSteps(parts.future, 2)
  out[at.mean] = inSteps(offered.mean, 16)
  out[at.spread] = inSteps(offered.spread, 16)
}

function writeTokens(s: State, seat: Seat, out: Uint8Array): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const to = at.colours + colour * COLOUR.size
    out[to + COLOUR.at.tokens + s.track[seat * COLOURS.length + colour]] = 1
    out[to + COLOUR.at.built] = structuresIn(s, seat, colour)
    out[to + COLOUR.at.tokensLeft] = tokensLeft[colour]
    out[to + COLOUR.at.share] = inSteps(colourShare[colour], 32)
    out[to + COLOUR.at.gain] = inSteps(colourGain[colour], 8)
  }
  for (let token = 0; token < TOKENS.length; token++) out[at.tokens + token] = inSteps(tokenGain[token], 8)
  for (let star = seat * STARS; star < (seat + 1) * STARS; star++) out[at.stars] += s.innovator[star]
  out[at.awards] = s.awards[seat]
  out[at.patrons] = patronTokens(s, seat)
  for (let letter = seat * LETTERS.length; letter < (seat + 1) * LETTERS.length; letter++) if (s.patronage[letter] > 0) out[at.letters]++
  const wanted = s.tables.objectiveColour[s.objective[seat]]
  const missing = s.tables.objectiveStructures[s.objective[seat]] - structuresIn(s, seat, wanted)
  out[at.missing + Math.max(0, Math.min(MISSING - 1, missing))] = 1
  out[at.wanted] = inSteps(colourShare[wanted], 32)
  for (let i = 0; i < s.panoramas.length; i++) out[at.panoramaCards + s.panoramas[i]] = 1
}

function writePlatforms(s: State, seat: Seat, out: Uint8Array): void {
  for (let platform = 0; platform < PLATFORMS.length; platform++) {
    if (!isInPlay(s, platform)) continue
    const to = at.platforms + platform * PLATFORM.size
    const own = strength[seat * PLATFORMS.length + platform]
    let rival = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat) rival = Math.max(rival, strength[other * PLATFORMS.length + platform])
    if (own > rival + LEVEL) out[to + PLATFORM.at.alone] = 1
    else if (own > 0 && own > rival - LEVEL) out[to + PLATFORM.at.shared] = 1
    out[to + PLATFORM.at.ahead] = inSteps(own - rival, 25)
    out[to + PLATFORM.at.behind] = inSteps(rival - own, 25)
    out[to + PLATFORM.at.open] = bitCount(open[WORD_OF[platform]] & PLATFORM_BITS[platform])
  }
}

function writeCards(s: State, seat: Seat, out: Uint8Array): void {
  if (!isUnread(s))
    for (let place = seat * HAND_SIZE; place < (seat + 1) * HAND_SIZE; place++) if (s.hand[place] !== NONE) out[at.hand + s.hand[place]] = 1
  for (let i = 0; i < 2; i++) {
    const card = s.chosen[chosenPlace(seat, i)]
    if (card !== NONE && unbuilt[seat] & (1 << (BUILDINGS + i))) out[at.chosen + card] = 1
  }
  for (let other = 0; other < s.seats; other++) if (s.keys[other] !== 0) out[other === seat ? at.hasKey : at.keyTaken] |= s.keys[other]
  if (s.gavel !== NONE) out[at.gavel + (ownerOf(s.piece[s.gavel]) === seat ? 0 : 1)] = 1
}
