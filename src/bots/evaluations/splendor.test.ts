import { describe, expect, test } from 'vitest'
import { NONE } from '../../core/block.ts'
import { splendor } from '../../games/splendor/fixture.ts'
import type { State } from '../../games/splendor/state.ts'
import { splendorEvaluation } from './splendor.ts'

const worth = (s: State, seat = 0) => splendorEvaluation.worth(s, seat)
/** Open at 1a: onyx I for 2 diamond, 2 sapphire, 1 ruby. At 2a: ruby II, 2 points, for 5 onyx. Nothing else lies open. */
const [CARD_1A, CARD_2A] = [36, 60]
const table = () =>
  splendor(2).where((s) => {
    s.table.fill(NONE)
    s.table[0] = CARD_1A
    s.table[4] = CARD_2A
    s.nobles.fill(NONE)
  })

describe('The evaluation of Splendor', () => {
  test('counts points, bonuses and tokens', () => {
    const empty = worth(table().s)
    expect(worth(table().with(0, { points: 3 }).s)).toBeCloseTo(empty + 3)
    expect(worth(table().with(0, { bought: 2 }).s)).toBeGreaterThan(empty)
    expect(worth(table().with(0, { gems: 'e' }).s)).toBeGreaterThan(empty) // no card asks for it
    expect(worth(table().with(0, { gold: 1 }).s)).toBeGreaterThan(empty)
  })

  test('the nearer a card, the better, and a card of points better than one without', () => {
    const gems = (held: string) => worth(table().with(0, { gems: held }).s)
    expect(gems('ooo')).toBeGreaterThan(gems('oo'))
    expect(gems('ooooo')).toBeGreaterThan(gems('oooo'))
    expect(gems('ooooo')).toBeGreaterThan(gems('ddssr'))
    expect(gems('ddssr')).toBeGreaterThan(gems('eeeee'))
  })

  test('the nearest card counts most: one that can be had is worth more than two halfway', () => {
    const held = (gems: string, gold = 0) => worth(table().with(0, { gems, gold }).s)
    expect(held('ooooo')).toBeGreaterThan(held('oodds') + 0.5)
    expect(held('oooo', 1)).toBeGreaterThan(held('ooood'))
  })

  test('likes bonuses that bring a noble, the more the nearer he is', () => {
    // Noble 1 wants four diamonds and four sapphires.
    const visit = (bonuses: string) => {
      const { s } = table().with(0, { bonuses })
      const alone = worth(s)
      s.nobles[0] = 0
      return worth(s) - alone
    }
    expect(visit('ddddssss')).toBeGreaterThan(visit('dddd'))
    expect(visit('dddd')).toBeGreaterThan(visit('rrrr'))
    expect(visit('rrrr')).toBeGreaterThan(0)
  })

  test('knows reserved cards, its own only', () => {
    const { s } = table().with(0, { hand: [CARD_2A + 1] })
    expect(worth(s)).toBeGreaterThan(worth(table().s))
    expect(worth(s, 1)).toBe(worth(table().s, 1))
  })
})
