import { describe, expect, test } from 'vitest'
import { wellFormed } from '../../src/core/action.ts'
import { BadNotation } from '../../src/core/errors.ts'
import { goofspiel } from './fixture.ts'
import { goofspiel as game } from './index.ts'

describe('Notation', () => {
  test('every well-formed action is read back as itself', () => {
    for (const a of wellFormed(game.kinds)) expect(game.parse(game.format(a))).toBe(a)
  })
  test('is read in small and large letters', () => {
    expect(game.format(game.parse('  BID  k '))).toBe('bid K')
  })
  test.each(['', 'bid', 'bid 1', 'bid 11', 'take 7', 'bid 7 8'])('refuses "%s"', (text) => {
    expect(() => game.parse(text)).toThrow(BadNotation)
  })
  test('describes a bid by the card it touches', () => {
    expect(game.describe(goofspiel(2).s, 0, game.parse('bid Q'))).toEqual(['card:Q'])
  })
})
