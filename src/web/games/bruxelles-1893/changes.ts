// What a choice would bring, found by making it on a copy: the board holds no rules.
import { type Action, action, actionList, first, kindOf, second, third } from '../../../core/action.ts'
import { clone } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import { COLOURS } from '../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { apply, legal } from '../../../games/bruxelles-1893/turn.ts'
import { MOVE, OWES_CURSOR, PASS } from '../../../games/bruxelles-1893/vocabulary.ts'
import { type Sale, saleAt } from './foresight.ts'
import { pendingStep } from './scene.ts'

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
