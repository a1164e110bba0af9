import { describe, expect, test } from 'vitest'
import { SPACE_IDS } from '../components.ts'
import { compass, EDITIONS, first, iris, pawn, pointedAt, revised } from '../fixture.ts'

const rich = { money: 13, cubes: { wood: 4, iron: 4, stone: 4, wild: 3 } }
const start = ['place c4', 'bid 1'] as const
const payments = (play: ReturnType<typeof revised>) => play.legal(0).map((move) => move.replace('pay ', ''))

describe('H. Construction', () => {
  test.each(EDITIONS)('[H1] [H2] two houses a level: 2, 2, 3, 3, 4 and 4 units (%s)', (_, table) => {
    const units = [0, 1, 2, 3, 4, 5].map((built) => {
      const play = table(3)
        .where(compass('wood', 'blank'))
        .with(0, { cubes: { wood: 9 }, built })
        .play(0, ...start, 'build a1')
      return 9 - Number(play.seat(0).cubes.wood)
    })
    expect(units).toEqual([2, 2, 3, 3, 4, 4])
    const all = table(3).with(0, { ...rich, built: 6 })
    expect(all.play(0, ...start).s.turn).toBe(1)
    expect(() => all.play(1, 'pass').play(2, 'pass').play(0, 'park construction')).toThrow(/All your houses are built.*H1/)
  })
  test.each(EDITIONS)('[H3] without a wild cube 5 VP, with one or more none (%s)', (_, table) => {
    const pure = table(3)
      .with(0, { cubes: { wood: 1, stone: 1 } })
      .play(0, ...start, 'build a1')
    expect(pure.seat(0)).toMatchObject({ points: 5, houses: ['a1'], built: 1, cubes: { wood: 0, stone: 0 } })
    expect(pure.s.supply[0]).toBe(10)
    const wild = table(3)
      .with(0, { cubes: { wood: 1, wild: 1 } })
      .play(0, ...start, 'build a1')
    expect(wild.seat(0)).toMatchObject({ points: 0, built: 1 })
    expect(
      table(3)
        .with(0, { cubes: { wild: 2 } })
        .play(0, ...start, 'build a1')
        .seat(0).points,
    ).toBe(0)
  })
  test.each(EDITIONS)('[H4] each house of the top level gives 5 VP more (%s)', (_, table) => {
    for (const built of [4, 5]) {
      const play = table(3)
        .where(compass('wood', 'blank'))
        .with(0, { cubes: { wood: 4 }, built })
        .play(0, ...start, 'build a1')
      expect(play.seat(0).points).toBe(10)
    }
  })
  test('[H5] then a hand is turned clockwise', () => {
    const play = revised(3)
      .with(0, { cubes: { wood: 1, stone: 1 } })
      .play(0, ...start, 'build a1')
    expect(play.legal(0)).toEqual(['turn 1', 'turn 2'])
    expect(() => play.play(0, 'turn 1 back')).toThrow(/clockwise only.*H5/)
    expect(() => play.play(0, 'pass')).toThrow(/Turn a hand.*H5/)
    expect(pointedAt(play.play(0, 'turn 2').s)).toEqual(['wood', 'any'])
    expect(play.s.turn).toBe(1)
  })
  test.each(EDITIONS)('[H5] [Q4] the hands never point at one segment: the free one is turned without asking (%s)', (_, table) => {
    const play = table(3)
      .where((s) => {
        s.hand[0] = 0
        s.hand[1] = 1
      })
      .with(0, { money: 2, cubes: { wild: 2 } })
      .play(0, ...start, 'build a1')
    expect(Array.from(play.s.hand)).toEqual([0, 2])
  })
  test('[H6] revised: a hand that reaches the arrow tile goes on to iron; a hand there blocks it', () => {
    const wild = { money: 2, cubes: { wild: 2 } }
    const play = revised(3)
      .where(compass('any', 'wood'))
      .with(0, wild)
      .play(0, ...start, 'build a1', 'turn 1')
    expect(pointedAt(play.s)).toEqual(['iron', 'wood'])
    const blocked = revised(3)
      .where(compass('any', 'iron'))
      .with(0, wild)
      .play(0, ...start, 'build a1')
    expect(pointedAt(blocked.s)).toEqual(['any', 'blank']) // [Q4] beyond the arrow tile too
  })
  test.each(EDITIONS)('[H7] on any space without house or pawn, active or not (%s)', (_, table) => {
    const play = table(3)
      .where(iris('2-2'))
      .where(pawn(1, 'd5', 1))
      .with(1, { houses: ['a1'] })
      .with(0, { cubes: { wild: 2 } })
      .play(0, 'place c4', 'bid 1')
    expect(() => play.play(0, 'build d5')).toThrow(/A pawn stands on D5.*H7/)
    expect(() => play.play(0, 'build c4')).toThrow(/A pawn stands on C4.*H7/)
    expect(() => play.play(0, 'build a1')).toThrow(/A house lies on A1.*H7/)
    expect(play.legal(0).filter((move) => move.startsWith('build'))).toHaveLength(22)
    expect(play.legal(0)).toContain('build b1')
  })
  test('[H7] [Q9] with no space left none is built', () => {
    const play = revised(3)
      .with(0, rich)
      .with(1, { houses: SPACE_IDS.filter((id) => id !== 'c4'), built: 6 })
      .play(0, ...start)
    expect(play.s.turn).toBe(1)
    expect(play.seat(0).built).toBe(0)
    expect(() => play.with(2, rich).play(1, 'pass').play(2, 'park construction')).toThrow(/No space without house and pawn.*H7/)
  })
  test('[H8] where, then how it is paid, then which hand', () => {
    const play = revised(3)
      .with(0, rich)
      .play(0, ...start)
    expect(() => play.play(0, 'pay wood+stone')).toThrow(/say what you build.*R7/)
    play.play(0, 'build a1')
    expect(() => play.play(0, 'turn 1')).toThrow(/Pay for the building.*H2/)
    expect(play.play(0, 'pay wood+stone', 'turn 1').s.turn).toBe(1)
  })
  test('[H2] who cannot pay cannot build', () => {
    const play = revised(3)
      .with(0, { cubes: { wood: 5 } })
      .play(0, ...start)
    expect(play.s.turn).toBe(1)
    expect(() => play.play(1, 'park construction')).toThrow(/cannot pay 2 units as the compass stands.*H2/)
  })
})

describe('O. The compass', () => {
  const paying = (hands: Parameters<typeof compass>, built = 0, held: object = rich, table = revised) =>
    table(3)
      .where(compass(...hands))
      .with(0, { ...held, built })
      .play(0, ...start, 'build a1')

  test.each(EDITIONS)('[O1] both segments at least once, the rest split freely (%s)', (_, table) => {
    expect(paying(['wood', 'stone'], 0, { cubes: { wood: 4, stone: 4 } }, table).seat(0).cubes).toMatchObject({ wood: 3, stone: 3 })
    const three = paying(['wood', 'stone'], 2, { cubes: { wood: 4, stone: 4 } }, table)
    expect(payments(three)).toEqual(['2wood+stone', 'wood+2stone'])
    expect(() => three.play(0, 'pay 3wood')).toThrow(/shows wood and stone.*O1/)
    expect(() => three.play(0, 'pay wood+stone')).toThrow(/costs 3 units.*H2/)
    expect(() => paying(['wood', 'stone'], 2, { cubes: { wood: 2, stone: 4, wild: 1 } }, table).play(0, 'pay 2wood+iron')).toThrow(/O1/)
  })
  test.each(EDITIONS)('[O1] [O4] example: 3 units of wood and 3 francs (%s)', (_, table) => {
    const play = paying(['wood', 'francs'], 2, { money: 13, cubes: { wood: 2 } }, table)
    expect(payments(play)).toEqual(['2wood+francs', 'wood+2francs'])
    expect(play.play(0, 'pay wood+2francs').seat(0)).toMatchObject({ money: 6, points: 5 })
  })
  test.each(EDITIONS)('[O4] [Q7] example: a wild cube replaces 3 francs, and loses the 5 VP (%s)', (_, table) => {
    const play = paying(['wood', 'francs'], 3, { money: 3, cubes: { wood: 2, stone: 2, wild: 1 } }, table)
    expect(play.seat(0)).toMatchObject({ money: 2, points: 0, cubes: { wood: 0, stone: 2, wild: 0 }, built: 4 })
    const mixed = paying(['wood', 'francs'], 2, { money: 13, cubes: { wood: 1, wild: 1 } }, table)
    expect(payments(mixed)).toEqual(['wood+wild+francs', 'wood+2francs', 'wild+2francs'])
  })
  test.each(EDITIONS)('[O3] example: 4 units of wood and blank are 4 wood (%s)', (_, table) => {
    const play = paying(['wood', 'blank'], 4, { cubes: { wood: 4, stone: 4 } }, table)
    expect(play.seat(0)).toMatchObject({ cubes: { wood: 0, stone: 4 }, built: 5 })
    const mixed = paying(['wood', 'blank'], 4, { cubes: { wood: 4, wild: 1 } }, table)
    expect(payments(mixed)).toEqual(['4wood', '3wood+wild'])
    expect(() => mixed.play(0, 'pay 3wood+stone')).toThrow(/every unit is what the other one shows, wood.*O3/)
  })
  test('[O2] [Y14] "any" is any noble cube; in the revised edition also 3 francs', () => {
    const held = { money: 13, cubes: { wood: 1, stone: 1 } }
    expect(paying(['wood', 'any'], 0, held, first).seat(0)).toMatchObject({ money: 12, cubes: { wood: 0, stone: 0 } })
    const now = paying(['wood', 'any'], 0, held)
    expect(payments(now)).toEqual(['wood+stone', 'wood+francs'])
  })
  test.each(EDITIONS)('[O2] [Q6] each unit of "any" may be another cube and repeat the other hand (%s)', (_, table) => {
    const play = paying(['wood', 'any'], 2, { money: 2, cubes: { wood: 3, iron: 1, stone: 1 } }, table)
    expect(payments(play)).toEqual(['3wood', '2wood+iron', '2wood+stone', 'wood+iron+stone'])
    expect(() => play.play(0, 'pay iron+2stone')).toThrow(/O1/)
  })
  test('[Q5] blank with "any": all units any cube, revised also 3 francs; blank with 3 francs: 3 francs each', () => {
    const held = { money: 13, cubes: { wood: 1, stone: 1 } }
    expect(paying(['any', 'blank'], 0, held, first).seat(0)).toMatchObject({ money: 12, cubes: { wood: 0, stone: 0 } })
    expect(payments(paying(['any', 'blank'], 0, held))).toEqual(['wood+stone', 'wood+francs', 'stone+francs', '2francs'])
    for (const [, table] of EDITIONS) {
      const play = paying(['francs', 'blank'], 2, { money: 13, cubes: { wood: 4, wild: 0 } }, table)
      expect(play.seat(0)).toMatchObject({ money: 3, cubes: { wood: 4 } })
    }
  })
  test('[O4] who has not the francs pays otherwise', () => {
    const play = paying(['wood', 'francs'], 2, { money: 6, cubes: { wood: 2, wild: 2 } })
    expect(() => play.play(0, 'pay wood+2francs')).toThrow(/do not have 6 francs.*O4/)
    expect(() => play.play(0, 'pay 3wild')).toThrow(/do not have those cubes.*H2/)
  })
})
