import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { LANGUAGES } from '../../../core/words.ts'
import { REQUIRES } from '../../../games/splendor/components.ts'
import { splendor } from '../../../games/splendor/fixture.ts'
import { splendor as game } from '../../../games/splendor/index.ts'
import { letters } from '../../../games/splendor/notation.ts'
import { slipsOf } from '../../table/slip-fixture.ts'
import { POSITIONS } from './gallery-positions.ts'
import { habits } from './habits.ts'
import { slip } from './slip.tsx'
import { loadWords } from './words/load.ts'

const said = slipsOf({ game, slip, ...habits, words: await loadWords('en') })
/** Diamond I for 3 sapphires, on the table at 1a. */
const DIAMOND = 0
const table = (gems: string, gold = 0, bonuses = '') =>
  splendor(2)
    .with(0, { gems, gold, bonuses })
    .where((s) => {
      s.table[0] = DIAMOND
    }).s

describe('A card that is clicked', () => {
  test('is bought: what is paid, what it gives, what is left, what is turned up', () => {
    expect(said(table('sssr'), 0, 'card:1a')).toMatchObject({
      title: 'Buy a diamond card',
      note: 'level I',
      deed: 'Buy',
      turnedUp: 'a card of deck I',
      does: ['buy 1a'],
      buttons: ['reserve 1a'],
      cells: {
        'You pay': ['3 sapphires'],
        'You get': ['diamond cards 0 → 1'],
        'Then you have': ['1 ruby 1 of 10'],
      },
    })
  })

  test('is paid for after bonuses, with as little gold as can be, and gold says what it stands for', () => {
    const { cells, does } = said(table('s', 1, 's'), 0, 'card:1a')
    expect(cells['You pay']).toEqual(['1 sapphire', '1 gold for 1 sapphire'])
    expect(does).toEqual(['buy 1a'])
    expect(said(table('', 0, 'sss'), 0, 'card:1a').cells['You pay']).toEqual(['nothing: your bonuses suffice'])
  })

  test('is bought in one go where gold leaves a choice; other payments and the reservation stay at hand', () => {
    const { does, more, buttons, deed } = said(table('sss', 2), 0, 'card:1a')
    expect(does).toEqual(['buy 1a', 'pay no gold'])
    expect(more).toEqual(['pay gold for s', 'pay gold for ss'])
    expect(buttons).toContain('reserve 1a')
    expect(deed).toBe('Buy')
  })

  test('is paid otherwise by a click on the tokens that gold shall stand for', () => {
    const { does, cells } = said(table('sss', 2), 0, 'card:1a', 'token:sapphire')
    expect(does).toEqual(['buy 1a', 'pay gold for s'])
    expect(cells['You pay']).toEqual(['2 sapphires', '1 gold for 1 sapphire'])
  })

  test('tells of the noble who comes with it, and of the points', () => {
    const { s } = splendor(2).with(0, { gems: 'sss', points: 4 })
    s.table[0] = DIAMOND
    s.nobles.fill(NONE)
    s.nobles[0] = REQUIRES.findIndex((wants) => letters(wants).includes('d'))
    s.bonuses[0] = REQUIRES[s.nobles[0]] - 1
    const { cells } = said(s, 0, 'card:1a')
    expect(cells['You get'].at(-1)).toBe('this noble visits +3')
    expect(cells['Then you have'][0]).toBe('4 → 7 points')
  })

  test('is reserved where it is too dear, and that is said in red', () => {
    expect(said(table('s'), 0, 'card:1a')).toMatchObject({
      title: 'Reserve a diamond card',
      deed: 'Reserve',
      does: ['reserve 1a'],
      missed: 'Cannot buy: 2 sapphires short.',
      still: 'Reserving brings 1 gold: then 2 of 10 tokens, 1 of 3 reserved.',
      cells: {},
    })
    expect(said(table('s', 1), 0, 'card:1a').missed).toBe('Cannot buy: 1 sapphire short, even with gold.')
  })
})

describe('Gems', () => {
  test('are taken one after the other, and shown from the first', () => {
    expect(said(table(''), 0, 'gem:ruby')).toMatchObject({ title: 'Take gems', does: [], cells: { 'You take': ['1 ruby'] } })
    expect(said(table('d'), 0, 'gem:ruby', 'gem:ruby')).toMatchObject({
      title: 'Take 2 gems',
      does: ['take rr'],
      cells: { 'Then you have': ['1 diamond, 2 rubies 3 of 10'] },
    })
  })

  test('beyond ten go back in the same action, chosen before anything is done', () => {
    const { s } = splendor(4).with(0, { gems: 'ddsseerro' })
    expect(said(s, 0, 'gem:diamond', 'gem:ruby', 'gem:onyx')).toMatchObject({
      does: [],
      cells: { 'Then you have': ['3 diamonds, 2 sapphires, 2 emeralds, 3 rubies, 2 onyxes 12 of 10, give back 2'] },
    })
    expect(said(s, 0, 'gem:diamond', 'gem:ruby', 'gem:onyx', 'token:emerald', 'token:diamond')).toMatchObject({
      deed: 'Take',
      does: ['take dro', 'return e', 'return d'],
      cells: { 'You give back': ['1 diamond, 1 emerald'] },
    })
  })
})

test('A deck is reserved from unseen, and shown to nobody else', () => {
  expect(said(table(''), 0, 'deck:2')).toMatchObject({
    title: 'Reserve unseen from deck II',
    turnedUp: 'this card, to you alone',
    cells: { 'Then you have': ['1 gold 1 of 10 ; 1 of 3 reserved'] },
  })
})

test('A noble of several is chosen by picture', () => {
  const s = POSITIONS.noble(2)
  const place = `noble:${[...s.nobles].findIndex((noble) => noble < REQUIRES.length) + 1}`
  expect(said(s, 0, place)).toMatchObject({
    title: 'Receive this noble',
    cells: { 'Then you have': [expect.stringMatching(/^0 → 3 points/), '2 diamonds, 2 sapphires, 2 emeralds 6 of 10'] },
  })
})

test.each(LANGUAGES)('every slip is said in %s', async (language) => {
  const speaks = slipsOf({ game, slip, ...habits, words: await loadWords(language) })
  const told = [
    speaks(table('sss', 2), 0, 'card:1a'),
    speaks(table('s', 1), 0, 'card:1a'),
    speaks(table(''), 0, 'deck:1'),
    speaks(table(''), 0, 'gem:ruby', 'gem:ruby'),
    speaks(POSITIONS.noble(2), 0, 'noble:2'),
  ]
  expect(JSON.stringify(told)).not.toMatch(/undefined|NaN|null/)
  if (language !== 'en')
    expect(JSON.stringify(told.map(({ title, deed, missed, still, cells }) => [title, deed, missed, still, cells]))).not.toMatch(
      /You |Buy|Reserve|Take/,
    )
})
