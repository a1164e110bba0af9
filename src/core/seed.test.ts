import { describe, expect, test } from 'vitest'
import { BadConfig } from './errors.ts'
import { below } from './rng.ts'
import { commitment, rngOf, seedOf } from './seed.ts'

describe('A seed', () => {
  test.each(['a', 'two words', '一'])('can be "%s"', (text) => {
    expect(seedOf(text)).toBe(text)
  })
  test.each([
    ['nothing', ''],
    ['a space before', ' a'],
    ['a space behind', 'a '],
    ['two lines', 'a\nb'],
    ['a carriage return within', 'a\rb'],
  ])('is not %s', (_, text) => {
    expect(() => seedOf(text)).toThrow(BadConfig)
  })
  test('is promised by its SHA-256', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
  test('sows a generator that its promise does not give away', () => {
    const drawn = (rng: Int32Array) => Array.from({ length: 8 }, () => below(rng, 1000))
    expect(drawn(rngOf('abc'))).toEqual(drawn(rngOf('abc')))
    expect(drawn(rngOf('abd'))).not.toEqual(drawn(rngOf('abc')))
    expect(drawn(rngOf(commitment('abc')))).not.toEqual(drawn(rngOf('abc')))
  })
})
