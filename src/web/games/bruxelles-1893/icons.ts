// The sign of an answer.
import { type Action, first, kindOf } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import { ACTIONS, CUBES } from '../../../games/bruxelles-1893/components.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { KINDS, type Kind } from '../../../games/bruxelles-1893/vocabulary.ts'
import type { IconName } from './art/icon.tsx'
import { artIcon } from './art-icons.ts'
import { ROW_ICONS } from './rows.tsx'

export function iconOf(s: State, a: Action): IconName | null {
  const x = first(a)
  const icons: Readonly<Partial<Record<Kind, IconName>>> = {
    take: artIcon(s.edition, x),
    sell: artIcon(s.edition, x),
    as: artIcon(s.edition, x),
    flip: artIcon(s.edition, x),
    cube: CUBES[x],
    trade: 'wild',
    draw: 'art',
    park: ACTIONS[x],
    row: ROW_ICONS[x],
    tile: 'tileBack',
    travellers: 'traveller',
    stand: x === 0 ? 'anyPawn' : 'traveller',
    square: 'iris',
    give: CUBES[x] ?? artIcon(s.edition, x - CUBES.length),
    ...(s.shop[x] !== undefined && s.shop[x] !== NONE
      ? { display: artIcon(s.edition, s.shop[x]), return: artIcon(s.edition, s.shop[x]) }
      : {}),
  }
  return icons[KINDS[kindOf(a)]] ?? null
}
