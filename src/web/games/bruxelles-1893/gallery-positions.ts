// Positions worth looking at: in the course of a game, and at every question that is asked in it.
import { type Action, kindOf } from '../../../core/action.ts'
import { bruxelles1893, bruxelles1893Revised } from '../../../games/bruxelles-1893/index.ts'
import { OVER, type State } from '../../../games/bruxelles-1893/state.ts'
import { BID, BUILD, BUILD_PAVILION, KEEP, PASS, PLACE, STEPS } from '../../../games/bruxelles-1893/vocabulary.ts'
import { type Play, type Positions, playedUntil as played, type Rules } from '../../board/positions.ts'
import { stepName } from './scene.ts'

/** The tables that are looked at: an edition with its options. */
export const TABLES = {
  first: { game: bruxelles1893, options: {} },
  expert: { game: bruxelles1893, options: { strips: 'expert' } },
  revised: { game: bruxelles1893Revised, options: {} },
  'belle-epoque': { game: bruxelles1893Revised, options: { 'belle-epoque': 'on' } },
  variant: { game: bruxelles1893Revised, options: { variant: 'on' } },
  both: { game: bruxelles1893Revised, options: { 'belle-epoque': 'on', variant: 'on' } },
} satisfies Readonly<Record<string, Rules<State>>>

export const playedUntil = (wanted: Omit<Play<State>, 'tries' | 'likes'>): State =>
  played({ ...wanted, tries: 4, likes: (_, a) => liking(a) })

const LIKED: readonly number[] = [PASS, PLACE, KEEP, BUILD, BUILD_PAVILION]

function liking(a: Action): number {
  return kindOf(a) === BID ? -((a >>> 8) & 0xff) : LIKED.indexOf(kindOf(a)) * 2
}

const manyPawns = (s: State): boolean => s.pawn.reduce((count, pawn) => count + (pawn < 6 ? 1 : 0), 0) >= 2 * s.seats

/** Rare questions need some games until they come. */
const SEEDS = 40

function somewhere(name: string, when: (s: State) => boolean): Positions<State>[string] {
  return (seats, rules) => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const s = playedUntil({ ...rules, seats, seed: `${name}-${seed}`, when })
      if (when(s)) return s
    }
    return null
  }
}

const crowdedIn = (round: number) => (s: State) => s.round === round && stepName(s) === 'turn' && manyPawns(s)
const isAsked = (name: string) => (s: State) => s.phase !== OVER && stepName(s) === name && (s.round > 1 || name === 'startingArt')

export const POSITIONS: Positions<State> = {
  ...Object.fromEntries(STEPS.map((name) => [name, somewhere(name, isAsked(name))])),
  start: somewhere('start', () => true),
  early: somewhere('early', crowdedIn(1)),
  middle: somewhere('middle', crowdedIn(3)),
  late: somewhere('late', crowdedIn(5)),
  over: somewhere('over', (s) => s.phase === OVER),
}
