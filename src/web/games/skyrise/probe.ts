// Which action's refusal explains a place that cannot be picked.
import { type Action, action, kindOf } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owed } from '../../../core/pending.ts'
import { DISTRICT_IDS, DISTRICTS } from '../../../games/skyrise/board.ts'
import { BUILDINGS, INNOVATORS, MASTERPIECES, NUMBERS } from '../../../games/skyrise/components.ts'
import { WILD_PLACES } from '../../../games/skyrise/notation.ts'
import { stakeOf } from '../../../games/skyrise/stakes.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { problem } from '../../../games/skyrise/turn.ts'
import {
  BID,
  CHOOSE,
  CHOOSE_INNOVATOR,
  DECLINE,
  NOTHING_OWED,
  OWES_TAKE,
  PASS,
  PLACE_WILD,
  type Reason,
  TAKE,
} from '../../../games/skyrise/vocabulary.ts'
import type { Wanted } from '../../table/face.ts'
import { DECLINE_PLACE } from './places.ts'

const CARDS: readonly string[] = MASTERPIECES
const NAMES: readonly string[] = INNOVATORS

export function probe(s: State, seat: Seat, { place }: Wanted): Action | null {
  const [sort, name = ''] = place.split(':')
  switch (sort) {
    case 'district':
      return probeDistrict(s, seat, DISTRICT_IDS.indexOf(name))
    case 'building':
      return likeliest(s, seat, everywhere(Number(name)))
    case 'masterpiece':
      return likeliest(s, seat, everywhere(NUMBERS + CARDS.indexOf(name)))
    case 'card':
      return action(CHOOSE, CARDS.indexOf(name))
    case 'innovator':
      return action(CHOOSE_INNOVATOR, NAMES.indexOf(name))
    case 'track':
      return action(PLACE_WILD, WILD_PLACES.indexOf(name))
    case 'action':
      return action(place === DECLINE_PLACE ? DECLINE : PASS)
    default:
      return null
  }
}

/** What would go there: a token for the Vault, or any of the bids that one has. */
function probeDistrict(s: State, seat: Seat, district: number): Action | null {
  if (kindOf(owed(s.pending, NOTHING_OWED)) === OWES_TAKE) return action(TAKE, district)
  const bids = Array.from({ length: BUILDINGS + 2 }, (_, structure) => structure)
    .filter((structure) => s.available[seat] & (1 << structure))
    .map((structure) => action(BID, district, stakeOf(s, seat, structure)))
  return likeliest(s, seat, bids)
}

function everywhere(stake: number): Action[] {
  return Array.from({ length: DISTRICTS }, (_, district) => action(BID, district, stake))
}

/** From the most hopeless to what is nearly possible: the nearest miss is the one that a player wants explained. */
const MISSES: readonly Reason[] = [
  'platformNotInPlay',
  'districtBuilt',
  'districtBid',
  'notAnOpening',
  'notAdjacent',
  'masterpieceCannotOpen',
  'onlyGavelAnswers',
  'numberTooLow',
  'gavelForbids',
]
const RANKS: ReadonlyMap<string, number> = new Map(MISSES.map((reason, rank) => [reason, rank]))

/** The action that is legal or misses least; of equals the first. */
function likeliest(s: State, seat: Seat, actions: readonly Action[]): Action | null {
  let best: Action | null = null
  let bestRank = Number.NEGATIVE_INFINITY
  for (const a of actions) {
    const missed = problem(s, seat, a)
    if (!missed) return a
    const rank = RANKS.get(missed.reason) ?? MISSES.length
    if (rank > bestRank) [best, bestRank] = [a, rank]
  }
  return best
}
