// Positions worth looking at.
import { greedy } from '../../../bots/greedy.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { rngOf } from '../../../core/seed.ts'
import { viewOf } from '../../../core/view.ts'
import { bonusGem, DECK_STARTS } from '../../../games/splendor/components.ts'
import { splendor } from '../../../games/splendor/fixture.ts'
import { one } from '../../../games/splendor/gems.ts'
import { splendor as game } from '../../../games/splendor/index.ts'
import { handPlace, type State } from '../../../games/splendor/state.ts'

/** Gives cards to a seat as if bought. */
function own(s: State, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) {
    s.owner[card] = seat
    s.bonuses[seat] += one(bonusGem(card))
    s.bought[seat]++
  }
}

/** So many decisions of bots. */
function played(seats: number, decisions: number): State {
  const { s } = splendor(seats)
  const rng = rngOf('gallery')
  for (let i = 0; i < decisions && !s.over; i++)
    game.apply(s, s.turn, greedy.player().choose({ game, view: viewOf(game, s, s.turn), seat: s.turn, seats }, rng))
  return viewOf(game, s, s.turn)
}

/** Everybody full: ten tokens, three reserved cards, nobles received. */
function crowded(seats: number): State {
  const { s } = splendor(seats)
    .with(0, { gems: 'dssseerrg'.replace('g', ''), gold: 2, hand: [71, 80, 45], points: 13 })
    .with(1, { gems: 'dso', gold: 1, hand: [72, 41, 5], points: 9 })
  own(s, 0, [1, 2, 8, 9, 10, 16, 17, 24, 25, 26, 32])
  own(s, 1, [3, 11, 12, 18, 33, 34])
  s.visits[0] = (1 << 1) | (1 << 3)
  s.visits[1] = (1 << 0) | (1 << 7)
  s.blind[handPlace(1, 1)] = 2
  s.nobles[1] = NONE
  if (seats > 2) {
    s.hand.set([47, 75, 73], handPlace(2, 0))
    s.blind[handPlace(2, 0)] = 2
    s.blind[handPlace(2, 1)] = 3
    own(s, 2, [19, 20])
  }
  if (seats > 3) s.hand.set([79, 89, 70], handPlace(3, 0))
  return viewOf(game, s, 0)
}

/** Decks run out, nobles gone. */
function late(seats: number): State {
  const { s } = splendor(seats).with(0, { gems: 'dser', gold: 1, points: 12 })
  own(s, 0, [1, 8, 9, 16, 24, 32, 33])
  s.nobles.fill(NONE)
  s.left[0] = 0
  s.left[1] = 1
  s.table[0] = NONE
  s.table[3] = NONE
  s.deck.fill(NONE, DECK_STARTS[0], DECK_STARTS[1])
  return viewOf(game, s, 0)
}

/** A card has been bought, and gold leaves a choice of payment. */
function paying(seats: number): State {
  const { s } = splendor(seats).with(0, { gems: 'ssseer', gold: 3 })
  s.table[2] = 20
  game.apply(s, 0, game.parse('buy 1c'))
  return viewOf(game, s, 0)
}

/** Twelve tokens at the end of a turn. */
function returning(seats: number): State {
  return viewOf(game, splendor(seats).with(0, { gems: 'dsseerroo', gold: 0 }).play(0, 'take dse').s, 0)
}

/** Two nobles would come. */
function choosingNoble(seats: number): State {
  const { s } = splendor(seats).with(0, { gems: 'dse', bonuses: 'ddddsssseeeerrrroooo' })
  game.apply(s, 0, game.parse('take dse'))
  return viewOf(game, s, 0)
}

export const POSITIONS: Readonly<Record<string, (seats: number) => State>> = {
  start: (seats) => played(seats, 0),
  middle: (seats) => played(seats, 22 * seats),
  crowded,
  late,
  paying,
  returning,
  noble: choosingNoble,
}
