// Actions as text: `bid 7`, `bid K`.
import { type Action, action, first } from '../../src/core/action.ts'
import { BadNotation } from '../../src/core/errors.ts'
import type { Seat } from '../../src/core/game.ts'
import { RANKS } from './components.ts'
import type { State } from './state.ts'
import { BID, KINDS } from './vocabulary.ts'

export const kinds = KINDS.map((name) => ({ name, sizes: [RANKS.length] }))
const TEXTS: readonly string[] = RANKS

export function format(a: Action): string {
  return `${KINDS[BID]} ${RANKS[first(a)]}`
}

export function parse(text: string): Action {
  const [verb = '', rank = '', ...rest] = text.trim().toUpperCase().split(/\s+/)
  const card = TEXTS.indexOf(rank)
  if (verb !== 'BID' || card < 0 || rest.length > 0) throw new BadNotation(`"${text}" is no bid; say for example "bid 7" or "bid K".`)
  return action(BID, card)
}

/** The place an action touches: `card:K`. */
export function describe(_s: State, _seat: Seat, a: Action): readonly string[] {
  return [`card:${RANKS[first(a)]}`]
}
