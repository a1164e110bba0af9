import { describe, expect, test } from 'vitest'
import { configOf } from '../../../core/config.ts'
import { rngOf } from '../../../core/seed.ts'
import { CROSS, GLASS, SPACE_IDS } from '../components.ts'
import { bruxelles1893Revised as game } from '../index.ts'
import type { State } from '../state.ts'
import { cubes, pavilions } from './fixture.ts'

function dealt(seats: number, belleEpoque = 'on'): State {
  const config = configOf(game, seats, { 'belle-epoque': belleEpoque })
  const s = game.create(config)
  game.setup(s, config, rngOf('set-up'))
  return s
}
const dealtFrom = (seats: number, sheet: Readonly<Record<string, unknown>>): State => {
  const config = configOf(game, seats, { 'belle-epoque': 'on' })
  const s = game.create(config)
  game.setup(s, config, sheet)
  return s
}

describe('BE. Set-up', () => {
  test('[BE1] five of 32 cards lie at the five pavilions', () => {
    const s = dealt(3)
    expect(new Set(s.pavilionCard).size).toBe(5)
    expect(Math.max(...s.pavilionCard)).toBeLessThan(32)
    expect(dealt(3, 'off').pavilionCard.every((card) => card >= 32)).toBe(true)
  })

  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])('[BE2] with %i seats %i tiles lie open', (seats, open) => {
    const numbers = Array.from(dealt(seats).tile).filter((tile) => tile < 12)
    expect(new Set(numbers).size).toBe(open)
  })

  test('[BE2] five lie face down as a plus sign in the middle', () => {
    expect(SPACE_IDS.filter((_, space) => CROSS & (1 << space))).toEqual(['c2', 'b3', 'c3', 'd3', 'c4'])
  })

  test('[BE3] ten glass cubes, four travellers and 27 nobles; the hands stop at glass', () => {
    const s = dealt(3)
    expect([s.supply[GLASS], s.train, s.noblesLeft]).toEqual([10, 4, 27 - 4])
    const without = dealt(3, 'off')
    expect([without.supply[GLASS], without.train, without.noblesLeft]).toEqual([0, 0, 21 - 4])
    const table = pavilions(3)
      .with(0, { cubes: cubes('wood stone'), money: 1 })
      .where((h) => h.hand.set([3, 0])) // any, then glass
    table.play(0, 'place d2', 'build a1', 'turn 1')
    expect(table.s.segment[table.s.hand[0]]).toBe(GLASS)
  })

  test('[BE11] glass is taken and paid like other noble cubes', () => {
    const table = pavilions(3).play(0, 'place b4', 'bid 1', 'cube glass', 'cube glass')
    expect(table.seat(0).cubes).toEqual(cubes('glass glass'))
    const builder = pavilions(3)
      .with(0, { cubes: cubes('wood glass') })
      .where((s) => s.hand.set([0, 4]))
    builder.play(0, 'place d2', 'bid 1', 'build a1', 'turn 1')
    expect(builder.seat(0)).toMatchObject({ cubes: cubes(''), points: 5 })
  })

  test('a sheet deals the same again, and names a field that is wrong', () => {
    const sheet = game.sheet(dealt(4))
    expect(dealtFrom(4, sheet).bytes).toEqual(dealt(4).bytes)
    expect(() => dealtFrom(4, { ...sheet, belleEpoqueCards: [1, 2, 3, 4, 33] })).toThrow(/belleEpoqueCards/)
    expect(() => dealtFrom(4, { ...sheet, belleEpoqueTiles: [1, 2, 3] })).toThrow(/belleEpoqueTiles/)
  })
})
