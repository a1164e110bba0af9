import { describe, expect, test } from 'vitest'
import { wellFormed } from '../../core/action.ts'
import { BadNotation } from '../../core/errors.ts'
import { game, skyrise } from './fixture.ts'

describe('Notation', () => {
  test('every well-formed action is read back as itself', () => {
    for (const a of wellFormed(game.kinds)) if (game.parse(game.format(a)) !== a) expect(game.format(a)).toBe('read back')
  })
  test.each([
    ['BID  24 A5', 'bid 24 a5'],
    [' bid Le-Barons-Frame m1', 'bid le-barons-frame m1'],
    ['Wild INNOVATOR', 'wild innovator'],
    ['pass ', 'pass'],
  ])('reads "%s" as %s', (loose, strict) => {
    expect(game.format(game.parse(loose))).toBe(strict)
  })
  test.each([
    '',
    'build 24 a5',
    'bid',
    'bid 24',
    'bid a5',
    'bid 24 a15',
    'bid 128 a5',
    'bid m1 24',
    'bid 24 a5 now',
    'pass now',
    'choose',
    'choose joker',
    'wild',
    'wild red',
    'take',
    'take e1',
    'decline a5',
  ])('refuses "%s"', (text) => {
    expect(() => game.parse(text)).toThrow(BadNotation)
  })
  test.each([
    ['bid 24 a5', ['building:24', 'district:a5']],
    ['bid gavel d14', ['masterpiece:gavel', 'district:d14']],
    ['pass', ['action:pass']],
    ['choose vault', ['card:vault']],
    ['wild green', ['track:green']],
    ['wild innovator', ['track:innovator']],
    ['take m2', ['district:m2']],
    ['decline', ['action:decline']],
  ])('describes %s by the places it touches', (text, places) => {
    expect(game.describe(skyrise(2).s, 0, game.parse(text))).toEqual(places)
  })
})
