import { describe, expect, test } from 'vitest'
import { PANORAMAS, type Panorama } from './components.ts'
import { later, skyrise } from './fixture.ts'
import { EVERYWHERE, panoramaPoints } from './panoramas.ts'

const points = (card: Panorama, built: string[], options = {}) =>
  panoramaPoints(skyrise(4, options).with(0, { built }).s, 0, PANORAMAS.indexOf(card), EVERYWHERE)

const BRIDGES = PANORAMAS.indexOf('bridges')

describe('V. Panoramas', () => {
  test('[V1] the rulebook’s example: Airships twice is 6, with 2 for Windmills', () => {
    const built = ['24 a6', '37 a13', '48 a9', '54 a1'] // a1 has a windmill
    expect([points('airships', built), points('windmills', built)]).toEqual([6, 2])
  })
  test('[V1] one structure serves two cards, and one card twice', () => {
    expect([points('lakes', ['24 a11', '37 a2']), points('airships', ['24 a11', '37 a4'])]).toEqual([4, 3])
    expect(points('airships', ['24 a12', '37 a6', '48 a4'])).toBe(6)
  })
  test('[V1] masterpieces count', () => {
    const table = later('palace', 'vault', 'shard').with(0, { built: ['palace a1'] })
    expect(panoramaPoints(table.s, 0, PANORAMAS.indexOf('windmills'), EVERYWHERE)).toBe(2)
  })
  test('[V2] Airships: 3 for each with two own structures around it; by option with one', () => {
    expect([points('airships', ['24 a6']), points('airships', ['24 a6', '37 a7'])]).toEqual([0, 3])
    expect([points('airships', ['24 a6', '37 a7', '48 a13'])]).toEqual([3]) // the rulebook’s example: only once
    expect(points('airships', ['24 a6'], { airships: 'one' })).toBe(3)
    expect(points('lakes', ['24 a1'], { airships: 'one' })).toBe(0)
  })
  test('[V3] Windmills: 2 for each own structure beside one', () => {
    expect(points('windmills', ['24 a1', '37 a4', '48 b3', '54 m1'])).toBe(6)
  })
  test('[V4] Lakes: 4 for each with two own structures around it', () => {
    expect([points('lakes', ['24 m1', '37 m3']), points('lakes', ['24 m1', '37 b1', '48 b2'])]).toEqual([4, 4])
    expect(points('lakes', ['24 b5', '37 b6', '48 b1', '54 b14'])).toBe(8)
  })
  test('[V5] Bridges: 4 for each with own structures at both ends', () => {
    expect([points('bridges', ['24 a5']), points('bridges', ['24 m1']), points('bridges', ['24 a5', '37 m1'])]).toEqual([0, 0, 4])
    expect(points('bridges', ['24 a4', '37 m1'])).toBe(0) // a4 has no bridge
    expect(points('bridges', ['24 a5', '37 m2'])).toBe(0) // each at a bridge, at none both
    const shared = skyrise(4)
      .with(0, { built: ['24 a5'] })
      .with(1, { built: ['21 m1'] })
    for (const seat of [0, 1]) expect(panoramaPoints(shared.s, seat, BRIDGES, EVERYWHERE)).toBe(0)
  })
  test('[V5] one structure serves two bridges', () => {
    expect(points('bridges', ['24 a5', '37 m1', '48 b6'])).toBe(8)
    const two = skyrise(2).with(0, { built: ['24 m1', '37 a5'] })
    expect(panoramaPoints(two.s, 0, BRIDGES, EVERYWHERE)).toBe(4) // no platform in NE
  })
  test('[V5] masterpieces count at the end of a bridge', () => {
    const table = later('palace', 'vault', 'shard').with(0, { built: ['palace a6', '24 m4'] })
    expect(panoramaPoints(table.s, 0, BRIDGES, EVERYWHERE)).toBe(4)
  })
  test('[V5] by option 2 for each bridge with an own structure at either end', () => {
    const either = (...built: string[]) => points('bridges', built, { bridges: 'either' })
    expect([either('24 m1'), either('24 a5'), either('24 a5', '37 m1'), either('24 a4')]).toEqual([4, 2, 4, 0])
  })
  test('[V6] Chains: 4 for each platform with three in a chain, once for each', () => {
    expect([points('chains', ['24 a1', '37 a2']), points('chains', ['24 a1', '37 a2', '48 a3'])]).toEqual([0, 4])
    expect(points('chains', ['24 a1', '37 a2', '48 a3', '54 a4', '69 a5', '72 a6'])).toBe(4)
    expect(points('chains', ['24 a1', '37 a2', '48 a3', '54 m1', '69 m2', '72 m3'])).toBe(8)
  })
  test('[V6] bridges do not help a chain', () => {
    expect(points('chains', ['24 a4', '37 a5', '48 m1', '54 m2'])).toBe(0)
  })
})
