import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '../../core/block.ts'
import type { Colour, Token } from './components.ts'
import { skyrise, tokens } from './fixture.ts'

/** Seat 0 builds 24 in M1 and takes its token. */
const taking = (token: Token, track: Partial<Record<Colour, number>> = {}, options = {}) =>
  skyrise(2, options)
    .where(tokens({ m1: token }))
    .with(0, { track })
    .play(0, 'bid 24 m1')
    .play(1, 'pass')
const full = { yellow: 3, green: 3, white: 3, brown: 3 }

describe('N. Tokens', () => {
  test('[N1] a district token goes to the leftmost place of its track', () => {
    const table = taking('white', { white: 1 })
    expect(table.seat(0).track).toEqual({ yellow: 0, green: 0, white: 2, brown: 0 })
    expect(table.s.token.every((token) => token >= 0xfe)).toBe(true)
  })
  test('[N2] three fit on a track; the first makes it 3, the third less again', () => {
    expect(taking('white').log(0)).toContain('0 puts a white token on the white track: 3 points for each structure there')
    expect(taking('white', { white: 1 }).log(0)).toContain('0 puts a white token on the white track: 6 points for each structure there')
    expect(taking('white', { white: 2 }).log(0)).toContain('0 puts a white token on the white track: 4 points for each structure there')
  })
  test('[N3] by option four fit, and the fourth is worth less', () => {
    const log = (white: number) => taking('white', { white }, { track: 'collected' }).log(0).slice(-1)[0]
    expect([0, 1, 2, 3].map((white) => log(white).match(/\d+ points/)?.[0])).toEqual(['3 points', '4 points', '6 points', '5 points'])
    expect(taking('white', { white: 4 }, { track: 'collected' }).seat(0).innovator).toBe('white')
  })
  test('[N4] with a full track it goes to the innovator', () => {
    expect(taking('brown', { brown: 3 }).seat(0)).toMatchObject({ track: { brown: 3 }, innovator: 'brown' })
    const table = taking('wild', { brown: 3 })
    expect(() => table.play(0, 'wild brown')).toThrow(/inventors’ districts is full.*N4/)
  })
  test('[N5] a wild token goes to any track and stays there', () => {
    const table = taking('wild')
    expect(table.legal(0)).toEqual(['wild yellow', 'wild green', 'wild white', 'wild brown'])
    expect(() => table.play(0, 'bid 37 m2')).toThrow(/where the wild token goes.*N5/)
    table.play(0, 'wild brown')
    expect(table.seat(0).track).toEqual({ yellow: 0, green: 0, white: 0, brown: 1 })
    expect([table.s.wilds[3], table.s.turn, table.s.auction]).toEqual([1, 0, 2])
    expect(() => table.play(0, 'wild yellow')).toThrow(/no wild token.*N5/)
  })
  test('[N6] or to the innovator, once any track is full', () => {
    expect(() => taking('wild').play(0, 'wild innovator')).toThrow(/only when one of your tracks is full.*N6/)
    const table = taking('wild', { green: 3 })
    expect(table.legal(0)).toEqual(['wild yellow', 'wild white', 'wild brown', 'wild innovator'])
    expect(table.play(0, 'wild innovator').seat(0).innovator).toBe('wild')
  })
  test('[N7] a patron token shows its owner the tile: the rulebook’s B at 4', () => {
    const table = skyrise(2)
      .where(tokens({ m1: 'B' }))
      .where((s) => s.patrons.set([0, 2, 1, 3]))
    expect(table.view(0).patrons[1]).toBe(UNKNOWN)
    table.play(0, 'bid 24 m1').play(1, 'pass')
    expect(table.seat(0).patrons).toBe('B')
    expect(Array.from(table.view(0).patrons)).toEqual([UNKNOWN, 2, UNKNOWN, UNKNOWN])
    expect(table.view(1).patrons.every((tile) => tile === UNKNOWN)).toBe(true)
    expect(table.log(0)).toContain('0 looks at the tile of patron B: 4 points for each token')
    expect(table.log(1)).not.toContain('0 looks at the tile of patron B: 4 points for each token')
  })
  test('[N7] a second token of the same patron shows nothing new', () => {
    const table = skyrise(2)
      .where(tokens({ m1: 'B' }))
      .with(0, { patrons: 'B' })
      .play(0, 'bid 24 m1')
      .play(1, 'pass')
    expect(table.seat(0).patrons).toBe('BB')
    expect(table.log(0).filter((line) => line.includes('looks'))).toEqual([])
  })
  test('[N8] an award goes to the innovator', () => {
    expect(taking('award').seat(0)).toMatchObject({ awards: 1, innovator: '' })
  })
  test('[N9] with all tracks full a wild token goes to the innovator without asking', () => {
    const table = taking('wild', full)
    expect(table.seat(0).innovator).toBe('wild')
    expect(table.legal(0)).toContain('bid 37 m2')
  })
})
