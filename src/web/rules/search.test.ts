import { describe, expect, test } from 'vitest'
import { isFound } from './search.ts'

describe('A place in the rules is found', () => {
  const rule = 'Industry cards build their industry, in a location of the network (B5). Belle Époque.'
  test.each(['network', 'INDUSTRY  location', 'belle epoque', '', '  '])('by "%s"', (asked) => {
    expect(isFound(asked, rule, 'B3')).toBe(true)
  })
  test.each(['network merchant', 'B31', 'B2', 'zeppelin'])('not by "%s"', (asked) => {
    expect(isFound(asked, rule, 'B3')).toBe(false)
  })
  test('by its number, and by one that it names', () => {
    expect(isFound('b3', rule, 'B3')).toBe(true)
    expect(isFound('b5', rule, 'B3')).toBe(true)
  })
  test('in every script: й and ї are letters of their own, е and ё too', () => {
    expect(isFound('каміння', 'Вугілля та каміння', 'A1')).toBe(true)
    expect(isFound('вугілля', 'Вугілля та каміння', 'A1')).toBe(true)
    expect(isFound('мої', 'Мої карти', 'A1')).toBe(true)
    expect(isFound('мои', 'Мої карти', 'A1')).toBe(false)
    expect(isFound('寶石', '拿取三顆不同顏色的寶石', 'T2')).toBe(true)
  })
})
