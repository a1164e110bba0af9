// The whole battery on a game, at every seat count, with every value of every option; chance and clock are taken away.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Game, Meta } from '../src/core/game.ts'
import { joined } from './joined.ts'

const SEED = 'conformance'
/** Games with the default options, and with others: each option touches a few rules. Long runs are what `tassel fuzz` is for. */
const USUAL = 3
const OTHER = 1

/** The default options, each other value once, and the last value of every option at once. */
function optionSets({ options }: Meta): Record<string, string>[] {
  const others = options.flatMap((o) => o.values.filter((v) => v !== o.default).map((v) => ({ [o.key]: v })))
  return others.length > 1 ? [{}, ...others, Object.assign({}, ...others)] : [{}, ...others]
}

/** The game by that meta, which a module of src/games exports, holds to the contract. */
export function conformance(meta: Meta, module: string): void {
  type Kernel = typeof import('../src/core/conformance.ts') & typeof import('../src/core/config.ts')
  let kernel: Kernel
  let game: Game

  beforeAll(async () => {
    kernel = await joined<Kernel>('core/conformance.ts', 'core/config.ts', `games/${module}`)
    const exported: readonly unknown[] = Object.values(kernel)
    const found = exported.find((value): value is Game => (value as Game).meta?.id === meta.id)
    if (!found) throw new Error(`${module} exports no game ${meta.id}.`)
    game = found
    const refuse = () => {
      throw new Error('The engine rooms are pure: no clock and no Math.random.')
    }
    vi.spyOn(Math, 'random').mockImplementation(refuse)
    vi.stubGlobal('Date', refuse)
  })
  afterAll(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const cases = optionSets(meta).flatMap((options) => {
    const count = Object.keys(options).length === 0 ? USUAL : OTHER
    return meta.seats.map((seats) => ({ seats, options, count }))
  })

  describe(`Conformance of ${meta.id}`, () => {
    test.each(cases)(`$seats seats, $options: $count games from seed ${SEED}`, ({ seats, options, count }) => {
      const config = kernel.configOf(game, seats, options)
      let positions = 0
      for (let i = 0; i < count; i++) {
        const { decisions, failure } = kernel.checkedGame(game, config, `${SEED}-${i}`)
        if (failure) throw new Error(`${failure.check}: ${failure.says}\n${failure.record}`)
        positions += decisions
      }
      expect(positions).toBeGreaterThan(count)
    })
  })
}
