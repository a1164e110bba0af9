import { describe, expect, test } from 'vitest'
import { seatRow } from './fixture.ts'
import { seatedBy, seatingsFor } from './seating.ts'

describe('How people are seated', () => {
  test('can be chosen freely at a new table, rotated after another game, and not at all in a continued one', () => {
    expect(seatingsFor({ forkedFrom: null, forkedAt: 0 })).toEqual(['listed', 'random'])
    expect(seatingsFor({ forkedFrom: 'friday', forkedAt: 0 })).toEqual(['listed', 'random', 'rotated'])
    expect(seatingsFor({ forkedFrom: 'friday', forkedAt: 1 })).toEqual(['listed'])
  })

  const rows = [seatRow(0), seatRow(1, { kind: 'open' }), seatRow(2, { kind: 'bot' }), seatRow(3, { kind: 'closed' }), seatRow(4)]
  const order = (seating: Parameters<typeof seatedBy>[0]) => seatedBy(seating, rows).map(({ seat }) => seat)

  test('leaves out who is not there', () => {
    expect(order('listed')).toEqual([0, 2, 4])
  })
  test('lets the second begin when it is rotated', () => {
    expect(order('rotated')).toEqual([2, 4, 0])
  })
  test('keeps everybody when it is by chance, in every order after a while', () => {
    const orders = Array.from({ length: 200 }, () => order('random'))
    for (const one of orders) expect([...one].sort()).toEqual([0, 2, 4])
    expect(new Set(orders.map(String)).size).toBe(6)
  })
})
