import { describe, expect, test } from 'vitest'
import { ACTIONS, AREAS, AROUND, columnOf, IRIS_IDS, IRISES, rowOf, SPACE_IDS, SPACES } from './components.ts'
import { EDITIONS, first, iris, revised } from './fixture.ts'

const spacesOf = (mask: number) => SPACE_IDS.filter((_, space) => mask & (1 << space))
const area = (id: string) => spacesOf(AREAS[IRIS_IDS.indexOf(id)])

describe('T. Terms', () => {
  test.each(EDITIONS)('[T1] 25 spaces with five actions, 16 irises between them (%s)', (_, table) => {
    const { s } = table(3)
    expect(SPACES).toBe(25)
    expect(IRISES).toBe(16)
    expect(new Set(s.actionAt)).toEqual(new Set(ACTIONS.keys()))
    expect(ACTIONS[s.actionAt[SPACE_IDS.indexOf('a5')]]).toBe('workshop')
    expect(ACTIONS[s.actionAt[SPACE_IDS.indexOf('a1')]]).toBe('materials')
  })
  test('[T2] [Y5] [Q1] an iris is named by its column line from the left, then by its row line from the bottom, in both editions', () => {
    expect(spacesOf(AROUND[IRIS_IDS.indexOf('1-1')])).toEqual(['a1', 'b1', 'a2', 'b2'])
    expect(spacesOf(AROUND[IRIS_IDS.indexOf('4-1')])).toEqual(['d1', 'e1', 'd2', 'e2'])
    expect(spacesOf(AROUND[IRIS_IDS.indexOf('1-4')])).toEqual(['a4', 'b4', 'a5', 'b5'])
    for (const [, table] of EDITIONS) expect(table(3).where(iris('4-1')).legal(0)).toContain('place a2')
  })
  test('[T3] Brussels has four actions', () => {
    expect(revised(3).legal(0)).toEqual(expect.arrayContaining(['market', 'exchange', 'park workshop', 'grand-place']))
  })
})

describe('P. The active area', () => {
  test('[P2] is the largest of the four rectangles: 9, 12 or 16 spaces', () => {
    for (const [at, mask] of AREAS.entries()) {
      const [x, y] = IRIS_IDS[at].split('-').map(Number)
      const rectangles = [x * y, (5 - x) * y, x * (5 - y), (5 - x) * (5 - y)]
      expect(spacesOf(mask)).toHaveLength(Math.max(...rectangles))
    }
    expect(new Set(AREAS.map((mask) => spacesOf(mask).length))).toEqual(new Set([9, 12, 16]))
  })
  test('[P2] example: 1-1 and 4-4 offer 16 spaces each', () => {
    expect(area('1-1')).toHaveLength(16)
    expect(area('1-1').every((id) => columnOf(SPACE_IDS.indexOf(id)) > 0 && rowOf(SPACE_IDS.indexOf(id)) > 0)).toBe(true)
    expect(area('4-4')).toHaveLength(16)
    expect(area('4-4')).not.toContain('e5')
  })
  test('[P2] example: 2-2 frames the nine spaces at the top right', () => {
    expect(area('2-2')).toEqual(['c3', 'd3', 'e3', 'c4', 'd4', 'e4', 'c5', 'd5', 'e5'])
  })
  test('every area of the compass side has each action, whatever the order of the strips', () => {
    const { s } = first(3)
    for (const mask of AREAS) {
      const actions = new Set(spacesOf(mask).map((id) => s.actionAt[SPACE_IDS.indexOf(id)]))
      expect(actions.size).toBe(ACTIONS.length)
    }
  })
})
