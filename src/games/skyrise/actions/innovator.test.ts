import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { configOf } from '../../../core/config.ts'
import { rngOf } from '../../../core/seed.ts'
import { INNOVATORS } from '../components.ts'
import { skyrise as game } from '../index.ts'
import { innovatorOf } from '../state.ts'

const table = (seats: number) => {
  const config = configOf(game, seats, { innovators: 'chosen', opener: 'second' })
  const s = game.create(config)
  game.setup(s, config, rngOf('innovators'))
  return s
}
const play = (s: ReturnType<typeof table>, seat: number, move: string) => game.apply(s, seat, game.parse(move))

describe('S. Innovators are chosen', () => {
  test('[S12] the opener first, then clockwise, any board that is left on either side; then the first auction opens', () => {
    const s = table(3)
    expect([s.turn, s.auction, s.set[1]]).toEqual([1, 0, NONE])
    expect(game.actors(s)).toBe(0b010)
    play(s, 1, 'innovator lang')
    expect(INNOVATORS[innovatorOf(s, 1)]).toBe('lang')
    expect(s.turn).toBe(2)
    expect(game.problem(s, 2, game.parse('innovator klauder'))).toMatchObject({ rule: 'S12', reason: 'setTaken', facts: { other: 1 } })
    expect(game.problem(s, 2, game.parse('pass'))).toMatchObject({ reason: 'innovatorFirst' })
    play(s, 2, 'innovator bo-bardi')
    play(s, 0, 'innovator williams')
    expect([s.turn, s.auction]).toEqual([1, 1])
    expect([0, 1, 2].map((seat) => INNOVATORS[innovatorOf(s, seat)])).toEqual(['williams', 'lang', 'bo-bardi'])
    expect([0, 1, 2].every((seat) => s.available[seat] === s.tables.firstEra[s.set[seat]])).toBe(true)
    expect(game.problem(s, 1, game.parse('innovator chiattone'))).toMatchObject({ reason: 'noInnovatorNow' })
    expect(game.audit(s)).toBeNull()
  })
  test('[S12] a table that was just laid is dealt again by its sheet', () => {
    const s = table(4)
    const again = game.create(configOf(game, 4, { innovators: 'chosen', opener: 'second' }))
    game.setup(again, configOf(game, 4, { innovators: 'chosen', opener: 'second' }), game.sheet(s))
    expect(again.bytes).toEqual(s.bytes)
  })
})
