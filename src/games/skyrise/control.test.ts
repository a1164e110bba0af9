import { describe, expect, test } from 'vitest'
import { scoreControl } from './control.ts'
import { later, type SkyriseStory, skyrise } from './fixture.ts'
import { CONTROL } from './state.ts'

const scored = (table: SkyriseStory) => {
  const seats = table.s.seats
  scoreControl(table.s, CONTROL)
  return Array.from({ length: seats }, (_, seat) => table.seat(seat).points)
}

describe('P. Platform control', () => {
  test('[P1] the rulebook’s example: only red has a tall building', () => {
    expect(
      scored(
        skyrise(2)
          .with(0, { built: ['96 a1'] })
          .with(1, { built: ['46 a2', '59 a3', '61 a4'] }),
      ),
    ).toEqual([5, 0])
  })
  test('[P1] each platform for itself, the centre too', () => {
    const table = skyrise(3)
      .with(0, { built: ['24 m1', '96 a1'] })
      .with(1, { built: ['21 b1'] })
      .with(2, { built: ['26 c1', '32 c2'] })
    expect(scored(table)).toEqual([10, 5, 5])
  })
  test('[P2] on a tie medium buildings decide, then low ones', () => {
    expect(
      scored(
        skyrise(2)
          .with(0, { built: ['96 a1', '48 a2'] })
          .with(1, { built: ['94 a3', '21 a4', '39 a5'] }),
      ),
    ).toEqual([5, 0])
    expect(
      scored(
        skyrise(2)
          .with(0, { built: ['48 a1', '24 a2'] })
          .with(1, { built: ['46 a3'] }),
      ),
    ).toEqual([5, 0])
    expect(
      scored(
        skyrise(2)
          .with(0, { built: ['24 a1', '37 a2'] })
          .with(1, { built: ['39 a3'] }),
      ),
    ).toEqual([5, 0])
  })
  test('[P3] the rulebook’s example: red and blue are equal and both score', () => {
    const table = skyrise(4)
      .with(0, { built: ['96 a1', '48 a2'] })
      .with(3, { built: ['91 a3', '41 a4'] })
      .with(1, { built: ['46 a5', '59 a6'] })
    expect(scored(table)).toEqual([5, 0, 0, 5])
  })
  test('[P4] masterpieces do not count, but the Workshop does', () => {
    expect(
      scored(
        later('palace', 'vault', 'shard')
          .with(0, { built: ['palace a1'] })
          .with(1, { built: ['4 a2'] }),
      ),
    ).toEqual([0, 5, 0])
    expect(
      scored(
        later('workshop', 'vault', 'shard')
          .with(0, { built: ['workshop a1'] })
          .with(1, { built: ['81 a2'] }),
      ),
    ).toEqual([5, 0, 0])
  })
  test('[P5] an empty platform, or one with masterpieces only, is nobody’s', () => {
    expect(scored(skyrise(2))).toEqual([0, 0])
    expect(scored(later('palace', 'vault', 'shard').with(0, { built: ['palace a1'] }))).toEqual([0, 0, 0])
  })
})
