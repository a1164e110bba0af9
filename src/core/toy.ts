// A game as small as a game can be, for tests of the kernel: in turn, everybody draws a card that only he sees, or stakes points before all eyes.
import { type Action, type Actions, action, first, kindOf } from './action.ts'
import { block, hideSecrets, i32, NONE, type StateOf, secret, UNKNOWN, u8 } from './block.ts'
import { configOf } from './config.ts'
import { checkedGame, type Failure } from './conformance.ts'
import { BadNotation } from './errors.ts'
import type { Game, Problem, Seat, Viewer } from './game.ts'
import { next, type Rng, shuffle } from './rng.ts'
import { isRng, numbersOf, rngFrom, rngText } from './sheet.ts'

const SEATS = 3
const CARDS = 8
const HAND = 3
const TURNS = 4

const layout = block({
  seats: u8(), // how many play
  turns: u8(), // turns that were taken, by everybody together
  deck: secret(u8(CARDS)), // top last; NONE where a card was drawn
  left: u8(), // cards left in the deck
  hand: u8(SEATS, HAND), // cards drawn, known to their owner; NONE for none
  stake: u8(SEATS), // points staked
  chance: secret(i32(4)), // the generator after the deal
})
export type ToyState = StateOf<typeof layout>

const DRAW = 0
const STAKE = 1
const STAKES = 3
export const draw = action(DRAW)
export const stake = (points: number): Action => action(STAKE, points - 1)

const handPlace = (seat: Seat, place: number): number => seat * HAND + place
const unseen = new Uint8Array(CARDS)

function held(s: ToyState, seat: Seat): number {
  let count = 0
  while (count < HAND && s.hand[handPlace(seat, count)] !== NONE) count++
  return count
}

const isOver = (s: ToyState): boolean => s.turns === s.seats * TURNS
const turnOf = (s: ToyState): Seat => s.turns % s.seats
const canDraw = (s: ToyState, seat: Seat): boolean => s.left > 0 && held(s, seat) < HAND
const because = (reason: string): Problem => ({ rule: 'X1', reason, facts: {} })

function legal(s: ToyState, seat: Seat, out: Actions): number {
  out.count = 0
  if (isOver(s) || turnOf(s) !== seat) return 0
  if (canDraw(s, seat)) out.push(draw)
  for (let points = 1; points <= STAKES; points++) out.push(stake(points))
  return out.count
}

function problem(s: ToyState, seat: Seat, a: Action): Problem | null {
  if (isOver(s) || turnOf(s) !== seat) return because('notYourTurn')
  return kindOf(a) === DRAW && !canDraw(s, seat) ? because('nothingToDraw') : null
}

/** Deals what is not seen among the hands that are not, and the deck. */
function guess(s: ToyState, rng: Rng): void {
  let count = 0
  for (let card = 0; card < CARDS; card++) if (!s.hand.includes(card)) unseen[count++] = card
  shuffle(rng, unseen, 0, count)
  for (let place = 0; place < s.hand.length; place++) if (s.hand[place] === UNKNOWN) s.hand[place] = unseen[--count]
  for (let i = 0; i < CARDS; i++) s.deck[i] = i < s.left ? unseen[i] : NONE
  for (let word = 0; word < s.chance.length; word++) s.chance[word] = next(rng)
}

const pointsIn = (s: ToyState, seat: Seat): number =>
  s.hand.subarray(handPlace(seat, 0), handPlace(seat, held(s, seat))).reduce((sum, card) => sum + card, 0)

export type Toy = Game<ToyState>

export const toy: Toy = {
  meta: {
    id: 'toy',
    title: 'Toy',
    year: 1893,
    designers: [],
    bgg: null,
    seats: [2, SEATS],
    options: [{ key: 'mood', says: 'how it is played', values: ['grave', 'merry'], default: 'grave' }],
    rulesVersion: 1,
    provenance: { rulebook: '', components: '', reconstructed: [] },
  },
  kinds: [
    { name: 'draw', sizes: [] },
    { name: 'stake', sizes: [STAKES] },
  ],
  events: {
    draws: { facts: [], heardBy: 'all' },
    drew: { facts: ['card'], heardBy: 'own' },
    stakes: { facts: ['points'], heardBy: 'all' },
  },
  words: {
    log: { draws: 'draws', drew: 'drew {{card}}', stakes: 'stakes {{points}}' },
    why: { notYourTurn: 'It is not your turn.', nothingToDraw: 'There is nothing to draw, or no room for it.' },
    parts: { cards: 'Cards', stakes: 'Stakes' },
    name: (_, value) => String(value),
  },
  create: () => layout.create(),
  setup(s, { seats }, deal) {
    s.bytes.fill(0)
    s.seats = seats
    s.left = CARDS
    s.hand.fill(NONE)
    s.deck.set(
      isRng(deal)
        ? Array.from({ length: CARDS }, (_, card) => card)
        : numbersOf(deal, 'deck', { from: 0, to: CARDS - 1, least: CARDS, most: CARDS }),
    )
    if (isRng(deal)) shuffle(deal, s.deck)
    s.chance.set(isRng(deal) ? deal : rngFrom(deal))
  },
  sheet: (s) => ({ deck: Array.from(s.deck), rng: rngText(s.chance) }),
  actors: (s) => (isOver(s) ? 0 : 1 << turnOf(s)),
  isMidAction: () => false,
  legal,
  problem,
  apply(s, seat, a, tell) {
    if (kindOf(a) === DRAW) {
      const card = s.deck[--s.left]
      s.deck[s.left] = NONE
      s.hand[handPlace(seat, held(s, seat))] = card
      tell?.('draws', seat)
      tell?.('drew', seat, card)
    } else {
      s.stake[seat] += first(a) + 1
      tell?.('stakes', seat, first(a) + 1)
    }
    s.turns++
  },
  redact(s, viewer: Viewer) {
    hideSecrets(s)
    for (let seat = 0; seat < s.seats; seat++)
      for (let place = handPlace(seat, 0); seat !== viewer && place < handPlace(seat, held(s, seat)); place++) s.hand[place] = UNKNOWN
  },
  guess,
  result(s) {
    const totals = Array.from({ length: s.seats }, (_, seat) => pointsIn(s, seat) + s.stake[seat])
    const scores = totals.map((total, seat) => ({
      seat,
      total,
      parts: { cards: pointsIn(s, seat), stakes: s.stake[seat] },
      rank: 1 + totals.filter((other) => other > total).length,
    }))
    return { over: isOver(s), scores }
  },
  audit(s) {
    const cards = [...s.deck, ...s.hand].filter((card) => card !== NONE)
    return cards.length === CARDS && new Set(cards).size === CARDS ? null : 'a card is missing or there twice'
  },
  format: (a) => (kindOf(a) === DRAW ? 'draw' : `stake ${first(a) + 1}`),
  parse(text) {
    const points = /^stake ([123])$/.exec(text)?.[1]
    if (text !== 'draw' && points === undefined) throw new BadNotation(`"${text}" is neither "draw" nor "stake 1".`)
    return points === undefined ? draw : stake(Number(points))
  },
  describe: (_s, seat, a) => [kindOf(a) === DRAW ? 'deck' : `stake:${seat}`],
}

/** One way to break the toy, and what the battery says of it. */
export interface Breakage {
  readonly check: string
  readonly how: string
  readonly says: string | RegExp
  /** What is put in the place of the toy's own; made anew, because some of it remembers what it must not. */
  broken(): Partial<Toy>
}

const ENOUGH = 6

/** What the battery finds in a toy, over some short games; a few findings are enough, and one that does not end is looked at once. */
export function failures(game: Toy): Failure[] {
  const found: Failure[] = []
  for (const seats of game.meta.seats)
    for (let i = 0; i < 60 && found.length < ENOUGH && found.at(-1)?.check !== 'end'; i++) {
      const { failure } = checkedGame(game, configOf(game as Game, seats), `toy ${i}`)
      if (failure) found.push(failure)
    }
  return found
}

/** A `legal` that changes what a seat is offered. */
export function offering(change: (s: ToyState, seat: Seat, out: Actions) => void): Toy['legal'] {
  return (s, seat, out) => {
    if (toy.legal(s, seat, out) > 0) change(s, seat, out)
    return out.count
  }
}
