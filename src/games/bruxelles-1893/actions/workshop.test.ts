import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { first, pawn, revised, shop } from '../fixture.ts'
import type { State } from '../state.ts'

const oldWorkshop = () => first(3).play(0, 'place b3', 'bid 1')
/** Only these tiles are left in the coloured stack; the rest is held by seat 2. */
const left =
  (...stacks: number[]) =>
  (s: State) => {
    for (const [colour, tiles] of stacks.entries()) {
      s.art[2 * 5 + colour] += s.stacks[colour] - tiles
      s.stacks[colour] = tiles
    }
  }

describe('W. Workshop', () => {
  test('[W1] [Y8] revised: any colour but black is taken', () => {
    const play = revised(3).play(0, 'place b3', 'bid 1')
    expect(play.legal(0)).toEqual(['take green', 'take yellow', 'take blue', 'take brown'])
    expect(() => play.play(0, 'take black')).toThrow(/Black art comes from free actions.*W1/)
    expect(() => play.play(0, 'draw')).toThrow(/nothing is drawn.*W1/)
    expect(play.play(0, 'take brown').seat(0).art).toBe('brown')
    expect(play.s.stacks[3]).toBe(5)
  })
  test('[W2] [Y8] first: one tile is drawn unseen and kept', () => {
    const play = oldWorkshop()
    expect(play.legal(0)).toEqual(['draw', 'skip'])
    expect(() => play.play(0, 'take green')).toThrow(/drawn unseen.*W2/)
    expect(play.play(0, 'draw').seat(0).art.split(' ')).toHaveLength(1)
    expect(play.s.turn).toBe(1)
  })
  test('[W2] with exhibition tiles more are drawn and one is kept, seen by the drawer alone', () => {
    const play = first(3)
      .with(0, { firstPasses: 2 })
      .where(left(1, 1, 1, 0))
      .play(0, 'place b3', 'bid 1', 'draw')
    expect(play.legal(0)).toEqual(['take green', 'take yellow', 'take blue'])
    expect(() => play.play(0, 'take pink')).toThrow(/did not draw a pink.*W2/)
    expect(play.log(0).filter((line) => line.includes('drew'))).toHaveLength(3)
    expect(play.log(1).filter((line) => line.includes('drew'))).toEqual([])
    expect(play.play(0, 'take yellow').seat(0).art).toBe('yellow')
    expect(Array.from(play.s.stacks.subarray(0, 4))).toEqual([1, 0, 1, 0])
  })
  test('[W2] tiles of one colour leave nothing to choose', () => {
    const play = first(3)
      .with(0, { firstPasses: 1 })
      .where(left(2, 0, 0, 0))
      .play(0, 'place b3', 'bid 1', 'draw')
    expect(play.seat(0).art).toBe('green')
    expect(play.s.stacks[0]).toBe(1)
  })
  test('[W3] first: an empty stack is made anew of the shop but for its two top tiles, when a tile is needed', () => {
    const play = first(3)
      .where(shop('green', 'black'))
      .where(left(0, 0, 0, 0))
      .with(2, { art: '' })
    play.where((s) => {
      s.stacks.fill(0, 0, 4)
      s.covered.set([0, 2, 0, 0, 1])
    })
    play.play(0, 'place b3', 'bid 1')
    expect(play.s.covered[1]).toBe(2)
    expect(play.play(0, 'draw').seat(0).art).toBe('yellow')
    expect([play.s.stacks[1], play.s.stacks[4], play.s.covered[4]]).toEqual([1, 6, 0])
    expect(Array.from(play.s.shop)).toEqual([0, 4])
  })
  test('[W3] drawing more than the stack has goes on with the new one', () => {
    const play = first(3).with(0, { firstPasses: 1 })
    play.where((s) => {
      s.stacks.set([1, 0, 0, 0, 0])
      s.covered.set([0, 0, 3, 0, 0])
    })
    play.play(0, 'place b3', 'bid 1', 'draw')
    expect(play.legal(0)).toEqual(['take green', 'take blue'])
  })
  test('[W4] [Q27] with no tile to take the action cannot be done; an empty colour cannot be chosen', () => {
    const none = revised(3)
      .where(left(0, 0, 0, 0))
      .play(0, 'place b3', 'bid 1')
    expect(none.s.turn).toBe(1)
    const some = revised(3)
      .where(left(0, 1, 1, 0))
      .play(0, 'place b3', 'bid 1')
    expect(some.legal(0)).toEqual(['take yellow', 'take blue'])
    expect(() => some.play(0, 'take green')).toThrow(/No green tile is left.*W4/)
    const old = first(3)
      .where((s) => s.stacks.fill(0))
      .play(0, 'place b3', 'bid 1')
    expect(old.s.turn).toBe(1)
  })
  test('[Q27] the free black tile lapses with none left', () => {
    const play = revised(3)
      .with(1, { houses: ['b3'] })
      .where((s) => (s.stacks[4] = 0))
      .play(0, 'place b3', 'bid 1', 'take green')
    expect(play.seat(1).art).toBe('')
    expect(play.s.drawer).toBe(NONE)
  })
  test('[K2] others see that tiles are drawn, not which', () => {
    const play = first(3)
      .with(0, { firstPasses: 1 })
      .where(pawn(1, 'c5', 1))
      .where(left(1, 1, 1, 1))
      .play(0, 'place b3', 'bid 1', 'draw')
    const drawn = (viewer: number) => Array.from(play.view(viewer).drawn)
    expect(drawn(0).reduce((sum, tiles) => sum + tiles, 0)).toBe(2)
    expect(drawn(1)).toEqual([255, 255, 255, 255])
    expect(drawn(-1)).toEqual([255, 255, 255, 255])
  })
})
