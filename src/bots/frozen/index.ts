// Players that are kept as they were, with the evaluations that they judged by, for matches and tests: nobody at a table is offered them.
import type { Bot } from '../bot.ts'
import { botOf, bots } from '../index.ts'
import { greedy0 } from './greedy-0.ts'
import { search0 } from './search-0.ts'

const FROZEN: readonly Bot[] = [greedy0, search0]

/** Everybody who can be measured: the players of today and those that are kept. */
export const contestants: readonly Bot[] = [...bots, ...FROZEN]

/** The contestant with an id; throws BadConfig with the ids of the bots there are. */
export function contestantOf(id: string): Bot {
  return FROZEN.find((bot) => bot.id === id) ?? botOf(id)
}
