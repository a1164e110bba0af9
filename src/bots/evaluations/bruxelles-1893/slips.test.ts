// What greedy players did that anybody at the table would have told them: the one of former times still does it, in the same games.
import { describe, expect, test } from 'vitest'
import { type Action, actionList, first, kindOf } from '../../../core/action.ts'
import { lowestBit } from '../../../core/bits.ts'
import { configOf } from '../../../core/config.ts'
import type { Seat } from '../../../core/game.ts'
import { rngOf } from '../../../core/seed.ts'
import { viewOf } from '../../../core/view.ts'
import { ROUNDS, WILD } from '../../../games/bruxelles-1893/components.ts'
import { compass, revised } from '../../../games/bruxelles-1893/fixture.ts'
import { bruxelles1893Revised } from '../../../games/bruxelles-1893/index.ts'
import { unitsOf } from '../../../games/bruxelles-1893/payments.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import { PAY, PLACE, REWARD, USE } from '../../../games/bruxelles-1893/vocabulary.ts'
import { contestantOf } from '../../frozen/index.ts'
import { canAct, slip } from './slips.ts'

interface Decision {
  readonly s: State
  readonly seat: Seat
  readonly legal: Int32Array
  readonly made: Action
}

const isPure = (a: Action) => unitsOf(first(a), WILD) === 0
const acts = (s: State, seat: Seat, a: Action) => kindOf(a) === PLACE && canAct(s, seat, first(a))
const SLIPS: Readonly<Record<string, (decision: Decision) => boolean>> = {
  // In the last round salaries may need the francs.
  wild: ({ s, legal, made }) => s.round < ROUNDS && kindOf(made) === PAY && !isPure(made) && legal.some(isPure),
  lost: ({ s, seat, legal, made }) =>
    [USE, REWARD].includes(kindOf(made)) && slip(s, seat, made) > 0 && legal.some((a) => slip(s, seat, a) === 0),
  idle: ({ s, seat, legal, made }) => kindOf(made) === PLACE && !acts(s, seat, made) && legal.some((a) => acts(s, seat, a)),
}
const GAMES = 6

/** Counts what a bot does in some games with itself. */
function slipsOf(bot: string): Record<string, number> {
  const game = bruxelles1893Revised
  const config = configOf(game, 2)
  const list = actionList()
  const counts = Object.fromEntries(Object.keys(SLIPS).map((name) => [name, 0]))
  for (let i = 0; i < GAMES; i++) {
    const s = game.create(config)
    const rng = rngOf(`slips ${i}`)
    const player = contestantOf(bot).player()
    game.setup(s, config, rng)
    for (let actors = game.actors(s); actors !== 0; actors = game.actors(s)) {
      const seat = lowestBit(actors)
      const made = player.choose({ game, view: viewOf(game, s, seat), seat, seats: 2 }, rng)
      game.legal(s, seat, list)
      for (const [name, isSlip] of Object.entries(SLIPS))
        if (isSlip({ s, seat, legal: list.list.slice(0, list.count), made })) counts[name]++
      game.apply(s, seat, made)
    }
  }
  return counts
}

describe('Greedy players in Bruxelles 1893', () => {
  const before = slipsOf('greedy-0')
  const now = slipsOf('greedy')

  test('pay no wild cube where H3 gives 5 points for others', () => {
    expect(now.wild).toBe(0)
    const table = revised(2)
      .where(compass('wood', 'stone'))
      .with(0, { cubes: { wood: 1, stone: 1, wild: 2 } })
    const { s } = table.play(0, 'park construction', 'build a1')
    const slipOf = (move: string) => slip(s, 0, bruxelles1893Revised.parse(move))
    expect(slipOf('pay wood+wild')).toBeGreaterThan(0)
    expect(slipOf('pay wood+stone')).toBe(0)
  })

  test('take no step that moves nothing where something else is offered', () => {
    expect(before.lost).toBeGreaterThan(0)
    expect(now.lost).toBe(0)
  })

  test('seldom put a pawn where it cannot act while another space lets it', () => {
    expect(before.idle).toBeGreaterThan(2)
    expect(now.idle).toBeLessThan(before.idle / 2)
  })
})
