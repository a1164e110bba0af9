import { describe, expect, test } from 'vitest'
import { brass, face } from '../../../games/brass-birmingham/fixture.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { brassBirminghamEvaluation as former } from '../../frozen/evaluations/brass-birmingham/index.ts'
import { brassBirminghamEvaluation } from './index.ts'

const worth = (s: State) => brassBirminghamEvaluation.worth(s, 0)

describe('The evaluation of Brass', () => {
  test('counts a flipped tile of level II twice in the canal era', () => {
    const table = (tile: string) => brass(2).with(0, { tiles: [`burton.2 ${tile} flipped`] }).s
    expect(worth(table('brewery2')) - worth(table('brewery1'))).toBeCloseTo(2 * 5 - 4)
  })

  test('likes goods that reach their merchant, and beer for them', () => {
    const table = () =>
      brass(2)
        .where(face('oxford.1', 'cotton', 0))
        .with(0, { tiles: ['birmingham.1 cotton2'] })
    const linked = table().with(0, { links: ['birmingham-oxford'] }).s
    const both = table().with(0, { links: ['birmingham-oxford'], tiles: ['birmingham.1 cotton2', 'burton.2 brewery2'] }).s
    expect(worth(linked)).toBeGreaterThan(worth(table().s) + 2)
    expect(worth(both)).toBeGreaterThan(worth(linked) + 2)
  })

  test('counts what an action owes as paid: a sale that waits for its discard is as good as made', () => {
    const table = brass(2)
      .where(face('oxford.1', 'cotton'))
      .with(0, { hand: 'iron iron', tiles: ['birmingham.1 cotton2'], links: ['birmingham-oxford'] })
    const before = worth(table.s)
    expect(worth(table.play(0, 'sell birmingham.1').s)).toBeGreaterThan(before)
  })

  test('sees less in a loan than greedy players of former times did, who took nearly five in a game; without money it is still worth an action', () => {
    const gain = (money: number, { worth }: typeof brassBirminghamEvaluation) => {
      const table = brass(2).with(0, { money, income: 10, hand: 'iron iron coal coal' })
      const before = worth(table.s, 0)
      return worth(table.play(0, 'loan').s, 0) - before
    }
    for (const money of [0, 6, 12, 20]) expect(gain(money, brassBirminghamEvaluation)).toBeLessThan(gain(money, former) - 0.5)
    expect(gain(0, brassBirminghamEvaluation)).toBeGreaterThan(0)
  })

  test('is no more than the points once the game is over', () => {
    const table = brass(2).with(0, { points: 7, money: 50, tiles: ['dudley.1 coal2 flipped'] })
    table.s.over = 1
    expect(worth(table.s)).toBe(7)
  })
})
