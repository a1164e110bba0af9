import { afterEach, describe, expect, test, vi } from 'vitest'
import { budgetOf, leftOf } from './clock.ts'

afterEach(() => vi.restoreAllMocks())

const free = { ms: null, simulations: null }

/** Time that passes as it is told: on the wall, and in the processor. */
function clocks() {
  const now = { wall: 0, cpu: 0 }
  vi.spyOn(performance, 'now').mockImplementation(() => now.wall)
  const asked = vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: now.cpu * 1000, system: 0 }))
  return { now, asked }
}

describe('The clock of a turn', () => {
  test('gives the first decision all, a later one what is left, and the last at least a twentieth', () => {
    const allowance = { ms: 200, simulations: null }
    expect([0, 150, 199, 500].map((used) => leftOf(allowance, used))).toEqual([200, 50, 10, 10])
    expect(leftOf(free, 500)).toBeNull()
  })

  test('limits nothing, simulations or time, as it is told', () => {
    expect(budgetOf(free, null)).toBeUndefined()
    expect(budgetOf({ ms: null, simulations: 40 }, null)).toEqual({ simulations: 40 })
    expect(budgetOf({ ms: 5, simulations: null }, 5)).toEqual({ simulations: Number.POSITIVE_INFINITY, isOver: expect.any(Function) })
  })

  test('is the processor’s: on a busy machine a bot waits and loses nothing', () => {
    const { now } = clocks()
    const { isOver } = budgetOf({ ms: 100, simulations: null }, 100) ?? {}
    Object.assign(now, { wall: 500, cpu: 60 })
    expect(isOver?.()).toBe(false)
    Object.assign(now, { wall: 900, cpu: 99.9 })
    expect(isOver?.()).toBe(false)
    Object.assign(now, { wall: 901, cpu: 100 })
    expect(isOver?.()).toBe(true)
  })

  test('asks the machine seldom while much is left', () => {
    const { now, asked } = clocks()
    const { isOver } = budgetOf({ ms: 100, simulations: null }, 100) ?? {}
    let looks = 0
    for (; !isOver?.(); looks++) Object.assign(now, { wall: now.wall + 0.01, cpu: now.cpu + 0.01 })
    expect(looks).toBeGreaterThan(9990)
    expect(asked.mock.calls.length).toBeLessThan(40)
  })
})
