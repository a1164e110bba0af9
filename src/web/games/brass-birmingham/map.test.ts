import { describe, expect, test } from 'vitest'
import { LINK_ENDS, LINK_IDS, LOCATION_IDS } from '../../../games/brass-birmingham/board.ts'
import { BOXES } from './boxes.ts'
import { FIELD } from './layout.ts'
import { LINES, meantLine, within } from './lines.ts'
import { fitted, textWidth } from './text-width.ts'
import { spread } from './tracks.tsx'

/** Lines have a point a unit; every third is enough to see a crossing. */
const isThird = (_: unknown, i: number) => i % 3 === 0

describe('the map', () => {
  test('no block leaves the field or touches another', () => {
    for (const [i, box] of BOXES.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= FIELD.width && box.y + box.height <= FIELD.height, LOCATION_IDS[i]).toBe(true)
      for (const other of BOXES.slice(i + 1)) {
        const apartX = Math.abs(box.centre[0] - other.centre[0]) - (box.width + other.width) / 2
        const apartY = Math.abs(box.centre[1] - other.centre[1]) - (box.height + other.height) / 2
        expect(Math.max(apartX, apartY), LOCATION_IDS[i]).toBeGreaterThan(4)
      }
    }
  })
  test('every line is long enough for a thumb and crosses no block but its ends', () => {
    for (const [link, { seen }] of LINES.entries()) {
      expect(seen.length, LINK_IDS[link]).toBeGreaterThan(26)
      for (const [location, box] of BOXES.entries())
        if (!(LINK_ENDS[link] & (1 << location)))
          expect(
            seen.some((point) => within(box, point, 2)),
            `${LINK_IDS[link]} ${LOCATION_IDS[location]}`,
          ).toBe(false)
    }
  })
  test('lines do not cross', () => {
    for (const [i, one] of LINES.entries())
      for (const other of LINES.slice(i + 1)) {
        const apart = Math.min(
          ...one.seen.filter(isThird).flatMap(([x, y]) => other.seen.filter(isThird).map(([a, b]) => Math.hypot(x - a, y - b))),
        )
        expect(apart, LINK_IDS[i]).toBeGreaterThan(3)
      }
  })
})

describe('a tap on the lines', () => {
  const [one, other] = ['birmingham-coventry', 'birmingham-oxford'].map((id) => LINK_IDS.indexOf(id))
  const [x, y] = LINES[one].middle
  const aim = { hit: other, reach: 28, isOpen: () => true }
  test('means the nearest of them, whichever lies on top', () => {
    expect(meantLine([x, y + 4], aim)).toBe(one)
    expect(meantLine([x, y + 4], { ...aim, reach: 1 })).toBe(other)
  })
  test('means one that can be chosen before one that cannot', () => {
    const [between] = LINES[one].seen
    expect(meantLine(between, { ...aim, reach: 60, isOpen: (line) => line === other })).toBe(other)
  })
})

describe('names', () => {
  test('Chinese is set square, and a long name smaller', () => {
    expect(textWidth('伯明翰', 14)).toBe(42)
    expect(fitted('Бертон-он-Трент, и ещё длиннее', 14, 120)).toMatchObject({ width: 120 })
  })
})

describe('pins on a ruler', () => {
  test('four seats on one space stand apart', () => {
    const heads = spread([0, 1, 2, 3].map((seat) => ({ seat, x: 370 }))).map(({ head }) => head)
    for (let i = 1; i < heads.length; i++) expect(heads[i] - heads[i - 1]).toBeGreaterThanOrEqual(17)
    expect(Math.max(...heads)).toBeLessThanOrEqual(372)
  })
})
