import { describe, expect, test } from 'vitest'
import { bitCount, hasSeveral, highestBit, lowestBit } from './bits.ts'

const SIGN = 1 << 31

describe('Sets of bits', () => {
  test('the lowest and the highest, up to the sign bit', () => {
    expect([lowestBit(0b10100), highestBit(0b10100)]).toEqual([2, 4])
    expect([lowestBit(SIGN), highestBit(SIGN)]).toEqual([31, 31])
    expect([lowestBit(SIGN | 1), highestBit(SIGN | 1)]).toEqual([0, 31])
  })
  test('one is not several', () => {
    expect([0, 1, SIGN, 0b11, SIGN | 1].map(hasSeveral)).toEqual([false, false, false, true, true])
  })
  test('all of them are counted', () => {
    expect([0, 1, 0b10110, -1, SIGN].map(bitCount)).toEqual([0, 1, 3, 32, 1])
  })
})
