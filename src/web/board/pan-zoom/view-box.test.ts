import { describe, expect, test } from 'vitest'
import {
  centred,
  fitScale,
  isZoomed,
  kept,
  moved,
  type Point,
  soughtNearest,
  soughtTogether,
  soughtWhole,
  viewBox,
  whole,
  zoomed,
} from './view-box.ts'

const stage = { field: { x: -30, y: -100, width: 2000, height: 1600 }, frame: { width: 390, height: 320 } }

describe('what is seen of a map', () => {
  test('the whole of it fits, in the middle', () => {
    const { scale, y } = whole(stage)
    expect(scale).toBe(fitScale(stage))
    expect(y + stage.frame.height / scale / 2).toBeCloseTo(700)
  })
  test('all of it or a part of it', () => {
    expect([whole(stage), centred([900, 700], 0.4, stage)].map((view) => isZoomed(view, stage))).toEqual([false, true])
  })
  test('a point stays under the finger while it is made larger', () => {
    const view = centred([900, 700], 0.4, stage)
    const next = zoomed(view, 1.5, [100, 80], stage)
    expect(next.x + 100 / next.scale).toBeCloseTo(view.x + 100 / view.scale)
    expect(next.y + 80 / next.scale).toBeCloseTo(view.y + 80 / view.scale)
  })
  test('nobody drags the map out of its frame, or makes it smaller than that', () => {
    const far = moved(centred([900, 700], 0.4, stage), [9999, 9999], stage)
    expect([far.x, far.y]).toEqual([-30, -100])
    const other = moved(far, [-9999, -9999], stage)
    expect(other.x + stage.frame.width / other.scale).toBeCloseTo(1970)
    expect(other.y + stage.frame.height / other.scale).toBeCloseTo(1500)
    expect(zoomed(far, 0.01, [0, 0], stage).scale).toBe(fitScale(stage))
  })
  test('what is covered at an edge can be dragged out from under it, at every scale, and is not where something is sought', () => {
    const slip = { ...stage, covered: { top: 50, bottom: 140 } }
    expect(whole(slip)).toEqual(whole(stage))
    for (const scale of [fitScale(stage), 0.4]) {
      const [up, down] = [-9999, 9999].map((by) => moved(centred([900, 700], scale, slip), [0, by], slip))
      expect((1500 - up.y) * scale).toBeCloseTo(stage.frame.height - 140)
      expect((-100 - down.y) * scale).toBeCloseTo(50)
    }
    const view = centred([900, 700], 0.5, slip)
    expect((700 - view.y) * 0.5).toBeCloseTo((50 + 320 - 140) / 2)
    const underTheSlip: Point[] = [[900, view.y + (320 - 100) / 0.5]]
    expect(soughtNearest(view, underTheSlip, slip)).not.toBe(view)
    expect(soughtNearest(view, underTheSlip, stage)).toBe(view)
  })
  test('it grows with its frame up to 3.5 times, or to a scale of its own', () => {
    const view = centred([900, 700], 0.4, stage)
    expect(zoomed(view, 99, [0, 0], stage).scale).toBe(fitScale(stage) * 3.5)
    expect(zoomed(view, 99, [0, 0], { ...stage, largest: 3 }).scale).toBe(3)
  })
  test('a part of it stays a part in another frame, unless the whole of it is larger there', () => {
    const part = centred([900, 700], 0.4, stage)
    const [turned, large] = [
      { width: 320, height: 390 },
      { width: 1400, height: 1000 },
    ].map((frame) => ({ ...stage, frame }))
    expect(kept(part, turned).scale).toBe(0.4)
    expect(kept(part, large)).toEqual(whole(large))
  })
  test('points that are sought come into sight together, and nothing moves when they are', () => {
    const view = centred([300, 300], 0.5, stage)
    const points: Point[] = [
      [1500, 1200],
      [1700, 1300],
    ]
    const found = soughtTogether(view, points, stage)
    expect(found).toEqual(centred([1600, 1250], 0.5, stage))
    expect(soughtTogether(found, points, stage)).toBe(found)
  })
  test('what lies too far apart is left where one of it is seen', () => {
    const view = centred([300, 300], 0.5, stage)
    const points: Point[] = [
      [300, 300],
      [1900, 1400],
    ]
    expect(soughtTogether(view, points, stage)).toBe(view)
  })
  test('of points of which one is enough, the nearest is found, and what is seen stays', () => {
    const view = centred([900, 700], 0.5, stage)
    const points: Point[] = [
      [100, 100],
      [1500, 700],
    ]
    expect(soughtNearest(view, points, stage)).toEqual(centred([1500, 700], 0.5, stage))
    expect(soughtNearest(view, [...points, [900, 700]], stage)).toBe(view)
    expect(soughtNearest(view, [], stage)).toBe(view)
  })
  test('of one thing all is found where it fits, and its first point in any case', () => {
    const covered = { ...stage, covered: { top: 76, bottom: 0 } }
    const view = centred([900, 700], 0.5, covered)
    const half = view.y + 60 / 0.5
    const line: Point[] = [
      [900, 700],
      [900, half],
    ]
    expect(soughtNearest(view, line, covered)).toBe(view)
    const found = soughtWhole(view, line, covered)
    expect((half - found.y) * 0.5).toBeGreaterThan(76)
    const long: Point[] = [
      [300, 300],
      [900, 700],
      [1900, 1400],
    ]
    expect(soughtWhole(view, long, covered)).toEqual(centred([300, 300], 0.5, covered))
    expect(soughtWhole(view, [[900, 700]], covered)).toBe(view)
  })
  test('a point at the very edge is hardly seen: by the map where one is enough, by the screen where all are sought', () => {
    const view = centred([900, 700], 0.5, stage)
    const inward = (by: number): Point[] => [[view.x + by, 700]]
    expect(soughtNearest(view, inward(13), stage)).not.toBe(view)
    expect(soughtNearest(view, inward(15), stage)).toBe(view)
    expect(soughtTogether(view, inward(47), stage)).not.toBe(view)
    expect(soughtTogether(view, inward(49), stage)).toBe(view)
  })
  test('is written as an attribute', () => {
    expect(viewBox({ x: 1.234, y: 2, scale: 0.5 }, stage)).toBe('1.23 2 780 640')
  })
})
