import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { NEUTRAL, SPACES } from '../components.ts'
import { type BruxellesStory, pawn } from '../fixture.ts'
import { VISIT_POINTS } from '../state.ts'
import { allPass, cardsOf, cubes, holds, pavilions } from './fixture.ts'

const visits = (table: BruxellesStory, seat: number): number => allPass(table).result().scores[seat].parts.visits
/** Cubes, and the hands on wood and stone. */
const woodAndStone = (names: string): BruxellesStory => pavilions(3).with(0, { cubes: cubes(names) })

describe('BP. Pavilions', () => {
  test('[BP1] the third costs two glass beyond the units; the tile goes there (example of the rulebook)', () => {
    const table = woodAndStone('wood stone glass glass').play(0, 'place d2', 'bid 1', 'pavilion 3')
    expect(table.seat(0)).toMatchObject({ cubes: cubes(''), points: 5 })
    expect(cardsOf(table.s, 0)).toEqual([30])
    expect(table.s.supply[3]).toBe(10)
    expect(table.s.built[0]).toBe(1)
  })

  test('[BP1] wild cubes do not replace the glass', () => {
    const table = woodAndStone('wood stone glass wild wild wild').play(0, 'place d2', 'bid 1')
    expect(table.legal(0)).toContain('pavilion 2')
    expect(() => table.play(0, 'pavilion 3')).toThrow(/BP1/)
  })

  test('[BP1] the glass of the pavilion cannot pay for its units too', () => {
    const table = pavilions(3)
      .with(0, { cubes: cubes('wood glass'), money: 2 })
      .where((s) => s.hand.set([0, 4]))
    table.play(0, 'place d2', 'bid 1') // wood and glass: enough for a house, or for a pavilion without glass
    expect(table.legal(0).filter((move) => move.startsWith('pavilion'))).toEqual(['pavilion 1', 'pavilion 5'])
    expect(() => table.play(0, 'pavilion 2')).toThrow(/H2/)
  })

  test('[BP1] a pavilion holds one tile', () => {
    const table = woodAndStone('wood stone').where(holds(1, 7)).play(0, 'place d2', 'bid 1')
    expect(() => table.play(0, 'pavilion 1')).toThrow(/BP1/)
    expect(table.legal(0)).toContain('pavilion 5')
  })

  test('[BP1] without Belle Époque there is none', () => {
    const table = woodAndStone('wood stone').where((s) => {
      s.rules = 0
    })
    expect(() => table.play(0, 'place d2', 'bid 1', 'pavilion 1')).toThrow(/BE1/)
  })

  test('[BP2] the card can be used at once, and for the rest of the game', () => {
    const table = woodAndStone('wood stone').where((s) => {
      s.pavilionCard[0] = 9
    })
    table.play(0, 'place d2', 'bid 1', 'pavilion 1', 'turn 1')
    expect(table.legal(0)).toEqual(['card 10', 'done'])
    expect(table.play(0, 'card 10').seat(0)).toMatchObject({ points: 5 + 2 })
    expect(cardsOf(table.s, 0)).toEqual([10])
  })

  test('[BP3] a pavilion is a building: it counts for the free action of construction', () => {
    const table = pavilions(3)
      .where(holds(1, 7, 8))
      .with(1, { houses: ['d2'] })
      .play(0, 'place d2', 'bid 1')
    expect(table.seat(1).points).toBe(3)
  })

  test('[BP3] the next tile comes from the next level, whatever was built before', () => {
    const table = woodAndStone('wood stone stone')
      .where(holds(0, 7, 8))
      .play(0, 'place d2', 'bid 1', 'build a1')
    expect(table.legal(0)).toEqual(['turn 1', 'turn 2']) // three units, and one way to pay them
    expect(table.seat(0).cubes).toEqual(cubes(''))
  })

  test('[BP4] a row with a green and two red pawns scores 2 VP (example of the rulebook)', () => {
    const table = pavilions(3)
      .where(holds(0, 7, 8))
      .where(pawn(0, 'b2', 0))
      .where(pawn(1, 'c2', 0))
      .where(pawn(0, 'e2', 0))
    expect(visits(table, 0)).toBe(2)
  })

  test('[BP4] [Q24] neutral pawns are one more colour, an empty row scores nothing, and several pavilions score each', () => {
    const table = pavilions(2).where(holds(0, 7, 8, 9))
    table
      .where(pawn(NEUTRAL, 'b2', 0))
      .where(pawn(NEUTRAL, 'c2', 0))
      .where(pawn(1, 'd2', 0))
      .where(pawn(1, 'c3', 0))
    expect(visits(table, 0)).toBe(2 + 1)
    expect(table.s.points[VISIT_POINTS]).toBe(3)
  })

  test('[BP5] may be built when no space is left for a house', () => {
    const table = woodAndStone('wood stone').where((s) => s.house.fill(2))
    table.play(0, 'place d2', 'bid 1')
    expect(table.legal(0)).toEqual(['pavilion 1', 'pavilion 5'])
    expect(table.s.house.subarray(0, SPACES).includes(NONE)).toBe(false)
  })
})
