// One thread serves many tables: the players who sit at them, each with what it remembers.
import type { Player } from './bot.ts'
import { botOf } from './index.ts'

/** What a player remembers is some megabytes: those who were asked last keep it. */
const MOST_SEATED = 4

const seated = new Map<string, Player>()

/** The bot's player at a place, which names a table and its seat; who has not been asked for long begins anew. */
export function seatedAt(place: string, bot: string): Player {
  const name = `${bot} ${place}`
  const player = seated.get(name) ?? botOf(bot).player()
  seated.delete(name)
  seated.set(name, player)
  for (const longest of seated.keys()) {
    if (seated.size <= MOST_SEATED) break
    seated.delete(longest)
  }
  return player
}
