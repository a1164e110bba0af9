import { describe, expect, test } from 'vitest'
import { actionList, listed } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import { splendor } from '../../../games/splendor/fixture.ts'
import { splendor as game } from '../../../games/splendor/index.ts'
import type { State } from '../../../games/splendor/state.ts'
import { POSITIONS } from './gallery-positions.ts'
import { probe } from './probe.ts'

const reason = (s: State, place: string): string | undefined => {
  const a = probe(s, 0, { place })
  return a === null ? undefined : game.problem(s, 0, a)?.reason
}

describe('what explains a place', () => {
  test('a card that cannot be bought says what is missing', () => {
    expect(reason(splendor(2).s, 'card:3a')).toBe('tooExpensive')
  })
  test('a card that can be bought asks whether it can be reserved', () => {
    const { s } = splendor(2).with(0, { bonuses: 'ddddddd sssssss eeeeeee rrrrrrr ooooooo'.replaceAll(' ', ''), hand: [0, 1, 2] })
    expect(reason(s, 'card:3a')).toBe('handFull')
  })
  test('an empty place, an empty deck, an empty pile', () => {
    const { s } = splendor(2).with(1, { gems: 'rrrr' })
    s.table[0] = NONE
    s.left[0] = 0
    expect([reason(s, 'card:1a'), reason(s, 'deck:1'), reason(s, 'gem:ruby')]).toEqual(['placeEmpty', 'deckEmpty', 'pileEmpty'])
  })
  test('a pile of which two cannot be taken', () => {
    expect(reason(splendor(2).with(1, { gems: 'r' }).s, 'gem:ruby')).toBe('pileTooSmall')
  })
  test('tokens and nobles outside their moment refuse nothing', () => {
    const { s } = splendor(2)
    expect([reason(s, 'token:ruby'), reason(s, 'noble:1'), reason(s, 'hand:1')]).toEqual([undefined, undefined, 'nothingReserved'])
  })
  test('gold, which is never taken by itself, has no action', () => {
    expect(probe(splendor(2).s, 0, { place: 'gem:gold' })).toBeNull()
  })
  test('every place of a legal action is understood', () => {
    for (const position of Object.values(POSITIONS)) {
      const s = position(4)
      const out = actionList()
      game.legal(s, s.turn, out)
      for (const place of listed(out).flatMap((a) => game.describe(s, s.turn, a))) expect(probe(s, s.turn, { place }), place).not.toBeNull()
    }
  })
})
