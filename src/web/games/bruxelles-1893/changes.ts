// What a choice would change, found by making it on a copy: the board holds no rules.
import { type Action, action, actionList, first, kindOf, second, third } from '../../../core/action.ts'
import { clone } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { COLOURS, CUBES, TRACKS } from '../../../games/bruxelles-1893/components.ts'
import { artHeld, cubePlace, levelPlace, pointsOf, type State } from '../../../games/bruxelles-1893/state.ts'
import { apply, legal } from '../../../games/bruxelles-1893/turn.ts'
import { MOVE, OWES_CURSOR, PASS } from '../../../games/bruxelles-1893/vocabulary.ts'
import type { IconName } from './art/icon.tsx'
import { type Sale, saleAt } from './foresight.ts'
import { pendingStep } from './scene.ts'

export interface Change {
  readonly icon: IconName
  readonly by: number
}

/** What a seat would gain and give at once; nothing where a phase would end, since more happens then. */
export function changesBy(s: State, seat: Seat, a: Action): Change[] {
  const after = clone(s)
  apply(after, seat, a)
  if (after.phase !== s.phase || after.round !== s.round) return []
  return COUNTED.map(({ icon, count }) => ({ icon, by: count(after, seat) - count(s, seat) })).filter(({ by }) => by !== 0)
}

const COUNTED: readonly { readonly icon: IconName; readonly count: (s: State, seat: Seat) => number }[] = [
  { icon: 'francs', count: (s, seat) => s.money[seat] },
  { icon: 'points', count: pointsOf },
  { icon: 'anyPawn', count: (s, seat) => s.pawns[seat] },
  { icon: 'traveller', count: (s, seat) => s.travellers[seat] },
  ...CUBES.map((icon, cube) => ({ icon, count: (s: State, seat: Seat) => s.cubes[cubePlace(seat, cube)] })),
  { icon: 'art', count: artHeld },
  ...TRACKS.map((icon, track) => ({ icon, count: (s: State, seat: Seat) => s.level[levelPlace(seat, track)] })),
]

/** The francs that a pass brings. */
export function passFrancs(s: State, seat: Seat): number {
  const brought: number[] = []
  apply(clone(s), seat, action(PASS), (event, passer, francs) => {
    if (passer === seat && (event === 'passes' || event === 'passesFirst')) brought.push(francs)
  })
  return brought[0] ?? 0
}

/** The best that a tile could bring, wherever the cursor may go: most VP, then most francs. Null where something is asked before. */
export function bestSale(s: State, seat: Seat, sell: Action): Sale | null {
  const after = clone(s)
  apply(after, seat, sell)
  const step = pendingStep(after)
  if (kindOf(step) !== OWES_CURSOR || first(step) !== seat) return null
  const out = actionList()
  legal(after, seat, out)
  const sales = Array.from(out.list.subarray(0, out.count))
    .filter((a) => kindOf(a) === MOVE)
    .map((a) => saleAt(after, { seat, tile: second(step), colour: third(step) % COLOURS.length, cell: first(a) }))
  return sales.reduce((best, sale) =>
    sale.points > best.points || (sale.points === best.points && sale.francs > best.francs) ? sale : best,
  )
}
