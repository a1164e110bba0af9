// Chapter R: reserve a card from the table or blind from a deck, and take a gold.
import { type Action, type Actions, action, first } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Problem, Seat } from '../../../core/game.ts'
import { COLUMNS, HAND_LIMIT, LEVELS } from '../components.ts'
import { draw, refill } from '../decks.ts'
import { afterAction } from '../round.ts'
import { handPlace, reserved, type State, type Tell } from '../state.ts'
import { because, RESERVE } from '../vocabulary.ts'

/** Places on the table; those from here on are the decks. */
export const OPEN_PLACES: number = LEVELS * COLUMNS
export const RESERVE_PLACES: number = OPEN_PLACES + LEVELS

const ALL_PLACES = Int32Array.from({ length: RESERVE_PLACES }, (_, place) => action(RESERVE, place))

export function legalReserves(s: State, seat: Seat, out: Actions): void {
  if (s.hand[handPlace(seat, HAND_LIMIT - 1)] !== NONE) return // R3
  if (s.left[0] > 0 && s.left[1] > 0 && s.left[2] > 0) return out.pushAll(ALL_PLACES) // no deck is empty, so no place is
  for (let place = 0; place < OPEN_PLACES; place++) if (s.table[place] !== NONE) out.push(action(RESERVE, place))
  for (let level = 0; level < LEVELS; level++) if (s.left[level] > 0) out.push(action(RESERVE, OPEN_PLACES + level))
}

export function applyReserve(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const place = first(a)
  const free = handPlace(seat, reserved(s, seat))
  s.passes = 0
  if (place < OPEN_PLACES) {
    s.hand[free] = s.table[place]
    tell?.('reserves', seat, s.hand[free])
    takeGold(s, seat, tell)
    refill(s, seat, place, tell)
  } else {
    const level = place - OPEN_PLACES
    s.hand[free] = draw(s, level)
    s.blind[free] = level + 1
    tell?.('reservesBlind', seat, level + 1)
    tell?.('drew', seat, s.hand[free])
    takeGold(s, seat, tell)
  }
  afterAction(s, seat, tell)
}

export function reserveProblem(s: State, seat: Seat, a: Action): Problem | null {
  const place = first(a)
  if (reserved(s, seat) === HAND_LIMIT) return because('handFull', { limit: HAND_LIMIT })
  if (place < OPEN_PLACES) return s.table[place] === NONE ? because('placeEmpty', { place }) : null
  return s.left[place - OPEN_PLACES] === 0 ? because('deckEmpty', { level: place - OPEN_PLACES + 1 }) : null
}

/** R2, R4: a gold comes with the card while there is one. */
function takeGold(s: State, seat: Seat, tell?: Tell): void {
  if (s.bankGold === 0) return
  s.bankGold--
  s.gold[seat]++
  tell?.('takesGold', seat)
}
