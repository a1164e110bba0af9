// Which action's refusal explains a place that cannot be picked.
import type { Action } from '../../../core/action.ts'
import type { Seat } from '../../../core/game.ts'
import { isOwing } from '../../../core/pending.ts'
import { countOf, GEMS } from '../../../games/splendor/gems.ts'
import { parse } from '../../../games/splendor/notation.ts'
import type { State } from '../../../games/splendor/state.ts'
import { problem } from '../../../games/splendor/turn.ts'
import type { Wanted } from '../../table/face.ts'
import { placeToPay } from './reach.ts'

export function probe(s: State, seat: Seat, { place }: Wanted): Action | null {
  const [kind, name = ''] = place.split(':')
  switch (kind) {
    case 'card':
      return refused(s, seat, parse(`buy ${name}`)) ?? parse(`reserve ${name}`)
    case 'hand':
      return parse(`buy hand${name}`)
    case 'deck':
      return parse(`reserve deck${name}`)
    // These are chosen only when they are asked for; at other times they say what they are.
    case 'noble':
      return isOwing(s.pending) ? parse(`noble ${name}`) : null
    case 'token':
      if (!isOwing(s.pending)) return null
      return placeToPay(s) !== null && name !== 'gold' ? parse(`pay gold for ${name[0]}`) : parse(`return ${name[0]}`)
    case 'gem':
      return takeOf(s, name)
    default:
      return null
  }
}

function refused(s: State, seat: Seat, a: Action): Action | null {
  return problem(s, seat, a) ? a : null
}

const NAMES: readonly string[] = GEMS

/** Gold is never taken by itself. One gem of an empty pile tells that it is empty; two of another, that it is too small. */
function takeOf(s: State, name: string): Action | null {
  const gem = NAMES.indexOf(name)
  if (gem < 0) return null
  return parse(`take ${name[0].repeat(countOf(s.bank, gem) === 0 ? 1 : 2)}`)
}
