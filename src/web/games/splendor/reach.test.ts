import { describe, expect, test } from 'vitest'
import { splendor } from '../../../games/splendor/fixture.ts'
import { pack, unpack } from '../../../games/splendor/gems.ts'
import { splendor as game } from '../../../games/splendor/index.ts'
import { POSITIONS } from './gallery-positions.ts'
import { handAt, mayTakeTwo, paymentPicked, placeToPay, reachOf } from './reach.ts'

describe('reach', () => {
  test('a card is within reach exactly when the engine would sell it', () => {
    const { s } = splendor(2).with(0, { gems: 'dsseer', gold: 2, bonuses: 'do' })
    for (let place = 0; place < 12; place++) {
      const refused = game.problem(s, 0, game.parse(`buy ${(place / 4 + 1) | 0}${'abcd'[place % 4]}`))
      const { affordable, missing } = reachOf(s, 0, place)
      expect(affordable).toBe(refused === null)
      if (refused) expect(missing).toBe(refused.facts.missing)
    }
  })

  test('a reserved card is measured like one on the table', () => {
    const { s } = splendor(2).with(0, { gems: 'ss', gold: 1, hand: [0] }) // costs 3 sapphires
    expect(reachOf(s, 0, handAt(0))).toEqual({ affordable: true, missing: pack([0, 1, 0, 0, 0]) })
  })

  test('two gems are offered from a pile of four', () => {
    const { s } = splendor(2).with(1, { gems: 'r' })
    expect([0, 3].map((gem) => mayTakeTwo(s, gem))).toEqual([true, false])
  })
})

describe('payment', () => {
  test('a picked card shows its plainest payment', () => {
    const { s } = splendor(2).with(0, { gems: 'ss', gold: 1, hand: [0] })
    expect(paymentPicked(s, 0, ['hand:1'])).toEqual({ gems: pack([0, 2, 0, 0, 0]), gold: 1 })
    expect(paymentPicked(s, 0, [])).toBeNull()
  })

  test('gold that is picked for a gem leaves that gem in the hand', () => {
    const s = POSITIONS.paying(2) // emerald I for 1 diamond, 3 sapphires, 1 emerald; no diamond is held
    expect(placeToPay(s)).toBe(2)
    expect(paymentPicked(s, 0, [])).toMatchObject({ gold: 1 })
    const { gems, gold } = paymentPicked(s, 0, ['token:diamond', 'token:sapphire']) ?? { gems: 0, gold: 0 }
    expect([unpack(gems), gold]).toEqual([[0, 2, 1, 0, 0], 2])
  })
})
