import { describe, expect, test } from 'vitest'
import { atStake, goofspiel as table } from '../../examples/goofspiel/fixture.ts'
import { goofspiel } from '../../examples/goofspiel/index.ts'
import { block, NONE, UNKNOWN, u8, u16 } from './block.ts'
import { seatFields, tableFields } from './fields.ts'
import { toy } from './toy.ts'

const { words } = goofspiel

describe('The fields of a state, for who knows no game', () => {
  test('those that the game has words for, said in them; empty places are left out', () => {
    const { s } = table(2).where(atStake('5', 'Q'))
    expect(tableFields(goofspiel, s, words)).toEqual([
      { name: 'round', label: 'Round', rows: [['1']], single: true },
      { name: 'left', label: 'Prizes face down', rows: [['12']], single: true },
      { name: 'stake', label: 'At stake', rows: [['5', 'queen']], single: false },
      { name: 'lost', label: 'Lost', rows: [[]], single: false },
    ])
  })
  test('those of a seat apart, with what is hidden from the viewer', () => {
    const story = table(2).with(0, { hand: 'A K' }).play(0, 'bid K')
    const [hand, bid] = seatFields(goofspiel, story.view(1), { seat: 0, words })
    expect(hand.rows).toEqual([['ace', 'king']])
    expect(bid).toEqual({ name: 'bid', label: 'Bid', rows: [['?']], single: true })
    expect(seatFields(goofspiel, story.view(0), { seat: 0, words })[1].rows).toEqual([['king']])
    expect(seatFields(goofspiel, story.view(0), { seat: 1, words })[1].rows).toEqual([[]])
  })
  test('all that are not secret, by their own names, where the game has words for none', () => {
    const s = toy.create({ seats: 2, options: {} })
    expect(tableFields(toy, s, toy.words).map(({ label }) => label)).toEqual(['Seats', 'Turns', 'Left'])
    expect(seatFields(toy, s, { seat: 0, words: toy.words }).map(({ label }) => label)).toEqual(['Hand', 'Stake'])
  })
  test('what is hidden by its kind of number, whole and in rows; no word is needed for a name', () => {
    const s = block({ bankGold: u16(4), shelf: u8(2, 2) }).create()
    s.bankGold.set([0xffff, 0xff00, 7, 0])
    s.shelf.set([1, UNKNOWN, NONE, 3])
    expect(tableFields(toy as never, s, toy.words)).toEqual([
      { name: 'bankGold', label: 'Bank gold', rows: [['?', '65280', '7', '0']], single: false },
      { name: 'shelf', label: 'Shelf', rows: [['1', '?'], ['3']], single: false },
    ])
  })
})
