import { describe, expect, test } from 'vitest'
import { EDITIONS, first, revised } from '../fixture.ts'

describe('F. Free actions', () => {
  test.each(EDITIONS)('[F1] [F4] the owner of the house gains after the action (%s)', (_, table) => {
    const play = table(3)
      .with(1, { houses: ['b5'], art: 'green blue black' })
      .with(0, { art: 'blue' })
      .play(0, 'place b5', 'bid 1')
    if (play.legal(0).includes('sell blue')) play.play(0, 'sell blue')
    expect(play.seat(1).points).toBe(0)
    expect(play.play(0, 'move d3').seat(1).points).toBe(3)
    expect(play.result().scores[1].parts.freeActions).toBe(3)
  })
  test.each(EDITIONS)('[F1] [Q8] also when the action could not be done (%s)', (_, table) => {
    const play = table(3)
      .with(1, { houses: ['b5'], art: 'green' })
      .play(0, 'place b5', 'bid 1')
    expect(play.seat(1).points).toBe(1)
  })
  test('[F1] [Q8] and when it was left undone', () => {
    const play = first(3)
      .with(1, { houses: ['b4'] })
      .play(0, 'place b4', 'bid 1', 'skip')
    expect(play.legal(1)).toEqual(['cube wood', 'cube iron', 'cube stone'])
  })
  test('[F2] not by the park or by one’s own pawn; neutral ones never come to a house (D1)', () => {
    const own = revised(3)
      .with(0, { houses: ['b5'], art: 'green' })
      .play(0, 'place b5', 'bid 1', 'move d3')
    expect(own.result().scores[0].parts.freeActions).toBe(0)
    const park = revised(3)
      .with(1, { houses: ['b4'] })
      .play(0, 'park materials', 'cube wood', 'cube wood')
    expect(park.s.turn).toBe(1)
    expect(park.s.pending[0]).toBe(0)
  })
  test.each(EDITIONS)('[F3] workshop: a black art tile (%s)', (_, table) => {
    const play = table(3)
      .with(1, { houses: ['b3'] })
      .play(0, 'place b3', 'bid 1')
    play.play(0, play.legal(0)[0])
    expect(play.seat(1).art).toBe('black')
    expect(play.s.stacks[4]).toBe(5)
  })
  test('[F3] [W3] first: an empty black stack is made anew too', () => {
    const play = first(3)
      .with(1, { houses: ['b3'] })
      .where((s) => {
        s.stacks[4] = 0
        s.covered[4] = 2
      })
    expect(play.play(0, 'place b3', 'bid 1', 'draw').seat(1).art).toBe('black')
    expect(play.s.stacks[4]).toBe(1)
  })
  test.each(EDITIONS)('[F5] nobles: a ready noble is used, or not (%s)', (_, table) => {
    const play = () =>
      table(3)
        .with(1, { houses: ['c5'], nobles: 'brugmann -empain' })
        .play(0, 'place c5', 'bid 1', 'noble 0', 'discard')
    expect(play().legal(1)).toEqual(['use brugmann', 'done'])
    expect(play().play(1, 'use brugmann').seat(1)).toMatchObject({ money: 15, nobles: '-brugmann -empain' })
    expect(play().play(1, 'done').seat(1)).toMatchObject({ money: 10, nobles: 'brugmann -empain' })
    expect(() => play().play(0, 'pass')).toThrow(/Player 2.*R2/)
    expect(
      table(3)
        .with(1, { houses: ['c5'], nobles: '-brugmann' })
        .play(0, 'place c5', 'bid 1', 'noble 0', 'discard').s.turn,
    ).toBe(1)
  })
  test.each(EDITIONS)('[F6] materials: a noble cube (%s)', (_, table) => {
    const play = table(3)
      .with(1, { houses: ['b4'] })
      .play(0, 'place b4', 'bid 1', 'cube wood', 'cube iron')
    expect(play.play(1, 'cube stone').seat(1).cubes).toMatchObject({ wood: 0, iron: 0, stone: 1 })
    expect(play.s.turn).toBe(1)
  })
  test.each(EDITIONS)('[F7] construction: 1 VP for each house built (%s)', (_, table) => {
    const play = table(3)
      .with(1, { houses: ['c4', 'a1', 'e1'] })
      .play(0, 'place c4', 'bid 1')
    expect(play.seat(1).points).toBe(3)
  })
})
