// BC17: two cubes for an art tile, or an art tile that is not white for two cubes. The step says how many cubes and how many art tiles may still be
// given; with no more of either to give, an art tile is taken.
import { type Action, type Actions, action, first, second, third } from '../../../../core/action.ts'
import type { Problem, Seat } from '../../../../core/game.ts'
import { owe, owed, settle } from '../../../../core/pending.ts'
import { takeArt } from '../../art.ts'
import { COLOURS, CUBES } from '../../components.ts'
import { giveCube, takeCube } from '../../cubes.ts'
import { because } from '../../reasons.ts'
import { artPlace, cubePlace, type Row, type State, type Tell } from '../../state.ts'
import { GIVE, NOTHING_OWED, OWES_GIVE, OWES_TAKE_CUBES, TAKE, TAKE_CUBE } from '../../vocabulary.ts'

export const CUBES_GIVEN = 2
export const ART_GIVEN = 1
const CUBES_TAKEN = 2

export const giving = {
  first: 'giveFirst',
  legal: legalGifts,
  answers: {
    give: { apply: applyGift, problem: giftProblem },
    take: { apply: applyTakeForCubes, problem: takeForCubesProblem },
  },
  settle: 'onlyAnswer',
} satisfies Row

export const takingCubesForArt = {
  first: 'takeCubesFirst',
  legal: legalCubes,
  answers: { cube: { apply: applyTakeCube, problem: takeCubeProblem } },
  settle: 'onlyAnswer',
} satisfies Row

export const canTrade = (s: State, seat: Seat): boolean => canGiveCubes(s, seat) || canGiveArt(s, seat)

function legalGifts(s: State, seat: Seat, out: Actions, step: number): void {
  if (isTaking(step)) {
    for (let colour = 0; colour < COLOURS.length; colour++) if (s.stacks[colour] > 0) out.push(action(TAKE, colour))
    return
  }
  for (let gift = 0; gift < CUBES.length + COLOURS.length; gift++) if (canGive(s, seat, step, gift)) out.push(action(GIVE, gift))
}

function applyGift(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const cubes = second(owed(s.pending, NOTHING_OWED))
  const gift = first(a)
  settle(s.pending)
  if (gift < CUBES.length) {
    giveCube(s, seat, gift)
    tell?.('givesCube', seat, gift)
    return owe(s.pending, action(OWES_GIVE, seat, cubes - 1))
  }
  const colour = gift - CUBES.length
  s.art[artPlace(seat, colour)]--
  s.stacks[colour]++
  tell?.('givesArt', seat, colour)
  owe(s.pending, action(OWES_TAKE_CUBES, seat, CUBES_TAKEN))
}

function applyTakeForCubes(s: State, seat: Seat, a: Action, tell?: Tell): void {
  settle(s.pending)
  takeArt(s, seat, first(a), tell)
}

function giftProblem(s: State, seat: Seat, a: Action, step: number): Problem | null {
  return canGive(s, seat, step, first(a)) ? null : because('nothingToGive')
}

function takeForCubesProblem(s: State, _seat: Seat, a: Action, step: number): Problem | null {
  if (!isTaking(step)) return because('giveFirst')
  return s.stacks[first(a)] > 0 ? null : because('stackEmpty', { art: first(a) })
}

/** T4: what the supply does not have cannot be taken, so that fewer than two may be left. */
function legalCubes(s: State, _seat: Seat, out: Actions): void {
  for (let cube = 0; cube < CUBES.length; cube++) if (s.supply[cube] > 0) out.push(action(TAKE_CUBE, cube))
}

function applyTakeCube(s: State, seat: Seat, a: Action, tell?: Tell): void {
  const left = second(owed(s.pending, NOTHING_OWED)) - 1
  settle(s.pending)
  takeCube(s, seat, first(a), tell)
  if (left > 0) owe(s.pending, action(OWES_TAKE_CUBES, seat, left))
}

function takeCubeProblem(s: State, _seat: Seat, a: Action): Problem | null {
  return s.supply[first(a)] > 0 ? null : because('cubeGone', { cube: first(a) })
}

/** Nothing more is given: an art tile is taken. */
export const isTaking = (step: number): boolean => second(step) === 0 && third(step) === 0

function canGive(s: State, seat: Seat, step: number, gift: number): boolean {
  if (isTaking(step)) return false
  if (gift < CUBES.length) return s.cubes[cubePlace(seat, gift)] > 0 && (second(step) < CUBES_GIVEN || canGiveCubes(s, seat))
  return third(step) > 0 && s.art[artPlace(seat, gift - CUBES.length)] > 0 && canGiveArt(s, seat)
}

function canGiveCubes(s: State, seat: Seat): boolean {
  let held = 0
  for (let cube = 0; cube < CUBES.length; cube++) held += s.cubes[cubePlace(seat, cube)]
  if (held < CUBES_GIVEN) return false
  for (let colour = 0; colour < COLOURS.length; colour++) if (s.stacks[colour] > 0) return true
  return false
}

function canGiveArt(s: State, seat: Seat): boolean {
  let isInSupply = false
  for (let cube = 0; cube < CUBES.length; cube++) if (s.supply[cube] > 0) isInSupply = true
  if (!isInSupply) return false
  for (let colour = 0; colour < COLOURS.length; colour++) if (s.art[artPlace(seat, colour)] > 0) return true
  return false
}
