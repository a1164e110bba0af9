// What every state of this game must satisfy, whoever sent it: pieces, cards and money are neither lost nor made.
import { first, kindOf, second } from '../../core/action.ts'
import { clone, equal, NONE, UNKNOWN } from '../../core/block.ts'
import { pendingFault } from '../../core/pending.ts'
import { LINKS, SHOWS, SLOTS } from './board.ts'
import { CARD_IDS, DECK_KINDS, DECKS } from './cards.ts'
import {
  BREWERY,
  CANAL,
  COAL,
  ERAS,
  HAND_SIZE,
  INDUSTRIES,
  INDUSTRY,
  IRON,
  SCOUT_CARDS,
  SEATS,
  STACK_SIZES,
  TILE_KINDS,
  tileAfter,
} from './components.ts'
import { refresh } from './connections.ts'
import { BOTH_WILDS } from './hands.ts'
import { BLANK, FACES, FACES_IN_PLAY, SPACES } from './merchants.ts'
import { handPlace, INTRODUCTORY, RULES, type State, stack } from './state.ts'
import { COAL_SPACES, IRON_SPACES, TOP_SPACE } from './tracks.ts'
import { FINISH_BUILD, FINISH_SALE, NOTHING_OWED, OWES_BEER, OWES_COAL } from './vocabulary.ts'

export function audit(s: State): string | null {
  return rangeFault(s) ?? tileFault(s) ?? linkFault(s) ?? moneyFault(s) ?? cubeFault(s) ?? merchantFault(s) ?? cardFault(s) ?? cacheFault(s)
}

function rangeFault(s: State): string | null {
  if (s.seats < 2 || s.seats > SEATS) return `seats is ${s.seats}`
  if (s.era >= ERAS.length || s.rules >= 1 << RULES.length || s.turn >= s.seats || s.position >= SEATS + 1)
    return 'the turn is out of range'
  if (Array.from(s.order.subarray(0, s.seats)).sort().join() !== Array.from({ length: s.seats }, (_, seat) => seat).join())
    return `the order of turns is ${s.order}`
  const fault = pendingFault(s.pending, isStep)
  if (fault) return fault
  if (s.income.some((space) => space > TOP_SPACE)) return `the income is ${s.income}`
  return s.coalMarket > COAL_SPACES || s.ironMarket > IRON_SPACES ? 'a market has more cubes than spaces' : null
}

/** Whether something pending is a step with arguments that exist. */
function isStep(step: number): boolean {
  const needsSite = kindOf(step) === OWES_COAL || kindOf(step) === OWES_BEER
  const needsSlot = kindOf(step) === FINISH_BUILD || kindOf(step) === FINISH_SALE
  if (needsSlot) return first(step) < SLOTS
  return kindOf(step) < NOTHING_OWED && first(step) <= SCOUT_CARDS && (!needsSite || second(step) < SLOTS + LINKS)
}

function tileFault(s: State): string | null {
  const onBoard = new Uint8Array(SEATS * INDUSTRIES.length)
  for (let slot = 0; slot < SLOTS; slot++) {
    const tile = s.tile[slot]
    if ((tile === NONE) !== (s.owner[slot] === NONE)) return `slot ${slot} has a tile without an owner, or an owner without a tile`
    if (tile === NONE) {
      if (s.flipped[slot] || s.cubes[slot]) return `slot ${slot} is empty, yet has cubes or is flipped`
      continue
    }
    const industry = INDUSTRY[tile]
    if (tile >= TILE_KINDS || s.owner[slot] >= s.seats || !(SHOWS[slot] & (1 << industry)))
      return `slot ${slot} has a tile that cannot be there`
    if (s.cubes[slot] > 0 && (industry < COAL || s.flipped[slot])) return `slot ${slot} has cubes that cannot be there`
    onBoard[stack(s.owner[slot], industry)]++
  }
  for (let seat = 0; seat < s.seats; seat++)
    for (let industry = 0; industry < INDUSTRIES.length; industry++) {
      const at = stack(seat, industry)
      if (s.taken[at] > STACK_SIZES[industry]) return `seat ${seat} took ${s.taken[at]} tiles of ${INDUSTRIES[industry]}`
      if (s.taken[at] !== onBoard[at] + s.gone[at]) return `a tile of ${INDUSTRIES[industry]} of seat ${seat} is lost`
    }
  return copiesFault(s)
}

/** No more copies of a kind on the board than were taken off the mat. */
function copiesFault(s: State): string | null {
  for (let seat = 0; seat < s.seats; seat++)
    for (let slot = 0; slot < SLOTS; slot++) {
      if (s.owner[slot] !== seat) continue
      const kind = s.tile[slot]
      const industry = INDUSTRY[kind]
      const taken = Array.from({ length: s.taken[stack(seat, industry)] }, (_, i) => tileAfter(industry, i)).filter(
        (t) => t === kind,
      ).length
      const laid = Array.from(s.tile).filter((tile, i) => tile === kind && s.owner[i] === seat).length
      if (laid > taken) return `seat ${seat} has ${laid} tiles of a kind of which ${taken} left the mat`
    }
  return null
}

function linkFault(s: State): string | null {
  const laid = new Uint8Array(256)
  for (let link = 0; link < LINKS; link++) laid[s.link[link]]++
  for (let seat = 0; seat < s.seats; seat++)
    if (laid[seat] !== s.laid[seat]) return `seat ${seat} has ${laid[seat]} links, not ${s.laid[seat]}`
  return laid.subarray(0, s.seats).reduce((sum, count) => sum + count, 0) + laid[NONE] === LINKS ? null : 'a link has no owner at the table'
}

function moneyFault(s: State): string | null {
  const held = s.money.subarray(0, s.seats).reduce((sum, money) => sum + money, 0)
  return held + s.bank === 0 ? null : `money adds up to ${held + s.bank}, not 0`
}

/** Coal, iron and barrels: what left the supply is on tiles, in markets and beside merchants. */
function cubeFault(s: State): string | null {
  const out = [s.coalMarket, s.ironMarket, s.barrel.reduce((sum, barrel) => sum + barrel, 0)]
  for (let slot = 0; slot < SLOTS; slot++) if (s.cubes[slot] > 0) out[INDUSTRY[s.tile[slot]] - COAL] += s.cubes[slot]
  const names = [COAL, IRON, BREWERY]
  const wrong = out.findIndex((count, i) => count + s.supply[i] !== 0)
  return wrong < 0 ? null : `cubes of ${INDUSTRIES[names[wrong]]} add up to ${out[wrong] + s.supply[wrong]}, not 0`
}

function merchantFault(s: State): string | null {
  const faces = Array.from(s.merchant).filter((face) => face !== NONE)
  if (faces.some((face) => face >= FACES.length) || faces.sort().join() !== Array.from(FACES_IN_PLAY[s.seats]).sort().join())
    return 'the merchant tiles are not those in play'
  for (let space = 0; space < SPACES; space++)
    if (s.barrel[space] > 1 || (s.barrel[space] && (s.merchant[space] === BLANK || s.merchant[space] === NONE)))
      return `space ${space} has beer that cannot be there`
  return null
}

function cardFault(s: State): string | null {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.cards[seat] > HAND_SIZE || s.wilds[seat] > BOTH_WILDS) return `seat ${seat} has ${s.cards[seat]} cards`
    for (let place = 0; place < HAND_SIZE; place++)
      if ((s.hand[handPlace(seat, place)] === NONE) !== place >= s.cards[seat]) return `seat ${seat} has a hole in its hand`
  }
  const expected = new Int16Array(256)
  for (const card of DECKS[s.seats]) expected[card]++
  const decks: [string, number[]][] = [['canal', [...s.hand, ...s.faceDown, ...s.deck, ...discarded(s)]]]
  if (s.era === CANAL && !(s.rules & INTRODUCTORY)) decks.push(['rail', Array.from(s.railDeck)])
  for (const [name, cards] of decks) {
    const count = new Int16Array(256)
    for (const card of cards) count[card]++
    if (count[UNKNOWN] > 0) continue
    for (let card = 0; card < NONE; card++)
      if (count[card] !== expected[card])
        return `the ${name} deck has ${count[card]} cards of ${CARD_IDS[card] ?? card}, not ${expected[card]}`
  }
  return null
}

function discarded(s: State): number[] {
  return Array.from(s.discards).flatMap((count, i) => new Array<number>(count).fill(i % DECK_KINDS))
}

/** What is kept for speed is what the board says. */
function cacheFault(s: State): string | null {
  const again = clone(s)
  refresh(again)
  return equal(s, again) ? null : 'networks or connections are not those of the board'
}
