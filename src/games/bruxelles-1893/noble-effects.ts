// Chapter N: what each noble does.
import { action } from '../../core/action.ts'
import type { Seat } from '../../core/game.ts'
import { owe } from '../../core/pending.ts'
import { takeTraveller } from './belle-epoque/travellers.ts'
import { oweWhite } from './belle-epoque/white-art.ts'
import { ARCHITECT, CROWN, IRIS, NOBLE_IDS, NOBLE_KINDS, type Noble, WILD } from './components.ts'
import { takeUpTo } from './cubes.ts'
import { receive } from './money.ts'
import { addPoints, NOBLE_POINTS, type State, type Tell } from './state.ts'
import { freePawn, raise } from './tracks.ts'
import { OWES_SOLVAY } from './vocabulary.ts'

const BRUGMANN_FRANCS = 5
const EMPAIN_CUBES = 2
const MAETERLINCK_POINTS = 5

/** Uses a noble's effect. What he asks is owed on top. */
export function takeEffect(s: State, seat: Seat, noble: number, tell?: Tell): void {
  tell?.('usesNoble', seat, noble)
  if (noble < NOBLE_KINDS) EFFECTS[noble](s, seat, tell) // not one that this viewer does not know
}

type Effect = (s: State, seat: Seat, tell?: Tell) => void

const BY_NAME: Readonly<Record<Noble, Effect>> = {
  brugmann(s, seat, tell) {
    receive(s, seat, BRUGMANN_FRANCS)
    tell?.('gainsFrancs', seat, BRUGMANN_FRANCS)
  },
  empain: (s, seat, tell) => takeUpTo(s, seat, WILD, EMPAIN_CUBES, tell),
  solvay: (s, seat) => owe(s.pending, action(OWES_SOLVAY, seat)),
  buls: (s, seat, tell) => raise(s, seat, IRIS, tell),
  albert: (s, seat, tell) => raise(s, seat, CROWN, tell),
  'van-de-velde': (s, seat, tell) => raise(s, seat, ARCHITECT, tell),
  vandervelde: freePawn,
  maeterlinck(s, seat, tell) {
    addPoints(s, seat, NOBLE_POINTS, MAETERLINCK_POINTS)
    tell?.('gainsPoints', seat, MAETERLINCK_POINTS)
  },
  nagelmackers: takeTraveller, // BE7
  'privat-livemont': oweWhite, // BE8
}
const EFFECTS: readonly Effect[] = NOBLE_IDS.map((name) => BY_NAME[name])
