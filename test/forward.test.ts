// A changed rules version ends no table: every version that there was goes on by the present one.
import { expect, test } from 'vitest'
import { goesOn } from '../src/core/forward.ts'
import { games } from '../src/games/index.ts'

test.each(games.map((game) => [game.meta.id, game] as const))('every version of %s before the present has its step', (_, game) => {
  for (let rules = 1; rules < game.meta.rulesVersion; rules++) expect([rules, goesOn(game, rules)]).toEqual([rules, true])
})
