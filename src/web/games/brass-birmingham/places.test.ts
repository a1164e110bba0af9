import { describe, expect, test } from 'vitest'
import { actionList, listed } from '../../../core/action.ts'
import { configOf } from '../../../core/config.ts'
import { below } from '../../../core/rng.ts'
import { rngOf } from '../../../core/seed.ts'
import { brassBirmingham as game } from '../../../games/brass-birmingham/index.ts'
import { choicesOf, choosing } from '../../table/choosing.ts'
import { offered } from '../../table/offering.ts'
import { POSITIONS } from './gallery-positions.ts'
import { PLACES } from './places.ts'
import { probe } from './probe.ts'

describe('places', () => {
  test.each([2, 3, 4])('every place of every legal action is on the board, over random games of %i seats', (seats) => {
    const missing = new Set<string>()
    const seen = new Set<string>()
    for (let round = 0; round < 6; round++) {
      const config = configOf(game, seats, {})
      const s = game.create(config)
      const rng = rngOf(`places ${round}`)
      game.setup(s, config, rng)
      const out = actionList()
      while (!s.over) {
        game.legal(s, s.turn, out)
        for (const place of listed(out).flatMap((a) => game.describe(s, s.turn, a))) (PLACES.has(place) ? seen : missing).add(place)
        game.apply(s, s.turn, out.list[below(rng, out.count)])
      }
    }
    expect([...missing]).toEqual([])
    expect(seen.size).toBeGreaterThan(100)
  })

  test('every legal action can be reached by picking its places, in any order, or as a button', () => {
    for (const position of Object.values(POSITIONS)) {
      const s = position(4)
      const choices = choicesOf(game, s, s.turn)
      for (const choice of choices)
        for (const picked of [choice.places, [...choice.places].reverse()]) {
          for (const [i, place] of picked.entries()) if (!choosing(choices, picked.slice(0, i)).open.has(place)) expect.fail(place)
          const { ready, buttons } = offered(choices, picked)
          const named = [ready, ...buttons, ...offered(choices, []).buttons].map((each) => each?.action)
          expect(named, game.format(choice.action)).toContain(choice.action)
        }
    }
  })

  test('every place on the board has an action that explains it', () => {
    for (const position of Object.values(POSITIONS)) {
      const s = position(4)
      for (const place of PLACES) if (!place.startsWith('slot:')) expect(probe(s, s.turn, { place }), place).not.toBeNull()
    }
  })
})
