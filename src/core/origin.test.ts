import { describe, expect, test } from 'vitest'
import { forkOf, lastFork, promisedSeed } from './origin.ts'

const first = { at: 4, seed: 'second deal', of: 'one' }
const second = { at: 9, seed: 'third deal', of: 'two' }

describe('Where a table comes from', () => {
  test('is a deal of its own, which it promises', () => {
    expect(lastFork({ seed: 'deal' })).toBeNull()
    expect(promisedSeed({ seed: 'deal' })).toBe('deal')
    expect(promisedSeed({ sheet: {} })).toBeNull()
  })

  test('is the latest fork, whose seed it promises', () => {
    const origin = forkOf(forkOf({ seed: 'deal' }, first), second)
    expect(origin.forks).toEqual([first, second])
    expect(lastFork(origin)).toBe(second)
    expect(promisedSeed(origin)).toBe('third deal')
  })

  test('leaves forks behind that come after the decisions it keeps', () => {
    const origin = forkOf(forkOf({ seed: 'deal' }, second), first)
    expect(origin.forks).toEqual([first])
    expect(forkOf(origin, { ...second, at: 4 }).forks).toEqual([{ ...second, at: 4 }])
  })
})
