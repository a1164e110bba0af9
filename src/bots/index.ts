// All players: the plain ones, which scripts and old tables name, and the levels that people choose from.
import { BadConfig } from '../core/errors.ts'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { levels } from './levels/index.ts'
import { random } from './random.ts'
import { search } from './search/index.ts'

export const bots: readonly Bot[] = [random, greedy, search, ...levels]

/** The bot with an id; throws BadConfig with the ids there are. */
export function botOf(id: string): Bot {
  const bot = bots.find((b) => b.id === id)
  if (!bot) throw new BadConfig(`There is no bot "${id}"; there are ${bots.map((b) => b.id).join(', ')}.`)
  return bot
}
