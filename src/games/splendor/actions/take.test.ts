import { describe, expect, test } from 'vitest'
import { packed, splendor } from '../fixture.ts'

const takes = (moves: string[]) => moves.filter((move) => move.startsWith('take'))

describe('T. Take gems', () => {
  test('[T1] moves gems from the middle to the seat', () => {
    const table = splendor(2).play(0, 'take dse')
    expect(table.seat(0).gems).toBe('dse')
    expect(table.s.bank).toBe(packed('dddssseeerrrroooo'))
  })
  test('[T1] takes nothing from an empty pile, and never gold', () => {
    const table = splendor(2).with(1, { gems: 'dddd' })
    expect(() => table.play(0, 'take dse')).toThrow(/No diamond is left.*T1/)
    expect(() => table.play(0, 'take g')).toThrow(/take/)
  })
  test('[T2] is three different gems, not fewer', () => {
    expect(takes(splendor(2).legal(0))).toHaveLength(10 + 5)
    expect(() => splendor(2).play(0, 'take ds')).toThrow(/T2/)
    expect(() => splendor(2).play(0, 'take d')).toThrow(/T2/)
  })
  test('[T3] is one of each when fewer than three colours are left', () => {
    const two = splendor(2).with(1, { gems: 'ddddsssseeeeroo' })
    expect(takes(two.legal(0))).toEqual(['take ro'])
    expect(() => two.play(0, 'take r')).toThrow(/T3/)
    const one = splendor(2).with(1, { gems: 'ddddsssseeeerrrroo' })
    expect(takes(one.legal(0))).toEqual(['take o'])
    expect(one.play(0, 'take o').seat(0).gems).toBe('o')
  })
  test('[T4] is two of one colour from a pile of four', () => {
    expect(splendor(2).play(0, 'take dd').seat(0).gems).toBe('dd')
    const table = splendor(2).with(1, { gems: 'd' })
    expect(table.legal(0)).not.toContain('take dd')
    expect(() => table.play(0, 'take dd')).toThrow(/pile of 4; diamond: 3.*T4/)
  })
  test('[U1] is one action: the turn passes', () => {
    const table = splendor(2).play(0, 'take dse')
    expect(table.s.turn).toBe(1)
    expect(() => table.play(0, 'take dse')).toThrow(/U1/)
  })
})
