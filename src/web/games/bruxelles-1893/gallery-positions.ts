// Positions worth looking at, reached by play with fixed seeds.
import { type Action, actionList, kindOf } from '../../../core/action.ts'
import { configOf } from '../../../core/config.ts'
import type { Game } from '../../../core/game.ts'
import { below } from '../../../core/rng.ts'
import { rngOf } from '../../../core/seed.ts'
import { viewOf } from '../../../core/view.ts'
import { bruxelles1893, bruxelles1893Revised } from '../../../games/bruxelles-1893/index.ts'
import { OVER, type State } from '../../../games/bruxelles-1893/state.ts'
import { actorOf } from '../../../games/bruxelles-1893/turn.ts'
import { BID, BUILD, BUILD_PAVILION, KEEP, PASS, PLACE } from '../../../games/bruxelles-1893/vocabulary.ts'
import { stepName } from './scene.ts'

/** The tables that are looked at: an edition with its options. */
export const TABLES = {
  first: [bruxelles1893, {}],
  expert: [bruxelles1893, { strips: 'expert' }],
  revised: [bruxelles1893Revised, {}],
  'belle-epoque': [bruxelles1893Revised, { 'belle-epoque': 'on' }],
  variant: [bruxelles1893Revised, { variant: 'on' }],
  both: [bruxelles1893Revised, { 'belle-epoque': 'on', variant: 'on' }],
} as const satisfies Readonly<Record<string, readonly [Game<State>, Readonly<Record<string, string>>]>>
export type TableName = keyof typeof TABLES

export interface Wanted {
  readonly table: TableName
  readonly seats: number
  readonly seed: string
  readonly when: (s: State) => boolean
}

/** Plays sensibly enough that the boards fill, until a position is wanted; as the seat in turn sees it. Null when it never came. */
export function playedUntil({ table, seats, seed, when }: Wanted): State | null {
  const [game, options] = TABLES[table]
  const config = configOf(game, seats, options)
  const s = game.create(config)
  const rng = rngOf(seed)
  game.setup(s, config, rng)
  const out = actionList()
  while (s.phase !== OVER && !when(s)) {
    game.legal(s, actorOf(s), out)
    const some = Array.from({ length: TRIES }, () => out.list[below(rng, out.count)])
    game.apply(
      s,
      actorOf(s),
      some.reduce((best, a) => (liking(a) > liking(best) ? a : best)),
    )
  }
  return when(s) ? viewOf(game, s, s.phase === OVER ? 0 : actorOf(s)) : null
}

/** Of so many actions, drawn at random, the best liked one is played. */
const TRIES = 4
const LIKED: readonly number[] = [PASS, PLACE, KEEP, BUILD, BUILD_PAVILION]

function liking(a: Action): number {
  return kindOf(a) === BID ? -((a >>> 8) & 0xff) : LIKED.indexOf(kindOf(a)) * 2
}

const manyPawns = (s: State): boolean => s.pawn.reduce((count, pawn) => count + (pawn < 6 ? 1 : 0), 0) >= 2 * s.seats

/** Names of positions; others are named after the step that is asked. */
export const POSITIONS = ['start', 'early', 'middle', 'late', 'over'] as const

/** Positions by name. */
export function positionOf(name: string, table: TableName, seats: number): State | null {
  const named: Readonly<Record<string, (s: State) => boolean>> = {
    start: () => true,
    early: (s) => s.round === 1 && stepName(s) === 'turn' && manyPawns(s),
    middle: (s) => s.round === 3 && stepName(s) === 'turn' && manyPawns(s),
    late: (s) => s.round === 5 && stepName(s) === 'turn' && manyPawns(s),
    over: (s) => s.phase === OVER,
  }
  const when = named[name] ?? ((s: State) => s.phase !== OVER && stepName(s) === name && (s.round > 1 || name === 'startingArt'))
  for (let seed = 1; seed <= SEEDS; seed++) {
    const found = playedUntil({ table, seats, seed: `${name}-${seed}`, when })
    if (found) return found
  }
  return null
}

/** Rare questions need some games until they come. */
const SEEDS = 40
