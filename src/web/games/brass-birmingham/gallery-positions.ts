// Positions worth looking at, reached by play and by small stories.
import { type Action, kindOf } from '../../../core/action.ts'
import { owed } from '../../../core/pending.ts'
import { viewOf } from '../../../core/view.ts'
import { CANAL, RAIL } from '../../../games/brass-birmingham/components.ts'
import { brass, face, markets, rails } from '../../../games/brass-birmingham/fixture.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import {
  BUILD,
  DEVELOP,
  LOAN,
  NETWORK,
  NOTHING_OWED,
  OWES_DISCARD,
  PASS,
  SCOUT,
  SELL,
  SHORTFALL,
} from '../../../games/brass-birmingham/vocabulary.ts'
import { playedUntil as played } from '../../board/positions.ts'
import { preview } from './preview.ts'

export function playedUntil(seats: number, seed: string, when: (s: State) => boolean): State {
  return played({ game, options: {}, seats, seed, tries: 6, likes: worth, when })
}

function worth(s: State, a: Action): number {
  const { money, income, points, flips } = preview(s, s.turn, { actions: [a] })
  const rest = money[1] < 4 ? -4 : Math.min(money[1], 30) / 6
  return LIKED.indexOf(kindOf(a)) * 2 + rest + (income[1] - income[0]) * 2 + (points[1] - points[0]) + flips.size * 2
}

const LIKED = [PASS, SCOUT, DEVELOP, LOAN, NETWORK, BUILD, SELL]
const stepOf = (s: State): number => kindOf(owed(s.pending, NOTHING_OWED))
const isFree = (s: State): boolean => s.pending[0] === 0

/** Two mines are equally near: one must be chosen. */
function coalChoice(seats: number): State {
  const table = rails(seats)
    .with(0, {
      hand: 'stoke iron birmingham cotton-manufacturer',
      money: 40,
      tiles: ['birmingham.1 cotton3'],
      links: ['birmingham-oxford'],
      next: { cotton: 3 },
    })
    .with(1, {
      tiles: ['walsall.2 brewery2 1', 'cannock.2 coal3 2', 'dudley.1 coal2 3'],
      links: ['walsall-birmingham', 'cannock-walsall', 'wolverhampton-dudley', 'walsall-wolverhampton'],
    })
    .with(0, { links: ['dudley-birmingham', 'tamworth-birmingham'], tiles: ['tamworth.1 coal2 2'] })
    .where(markets(9, 5))
  return viewOf(game, table.play(0, 'network birmingham-coventry', 'discard iron').s, 0)
}

/** Goods to sell, beer from several sources. */
function selling(seats: number): State {
  const table = brass(seats)
    .with(0, {
      hand: 'stoke iron birmingham wild-location wild-industry leek',
      money: 12,
      tiles: ['worcester.1 cotton1', 'birmingham.2 manufacturer1', 'burton.2 brewery1 1', 'kidderminster.2 cotton2'],
      links: ['worcester-gloucester', 'worcester-birmingham', 'birmingham-oxford'],
    })
    .with(1, {
      tiles: ['farm-south.1 brewery1 1', 'coalbrookdale.2 iron1 4', 'coalbrookdale.3 coal1 flipped'],
      links: ['kidderminster-worcester', 'coalbrookdale-kidderminster'],
    })
    .where(face('gloucester.1', 'cotton'))
    .where(face('oxford.1', 'any'))
    .where(face('oxford.2', 'manufacturer', 0))
    .where(markets(11, 6))
  return viewOf(game, table.play(0, 'sell worcester.1', 'discard iron').s, 0)
}

export const POSITIONS: Readonly<Record<string, (seats: number) => State>> = {
  start: (seats) => playedUntil(seats, 'start', () => true),
  canal: (seats) => playedUntil(seats, 'early', (s) => s.round === 3 && isFree(s)),
  'canal-crowded': (seats) => playedUntil(seats, 'canal', (s) => s.era === CANAL && s.round >= 7 && isFree(s)),
  rail: (seats) => playedUntil(seats, 'rail', (s) => s.era === RAIL && s.round === 3 && isFree(s)),
  'rail-crowded': (seats) => playedUntil(seats, 'crowd', (s) => s.era === RAIL && s.round >= 7 && isFree(s) && s.actions === 2),
  discard: (seats) => playedUntil(seats, 'discard', (s) => s.round > 2 && stepOf(s) === OWES_DISCARD),
  shortfall: (seats) => playedUntil(seats, 'short', (s) => stepOf(s) === SHORTFALL),
  selling,
  'coal-choice': coalChoice,
  over: (seats) => playedUntil(seats, 'over', () => false),
}
