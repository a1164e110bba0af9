import { describe, expect, test } from 'vitest'
import { action } from '../../core/action.ts'
import { revised as revisedTable } from './fixture.ts'
import { bruxelles1893 as first, bruxelles1893Revised as revised } from './index.ts'

describe('Notation', () => {
  test.each([
    'square 2-3',
    'place c4',
    'bid 12',
    'park construction',
    'grand-place',
    'sell white-brown',
    'move d4',
    'noble deck',
    'use van-de-velde',
    'pay 2wood+wild',
    'pay wood+2francs',
    'turn 2 back',
    'reward 3 all',
    'tuck 1 pawns',
    'salary privat-livemont',
    'pavilion 5',
    'card 32',
    'give art-green',
  ])('%s reads as it is written', (text) => {
    expect(revised.format(revised.parse(text))).toBe(text)
  })
  test('reads capitals and spaces', () => {
    expect(revised.parse('  Place   C4 ')).toBe(revised.parse('place c4'))
  })
  test.each(['', 'fly c4', 'place', 'place f6', 'place c4 c4', 'bid x', 'pass now', 'reward 3', 'tuck 3 art art', 'pay 5wood', 'turn 3'])(
    'refuses "%s"',
    (text) => {
      expect(() => revised.parse(text)).toThrow(/no verb|not complete/)
    },
  )
  test('the editions name the fourth colour differently', () => {
    expect(first.format(revised.parse('sell brown'))).toBe('sell pink')
  })
  test('describes what an action touches', () => {
    const { s } = revisedTable(3)
    const places = (text: string) => revised.describe(s, 0, revised.parse(text))
    expect(places('place c4')).toEqual(['space:c4'])
    expect(places('pay 2wood+francs')).toEqual(['cube:wood', 'cube:wood', 'purse:3'])
    expect(places('turn 1 back')).toEqual(['hand:1 back'])
    expect(places('reward 3 iris')).toEqual(['column:3', 'reward:iris'])
    expect(places('tuck 2 art')).toEqual(['column:2', 'row:art'])
    expect(places('park sale')).toEqual(['choice:park', 'action:sale'])
    expect(places('pass')).toEqual(['choice:pass'])
    expect(places('noble deck')).toEqual(['noble:deck'])
    expect(places('bid 3')).toEqual(['francs:3'])
  })
  test('every kind has sizes for its arguments', () => {
    expect(revised.kinds.find(({ name }) => name === 'pay')?.sizes).toEqual([203])
    expect(revised.format(action(0, 15))).toBe('square 4-4')
  })
})
