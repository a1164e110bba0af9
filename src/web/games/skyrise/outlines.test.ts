import { describe, expect, test } from 'vitest'
import { PLATFORMS } from '../../../games/skyrise/board.ts'
import { PLATFORM_DRAWINGS, type Point } from '../../../games/skyrise/data/drawing.ts'
import { outlinesOf } from './outlines.ts'

const whole = (points: readonly Point[]) => points.map(([x, y]) => [Math.round(x), Math.round(y)])

describe.each(PLATFORMS)('the packed drawing of platform %s', (id) => {
  const drawing = PLATFORM_DRAWINGS[id]
  test('has the outline and the bridges of the data, in whole units', () => {
    expect(outlinesOf(id).outline).toEqual(whole(drawing.outline))
    expect(outlinesOf(id).bridgeEnds).toEqual(whole(drawing.bridgeEnds))
  })
  test('has its districts', () => {
    const districts = drawing.districts.map(({ polygon, anchor, windmill }) => ({
      polygon: whole(polygon),
      anchor: whole([anchor])[0],
      ...(windmill && { windmill: whole([windmill])[0] }),
    }))
    expect(outlinesOf(id).districts).toEqual(districts)
  })
  test('has its lakes and airships', () => {
    const features = drawing.features.map(({ kind, polygon, at, around }) => ({
      kind,
      polygon: whole(polygon),
      at: whole([at])[0],
      around,
    }))
    expect(outlinesOf(id).features).toEqual(features)
  })
})
