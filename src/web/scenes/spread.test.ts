import { describe, expect, test } from 'vitest'
import { type Edges, spread } from './spread.ts'

const mark = (left: number, top: number): Edges => ({ left, top, right: left + 30, bottom: top + 24 })
const page: Edges = { left: 0, top: 0, right: 390, bottom: 600 }

describe('marks on pieces that stand close', () => {
  const at = (marks: readonly Edges[]) => spread(marks, page).map(({ x, y }, i) => mark(marks[i].left + x, marks[i].top + y))
  test('stay where they are when they do not meet', () => {
    expect(spread([mark(10, 10), mark(41, 10)], page)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ])
  })
  test('none lies on another, and the first stays', () => {
    const laid = at([mark(100, 100), mark(110, 104), mark(95, 98), mark(112, 90)])
    expect(laid[0]).toEqual(mark(100, 100))
    for (const [i, a] of laid.entries())
      for (const b of laid.slice(i + 1)) expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
  })
  test('they come inside of the page', () => {
    expect(at([mark(375, -5), mark(372, 0)]).every(({ right, top }) => right <= 390 && top >= 0)).toBe(true)
  })
})
