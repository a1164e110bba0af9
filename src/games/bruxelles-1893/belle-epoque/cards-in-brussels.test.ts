import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { BRUGMANN, EXCHANGE, NOBLE_IDS, SPACE_IDS } from '../components.ts'
import { pawn } from '../fixture.ts'
import { brusselsPlace } from '../state.ts'
import { cubes, holds, pavilions } from './fixture.ts'

describe('BC. Cards of Brussels', () => {
  test('[BC11] brings a franc for each pawn at the stock exchange, of all seats, travellers and own ones too', () => {
    const table = pavilions(3).where(holds(0, 11)).with(0, { travellers: 1, money: 0 }).with(1, { pawns: 5 })
    table.where((s) => {
      s.uses[EXCHANGE] = 1
      s.pawns[1]--
      s.inBrussels[brusselsPlace(1, EXCHANGE)] = 1
    })
    const francs = table.s.tables.stockFrancs[table.s.stockCard]
    table.play(0, 'exchange', 'travellers 1', 'card 11')
    expect(table.seat(0)).toMatchObject({ money: francs + 3, travellers: 0, pawns: 4 })
  })

  test('[BC12] brings 1 VP for every 5 francs held after the stock exchange', () => {
    const table = pavilions(3).where(holds(0, 12)).with(0, { money: 9 })
    const francs = table.s.tables.stockFrancs[table.s.stockCard]
    expect(table.play(0, 'exchange', 'card 12').seat(0).points).toBe(Math.floor((9 + francs) / 5))
    const poor = pavilions(3)
      .where((s) => {
        s.stockCard = NONE
      })
      .where(holds(0, 12))
      .with(0, { money: 4 })
      .play(0, 'exchange')
    expect(poor.s.turn).toBe(1)
  })

  test('[BC13] uses one more ready noble after the Grand-Place', () => {
    const table = pavilions(3).where(holds(0, 13)).with(0, { nobles: 'brugmann empain maeterlinck', money: 0 })
    table.play(0, 'grand-place', 'use brugmann')
    expect(table.legal(0)).toEqual(['card 13', 'done'])
    table.play(0, 'card 13', 'use maeterlinck')
    expect(table.seat(0)).toMatchObject({ money: 5, points: 5, nobles: '-brugmann empain -maeterlinck' })
    expect(table.s.turn).toBe(1)
  })

  test('[BC13] is not offered without another ready noble', () => {
    const table = pavilions(3).where(holds(0, 13)).with(0, { nobles: 'brugmann -empain' }).play(0, 'grand-place', 'use brugmann')
    expect(table.s.turn).toBe(1)
  })

  test('[BC14] discards a used noble for the francs of its salary', () => {
    const table = pavilions(3).where(holds(0, 14)).with(0, { nobles: 'brugmann empain -buls', money: 0 })
    table.play(0, 'grand-place', 'use empain', 'card 14')
    expect(table.legal(0)).toEqual(['dismiss empain', 'dismiss buls'])
    expect(() => table.play(0, 'dismiss brugmann')).toThrow(/BC14/)
    expect(table.play(0, 'dismiss buls').seat(0)).toMatchObject({ money: 4, nobles: 'brugmann -empain' })
    expect(table.s.nobleDiscards[NOBLE_IDS.indexOf('buls')]).toBe(1)
  })

  test('[BC14] a dismissed Brugmann never comes into the deck', () => {
    const table = pavilions(3)
      .where(holds(0, 14))
      .with(0, { nobles: 'brugmann', money: 0 })
      .play(0, 'grand-place', 'use brugmann', 'card 14')
    expect(table.seat(0)).toMatchObject({ money: 8, nobles: '' })
    table.where((s) => {
      for (let i = 0; i < s.noblesLeft; i++) s.nobleDiscards[s.nobleDeck[i]]++
      s.nobleDeck.fill(NONE)
      s.noblesLeft = 0
    })
    table.play(1, 'place b2', 'bid 1', 'noble 0')
    while (table.s.turn === 1) table.play(1, table.legal(1)[0])
    expect(table.s.nobleDeck.includes(BRUGMANN)).toBe(false)
  })

  test('[BC15] takes some or all francs of one space back in the park; the pawn stays', () => {
    const table = pavilions(3)
      .where(holds(0, 15))
      .with(0, { money: 9 })
      .where(pawn(0, 'b4', 4))
      .where(pawn(0, 'e4', 2))
      .where(pawn(1, 'e5', 3))
    table.play(0, 'park materials', 'card 15')
    expect(table.legal(0)).toEqual(['recall b4', 'recall e4'])
    expect(() => table.play(0, 'recall e5')).toThrow(/BC15/)
    expect(() => table.play(0, 'recall c3')).toThrow(/BC15/)
    table.play(0, 'recall b4')
    expect(table.legal(0)).toEqual(['francs 1', 'francs 2', 'francs 3', 'francs 4'])
    expect(() => table.play(0, 'francs 5')).toThrow(/BC15/)
    expect(() => table.play(0, 'francs 0')).toThrow(/BC15/)
    expect(table.play(0, 'francs 3').seat(0).money).toBe(9 + 3)
    const at = SPACE_IDS.indexOf('b4')
    expect([table.s.pawn[at], table.s.bid[at]]).toEqual([0, 1])
    expect(table.legal(0)).toContain('cube wood') // the copied action follows
  })

  test('[BC15] is not offered without a bid on the board', () => {
    const table = pavilions(3)
      .where(holds(0, 15))
      .where(pawn(0, 'b4', 0))
      .play(0, 'park materials')
    expect(table.legal(0)).toContain('cube wood')
  })

  test('[BC16] brings 1 VP for each art tile held after the park', () => {
    const table = pavilions(3)
      .where(holds(0, 16))
      .with(0, { art: 'green black', white: 'blue' })
      .play(0, 'park workshop', 'take yellow', 'card 16')
    expect(table.seat(0).points).toBe(4)
  })

  test('[BC17] [Q24] gives two cubes, wild ones too, for an art tile, black too', () => {
    const table = pavilions(3)
      .where(holds(0, 17))
      .with(0, { cubes: cubes('wood iron') })
      .play(0, 'market', 'card 17')
    expect(table.legal(0)).toEqual(['give wood', 'give iron', 'give wild'])
    expect(() => table.play(0, 'give stone')).toThrow(/BC17/)
    table.play(0, 'give wood')
    expect(table.legal(0)).toEqual(['give iron', 'give wild'])
    expect(() => table.play(0, 'take black')).toThrow(/BC17/)
    table.play(0, 'give wild')
    expect(table.legal(0)).toEqual(['take green', 'take yellow', 'take blue', 'take brown', 'take black'])
    expect(() => table.play(0, 'give iron')).toThrow(/BC17/)
    expect(table.play(0, 'take black').seat(0)).toMatchObject({ art: 'black', cubes: cubes('iron wild wild') })
  })

  test('[BC17] gives an art tile that is not white for two cubes, wild ones too', () => {
    const table = pavilions(3).where(holds(0, 17)).with(0, { art: 'green', white: 'blue' }).play(0, 'market', 'card 17')
    expect(table.legal(0)).toEqual(['give wild', 'give art-green'])
    table.play(0, 'give art-green')
    expect(table.legal(0)).toEqual(['cube wood', 'cube iron', 'cube stone', 'cube glass', 'cube wild'])
    expect(() => table.play(0, 'done')).toThrow(/BC17/)
    expect(table.play(0, 'cube glass', 'cube wild').seat(0)).toMatchObject({
      art: '',
      white: 'blue',
      cubes: cubes('glass wild wild wild wild'),
    })
    expect(table.s.stacks[0]).toBe(6)
  })

  test('[BC17] takes one cube when the supply has no second', () => {
    const table = pavilions(3)
      .where(holds(0, 17))
      .with(0, { art: 'green' })
      .where((s) => s.supply.set([1, 0, 0, 0, 0]))
    table.play(0, 'market', 'card 17') // without cubes to give the tile goes by itself, and so does the cube
    expect(table.seat(0)).toMatchObject({ art: '', cubes: cubes('wood') })
    expect(() => table.play(0, 'cube wood')).toThrow(/R2/)
  })

  test('[BC18] brings a white art tile after the market', () => {
    const table = pavilions(3).where(holds(0, 18)).play(0, 'market', 'card 18')
    expect(table.legal(0)).toEqual(['take green', 'take yellow', 'take blue', 'take brown'])
    expect(table.play(0, 'take brown').seat(0).white).toBe('brown')
  })
})
