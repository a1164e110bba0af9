// The levels' ratings, from the matches that lead to the player whose rating is 1000.
import { LEVELS, type Level } from '../../src/bots/levels/roster.ts'
import { pointsAt } from '../../src/cli/arena/ratings.ts'
import { ANCHOR } from './plan.ts'
import type { Measured } from './tables.ts'

/** The levels' ratings in a game: 1000 is the anchor's. Only as far as all matches that lead there were played. */
export function ratingsIn(game: string, measured: readonly Measured[]): Partial<Record<Level, number>> {
  const gap = (first: string, second: string): number | null => {
    const found = measured.find(({ match: { game: id, seats, options, sides } }) => {
      const isUsual = id === game && seats === 2 && Object.keys(options).length === 0
      return isUsual && sides[0].split('@')[0] === first && sides[1] === second
    })
    // One game more, half won, so that nobody is infinitely better.
    return found ? pointsAt((found.share.mean * found.games + 0.5) / (found.games + 1), 2) : null
  }
  const [level, anchor] = ANCHOR
  const above = gap(level, anchor)
  if (above === null) return {}
  const ratings = new Map<Level, number>([[level, 1000 + above]])
  const step = (from: number, to: number) => {
    const known = ratings.get(LEVELS[from])
    const between = gap(LEVELS[Math.max(from, to)], LEVELS[Math.min(from, to)])
    if (known !== undefined && between !== null) ratings.set(LEVELS[to], to > from ? known + between : known - between)
  }
  const at = LEVELS.indexOf(level)
  for (let i = at; i < LEVELS.length - 1; i++) step(i, i + 1)
  for (let i = at; i > 0; i--) step(i, i - 1)
  return Object.fromEntries([...ratings].map(([id, rating]) => [id, Math.round(rating / 10) * 10]))
}
