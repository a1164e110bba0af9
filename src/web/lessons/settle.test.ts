import { describe, expect, test } from 'vitest'
import { placeOf } from './settle.ts'
import { stemOf } from './stem.ts'

const PAGE = { width: 1440, height: 900 }
const CARD = { width: 400, height: 300 }
const BAR = { left: 0, top: 0, width: 1440, height: 44 }
const PROMPT = { left: 0, top: 788, width: 1440, height: 112 }
const lies = (spoken: { left: number; top: number; width: number; height: number }[]) =>
  placeOf(CARD, { spoken, kept: [BAR, PROMPT], open: [] }, PAGE)

describe('the coach’s card', () => {
  test('lies at the right above the prompt', () => {
    expect(lies([])).toEqual({ left: 1026, top: 474 })
  })

  test('gives way to what it speaks of, and stays on the page', () => {
    const spoken = { left: 1100, top: 600, width: 300, height: 100 }
    const { left, top } = lies([spoken])
    const isBeside = left + CARD.width <= spoken.left || top + CARD.height <= spoken.top
    expect(isBeside).toBe(true)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(BAR.height)
  })
})

describe('while something is chosen, the card', () => {
  const from = { left: 300, top: 200 }
  const liesFrom = (spoken: { left: number; top: number; width: number; height: number }[]) =>
    placeOf(CARD, { spoken, kept: [BAR, PROMPT], open: [], from }, PAGE)

  test('stays where it lies as long as it covers nothing that is awaited', () => {
    expect(liesFrom([])).toEqual(from)
    expect(liesFrom([{ left: 900, top: 100, width: 50, height: 50 }])).toEqual(from)
  })
  test('goes no further than it must', () => {
    const { left, top } = liesFrom([{ left: 640, top: 60, width: 200, height: 700 }])
    expect(left + CARD.width).toBeLessThanOrEqual(640)
    expect(left).toBeGreaterThan(200)
    expect(Math.abs(top - from.top)).toBeLessThan(30)
  })
})

describe('the stem', () => {
  const card = { left: 1000, top: 500, ...CARD }

  test('leads from the card’s edge to the place’s', () => {
    const [curve, leaf] = stemOf(card, { left: 600, top: 560, width: 100, height: 150 }) ?? []
    expect(curve).toMatch(/^M1000 /)
    expect(leaf).toMatch(/^M704\.0 /)
  })

  test('is left out where there is no way between them', () => {
    expect(stemOf(card, { left: 990, top: 550, width: 40, height: 40 })).toBeNull()
  })
})
