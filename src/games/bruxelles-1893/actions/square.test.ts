import { describe, expect, test } from 'vitest'
import { action } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import { configOf } from '../../../core/config.ts'
import { owe } from '../../../core/pending.ts'
import { rngOf } from '../../../core/seed.ts'
import { IRIS_IDS } from '../components.ts'
import { EDITIONS, first, revised } from '../fixture.ts'
import { bruxelles1893 } from '../index.ts'
import type { State } from '../state.ts'
import { OWES_SQUARE } from '../vocabulary.ts'

/** Before the first action, with a stock card of data/stock-cards.ts, counted from 0. */
const planning = (card: number) => (s: State) => {
  s.stockCard = card
  s.iris = NONE
  s.area = 0
  owe(s.pending, action(OWES_SQUARE, 0))
}

describe('P. Planning', () => {
  test.each(EDITIONS)('[P1] the start player chooses one of two irises (%s)', (_, table) => {
    const planned = table(4).where(planning(0))
    expect(planned.legal(0)).toEqual(['square 2-2', 'square 3-3'])
    expect(() => planned.play(1, 'square 2-2')).toThrow(/Player 1.*R2/)
    expect(() => planned.play(0, 'square 1-1')).toThrow(/B2\/C3 and.*C3\/D4 only.*P1/)
    expect(() => planned.play(0, 'place c3')).toThrow(/first.*P1/)
    expect(planned.play(0, 'square 2-2').legal(0)).toContain('place c3')
    expect(planned.legal(0)).not.toContain('place b3')
  })
  test('[P1] the line of the number of seats counts', () => {
    expect(first(5).where(planning(0)).legal(0)).toEqual(['square 2-1', 'square 4-3'])
    expect(revised(5).where(planning(4)).legal(0)).toEqual(['square 1-1', 'square 4-4'])
  })
  test('[P3] with the same iris twice nothing is asked', () => {
    const values = Array.from({ length: 12 }, () => ({
      francs: 5,
      irises: { two: ['2-2', '2-2'], three: ['2-2', '2-2'], four: ['2-2', '2-2'], five: ['2-2', '2-2'] },
    }))
    const content = JSON.stringify({ game: 'bruxelles-1893', name: 'same', values: { stockCards: values } })
    const config = configOf(bruxelles1893, 3, { content })
    const s = bruxelles1893.create(config)
    bruxelles1893.setup(s, config, rngOf('deal'))
    expect(IRIS_IDS[s.iris]).toBe('2-2')
    expect(bruxelles1893.actors(s)).toBe(1 << s.start)
    expect(bruxelles1893.problem(s, s.start, bruxelles1893.parse('pass'))).toBeNull()
  })
})
