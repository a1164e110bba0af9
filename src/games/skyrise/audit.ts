// What every state of this game must satisfy, whoever sent it: structures, tokens and cards are neither lost nor made.
import { first, kindOf } from '../../core/action.ts'
import { bitCount } from '../../core/bits.ts'
import { clone, NONE, UNKNOWN } from '../../core/block.ts'
import { pendingFault } from '../../core/pending.ts'
import { ARRANGEMENTS, arrangementOf, bitOf, CENTRE_BITS, DISTRICTS, PLATFORMS, wordOf, wordPlace } from './board.ts'
import {
  AWARD,
  BAGS,
  BIG_KEY,
  BUILDINGS,
  CARDS,
  CARDS_CHOSEN,
  CARDS_DEALT,
  COLOURS,
  FIRST_PATRON,
  HAND_SIZE,
  LETTERS,
  MOST_CHOSEN,
  OBJECTIVES,
  PANORAMAS,
  SEATS,
  SETS,
  SMALL_KEY,
  TOKENS,
  WILD,
} from './components.ts'
import { isIn, isInPlay, near, platformOf } from './districts.ts'
import { hasSmallKey } from './era.ts'
import { ALL_BUILDINGS } from './stakes.ts'
import { BRIDGES_AT_BOTH_ENDS, CHOSEN_INNOVATORS, chosenPlace, ownerOf, pieceOf, STARS, type State, structureOf } from './state.ts'
import { trackOf } from './tokens.ts'
import { CARD_EFFECT, NOTHING_OWED, OWES_TAKE, OWES_WILD } from './vocabulary.ts'

export function audit(s: State): string | null {
  return rangeFault(s) ?? boardFault(s) ?? structureFault(s) ?? wordsFault(s) ?? tokenFault(s) ?? cardFault(s) ?? endFault(s)
}

const seatsOf = (s: State): number[] => Array.from({ length: s.seats }, (_, seat) => seat)
const slice = <T extends Uint8Array>(list: T, from: number, length: number): number[] => Array.from(list.subarray(from, from + length))

function rangeFault(s: State): string | null {
  if (s.seats < 2 || s.seats > SEATS) return `seats is ${s.seats}`
  if (s.rules >= BRIDGES_AT_BOTH_ENDS << 1 || s.turn >= s.seats || s.era < 1 || s.era > 2 || s.over > 1) return 'the turn is out of range'
  if ((s.choosing | s.out | s.revealed) >= 1 << s.seats) return 'a seat that is not at the table takes part'
  const fault = pendingFault(s.pending, isStep)
  if (fault) return fault
  return null
}

function isStep(step: number): boolean {
  if (kindOf(step) === CARD_EFFECT) return first(step) < DISTRICTS
  return kindOf(step) < NOTHING_OWED && (kindOf(step) !== OWES_TAKE || first(step) < PLATFORMS.length)
}

function boardFault(s: State): string | null {
  const number = arrangementOf(s.slots.map((platform) => (platform < PLATFORMS.length || platform === NONE ? platform : NONE)))
  if (number === NONE || number !== s.board || ARRANGEMENTS[number].join() !== s.slots.join()) return `the platforms are ${s.slots}`
  if (s.slots.filter((platform) => platform !== NONE).length !== s.seats) return 'there are not as many platforms as seats'
  const sets = slice(s.set, 0, s.seats).filter((set) => s.auction > 0 || set !== NONE)
  if (s.auction === 0 && (sets.length === s.seats || !(s.rules & CHOSEN_INNOVATORS)))
    return 'everybody has chosen, yet no auction has begun'
  if (s.sides >= 1 << s.seats) return `the sides are ${s.sides}`
  return new Set(sets).size !== sets.length || sets.some((set) => set >= SETS.length) ? `the sets are ${sets}` : null
}

/** Every structure is available, a bid, or built, and just once. */
function structureFault(s: State): string | null {
  const placed = new Uint8Array(256)
  for (let district = 0; district < DISTRICTS; district++) placed[s.piece[district]]++
  const masterpieces = s.era === 1 ? 0 : ((1 << CARDS_CHOSEN[s.seats]) - 1) << BUILDINGS
  for (const seat of seatsOf(s)) {
    const all = s.set[seat] === NONE ? 0 : s.era === 1 ? s.tables.firstEra[s.set[seat]] : ALL_BUILDINGS | masterpieces
    if (s.available[seat] & ~all) return `seat ${seat} has structures that it cannot have`
    for (let structure = 0; structure < 16; structure++) {
      const found = placed[pieceOf(seat, structure)] + ((s.available[seat] >> structure) & 1)
      if (found !== ((all >> structure) & 1)) return `structure ${structure} of seat ${seat} is there ${found} times`
    }
  }
  const stranger = s.piece.findIndex((piece) => piece !== NONE && ownerOf(piece) >= s.seats)
  return stranger < 0 ? null : `district ${stranger} holds something of no seat`
}

/** The sets of districts are those of the board. */
function wordsFault(s: State): string | null {
  const again = clone(s)
  again.free.fill(0)
  again.openings.fill(0)
  again.openings[0] = CENTRE_BITS
  again.structures.fill(0)
  for (let district = 0; district < DISTRICTS; district++) {
    const bit = bitOf(district)
    const piece = s.piece[district]
    if (piece === NONE) {
      if (isInPlay(s, platformOf(district))) again.free[wordOf(district)] |= bit
      continue
    }
    if (!isInPlay(s, platformOf(district))) return `district ${district} is not in play`
    if (isIn(s.bids, district)) continue
    again.structures[wordPlace(ownerOf(piece), wordOf(district))] |= bit
    again.openings[0] |= near(s, district, 0)
    again.openings[1] |= near(s, district, 1)
  }
  for (const field of ['free', 'openings', 'structures'] as const)
    if (again[field].some((word, i) => word !== s[field][i])) return `"${field}" is not what the board shows`
  for (let district = 0; district < DISTRICTS; district++)
    if (isIn(s.bids, district) && s.piece[district] === NONE) return `there is no bid in district ${district}`
  const hasBids = (s.bids[0] | s.bids[1]) !== 0
  if (hasBids && (s.last >= DISTRICTS || !isIn(s.bids, s.last))) return 'the last bid is not on the board'
  if (hasBids && s.placed !== bitCount(s.bids[0]) + bitCount(s.bids[1])) return `${s.placed} bids were placed, which are not on the board`
  const isOpening = !hasBids && s.pending[0] === 0 && s.choosing === 0 && s.over === 0
  if (isOpening && s.last !== NONE) return 'an auction is won, yet the next has not begun'
  return s.last === NONE || s.last < DISTRICTS ? null : `the last bid is in district ${s.last}`
}

/** Tokens in districts, on tracks and on innovators are those of the bag. */
function tokenFault(s: State): string | null {
  const found = new Array<number>(TOKENS.length).fill(0)
  for (let district = 0; district < DISTRICTS; district++) {
    const token = s.token[district]
    if (token === NONE) continue
    if (token >= TOKENS.length || !isInPlay(s, platformOf(district))) return `district ${district} has a token that cannot be there`
    found[token]++
  }
  for (const seat of seatsOf(s)) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const at = seat * COLOURS.length + colour
      const wild = Array.from({ length: s.track[at] }, (_, i) => (s.wilds[at] >> i) & 1).reduce((sum, bit) => sum + bit, 0)
      if (s.track[at] >= trackOf(s).length || s.wilds[at] >= 1 << s.track[at]) return `seat ${seat} has too many tokens on a track`
      found[colour] += s.track[at] - wild
      found[WILD] += wild
      found[FIRST_PATRON + colour] += s.patronage[seat * LETTERS.length + colour]
    }
    for (let star = 0; star < STARS; star++) found[star] += s.innovator[seat * STARS + star]
    found[AWARD] += s.awards[seat]
  }
  if (isWildPending(s)) found[WILD]++
  const wrong = BAGS[s.seats].findIndex((count, token) => count !== found[token])
  return wrong < 0 ? null : `there are ${found[wrong]} tokens of ${TOKENS[wrong]}, not ${BAGS[s.seats][wrong]}`
}

/** Whether a wild token is in somebody's hand. */
const isWildPending = (s: State): boolean => s.pending[0] > 0 && kindOf(s.pending[s.pending[0]]) === OWES_WILD

function cardFault(s: State): string | null {
  const dealt = CARDS_DEALT[s.seats]
  const hands = seatsOf(s).map((seat) => slice(s.hand, seat * HAND_SIZE, HAND_SIZE))
  const chosen = seatsOf(s).map((seat) => slice(s.chosen, chosenPlace(seat, 0), MOST_CHOSEN))
  for (const seat of seatsOf(s)) {
    const size = s.era === 1 ? dealt : 0
    if (hands[seat].some((card, i) => (card === NONE) === i < size)) return `seat ${seat} has a wrong number of masterpiece cards`
    const due = s.era === 2 || (s.choosing !== 0 && !(s.choosing & (1 << seat))) ? CARDS_CHOSEN[s.seats] : s.choosing !== 0 ? null : 0
    const count = chosen[seat].filter((card) => card !== NONE).length
    if (due === null ? count >= CARDS_CHOSEN[s.seats] : count !== due) return `seat ${seat} has chosen ${count} cards`
    if (s.era === 1 && chosen[seat].some((card) => card < CARDS && !hands[seat].includes(card) && !hands[seat].includes(UNKNOWN)))
      return `seat ${seat} has chosen a card that it was not dealt`
  }
  return (
    twice('masterpiece card', s.era === 1 ? hands.flat() : chosen.flat(), CARDS) ??
    twice('chosen card', chosen.flat(), CARDS) ??
    twice('objective', slice(s.objective, 0, s.seats), OBJECTIVES.length) ??
    twice('panorama', Array.from(s.panoramas), PANORAMAS.length) ??
    twice('patron tile', Array.from(s.patrons), LETTERS.length)
  )
}

/** Whether cards of one kind are out of range, or one is there twice. */
function twice(what: string, cards: readonly number[], limit: number): string | null {
  const known = cards.filter((card) => card !== NONE && card !== UNKNOWN)
  const wrong = known.find((card, i) => card >= limit || known.indexOf(card) !== i)
  return wrong === undefined ? null : `${what} ${wrong} is there twice, or is none`
}

/** Places, keys and the Gavel. */
function endFault(s: State): string | null {
  const done = seatsOf(s).filter((seat) => s.era === 2 && isDone(s, seat))
  const places = seatsOf(s).map((seat) => s.finished[seat])
  const finished = places.filter((place) => place > 0).sort()
  if (finished.some((place, i) => place !== i + 1)) return `the seats finished in places ${places}`
  if (places.some((place, seat) => place > 0 && !done.includes(seat))) return 'a seat has finished that still builds'
  for (const seat of seatsOf(s)) {
    const keys = (places[seat] === 1 ? BIG_KEY : 0) | (places[seat] === 2 && hasSmallKey(s) ? SMALL_KEY : 0)
    if (s.keys[seat] !== keys) return `seat ${seat} has keys ${s.keys[seat]}`
  }
  if (s.gavel === NONE) return null
  const piece = s.gavel < DISTRICTS ? s.piece[s.gavel] : NONE
  return piece !== NONE && structureOf(piece) >= BUILDINGS ? null : 'the Gavel is not where it is said to be'
}

/** Whether a seat has nothing available and no bid. */
function isDone(s: State, seat: number): boolean {
  if (s.available[seat] !== 0) return false
  return !s.piece.some((piece, district) => piece !== NONE && ownerOf(piece) === seat && isIn(s.bids, district))
}
