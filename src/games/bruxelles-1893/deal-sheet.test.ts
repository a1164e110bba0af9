import { describe, expect, test } from 'vitest'
import { equal } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import type { DealSheet, Game, Options } from '../../core/game.ts'
import { rngOf } from '../../core/seed.ts'
import { NOBLE_IDS } from './components.ts'
import { bruxelles1893 as first, bruxelles1893Revised as revised } from './index.ts'
import type { State } from './state.ts'

function dealt(game: Game<State>, deal: DealSheet | string, options: Options = {}): State {
  const config = configOf(game, 3, options)
  const s = game.create(config)
  game.setup(s, config, typeof deal === 'string' ? rngOf(deal) : deal)
  return s
}
const sheetOf = (game: Game<State>, options: Options = {}) => game.sheet(dealt(game, 'sheet', options))

describe('Deal sheets', () => {
  test.each<[string, Game<State>, Options]>([
    ['first', first, {}],
    ['expert', first, { strips: 'expert' }],
    ['revised', revised, {}],
    ['variant', revised, { variant: 'on' }],
    ['Belle Époque', revised, { 'belle-epoque': 'on' }],
  ])('a sheet deals the same bytes again (%s)', (_, game, options) => {
    const sheet = sheetOf(game, options)
    expect(equal(dealt(game, sheet, options), dealt(game, 'sheet', options))).toBe(true)
  })
  test('a deck may be written only as far as it was drawn', () => {
    const sheet = {
      ...sheetOf(revised),
      nobles: ['empain', 'empain', 'buls', 'solvay'],
      columnCards: [3, 1, 2, 30, 5],
      stockCards: [12, 1, 2, 3, 4],
    }
    const s = dealt(revised, sheet)
    expect(Array.from(s.theatre, (noble) => NOBLE_IDS[noble])).toEqual(['empain', 'empain', 'buls', 'solvay'])
    expect(Array.from(s.columnCard)).toEqual([2, 0, 1, 29, 4])
    expect(revised.audit(s)).toBeNull()
  })
  test.each<[string, object, RegExp]>([
    ['an unknown field', { houses: 1 }, /field "houses"/],
    ['a strip twice', { strips: [1, 1, 2, 3, 4] }, /"strips" holds 1 twice/],
    ['a start player who does not play', { start: 3 }, /"start" holds 3/],
    ['too few stock cards', { stockCards: [1] }, /"stockCards" must have 5 to 12/],
    ['a column card that does not exist', { columnCards: [1, 2, 3, 4, 31] }, /"columnCards" holds 31/],
    ['an unknown noble', { nobles: ['horta', 'buls', 'buls', 'buls'] }, /"nobles" holds "horta"/],
    ['Brugmann in the deck', { nobles: ['brugmann', 'buls', 'buls', 'buls'] }, /"nobles" holds "brugmann"/],
    ['a fourth Buls', { nobles: ['buls', 'buls', 'buls', 'buls'] }, /buls more than 3 times/],
    ['nobles that are no list', { nobles: 4 }, /"nobles" must be a list/],
    ['three nobles', { nobles: ['buls', 'buls', 'buls'] }, /"nobles" must have 4 to 21/],
    ['a generator that is none', { rng: 'x' }, /"rng"/],
  ])('%s is refused', (_, wrong, says) => {
    expect(() => dealt(revised, { ...sheetOf(revised), ...wrong })).toThrow(says)
  })
  test('the first edition names art and compass, the variant boards', () => {
    const old = sheetOf(first)
    expect(() => dealt(first, { ...old, art: ['green', 'black', 'blue'] })).toThrow(/"art" holds "black"/)
    expect(() => dealt(first, { ...old, art: ['green'] })).toThrow(/"art" must have 3/)
    expect(() => dealt(first, { ...old, compass: ['wood', 'wood', 'stone', 'iron', 'any', 'francs'] })).toThrow(
      /"compass" holds wood twice/,
    )
    const variant = sheetOf(revised, { variant: 'on' })
    expect(() => dealt(revised, { ...variant, boards: ['a', 'horta', 'hankar'] }, { variant: 'on' })).toThrow(/"boards" holds "a"/)
    expect(() => dealt(revised, { ...variant, boards: ['horta', 'hankar'] }, { variant: 'on' })).toThrow(/"boards" must have 3/)
  })
})
