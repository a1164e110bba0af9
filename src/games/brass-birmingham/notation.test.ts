import { describe, expect, test } from 'vitest'
import { wellFormed } from '../../core/action.ts'
import { BadNotation } from '../../core/errors.ts'
import { brass } from './fixture.ts'
import { brassBirmingham as game } from './index.ts'

describe('Notation', () => {
  test('every well-formed action is read back as itself', () => {
    for (const a of wellFormed(game.kinds)) if (game.parse(game.format(a)) !== a) expect(game.format(a)).toBe('read back')
  })
  test.each([
    ['BUILD  Iron Stoke.2 with Wild-Location', 'build iron stoke.2 with wild-location'],
    [' network  cannock-farm-north', 'network cannock-farm-north'],
    ['Beer OXFORD.2', 'beer oxford.2'],
  ])('reads "%s" as %s', (loose, strict) => {
    expect(game.format(game.parse(loose))).toBe(strict)
  })
  test.each([
    '',
    'win',
    'build',
    'build iron stoke.2',
    'build iron stoke.2 by stoke',
    'build iron stoke.9 with stoke',
    'build iron stoke.2 with stoke now',
    'network stoke',
    'develop',
    'sell oxford.1',
    'beer stoke.9',
    'loan 30',
    'discard joker',
    'done now',
  ])('refuses "%s"', (text) => {
    expect(() => game.parse(text)).toThrow(BadNotation)
  })
  test.each([
    ['build iron stoke.2 with stoke', ['card:stoke', 'slot:stoke.2']],
    ['network kidderminster-worcester', ['link:kidderminster-worcester']],
    ['develop coal', ['stack:coal']],
    ['sell farm-north.1', ['slot:farm-north.1']],
    ['discard cotton-manufacturer', ['card:cotton-manufacturer']],
    ['coal dudley.1', ['slot:dudley.1']],
    ['beer burton.2', ['slot:burton.2']],
    ['beer oxford.2', ['merchant:oxford.2']],
    ['loan', ['action:loan']],
    ['done', ['action:done']],
  ])('describes %s by the places it touches', (text, places) => {
    expect(game.describe(brass(2).s, 0, game.parse(text))).toEqual(places)
  })
})
