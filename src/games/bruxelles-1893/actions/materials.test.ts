import { describe, expect, test } from 'vitest'
import { EDITIONS, first, revised } from '../fixture.ts'

describe('C. Materials', () => {
  test.each(EDITIONS)('[C1] two noble cubes of one kind or two, never wild (%s)', (_, table) => {
    const play = table(3).play(0, 'place b4', 'bid 1')
    expect(play.legal(0).filter((move) => move.startsWith('cube'))).toEqual(['cube wood', 'cube iron', 'cube stone'])
    expect(() => play.play(0, 'cube wild')).toThrow(/not taken here.*C1/)
    expect(() => play.play(0, 'cube glass')).toThrow(/Belle Époque.*BE11/)
    expect(() => play.play(0, 'pass')).toThrow(/cube first.*C1/)
    play.play(0, 'cube wood', 'cube wood')
    expect(play.seat(0).cubes).toMatchObject({ wood: 2, iron: 0, stone: 0 })
    expect(play.s.turn).toBe(1)
    expect(table(3).play(0, 'place b4', 'bid 1', 'cube wood', 'cube stone').seat(0).cubes).toMatchObject({ wood: 1, stone: 1 })
  })
  test('[C1] once a cube is taken the action is not left any more', () => {
    expect(() => first(3).play(0, 'place b4', 'bid 1', 'cube wood', 'skip')).toThrow(/must be.*R5/)
  })
  test('[C2] with an empty supply less is taken, or nothing', () => {
    const one = revised(3)
      .with(2, { cubes: { wood: 10, iron: 9, stone: 10 } })
      .play(0, 'place b4', 'bid 1')
    expect(one.seat(0).cubes).toMatchObject({ iron: 1 })
    expect(one.s.turn).toBe(1)
    const gone = revised(3)
      .with(2, { cubes: { wood: 10 } })
      .play(0, 'place b4', 'bid 1')
    expect(() => gone.play(0, 'cube wood')).toThrow(/No wood is left.*C2/)
    const none = revised(3).with(2, { cubes: { wood: 10, iron: 10, stone: 10 } })
    expect(none.play(0, 'place b4', 'bid 1').s.turn).toBe(1)
    expect(() => none.play(1, 'park materials')).toThrow(/No noble cube is left.*C2/)
  })
})
