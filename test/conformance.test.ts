// The whole battery on every game, at every seat count, with every value of every option; chance and clock are taken away.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configOf } from '../src/core/config.ts'
import { checkedGame } from '../src/core/conformance.ts'
import type { Game } from '../src/core/game.ts'
import { games } from '../src/games/index.ts'

const SEED = 'conformance'
/** Games with the default options, and with others: each option touches a few rules. Long runs are what `tassel fuzz` is for. */
const USUAL = 24
const OTHER = 6

/** The default options, each other value once, and the last value of every option at once. */
function optionSets(game: Game): Record<string, string>[] {
  const others = game.meta.options.flatMap((o) => o.values.filter((v) => v !== o.default).map((v) => ({ [o.key]: v })))
  return others.length > 1 ? [{}, ...others, Object.assign({}, ...others)] : [{}, ...others]
}

const cases = games.flatMap((game) =>
  optionSets(game).flatMap((options) => {
    const count = Object.keys(options).length === 0 ? USUAL : OTHER
    return game.meta.seats.map((seats) => ({ game, seats, options, count, id: game.meta.id }))
  }),
)

beforeEach(() => {
  const refuse = () => {
    throw new Error('The engine rooms are pure: no clock and no Math.random.')
  }
  vi.spyOn(Math, 'random').mockImplementation(refuse)
  vi.stubGlobal('Date', refuse)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('Conformance', () => {
  test.each(cases)(`$id, $seats seats, $options: $count games from seed ${SEED}`, ({ game, seats, options, count }) => {
    const config = configOf(game, seats, options)
    let positions = 0
    for (let i = 0; i < count; i++) {
      const { decisions, failure } = checkedGame(game, config, `${SEED}-${i}`)
      if (failure) throw new Error(`${failure.check}: ${failure.says}\n${failure.record}`)
      positions += decisions
    }
    expect(positions).toBeGreaterThan(count)
  })
})
