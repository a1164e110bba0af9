import { describe, expect, test } from 'vitest'
import { action } from '../../../core/action.ts'
import { owe } from '../../../core/pending.ts'
import { NEUTRAL, SPACE_IDS } from '../components.ts'
import { EDITIONS, iris, pawn } from '../fixture.ts'
import type { State } from '../state.ts'
import { OWES_NEUTRAL } from '../vocabulary.ts'

const owes = (s: State) => {
  s.neutral[0] = 1
  owe(s.pending, action(OWES_NEUTRAL, 0))
}

describe('D. Two seats', () => {
  test.each(EDITIONS)('[D1] [Y20] a neutral pawn on an active space without pawn and house, no bid, no action (%s)', (_, table) => {
    const play = table(2)
      .where(iris('2-2'))
      .where(pawn(1, 'd4', 1))
      .with(1, { houses: ['c3'] })
      .where(owes)
    expect(() => play.play(0, 'neutral b2')).toThrow(/outside the active area.*R3/)
    expect(() => play.play(0, 'neutral d4')).toThrow(/A pawn stands on D4/)
    expect(() => play.play(0, 'neutral c3')).toThrow(/no neutral pawn goes there.*D1/)
    expect(() => play.play(0, 'market')).toThrow(/neutral pawn.*D1/)
    play.play(0, 'neutral c4')
    expect(play.s.pawn[SPACE_IDS.indexOf('c4')]).toBe(NEUTRAL)
    expect(play.seat(0)).toMatchObject({ money: 10, pawns: 5 })
    expect(play.s.turn).toBe(0)
    expect(() => play.play(0, 'place c4')).toThrow(/stands on C4 already/)
  })
  test.each(EDITIONS)('[D1] both place it each round, the start player first (%s)', (_, table) => {
    const play = table(2).play(0, 'pass').play(1, 'pass')
    const [one, two] = [play.s.start, 1 - play.s.start]
    play.play(one, play.legal(one)[0])
    expect(play.legal(one).every((move) => move.startsWith('neutral'))).toBe(true)
    play.play(one, play.legal(one)[0]).play(two, play.legal(two)[0])
    expect(play.s.pawn.filter((owner) => owner === NEUTRAL)).toHaveLength(2)
    expect(play.s.turn).toBe(one)
    expect(table(3).play(0, 'pass').play(1, 'pass').play(2, 'pass').s.neutral.some(Boolean)).toBe(false)
  })
  test.each(EDITIONS)('[D1] without such a space it is not placed, with one it is without asking (%s)', (_, table) => {
    const houses = SPACE_IDS.filter((id) => id !== 'e5')
    const round = (built: string[]) => {
      const play = table(2).with(1, { houses: built }).play(0, 'pass').play(1, 'pass')
      play.where((s) => (s.stockCard = 0)) // irises 2-2 and 3-3
      return play.play(play.s.start, 'square 2-2').s
    }
    const one = round(houses)
    expect(Array.from(one.pawn).filter((owner) => owner === NEUTRAL)).toHaveLength(1)
    expect(one.pawn[SPACE_IDS.indexOf('e5')]).toBe(NEUTRAL)
    expect(Array.from(round([...SPACE_IDS]).pawn).filter((owner) => owner === NEUTRAL)).toHaveLength(0)
  })
})
