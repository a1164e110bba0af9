import { describe, expect, test } from 'vitest'
import { isOwing, owe, owed, pendingFault, pendingSize, settle } from './pending.ts'

const NOTHING = 99

/** A stack of at most three, with these decisions on it, the topmost last. */
function stackOf(...decisions: number[]): Int32Array {
  const pending = new Int32Array(pendingSize(3))
  for (const decision of decisions) owe(pending, decision)
  return pending
}

describe('What is owed', () => {
  test('is settled from the top', () => {
    const pending = stackOf(4, 7)
    expect(owed(pending, NOTHING)).toBe(7)
    settle(pending)
    expect(owed(pending, NOTHING)).toBe(4)
    settle(pending)
    expect(owed(pending, NOTHING)).toBe(NOTHING)
  })

  test('is something or nothing', () => {
    expect([stackOf(), stackOf(4), stackOf(4, 7)].map(isOwing)).toEqual([false, true, true])
    expect(owed(stackOf(4), NOTHING)).toBe(4)
  })

  test('leaves nothing behind when it is settled', () => {
    const pending = stackOf(4, 7)
    settle(pending)
    settle(pending)
    expect(pending).toEqual(stackOf())
  })

  test.each([
    ['nothing', stackOf(), null],
    ['as much as can be', stackOf(1, 2, 3), null],
    ['an unknown step', stackOf(1, 50, 3), 'something unknown is pending'],
    ['an unknown step on top', stackOf(1, 50), 'something unknown is pending'],
    ['less than nothing', Int32Array.of(-1, 0, 0, 0), 'more is pending than can be'],
    ['more than can be', Int32Array.of(4, 1, 2, 3), 'more is pending than can be'],
  ])('by a stranger with %s is looked at', (_, pending, fault) => {
    expect(pendingFault(pending, (step) => step < 50)).toBe(fault)
  })
})
