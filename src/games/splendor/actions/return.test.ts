import { describe, expect, test } from 'vitest'
import { splendor } from '../fixture.ts'

describe('L. Ten tokens', () => {
  test('[L1] gives back exactly what is over ten', () => {
    const table = splendor(2).with(0, { gems: 'ddssee', gold: 3 }).play(0, 'take dse')
    expect(table.s.turn).toBe(0)
    expect(() => table.play(0, 'take dse')).toThrow(/L1/)
    table.play(0, 'return d', 'return g')
    expect(table.seat(0)).toMatchObject({ gems: 'ddssseee', gold: 2 })
    expect(table.s.turn).toBe(1)
  })
  test('[L1] asks for nothing at ten', () => {
    expect(splendor(2).with(0, { gems: 'ddssee', gold: 1 }).play(0, 'take dse').s.turn).toBe(1)
    expect(() => splendor(2).with(0, { gems: 'ddssee', gold: 4 }).play(0, 'return g')).toThrow(/L1/)
  })
  test('[L2] takes any mix: gold, and those just taken', () => {
    const table = splendor(2).with(0, { gems: 'ddddssss', gold: 1 }).play(0, 'take ero')
    expect(table.legal(0)).toEqual(['return d', 'return s', 'return e', 'return r', 'return o', 'return g'])
    expect(table.play(0, 'return e', 'return r').seat(0)).toMatchObject({ gems: 'ddddsssso', gold: 1 })
  })
  test('[L2] refuses a token that is not held', () => {
    const table = splendor(2).with(0, { gems: 'ddddssss', gold: 0 }).play(0, 'take ero')
    expect(() => table.play(0, 'return g')).toThrow(/no gold to return.*L2/)
  })
  test('[U2] comes before a noble and before the next turn', () => {
    const table = splendor(2).with(0, { gems: 'ddddssss', bonuses: 'ddddssss' }).play(0, 'take ero')
    expect(table.seat(0).nobles).toEqual([])
    expect(table.play(0, 'return e').seat(0).nobles).toEqual([0])
  })
})
