import { describe, expect, test } from 'vitest'
import { type Box, beside, between, distance } from './beside.ts'

const within: Box = { left: 0, top: 0, width: 1000, height: 800 }
const size = { width: 200, height: 120 }
const at: Box = { left: 400, top: 300, width: 80, height: 60 }

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

describe('an explanation', () => {
  test('lies below its piece where nothing is in the way', () => {
    expect(beside({ at, size, avoid: [], within })).toEqual({ left: 340, top: 372 })
  })
  test('goes above where something below can be chosen', () => {
    expect(beside({ at, size, avoid: [{ left: 300, top: 380, width: 300, height: 40 }], within })).toEqual({ left: 340, top: 168 })
  })
  test('goes far away rather than over anything that can be chosen', () => {
    const avoid = [{ left: 100, top: 60, width: 700, height: 600 }]
    const box = { ...beside({ at, size, avoid, within }), ...size }
    expect(avoid.some((each) => overlaps(box, each))).toBe(false)
    expect(distance(box, at)).toBeGreaterThan(100)
  })
  test('never lies over its piece, nor off the screen', () => {
    for (const left of [0, 460, 920])
      for (const top of [0, 370, 740]) {
        const piece = { left, top, width: 80, height: 60 }
        const box = { ...beside({ at: piece, size, avoid: [], within }), ...size }
        expect(overlaps(box, piece)).toBe(false)
        expect(box.left >= 0 && box.top >= 0 && box.left + box.width <= 1000 && box.top + box.height <= 800).toBe(true)
      }
  })
  test('covers least where there is no free room', () => {
    const avoid = [
      { left: 0, top: 0, width: 1000, height: 700 },
      { left: 0, top: 700, width: 500, height: 100 },
    ]
    const { left, top } = beside({ at, size, avoid, within })
    expect([left >= 500, top]).toEqual([true, 680])
  })
  test('finds the one place at the edge of a small screen', () => {
    const small = { left: 8, top: 8, width: 624, height: 344 }
    const half = { width: 300, height: 340 }
    const piece = { left: 200, top: 100, width: 116, height: 200 }
    expect(beside({ at: piece, pointed: { left: 321, top: 200 }, size: half, avoid: [], within: small }).left).toBe(8)
    expect(beside({ at: piece, pointed: { left: 319, top: 200 }, size: half, avoid: [], within: small }).left).toBe(332)
  })
  test('leaves free where it was asked, of a piece that fills the screen', () => {
    const large = { width: 900, height: 600 }
    const box = { ...beside({ at: within, pointed: { left: 950, top: 500 }, size: large, avoid: [], within }), ...large }
    expect(overlaps(box, { left: 949, top: 499, width: 2, height: 2 })).toBe(false)
  })
})

test('a line leads from edge to edge', () => {
  expect(between({ left: 0, top: 0, width: 10, height: 10 }, { left: 30, top: 0, width: 10, height: 20 })).toEqual([
    { left: 10, top: 5 },
    { left: 30, top: 5 },
  ])
})
