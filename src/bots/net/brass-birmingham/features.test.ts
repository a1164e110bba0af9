import { describe, expect, test } from 'vitest'
import { brass, face, rails } from '../../../games/brass-birmingham/fixture.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { features } from './features.ts'
import { INPUTS, PILE, STACK_AT, WAITS } from './inputs.ts'

const { at } = INPUTS
function seen(s: State, seat = 0): Uint8Array {
  const out = new Uint8Array(INPUTS.size).fill(9)
  features(s, seat, out)
  return out
}
/** Points of goods above level I that wait for something. */
const waiting = (s: State, what: (typeof WAITS)[number]) => seen(s)[at.goods + (WAITS.indexOf(what) * 2 + 1) * PILE.size + PILE.at.points]

describe('A seat of Brass in numbers', () => {
  test('fills full words, and leaves nothing of the seat before', () => {
    expect(INPUTS.size % 8).toBe(0)
    const { s } = brass(2)
    const out = seen(s)
    expect(out.subarray(at.spare)).toEqual(new Uint8Array(INPUTS.size - at.spare))
  })

  test('has money and income, in steps too', () => {
    const out = seen(brass(3).with(0, { money: 14, level: 3 }).s)
    expect([out[at.money], out[at.income]]).toEqual([14, 13])
    expect([...out.subarray(at.moneySteps, at.moneySteps + 5)]).toEqual([1, 1, 1, 1, 0])
    expect([...out.subarray(at.seats, at.seats + 3)]).toEqual([0, 1, 0])
  })

  test('knows what is left of the game, and who has had his turn', () => {
    const table = brass(2).where((s) => {
      s.position = 1
      s.turn = 1
    })
    expect([seen(table.s, 0)[at.hasTurn], seen(table.s, 1)[at.hasTurn]]).toEqual([0, 1])
    expect(seen(table.s)[at.rounds]).toBe(18)
    expect([seen(table.s)[at.isRail], seen(rails(2).s)[at.isRail]]).toEqual([0, 1])
    expect([seen(rails(2).s)[at.rounds], seen(rails(2).s)[at.roundsCanal]]).toEqual([8, 0])
  })

  test('tells goods by what they wait for', () => {
    const table = () =>
      brass(2)
        .where(face('oxford.1', 'cotton', 0))
        .with(0, { tiles: ['birmingham.1 cotton2'] })
    expect(waiting(table().s, 'link')).toBe(5)
    expect(waiting(table().with(0, { links: ['birmingham-oxford'] }).s, 'beer')).toBe(5)
    const beer = { links: ['birmingham-oxford'], tiles: ['birmingham.1 cotton2', 'burton.2 brewery2'] }
    expect(waiting(table().with(0, beer).s, 'nothing')).toBe(5)
    expect(
      waiting(
        table()
          .with(0, { links: ['birmingham-oxford'] })
          .where(face('oxford.1', 'cotton')).s,
        'nothing',
      ),
    ).toBe(5)
  })

  test('counts what flipped tiles bring now and again, and what lies at its links', () => {
    const { s } = brass(2).with(0, { tiles: ['dudley.1 coal2 flipped', 'birmingham.1 cotton2'], links: ['dudley-birmingham'] })
    const out = seen(s)
    expect([out[at.flipped], out[at.again]]).toEqual([2, 2])
    expect([out[at.links], out[at.linkPoints], out[at.linkHopes], out[at.linkSpaces]]).toEqual([1, 1, 2, 4])
    expect(seen(s, 1)[at.links]).toBe(0)
    expect(seen(s, 1)[at.rivalGoods]).toBe(1)
  })

  test('knows its stacks and what its cards build', () => {
    const { s } = brass(2).with(0, { hand: 'dudley iron', next: { coal: 2 }, tiles: ['birmingham.1 cotton2'] })
    const out = seen(s)
    const coal = at.stacks + STACK_AT[3]
    expect([...out.subarray(coal, coal + 3)]).toEqual([0, 1, 0])
    // Dudley has a slot for coal and one for iron; the network's only place for iron is Birmingham.
    expect([...out.subarray(at.toBuild, at.toBuild + 6)]).toEqual([0, 0, 0, 1, 2, 0])
    expect(out[at.cards]).toBe(2)
  })
})
