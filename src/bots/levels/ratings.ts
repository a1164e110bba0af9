// How strong the levels are, as it was measured.
import { RATINGS } from './measured.ts'
import { levelOf } from './roster.ts'

/** A bot's rating in a game; null where it was not measured. */
export function ratingOf(bot: string, game: string): number | null {
  const level = levelOf(bot)
  return (level && RATINGS[game]?.[level]) ?? null
}

/** A bot's ratings by game, as far as they were measured. */
export function ratingsOf(bot: string): Record<string, number> {
  const rated = Object.keys(RATINGS).map((game) => [game, ratingOf(bot, game)] as const)
  return Object.fromEntries(rated.flatMap(([game, rating]) => (rating === null ? [] : [[game, rating]])))
}
