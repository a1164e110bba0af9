// A few random games with every check on, not joined: changes of the rules are seen here as they are in other tests.
import { describe, expect, inject, test } from 'vitest'
import { configOf } from '../../src/core/config.ts'
import { checkedGame } from '../../src/core/conformance.ts'
import { games } from '../../src/games/index.ts'

describe.each(games.filter(({ meta }) => meta.id.startsWith(inject('game'))))('$meta.id', (game) => {
  const { seats, options } = game.meta
  const others = Object.fromEntries(options.map(({ key, values }) => [key, values[values.length - 1]]))
  test.each(seats.flatMap((count) => [{}, others].map((chosen) => ({ count, chosen }))))('$count seats, $chosen', ({ count, chosen }) => {
    expect(checkedGame(game, configOf(game, count, chosen), 'mutant').failure).toBeNull()
  })
})
