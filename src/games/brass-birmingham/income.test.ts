import { describe, expect, test } from 'vitest'
import { brass, idle, lastCards, rails } from './fixture.ts'

describe('G. Income and shortfall', () => {
  test('[G1] comes after the new order is settled, in that order', () => {
    const table = idle(brass(2).with(0, { level: 3, spent: 5 }).with(1, { level: 4 }), 0, 1)
    expect(table.log(0).filter((line) => /income of/.test(line))).toEqual(['1 receives an income of £4', '0 receives an income of £3'])
  })
  test('[G2] is the income level, paid when it is negative', () => {
    const table = idle(brass(2).with(0, { income: 14, money: 1 }).with(1, { level: -4, money: 10 }), 0, 1)
    expect([table.seat(0).money, table.seat(1).money]).toEqual([3, 6])
  })
  test('[G3] is left out after the last round of the game only', () => {
    const canal = idle(brass(2).where(lastCards).with(0, { level: 5 }).with(1, { hand: 'iron iron' }), 0, 1)
    expect(canal.s.era).toBe(1)
    expect(canal.seat(0).money).toBe(22)
    const rail = idle(rails(2).where(lastCards).with(0, { level: 5 }).with(1, { hand: 'iron iron' }), 0, 1)
    expect(rail.result().over).toBe(true)
    expect(rail.seat(0).money).toBe(17)
  })
  test('[G4] a seat that cannot pay chooses which of its tiles to remove; that is not spent', () => {
    const table = brass(2).with(0, {
      level: -6,
      money: 1,
      tiles: ['dudley.1 coal2 flipped', 'leek.1 cotton2', 'stoke.3 manufacturer1'],
      links: ['stoke-leek'],
    })
    idle(table, 0, 1)
    expect(table.s.turn).toBe(0)
    expect(table.legal(0)).toEqual(['remove leek.1', 'remove stoke.3', 'remove dudley.1'])
    expect(() => table.play(0, 'pass')).toThrow(/choose a tile to remove.*G4/)
    expect(table.legal(1)).toEqual([])
    table.play(0, 'remove dudley.1')
    expect(table.legal(0)).toEqual(['remove leek.1', 'remove stoke.3'])
    table.play(0, 'remove stoke.3')
    expect(table.seat(0)).toMatchObject({ money: 1 - 6 + 3 + 4, spent: 0, tiles: ['leek.1 cotton2'], links: ['stoke-leek'] })
    expect(table.s.round).toBe(3)
  })
  test('[G5] gives half the cost, rounded down, keeps the change and stops', () => {
    const table = idle(brass(2).with(0, { level: -3, money: 0, tiles: ['leek.1 cotton2', 'dudley.1 coal2 3'] }), 0, 1).play(
      0,
      'remove leek.1',
    )
    expect(table.seat(0)).toMatchObject({ money: 7 - 3, tiles: ['dudley.1 coal2 3'] })
    expect(table.s.gone[0]).toBe(1)
    const mine = idle(brass(2).with(0, { level: -3, money: 0, tiles: ['leek.1 cotton2', 'dudley.1 coal2 3'] }), 0, 1)
    const before = mine.s.supply[0]
    expect(mine.play(0, 'remove dudley.1').seat(0).money).toBe(0)
    expect(mine.s.supply[0]).toBe(before + 3)
  })
  test('[G6] costs a point for each pound that is still short, never below none', () => {
    const table = idle(brass(2).with(0, { level: -9, money: 2, points: 20, tiles: ['dudley.1 coal2 3'] }), 0, 1)
    expect(table.seat(0)).toMatchObject({ points: 20 - 4, money: 0, tiles: [] })
    expect(table.result().scores[0].parts.shortfall).toBe(-4)
    const few = idle(brass(2).with(0, { level: -9, money: 2, points: 3 }), 0, 1)
    expect(few.seat(0)).toMatchObject({ points: 0, money: 0 })
  })
  test('[G7] leaves a tile that is worth nothing, unless the table says otherwise', () => {
    const holdings = { level: -5, money: 0, points: 9, tiles: ['coventry.1 pottery2', 'dudley.1 coal2 3', 'leek.1 cotton1'] }
    const table = idle(brass(2).with(0, holdings), 0, 1)
    expect(() => table.play(0, 'remove coventry.1')).toThrow(/The pottery II is worth nothing.*G7/)
    const loose = idle(brass(2, { worthless: 'may-go' }).with(0, holdings), 0, 1).play(0, 'remove coventry.1')
    expect(loose.legal(0)).toEqual(['remove leek.1', 'remove dudley.1'])
    const only = idle(brass(2, { worthless: 'may-go' }).with(0, { ...holdings, tiles: ['coventry.1 pottery2'] }), 0, 1)
    expect(only.seat(0)).toMatchObject({ points: 4, tiles: ['coventry.1 pottery2'] })
  })
  test('[G8] asks nothing when one tile can go or all must, and never by choice', () => {
    const one = idle(brass(2).with(0, { level: -3, money: 0, tiles: ['leek.1 cotton2'] }), 0, 1)
    expect(one.seat(0)).toMatchObject({ money: 4, tiles: [] })
    const must = idle(brass(2).with(0, { level: -5, money: 0, tiles: ['dudley.1 coal1 2', 'dudley.2 iron2 1'] }), 0, 1)
    expect(must.seat(0)).toMatchObject({ tiles: [], money: 0 })
    expect(() =>
      brass(2)
        .with(0, { money: 0, tiles: ['leek.1 cotton1'] })
        .play(0, 'remove leek.1'),
    ).toThrow(/never by choice.*G8/)
  })
  test('several seats short are asked one after another, in the new order', () => {
    const tiles = ['leek.1 cotton1', 'dudley.1 coal2 3']
    const table = brass(2)
      .with(0, { level: -5, money: 0, spent: 9, tiles })
      .with(1, { level: -5, money: 0, tiles: ['stone.1 cotton1', 'cannock.2 coal2 3'] })
    idle(table, 0, 1)
    expect(table.s.turn).toBe(1)
    table.play(1, 'remove stone.1')
    expect(table.s.turn).toBe(0)
    table.play(0, 'remove leek.1')
    expect(table.s).toMatchObject({ turn: 1, round: 3, actions: 2 })
  })
})
