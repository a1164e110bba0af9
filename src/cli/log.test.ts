import { describe, expect, test } from 'vitest'
import { goofspiel } from '../../examples/goofspiel/index.ts'
import { openTable } from '../core/table.ts'
import { drawn } from './draw/index.ts'
import { entriesOf, entryLine, lastEntry } from './log.ts'
import { plain } from './paint.ts'

function opened() {
  const table = openTable(goofspiel, { seats: 2, options: { ties: 'stay' } }, { seed: 'log' })
  return { table, bid: (seat: number, rank: string) => table.play(seat, goofspiel.parse(`bid ${rank}`)) }
}

describe('A sealed choice', () => {
  test('is named to its seat alone', () => {
    const { table, bid } = opened()
    bid(1, 'K')
    expect(lastEntry(table, 1).notation).toBe('bid K')
    expect(lastEntry(table, 0).notation).toBeNull()
    expect(entriesOf(table, 0).map(entryLine)).toEqual(['  1. seat 1  has bid'])
  })
  test('is named to all when the game is over', () => {
    const { table, bid } = opened()
    for (const rank of ['K', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q']) for (const seat of [0, 1]) bid(seat, rank)
    expect(entriesOf(table, 0).every(({ notation }) => notation !== null)).toBe(true)
  })
})

test('A game without a drawing is drawn field by field, within 80 columns', () => {
  const { table, bid } = opened()
  bid(1, 'K')
  const drawing = drawn(goofspiel, { view: table.view(0), viewer: 0, paint: plain })
  expect(drawing).toMatch(/^Round +1$/m)
  expect(drawing).toMatch(/^seat 0 \(you\): 0$/m)
  expect(drawing).toMatch(/^Bid +\?$/m)
  for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
})
