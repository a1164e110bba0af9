import { describe, expect, test } from 'vitest'
import { EDITIONS, first, revised } from '../fixture.ts'

describe('X. Brussels', () => {
  test.each(EDITIONS)('[X1] with two or three seats the k-th use takes k pawns, from the same seat too (%s)', (_, table) => {
    const play = table(3).with(0, { pawns: 7 }).play(0, 'market').play(1, 'exchange').play(2, 'pass').play(0, 'market')
    expect(play.seat(0).pawns).toBe(4)
    expect(play.play(1, 'market').seat(1).pawns).toBe(1)
    const poor = table(3).with(1, { pawns: 1 }).play(0, 'market')
    expect(() => poor.play(1, 'market')).toThrow(/The market now takes 2 pawns.*X1/)
    expect(poor.legal(1)).toContain('exchange')
  })
  test.each(EDITIONS)('[X1] with four or five each number serves twice (%s)', (_, table) => {
    const play = table(4).play(0, 'market').play(1, 'market').play(2, 'market').play(3, 'market').play(0, 'market')
    expect([0, 1, 2, 3].map((seat) => play.seat(seat).pawns)).toEqual([1, 4, 3, 3])
  })
  test('[X1] example: the third to come to the Grand-Place of four seats takes two pawns, and uses two nobles at crown 2', () => {
    const play = revised(4)
      .with(2, { nobles: 'brugmann empain buls', levels: { crown: 2 } })
      .play(0, 'grand-place', 'done')
      .play(1, 'grand-place', 'done')
      .play(2, 'grand-place', 'use empain', 'use buls')
    expect(play.seat(2)).toMatchObject({ pawns: 3, nobles: 'brugmann -empain -buls', levels: { iris: 2 }, cubes: { wild: 2 } })
    expect(play.s.turn).toBe(3)
  })
  test.each(EDITIONS)('[X2] [Y19] market: three wild cubes, as far as there are some (%s)', (_, table) => {
    expect(table(3).play(0, 'market').seat(0)).toMatchObject({ money: 10, cubes: { wild: 3 } })
    expect(
      table(3)
        .with(1, { cubes: { wild: 13 } })
        .play(0, 'market')
        .seat(0).cubes.wild,
    ).toBe(2)
  })
  test.each(EDITIONS)('[X3] stock exchange: the francs of the stock card (%s)', (_, table) => {
    const play = table(3)
      .where((s) => (s.stockCard = 0))
      .play(0, 'exchange')
    expect(play.seat(0).money).toBe(18)
  })
  test.each(EDITIONS)('[X4] [Q20] park: any action, without space, bid or free action (%s)', (_, table) => {
    const play = table(3)
      .where((s) => (s.area = 0))
      .with(1, { houses: ['b4', 'b3', 'c5', 'b5', 'c4'] })
      .with(0, { art: 'green', cubes: { wood: 1, stone: 1 } })
    expect(play.legal(0).filter((move) => move.startsWith('park'))).toHaveLength(5)
    play.play(0, 'park materials', 'cube wood', 'cube wood')
    expect(play.seat(0)).toMatchObject({ money: 10, pawns: 4, cubes: { wood: 3 } })
    expect(play.s.turn).toBe(1)
    expect(() => play.play(1, 'park sale')).toThrow(/no art tile whose colour is not on display.*M1/)
  })
  test('[X4] says why it cannot copy an action', () => {
    const bare = revised(3).where((s) => {
      s.stacks.fill(0)
      s.theatre.fill(254)
      s.noblesLeft = 0
    })
    expect(() => bare.play(0, 'park workshop')).toThrow(/No art tile is left.*W4/)
    expect(() => bare.play(0, 'park nobles')).toThrow(/could not do nobles.*X4/)
  })
  test('[X4] first: what the park was asked for is not left undone', () => {
    expect(first(3).play(0, 'park materials').legal(0)).not.toContain('skip')
    expect(first(3).play(0, 'park workshop').seat(0).art.split(' ')).toHaveLength(1)
    expect(first(3).play(0, 'park nobles').legal(0)).not.toContain('skip')
  })
  test.each(EDITIONS)('[X5] [Y18] Grand-Place: ready nobles up to the crown number before their effects (%s)', (_, table) => {
    const play = table(3).with(0, { nobles: 'brugmann albert empain' }).play(0, 'grand-place', 'use albert')
    expect(play.seat(0)).toMatchObject({ levels: { crown: 2 }, nobles: 'brugmann empain -albert' })
    expect(play.s.turn).toBe(1)
    const three = table(3)
      .with(0, { nobles: 'brugmann albert empain', levels: { crown: 3 } })
      .play(0, 'grand-place')
    expect(three.legal(0)).toEqual(['use brugmann', 'use empain', 'use albert', 'done'])
    expect(() => three.play(0, 'market')).toThrow(/Use a noble.*X5/)
    three.play(0, 'use albert', 'use brugmann', 'use empain')
    expect(three.s.turn).toBe(1)
  })
  test.each(EDITIONS)('[X6] market and Grand-Place may be used for nothing (%s)', (_, table) => {
    const play = table(3)
      .with(1, { cubes: { wild: 15 } })
      .with(0, { nobles: '-brugmann' })
    expect(play.legal(0)).toEqual(expect.arrayContaining(['market', 'grand-place']))
    expect(play.play(0, 'market').s.uses[0]).toBe(1)
  })
})
