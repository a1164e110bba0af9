// BE4, BE5: spaces of the Art Nouveau board with a face-down tile.
import { action } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { owe } from '../../../core/pending.ts'
import { CROSS } from '../components.ts'
import { isBelleEpoque, type State } from '../state.ts'
import { OWES_OPEN_TILE } from '../vocabulary.ts'

/** BE5: whether a face-down tile lies on a space. */
export const isTiled = (s: State, space: number): boolean => isBelleEpoque(s) && (CROSS & (1 << space)) !== 0

/** BE4: owed before the action of a space with a tile, so that it comes after it. */
export function offerOpenTile(s: State, seat: Seat, space: number): void {
  if (isTiled(s, space)) owe(s.pending, action(OWES_OPEN_TILE, seat))
}
