// A Splendor position as small integers, as the mover sees it, with derived facts for every card. A rival's blind card is its level and nothing else.

import { first, kindOf } from '../../../core/action.ts'
import { bitCount } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { DIFFERENT } from '../../../games/splendor/actions/take.ts'
import {
  bonusGem,
  CARDS,
  COST,
  HAND_LIMIT,
  NOBLE_POINTS,
  NOBLES,
  PILE_FOR_TWO,
  POINTS,
  POINTS_TO_END,
  REQUIRES,
  TOKEN_LIMIT,
} from '../../../games/splendor/components.ts'
import { countOf, GEMS, gemsWithAtLeast, lacking, type Packed, total } from '../../../games/splendor/gems.ts'
import { handPlace, type State, tokens } from '../../../games/splendor/state.ts'
import { NOBLE, NOTHING_OWED, PAY, RETURN } from '../../../games/splendor/vocabulary.ts'
import { BANK_GOLD, CARD, HELD, HOLDER, inputsFor, NEAR, NOBLE_FACTS, OWN, RIVAL, rivalAt } from './inputs.ts'

/** No more rounds than this are told apart, nor more cards in a deck. */
const MOST_ROUNDS = 60
const MOST_LEFT = 4

const BONUS_GEM = Uint8Array.from({ length: CARDS }, (_, card) => bonusGem(card))

/** Writes the position as `seat`, who decides, sees it: `inputsFor` that many seats. */
export function features(s: State, seat: Seat, out: Uint8Array): void {
  out.fill(0, 0, inputsFor(s.seats))
  writeTable(s, seat, out)
  look(s, seat)
  writeHolder(s, out, 0)
  for (let place = 0; place < s.table.length; place++) writeCard(s.table[place], out, OWN.at.table + place * CARD.size)
  for (let place = 0; place < HAND_LIMIT; place++) writeCard(s.hand[handPlace(seat, place)], out, OWN.at.hand + place * CARD.size)
  for (let place = 0; place <= s.seats; place++) writeNoble(s.nobles[place], out, OWN.at.nobles + place * NOBLE_FACTS.size)
  for (let rival = 1; rival < s.seats; rival++) writeRival(s, (seat + rival) % s.seats, out, rivalAt(rival))
}

/** What all see, and what the mover has to decide. */
function writeTable(s: State, seat: Seat, out: Uint8Array): void {
  for (let gem = 0; gem < GEMS.length; gem++) {
    const count = countOf(s.bank, gem)
    out[OWN.at.bank + gem] = count
    if (count > 0) out[OWN.at.bankHas + gem] = 1
    if (count >= PILE_FOR_TWO) out[OWN.at.bankHasFour + gem] = 1
  }
  out[BANK_GOLD] = s.bankGold
  out[OWN.at.seats + s.seats - 2] = 1
  out[OWN.at.seat] = seat
  if (seat === s.seats - 1) out[OWN.at.isLast] = 1
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.points[other] >= POINTS_TO_END) out[OWN.at.someoneIsDone] = 1
  out[OWN.at.round] = Math.min(s.round, MOST_ROUNDS)
  for (let level = 0; level < s.left.length; level++) out[OWN.at.left + level] = Math.min(s.left[level], MOST_LEFT)
  writeOwed(s, seat, out)
}

function writeOwed(s: State, seat: Seat, out: Uint8Array): void {
  const step = owed(s.pending, NOTHING_OWED)
  switch (kindOf(step)) {
    case RETURN:
      out[OWN.at.returns] = 1
      out[OWN.at.excess] = tokens(s, seat) - TOKEN_LIMIT
      return
    case PAY:
      out[OWN.at.pays] = 1
      out[OWN.at.paysFor + first(step)] = 1
      return
    case NOBLE:
      out[OWN.at.choosesNoble] = 1
  }
}

/** Whoever is looked at. One for all calls, so that none is allocated. */
const holder = { gems: 0, gold: 0, bonuses: 0, wealth: 0, points: 0, bought: 0, bank: 0, nobleGems: 0 }

function look(s: State, seat: Seat): void {
  holder.gems = s.gems[seat]
  holder.gold = s.gold[seat]
  holder.bonuses = s.bonuses[seat]
  holder.wealth = s.bonuses[seat] + s.gems[seat]
  holder.points = s.points[seat]
  holder.bought = s.bought[seat]
  holder.bank = s.bank
  holder.nobleGems = nobleGems(s, s.bonuses[seat])
}

/** The gems of which one more bonus would bring a noble, as a mask. */
function nobleGems(s: State, bonuses: Packed): number {
  let gems = 0
  for (let place = 0; place <= s.seats; place++) {
    const noble = s.nobles[place]
    if (noble >= NOBLES) continue
    const lacks = lacking(REQUIRES[noble], bonuses)
    if (total(lacks) === 1) gems |= gemsWithAtLeast(lacks, 1)
  }
  return gems
}

function writeHolder(_s: State, out: Uint8Array, at: number): void {
  const { gems, gold, points } = holder
  const held = total(gems) + gold
  writeGems(gems, out, at + HOLDER.at.gems)
  out[at + HOLDER.at.gold] = gold
  writeGems(holder.bonuses, out, at + HOLDER.at.bonuses)
  out[at + HOLDER.at.points] = points
  out[at + HOLDER.at.bought] = holder.bought
  out[at + HOLDER.at.tokens] = held
  if (points > 9) out[at + HOLDER.at.pointsOver9] = points - 9
  if (points > 12) out[at + HOLDER.at.pointsOver12] = points - 12
  if (points >= POINTS_TO_END) out[at + HOLDER.at.isDone] = 1
  for (let i = 0; i < 3 && held >= 8 + i; i++) out[at + HOLDER.at.tokensFrom8 + i] = 1
}

function writeGems(packed: Packed, out: Uint8Array, at: number): void {
  for (let gem = 0; gem < GEMS.length; gem++) out[at + gem] = countOf(packed, gem)
}

/** A card on the table or in the mover's hand. */
function writeCard(card: number, out: Uint8Array, at: number): void {
  if (card >= CARDS) return
  out[at + CARD.at.lies] = 1
  out[at + CARD.at.points] = POINTS[card]
  out[at + CARD.at.bonus + BONUS_GEM[card]] = 1
  writeGems(lacking(COST[card], holder.wealth), out, at + CARD.at.lacks)
  writeGems(lacking(COST[card], holder.bonuses), out, at + CARD.at.prices)
  writeNear(card, out, at + CARD.at.near)
}

/** How near the holder is to a card. */
function writeNear(card: number, out: Uint8Array, at: number): void {
  const lacks = lacking(COST[card], holder.wealth)
  const missing = total(lacks) - holder.gold
  const brings = (holder.nobleGems >>> BONUS_GEM[card]) & 1
  out[at + NEAR.at.price] = total(lacking(COST[card], holder.bonuses))
  out[at + NEAR.at.bringsNoble] = brings
  if (missing <= 0) {
    out[at + NEAR.at.canBuy] = 1
    if (holder.points + POINTS[card] + brings * NOBLE_POINTS >= POINTS_TO_END) out[at + NEAR.at.ends] = 1
  } else {
    out[at + NEAR.at.missing] = missing
    if (missing <= DIFFERENT && missing <= mostTaken(lacks)) out[at + NEAR.at.oneTakeAway] = 1
  }
}

/** How many of the gems that are lacking can be taken at once. */
function mostTaken(lacks: Packed): number {
  const different = Math.min(DIFFERENT, bitCount(gemsWithAtLeast(lacks, 1) & gemsWithAtLeast(holder.bank, 1)))
  if (different >= 2) return different
  return (gemsWithAtLeast(lacks, 2) & gemsWithAtLeast(holder.bank, PILE_FOR_TWO)) === 0 ? different : 2
}

function writeNoble(noble: number, out: Uint8Array, at: number): void {
  if (noble >= NOBLES) return
  const lacks = lacking(REQUIRES[noble], holder.bonuses)
  out[at + NOBLE_FACTS.at.lies] = 1
  writeGems(lacks, out, at + NOBLE_FACTS.at.lacks)
  out[at + NOBLE_FACTS.at.missing] = total(lacks)
}

function writeRival(s: State, rival: Seat, out: Uint8Array, at: number): void {
  look(s, rival)
  writeHolder(s, out, at)
  for (let place = 0; place < s.table.length; place++)
    if (s.table[place] < CARDS) writeNear(s.table[place], out, at + RIVAL.at.table + place * NEAR.size)
  for (let place = 0; place < HAND_LIMIT; place++) writeHeld(s, handPlace(rival, place), out, at + RIVAL.at.hand + place * HELD.size)
  for (let place = 0; place <= s.seats; place++) {
    const noble = s.nobles[place]
    if (noble < NOBLES) out[at + RIVAL.at.nobles + place] = total(lacking(REQUIRES[noble], holder.bonuses))
  }
}

/** A card that a rival has reserved. */
function writeHeld(s: State, place: number, out: Uint8Array, at: number): void {
  if (s.hand[place] === NONE) return
  const level = s.blind[place]
  if (level !== 0) {
    out[at + HELD.at.blind + level - 1] = 1
    return
  }
  const card = s.hand[place]
  out[at + HELD.at.lies] = 1
  out[at + HELD.at.points] = POINTS[card]
  out[at + HELD.at.bonus + BONUS_GEM[card]] = 1
  writeGems(lacking(COST[card], holder.wealth), out, at + HELD.at.lacks)
  writeNear(card, out, at + HELD.at.near)
}
