import { describe, expect, test } from 'vitest'
import { wellFormed } from '../../core/action.ts'
import { BadNotation } from '../../core/errors.ts'
import { splendor } from './fixture.ts'
import { splendor as game } from './index.ts'

describe('Notation', () => {
  test('every well-formed action is read back as itself', () => {
    for (const a of wellFormed(game.kinds)) expect(game.parse(game.format(a))).toBe(a)
  })
  test.each([
    ['take esd', 'take dse'],
    ['TAKE  D S E', 'take dse'],
    ['  buy 2C ', 'buy 2c'],
    ['Pay Gold For dr', 'pay gold for dr'],
  ])('reads "%s" as %s', (loose, strict) => {
    expect(game.format(game.parse(loose))).toBe(strict)
  })
  test.each(['', 'win', 'take', 'take dx', 'take ddd', 'buy 4a', 'buy deck1', 'reserve hand1', 'pay 3', 'return x', 'noble 6', 'pass now'])(
    'refuses "%s"',
    (text) => {
      expect(() => game.parse(text)).toThrow(BadNotation)
    },
  )
  test.each([
    ['take dr', ['gem:diamond', 'gem:ruby']],
    ['take dd', ['gem:diamond', 'gem:diamond']],
    ['buy 2c', ['card:2c']],
    ['buy hand3', ['hand:3']],
    ['reserve deck2', ['deck:2']],
    ['return g', ['token:gold']],
    ['pay gold for ss', ['token:sapphire', 'token:sapphire']],
    ['noble 2', ['noble:2']],
    ['pass', []],
  ])('describes %s by the places it touches', (text, places) => {
    expect(game.describe(splendor(2).s, 0, game.parse(text))).toEqual(places)
  })
})
