import { describe, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { botOf, bots } from '../index.ts'
import { levels } from './index.ts'
import { mannerOf } from './manners.ts'
import { ratingOf, ratingsOf } from './ratings.ts'
import { DEFAULT_LEVEL, LEVELS, levelOf } from './roster.ts'

describe('The levels', () => {
  test('are five, and bots like the others', () => {
    expect(levels.map(({ id }) => id)).toEqual(LEVELS)
    for (const level of levels) expect(botOf(level.id)).toBe(level)
    expect(levelOf(DEFAULT_LEVEL)).toBe(DEFAULT_LEVEL)
    expect(levelOf('greedy')).toBeNull()
  })

  const tables = games.flatMap(({ meta: { id, seats } }) => seats.map((count) => [id, count] as const))
  test.each(tables)('think the more and choose the less evenly the higher they are: %s for %d', (game, seats) => {
    const manners = LEVELS.map((level) => mannerOf(level, game, seats))
    for (const [i, manner] of manners.slice(1).entries()) {
      const below = manners[i]
      expect(manner.simulations).toBeGreaterThanOrEqual(below.simulations)
      // A look ahead is chosen from by how often, a glance by how likely, and one judge is surer than another: their temperatures say different things.
      if (manner.simulations > 0 === below.simulations > 0 && manner.asksNets === below.asksNets)
        expect(manner.temperature).toBeLessThan(below.temperature)
    }
    expect(manners[4]).toMatchObject({ simulations: Number.POSITIVE_INFINITY, temperature: 0 })
  })

  test.each(tables)('ask for a net before they judge by one: %s for %d', (game, seats) => {
    for (const level of LEVELS) expect(botOf(level).asksNets === true || !mannerOf(level, game, seats).asksNets).toBe(true)
  })
})

describe('Ratings', () => {
  test('are those of levels alone, and rise', () => {
    expect(bots.filter(({ id }) => !levelOf(id)).every(({ id }) => Object.keys(ratingsOf(id)).length === 0)).toBe(true)
    for (const { meta } of games) {
      const rated = LEVELS.flatMap((level) => ratingOf(level, meta.id) ?? [])
      expect(rated).toEqual([...rated].sort((a, b) => a - b))
    }
  })
})
