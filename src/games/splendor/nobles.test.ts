import { describe, expect, test } from 'vitest'
import { splendor } from './fixture.ts'

/** Nobles in the middle: 0 asks for 4 diamond and 4 sapphire, 5 for three each of diamond, sapphire and emerald, 4 for 4 ruby and 4 onyx. */
const table = () => splendor(2).where((s) => s.nobles.set([0, 5, 4]))

describe('N. Nobles', () => {
  test('[N1] visits at the end of any turn, also one without a purchase', () => {
    const story = table().with(0, { bonuses: 'ddddssss' }).play(0, 'take dse')
    expect(story.seat(0)).toMatchObject({ nobles: [0], points: 3 })
    expect(story.s.turn).toBe(1)
  })
  test('[N2] counts bonuses only: no tokens, no reserved cards', () => {
    const story = table()
      .with(0, { bonuses: 'dddssss', gems: 'd', gold: 2, hand: [0, 1] })
      .play(0, 'take dse')
    expect(story.seat(0).nobles).toEqual([])
  })
  test('[N2] more bonuses than he asks for are enough', () => {
    expect(table().with(0, { bonuses: 'dddddssssso' }).play(0, 'take dse').seat(0).nobles).toEqual([0])
  })
  test('[N3] comes unasked, gives 3 points, leaves the middle and stays', () => {
    const story = table().with(0, { bonuses: 'rrrroooo' }).play(0, 'take dse')
    expect(story.seat(0)).toMatchObject({ points: 3, nobles: [4] })
    expect(story.with(1, { bonuses: 'rrrroooo' }).play(1, 'take dse').seat(1).nobles).toEqual([])
  })
  test('[N3] visits once a turn', () => {
    const story = table().with(0, { bonuses: 'ddddsssseee' }).play(0, 'take dse', 'noble 1')
    expect(story.seat(0).points).toBe(3)
    expect(story.s.turn).toBe(1)
  })
  test('[N4] is chosen among several; the other comes at the end of a later turn', () => {
    const story = table().with(0, { bonuses: 'ddddsssseee' }).play(0, 'take dse')
    expect(story.legal(0)).toEqual(['noble 1', 'noble 2'])
    expect(() => story.play(0, 'noble 3')).toThrow(/The noble of rubies and onyxes wants more bonuses: 4 rubies, 4 onyxes missing/)
    expect(() => story.play(0, 'noble 4')).toThrow(/N4/)
    expect(() => story.play(0, 'take dse')).toThrow(/N4/)
    story.play(0, 'noble 2').play(1, 'take dse').play(0, 'take ero')
    expect(story.seat(0)).toMatchObject({ nobles: [0, 5], points: 6 })
  })
  test('[N4] is no choice to be made at any other time', () => {
    expect(() => table().play(0, 'noble 1')).toThrow(/N4/)
  })
})
