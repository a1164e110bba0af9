import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOf, covers, each, GEMS, gemsWithAtLeast, lacking, pack, total, unpack } from './gems.ts'

const counts = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { minLength: GEMS.length, maxLength: GEMS.length })
const property = (holds: (a: number[], b: number[]) => boolean) => fc.assert(fc.property(counts(12), counts(12), holds), { seed: 1893 })

describe('Packed gems do what five numbers would', () => {
  test('pack and unpack', () => property((a) => unpack(pack(a)).join() === a.join()))
  test('total', () => property((a) => total(pack(a)) === a.reduce((sum, n) => sum + n, 0)))
  test('lacking', () => property((a, b) => unpack(lacking(pack(a), pack(b))).join() === a.map((n, i) => Math.max(0, n - b[i])).join()))
  test('covers', () => property((a, b) => covers(pack(a), pack(b)) === a.every((n, i) => n >= b[i])))
  test('gemsWithAtLeast', () =>
    property((a, [least]) => gemsWithAtLeast(pack(a), least) === a.reduce((mask, n, gem) => mask | (n >= least ? 1 << gem : 0), 0)))
  test('each', () => {
    expect(unpack(each(7))).toEqual([7, 7, 7, 7, 7])
    expect(countOf(each(7), 4)).toBe(7)
  })
})
