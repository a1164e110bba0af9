// Positions worth looking at.
import { type Action, first, kindOf, second } from '../../../core/action.ts'
import { bitCount } from '../../../core/bits.ts'
import { NONE } from '../../../core/block.ts'
import { owed } from '../../../core/pending.ts'
import { builtWord } from '../../../games/skyrise/districts.ts'
import { lastIsMasterpiece } from '../../../games/skyrise/gavel.ts'
import { skyrise as game } from '../../../games/skyrise/index.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { BID, NOTHING_OWED, OWES_TAKE, OWES_WILD, PASS } from '../../../games/skyrise/vocabulary.ts'
import { playedUntil as played } from '../../board/positions.ts'

function playedUntil(seats: number, seed: string, when: (s: State) => boolean): State {
  return played({ game, options: {}, seats, seed, tries: 4, likes, when })
}

/** Low numbers first, and few bids in all. */
function likes(s: State, a: Action): number {
  if (kindOf(a) === PASS) return s.placed * 26 - 60
  return kindOf(a) === BID ? -second(a) + (first(a) % 3) : 0
}

const builtBy = (s: State): number => bitCount(builtWord(s, 0)) + bitCount(builtWord(s, 1))
const isFree = (s: State): boolean => s.pending[0] === 0 && s.choosing === 0
const owes = (s: State, step: number): boolean => s.pending[0] > 0 && kindOf(owed(s.pending, NOTHING_OWED)) === step

/** Seeds are tried until one leads there. */
function somewhere(wanted: (s: State) => boolean): (seats: number) => State {
  return (seats) => {
    for (let seed = 0; seed < 300; seed++) {
      const s = playedUntil(seats, `seed ${seed}`, wanted)
      if (!s.over) return s
    }
    throw new Error('No seed leads to such a position.')
  }
}

export const POSITIONS: Readonly<Record<string, (seats: number) => State>> = {
  start: (seats) => playedUntil(seats, 'start', () => true),
  auction: somewhere((s) => s.auction > 4 && s.placed > 3 && isFree(s)),
  choosing: (seats) => playedUntil(seats, 'choose', (s) => s.choosing !== 0),
  second: somewhere((s) => s.era === 2 && s.auction > s.seats * 6 && s.placed > 2 && isFree(s)),
  long: somewhere((s) => s.placed > 7 && isFree(s)),
  late: somewhere((s) => s.era === 2 && builtBy(s) >= s.seats * 11 && s.placed > 0 && isFree(s)),
  wild: somewhere((s) => owes(s, OWES_WILD)),
  vault: somewhere((s) => owes(s, OWES_TAKE)),
  gavel: somewhere((s) => s.gavel !== NONE && s.placed > 1 && isFree(s)),
  answer: somewhere((s) => s.last !== NONE && isFree(s) && s.bids[0] + s.bids[1] !== 0 && lastIsMasterpiece(s)),
  over: (seats) => playedUntil(seats, 'over', () => false),
}
