import { describe, expect, test } from 'vitest'
import { DISTRICT_IDS } from '../../../games/skyrise/board.ts'
import { MASTERPIECES, type Masterpiece } from '../../../games/skyrise/components.ts'
import { later, skyrise, tokens } from '../../../games/skyrise/fixture.ts'
import type { State } from '../../../games/skyrise/state.ts'
import { worthAt, worthOver } from './worth.ts'

const at = (s: State, card: Masterpiece, id: string) =>
  worthAt(s, { seat: 0, card: MASTERPIECES.indexOf(card), district: DISTRICT_IDS.indexOf(id) })

describe('what a masterpiece would bring', () => {
  test('is what the rules give when it wins there', () => {
    const table = later('image-of-the-city', 'palace', 'vault')
      .with(0, { built: ['24 m1'] })
      .with(1, { built: ['21 m3'] })
    expect(at(table.s, 'image-of-the-city', 'm2')).toBe(4)
    expect(at(table.s, 'image-of-the-city', 'a9')).toBe(0)
  })
  test('counts the bids of the auction that is going on, and only those', () => {
    const table = later('palace', 'gavel', 'vault')
    expect(at(table.s, 'palace', 'm1')).toBe(2)
    expect(at(table.play(0, 'bid 24 m1').play(1, 'bid 39 m2').s, 'palace', 'm3')).toBe(6)
  })
  test('counts the token that is taken with it', () => {
    const { s } = later('shard', 'gavel', 'vault').where(tokens({ m1: 'A' }))
    expect([at(s, 'shard', 'm1'), at(s, 'shard', 'm2')]).toEqual([2, 0])
  })
  test('is known of cards in hand too, and changes nothing', () => {
    const { s } = skyrise(4).with(0, { built: ['24 m1'] })
    const before = s.bytes.slice()
    expect(at(s, 'olmsteds-parks', 'm2')).toBe(8)
    expect(s.bytes).toEqual(before)
  })
  test('ranges over districts; a card without points has none', () => {
    const { s } = later('olmsteds-parks', 'gavel', 'vault')
    const districts = ['m1', 'a1'].map((id) => DISTRICT_IDS.indexOf(id))
    expect(worthOver(s, 0, MASTERPIECES.indexOf('olmsteds-parks'), districts)).toEqual({ least: 0, most: 4 })
    for (const card of ['vault', 'gavel', 'new-capitol'] as const) expect(worthOver(s, 0, MASTERPIECES.indexOf(card), districts)).toBeNull()
  })
})
