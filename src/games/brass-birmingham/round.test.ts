import { describe, expect, test } from 'vitest'
import { brass, idle, rails } from './fixture.ts'

describe('R. Turn and round', () => {
  test('[R1] gives two actions, the same or different', () => {
    const table = brass(2).with(0, { hand: 'iron coal' }).play(0, 'loan', 'discard iron')
    expect(table.s.turn).toBe(0)
    expect(table.play(0, 'pass', 'discard coal').s.turn).toBe(1)
  })
  test('[R2] lets nobody decide out of turn', () => {
    expect(() => brass(2).play(1, 'loan')).toThrow(/player 1’s turn.*R2/)
    expect(brass(2).legal(1)).toEqual([])
  })
  test('[R3] gives one action in the first canal round, two in the first rail round', () => {
    const first = (table: ReturnType<typeof brass>) =>
      table
        .where((s) => {
          s.round = 1
          s.position = 1
          s.actions = 1
          s.order.set([1, 0])
        })
        .with(0, { hand: 'iron iron' })
        .play(0, 'pass', 'discard iron').s
    expect(first(brass(2))).toMatchObject({ turn: 1, round: 2, actions: 2 })
    const fresh = brass(2).where((s) => {
      s.round = 1
      s.actions = 1
    })
    expect(fresh.with(0, { hand: 'iron' }).play(0, 'pass', 'discard iron').s).toMatchObject({ turn: 1, actions: 1 })
    const rail = rails(2).where((s) => {
      s.round = 1
    })
    expect(idle(rail, 0).s).toMatchObject({ turn: 1, actions: 2 })
  })
  test('[R4] discards a card with every action, a wild one to its pile', () => {
    const table = brass(2).with(0, { hand: 'iron wild-location coal' }).play(0, 'loan')
    expect(table.legal(0)).toEqual(['discard iron', 'discard coal', 'discard wild-location'])
    expect(() => table.play(0, 'discard stoke')).toThrow(/do not hold.*Stoke.*R4/)
    expect(() => table.play(0, 'pass')).toThrow(/which card.*R4/)
    table.play(0, 'discard wild-location')
    expect(table.seat(0).hand).toBe('iron coal')
    expect(table.s.discards.every((count) => count === 0)).toBe(true)
    expect(() => table.play(0, 'discard iron')).toThrow(/no card to discard.*R4/)
    table.play(0, 'pass', 'discard iron')
    expect(table.s.discards.reduce((sum, count) => sum + count, 0)).toBe(1)
  })
  test('[R5] draws up to eight after both actions, not between them, while the pile lasts', () => {
    const table = brass(2).with(0, { hand: 'iron coal pottery' }).play(0, 'pass', 'discard iron')
    expect(table.seat(0).hand).toBe('coal pottery')
    table.play(0, 'pass', 'discard coal')
    expect(table.seat(0).hand.split(' ')).toHaveLength(8)
    const last = brass(2).where((s) => {
      s.left = 3
    })
    expect(idle(last, 0).seat(0).hand.split(' ')).toHaveLength(3)
  })
  test('[R6] offers nothing that cannot be finished, and asks when it may go on', () => {
    expect(() => brass(2).play(0, 'done')).toThrow(/nothing to end.*R6/)
    const table = brass(2).with(0, { hand: 'iron iron', money: 2 })
    expect(table.legal(0)).toContain('develop coal')
    table.play(0, 'develop coal', 'discard iron')
    expect(table.s.actions).toBe(1) // the next iron would cost £2: no second develop is offered
    expect(brass(2).with(0, { hand: 'iron', money: 1 }).legal(0)).not.toContain('develop coal')
  })
  test('[R7] counts builds, links and market cubes as spent; receipts do not lower it', () => {
    const table = brass(2)
      .with(0, { hand: 'coalbrookdale iron', money: 40, links: ['coalbrookdale-shrewsbury'] })
      .play(0, 'build iron coalbrookdale.2 with coalbrookdale')
    expect(table.seat(0)).toMatchObject({ spent: 5 + 1, money: 40 - 6 + 2 })
    expect(table.play(0, 'loan').seat(0).spent).toBe(6)
  })
  test('[R8] lets who spent least go first; equals keep their order', () => {
    const table = brass(4).with(0, { spent: 9 }).with(1, { spent: 3 }).with(2, { spent: 9 }).with(3, { spent: 0 })
    idle(table, 0, 1, 2, 3)
    expect(Array.from(table.s.order)).toEqual([3, 1, 0, 2])
    expect(Array.from(table.s.spent)).toEqual([0, 0, 0, 0])
    expect(table.s.turn).toBe(3)
    expect(table.log(0)).toContain('1 spent £3 and plays second next')
  })
})
