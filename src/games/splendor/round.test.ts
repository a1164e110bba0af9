import { describe, expect, test } from 'vitest'
import { NONE } from '../../core/block.ts'
import { packed, splendor } from './fixture.ts'

const ALL_GEMS = 'ddddsssseeeerrrroooo'
/** Nobody can do anything: no gem in the middle, hands full of cards that cost seven of a gem nobody holds. */
const stuck = () =>
  splendor(2)
    .with(0, { hand: [71, 75, 79] })
    .with(1, { hand: [83, 87, 73] })
    .where((s) => {
      s.bank = 0
      s.bankGold = 0
    })

describe('P. Pass', () => {
  test('[P1] exists only when nothing else does', () => {
    expect(stuck().legal(0)).toEqual(['pass'])
    expect(splendor(2).legal(0)).not.toContain('pass')
    expect(() => splendor(2).play(0, 'pass')).toThrow(/other actions.*30.*P1/)
    expect(() => splendor(2).with(1, { gems: ALL_GEMS, gold: 5 }).play(0, 'pass')).toThrow(/P1/)
  })
  test('[P2] ends the game when all seats pass in a row', () => {
    const story = stuck().with(1, { points: 3 }).play(0, 'pass')
    expect(story.result().over).toBe(false)
    expect(story.play(1, 'pass').result()).toMatchObject({ over: true, scores: [{ rank: 2 }, { rank: 1 }] })
  })
  test.each([
    ['reserved', 'reserve 1a', { hand: [] }],
    ['bought', 'buy 1a', { bonuses: 'ddddddsssssseeeeeerrrrrroooooo' }],
  ])('[P2] not when somebody %s in between', (_, move, holdings) => {
    const story = stuck()
      .where((s) => s.nobles.fill(NONE))
      .play(0, 'pass')
      .with(1, holdings)
    story.play(1, move).play(0, 'pass')
    expect(story.result().over).toBe(false)
  })
  test('[P2] not when somebody took gems in between', () => {
    const story = stuck()
      .play(0, 'pass')
      .where((s) => {
        s.bank = packed('d')
      })
    story.play(1, 'take d').play(0, 'pass')
    expect(story.result().over).toBe(false)
  })
})

describe('E. The end', () => {
  test('[E1] finishes the round in which somebody has 15', () => {
    const story = splendor(3).with(0, { points: 12, bonuses: 'ddddssss' })
    story.play(0, 'take dse')
    expect(story.seat(0).points).toBe(15)
    story.play(1, 'take dse')
    expect(story.result().over).toBe(false)
    expect(story.play(2, 'take dse').result().over).toBe(true)
  })
  test('[E1] the last seat to reach 15 ends the game at once', () => {
    const story = splendor(2).with(1, { points: 15 }).play(0, 'take dse').play(1, 'take dse')
    expect(story.result()).toMatchObject({ over: true, scores: [{ rank: 2 }, { total: 15, rank: 1 }] })
  })
  test('[E2] comes after 200 rounds', () => {
    const story = splendor(2).where((s) => {
      s.round = 199
    })
    story.play(0, 'take dse').play(1, 'take dse')
    expect(story.result().over).toBe(false)
    expect(story.play(0, 'take ero').play(1, 'take ero').result().over).toBe(true)
  })
  test('[E3] most points win, then fewest bought cards, then all who are equal', () => {
    const ranks = (story: ReturnType<typeof splendor>) => story.result().scores.map((score) => score.rank)
    expect(
      ranks(splendor(3).with(0, { points: 15, bought: 9 }).with(1, { points: 16, bought: 14 }).with(2, { points: 15, bought: 8 })),
    ).toEqual([3, 1, 2])
    expect(ranks(splendor(2).with(0, { points: 15, bought: 9 }).with(1, { points: 15, bought: 9 }))).toEqual([1, 1])
  })
  test('[E3] shows points of cards and of nobles apart', () => {
    const story = splendor(2).with(0, { points: 2, bonuses: 'ddddssss' })
    expect(story.play(0, 'take dse').result().scores[0]).toMatchObject({ total: 5, parts: { cards: 2, nobles: 3 } })
  })
  test('[E4] allows nothing afterwards', () => {
    const story = splendor(2).with(1, { points: 15 }).play(0, 'take dse').play(1, 'take dse')
    expect(story.legal(0)).toEqual([])
    expect(() => story.play(0, 'take dse')).toThrow(/E4/)
  })
})
