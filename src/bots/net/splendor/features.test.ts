import { describe, expect, test } from 'vitest'
import { equal } from '../../../core/block.ts'
import { splendor } from '../../../games/splendor/fixture.ts'
import { countOf } from '../../../games/splendor/gems.ts'
import { handPlace, tokens } from '../../../games/splendor/state.ts'
import { features } from './features.ts'
import { positions, seenAlike } from './fixture.ts'
import { BANK_GOLD, CARD, HELD, HOLDER, inputsFor, NEAR, NOBLE_FACTS, OWN, RIVAL, rivalAt } from './inputs.ts'

const TABLES = [2, 3, 4]

/** What the seat sees of a story's table. */
function inputs({ s }: ReturnType<typeof splendor>, seat = s.turn): Uint8Array {
  const out = new Uint8Array(inputsFor(s.seats))
  features(s, seat, out)
  return out
}

describe('The inputs of Splendor', () => {
  test.each(TABLES)('for %i do not change with what the seat may not know', (seats) => {
    const [here, there] = [new Uint8Array(inputsFor(seats)), new Uint8Array(inputsFor(seats))]
    let [blind, alike] = [0, 0]
    for (const { s, rng } of positions(seats, 4)) {
      const other = seenAlike(s, rng)
      if (equal(s, other)) alike++
      if (s.hand.some((card, place) => card !== other.hand[place])) blind++
      features(s, s.turn, here)
      features(other, s.turn, there)
      if (Buffer.compare(here, there) !== 0) expect(there).toEqual(here)
    }
    // Decks always differ; a test that never met another card in a rival's hand would have seen little.
    expect(blind).toBeGreaterThan(20)
    expect(alike).toBe(0)
  })

  test.each(TABLES)('for %i are the mover first, then the others in the order of their turns', (seats) => {
    for (const { s } of positions(seats, 1)) {
      const out = new Uint8Array(inputsFor(seats))
      features(s, s.turn, out)
      expect(out[BANK_GOLD]).toBe(s.bankGold)
      for (let i = 0; i < seats; i++) {
        const seat = (s.turn + i) % seats
        const at = i === 0 ? 0 : rivalAt(i)
        expect(out[at + HOLDER.at.points]).toBe(s.points[seat])
        expect(out[at + HOLDER.at.tokens]).toBe(tokens(s, seat))
        expect([0, 1, 2, 3, 4].map((gem) => out[at + HOLDER.at.gems + gem])).toEqual(
          [0, 1, 2, 3, 4].map((gem) => countOf(s.gems[seat], gem)),
        )
      }
    }
  })

  test('leave nothing behind of the position before', () => {
    const table = splendor(3).with(0, { gems: 'ddss', gold: 2 })
    const out = new Uint8Array(inputsFor(3)).fill(9)
    features(table.s, 0, out)
    expect(out).toEqual(inputs(table, 0))
  })

  test('say what a card lacks, and that it can be bought, and that it ends the game', () => {
    // Card 3 costs one each of sapphire, emerald, ruby and onyx.
    const card = (story: ReturnType<typeof splendor>) => inputs(story, 0).subarray(OWN.at.hand, OWN.at.hand + CARD.size)
    const far = card(splendor(2).with(0, { hand: [3] }))
    const near = card(splendor(2).with(0, { hand: [3], gems: 'ser', gold: 1, points: 15 }))
    expect(far[CARD.at.lies]).toBe(1)
    expect(far[CARD.at.near + NEAR.at.canBuy]).toBe(0)
    expect(far[CARD.at.near + NEAR.at.missing]).toBe(far[CARD.at.near + NEAR.at.price])
    expect(near[CARD.at.near + NEAR.at.canBuy]).toBe(1)
    expect(near[CARD.at.near + NEAR.at.missing]).toBe(0)
    expect(near[CARD.at.near + NEAR.at.ends]).toBe(1)
  })

  test("show a rival's card that all have seen, and of a blind one the level", () => {
    const open = inputs(splendor(2).with(1, { hand: [7] }), 0).subarray(rivalAt(1) + RIVAL.at.hand)
    expect([open[HELD.at.lies], open[HELD.at.blind]]).toEqual([1, 0])
    const blind = splendor(2)
      .with(1, { hand: [7] })
      .where((s) => {
        s.blind[handPlace(1, 0)] = 1
      })
    const hidden = inputs(blind, 0).subarray(rivalAt(1) + RIVAL.at.hand, rivalAt(1) + RIVAL.at.hand + HELD.size)
    expect([...hidden].reduce((sum, value) => sum + value, 0)).toBe(1)
    expect(hidden[HELD.at.blind]).toBe(1)
  })

  test('say what a noble wants, and nothing of one who has left', () => {
    const table = splendor(2)
      .with(0, { bonuses: 'dddd' })
      .where((s) => s.nobles.set([0, 255, 4]))
    const at = (place: number) => OWN.at.nobles + place * NOBLE_FACTS.size
    const out = inputs(table, 0)
    expect([0, 1, 2].map((place) => out[at(place) + NOBLE_FACTS.at.lies])).toEqual([1, 0, 1])
    expect([0, 1, 2].map((place) => out[at(place) + NOBLE_FACTS.at.missing])).toEqual([4, 0, 8])
  })

  test('say what is owed', () => {
    const nobles = splendor(2)
      .with(0, { bonuses: 'ddddsssseee' })
      .where((s) => s.nobles.set([0, 5, 4]))
      .play(0, 'take dse')
    expect(inputs(nobles)[OWN.at.choosesNoble]).toBe(1)
    const tokensOver = splendor(2).with(0, { gems: 'ddssrreeo' }).play(0, 'take dse')
    expect([inputs(tokensOver)[OWN.at.returns], inputs(tokensOver)[OWN.at.excess]]).toEqual([1, 2])
  })
})
