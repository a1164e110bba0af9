import { describe, expect, test } from 'vitest'
import { EXCHANGE, MARKET, PARK } from '../components.ts'
import { theatre } from '../fixture.ts'
import { allPass, pavilions } from './fixture.ts'

describe('BE. Travellers', () => {
  test('[BE7] Nagelmackers brings a traveller, if one is on the train', () => {
    const table = pavilions(3)
      .where(theatre('nagelmackers', 'solvay', 'buls', 'albert'))
      .play(0, 'place b2', 'bid 1', 'noble 0', 'keep')
    expect(table.seat(0)).toMatchObject({ travellers: 1, nobles: 'brugmann -nagelmackers' })
    const empty = pavilions(3)
      .with(1, { travellers: 4 })
      .where(theatre('nagelmackers', 'solvay', 'buls', 'albert'))
      .play(0, 'place b2', 'bid 1', 'noble 0', 'keep')
    expect(empty.seat(0).travellers).toBe(0)
  })

  test('[BE7] a traveller serves in Brussels only', () => {
    const table = pavilions(3).with(0, { pawns: 0, travellers: 1 })
    expect(table.legal(0).filter((move) => move.startsWith('place'))).toEqual([])
    expect(() => table.play(0, 'place b4')).toThrow(/T5/)
    table.play(0, 'market')
    expect([table.s.travellersIn[MARKET], table.seat(0).travellers]).toEqual([1, 0])
  })

  test('[BE13] pawns and travellers go to Brussels in any mixture', () => {
    const table = pavilions(3)
      .with(0, { pawns: 1, travellers: 2 })
      .where((s) => void (s.uses[PARK] = 1))
      .play(0, 'park materials')
    expect(table.legal(0)).toEqual(['travellers 1', 'travellers 2'])
    expect(() => table.play(0, 'travellers 0')).toThrow(/BE13/)
    expect(() => table.play(0, 'travellers 3')).toThrow(/BE13/)
    expect(() => table.play(0, 'cube wood')).toThrow(/BE13/)
    table.play(0, 'travellers 1')
    expect(table.seat(0)).toMatchObject({ pawns: 0, travellers: 1 })
    expect(table.s.travellersIn[PARK]).toBe(1)
  })

  test('[BE13] together they must be as many as the action takes', () => {
    const table = pavilions(3)
      .with(0, { pawns: 1, travellers: 1 })
      .where((s) => void (s.uses[PARK] = 2))
    expect(() => table.play(0, 'park materials')).toThrow(/X1/)
  })

  test('[BE12] travellers return before the Brussels majority and never count', () => {
    const table = pavilions(3)
      .with(0, { pawns: 1, travellers: 2 })
      .where((s) => void (s.uses[EXCHANGE] = 1))
    table.play(0, 'exchange', 'travellers 2').play(1, 'market')
    allPass(table)
    expect([table.s.courthouse[0], table.s.courthouse[1]]).toEqual([6, 3])
    expect(table.s.train).toBe(4)
  })

  test('[BE12] those in hand return at the end of the round', () => {
    const table = allPass(pavilions(3).with(0, { travellers: 2 }))
    expect(table.seat(0).travellers).toBe(0)
    expect(table.s.train).toBe(4)
  })
})
