import { describe, expect, test } from 'vitest'
import { COAL, IRON } from './components.ts'
import { COAL_SPACES, coalPrice, IRON_SPACES, ironPrice, salePrice } from './tracks.ts'

const down = (from: number) => Array.from({ length: from }, (_, i) => from - i)

describe('M. Markets', () => {
  test('[M1] have two spaces at each price, coal to £7 and iron to £5', () => {
    expect(down(COAL_SPACES).map((cubes) => coalPrice(cubes, 1))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7])
    expect(down(IRON_SPACES).map((cubes) => ironPrice(cubes, 1))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })
  test('[M2] sell the cheapest cube and buy into the dearest space, at the same price', () => {
    for (let cubes = 0; cubes < COAL_SPACES; cubes++) expect(salePrice(COAL, cubes)).toBe(coalPrice(cubes + 1, 1))
    for (let cubes = 0; cubes < IRON_SPACES; cubes++) expect(salePrice(IRON, cubes)).toBe(ironPrice(cubes + 1, 1))
    expect(coalPrice(13, 2)).toBe(1 + 2)
  })
  test('[M3] cost £8 and £6 when they are empty', () => {
    expect([coalPrice(0, 1), coalPrice(0, 2), coalPrice(1, 2)]).toEqual([8, 16, 15])
    expect([ironPrice(0, 1), ironPrice(0, 2), ironPrice(1, 2)]).toEqual([6, 12, 11])
  })
})
