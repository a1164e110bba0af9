import { describe, expect, test } from 'vitest'
import { type Action, action, actionList, asFirst, first, isWellFormed, kindOf, listed, second, third, wellFormed } from './action.ts'

const KINDS = [
  { name: 'pass', sizes: [] },
  { name: 'take', sizes: [3] },
  { name: 'place', sizes: [2, 3, 2] },
  { name: 'far', sizes: [1, 1, 256] },
]

describe('An action', () => {
  test('is one integer of a kind and three arguments, and stays 32 bits wide', () => {
    const a = action(7, 1, 2, 255)
    expect([kindOf(a), first(a), second(a), third(a)]).toEqual([7, 1, 2, 255])
    expect(a | 0).toBe(a)
  })

  test('is given its first argument later', () => {
    expect(action(7) | asFirst(3)).toBe(action(7, 3))
  })

  test.each<[string, Action, boolean]>([
    ['the last value of an argument', action(1, 2), true],
    ['one beyond it', action(1, 3), false],
    ['the last of every argument', action(2, 1, 2, 1), true],
    ['one beyond the second', action(2, 1, 3, 1), false],
    ['one beyond the third', action(2, 1, 2, 2), false],
    ['an argument that the kind does not have', action(0, 1), false],
    ['a third argument of 255', action(3, 0, 0, 255), true],
    ['a kind that is not there', action(4), false],
    ['no integer', 0.5, false],
    ['more than 32 bits', 2 ** 32, false],
  ])('with %s is well-formed or not', (_, a, isSo) => {
    expect(isWellFormed(KINDS, a)).toBe(isSo)
  })

  test('every well-formed one is named once, kind by kind', () => {
    const all = [...wellFormed(KINDS.slice(0, 3))]
    expect(all).toHaveLength(1 + 3 + 2 * 3 * 2)
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((a) => isWellFormed(KINDS, a))).toBe(true)
    expect(all.slice(0, 5)).toEqual([action(0), action(1, 0), action(1, 1), action(1, 2), action(2)])
  })
})

describe('A list of actions', () => {
  test('holds what was pushed, one by one and all at once', () => {
    const out = actionList(4)
    out.push(5)
    out.pushAll(Int32Array.of(6, 7))
    expect(out.count).toBe(3)
    expect(listed(out)).toEqual([5, 6, 7])
  })
})
