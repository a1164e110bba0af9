import { describe, expect, test } from 'vitest'
import { NEUTRAL } from './components.ts'
import { EDITIONS, inBrussels, lastToPass, pawn, type revised } from './fixture.ts'

const around = (...owners: number[]) => ['b2', 'c2', 'b3', 'c3'].map((space, i) => pawn(owners[i], space, 0)) // iris 2-2

/** Pawns around irises, then the resolution. */
function resolved(table: typeof revised, seats: number, pawns: ReturnType<typeof pawn>[], levels: readonly number[]) {
  const play = table(seats)
  for (const place of pawns) play.where(place)
  for (const [seat, iris] of levels.entries()) play.with(seat, { levels: { iris } })
  return play.where(lastToPass(seats - 1)).play(seats - 1, 'pass')
}

describe('I. Irises', () => {
  test.each(EDITIONS)('[I1] most of four pawns score the iris number (%s)', (_, table) => {
    const play = resolved(table, 3, around(0, 0, 1, 2), [2, 5, 5])
    expect([0, 1, 2].map((seat) => play.seat(seat).points)).toEqual([2, 0, 0])
    expect(play.result().scores[0].parts.irises).toBe(2)
  })
  test.each(EDITIONS)('[I1] example: on a tie each scores his own number, 3 and 2; three pawns are not enough (%s)', (_, table) => {
    const tie = resolved(table, 3, around(0, 1, 1, 0), [3, 2, 1])
    expect([0, 1, 2].map((seat) => tie.seat(seat).points)).toEqual([3, 2, 0])
    const three = resolved(table, 3, around(0, 0, 0).slice(0, 3), [3, 3, 3])
    expect([0, 1, 2].map((seat) => three.seat(seat).points)).toEqual([0, 0, 0])
  })
  test.each(EDITIONS)('[I1] bids do not matter, and each iris counts for itself (%s)', (_, table) => {
    const pawns = [...around(0, 1, 1, 0), pawn(1, 'd2', 0), pawn(1, 'd3', 0)]
    const play = resolved(table, 3, pawns, [1, 4, 1])
    expect([0, 1].map((seat) => play.seat(seat).points)).toEqual([1, 8])
  })
  test.each(EDITIONS)(
    '[D2] [D3] [Q15] neutral pawns count as one colour: alone most, nobody scores; tied, the others do (%s)',
    (_, table) => {
      const most = resolved(table, 2, around(NEUTRAL, NEUTRAL, 0, 1), [3, 3])
      expect([0, 1].map((seat) => most.seat(seat).points)).toEqual([0, 0])
      expect(most.log(0)).toEqual(expect.arrayContaining([expect.stringMatching(/B2\/C3 goes to the neutral pawns/)]))
      const tie = resolved(table, 2, around(NEUTRAL, NEUTRAL, 0, 0), [3, 3])
      expect([0, 1].map((seat) => tie.seat(seat).points)).toEqual([3, 0])
      const one = resolved(table, 2, around(NEUTRAL, 0, 1, 1), [3, 2])
      expect([0, 1].map((seat) => one.seat(seat).points)).toEqual([0, 2])
    },
  )
})

describe('L. Brussels majority', () => {
  test.each(EDITIONS)('[L1] example: of 1, 2 and 2 pawns both with two lose one to the Courthouse (%s)', (_, table) => {
    const play = table(3)
      .where(inBrussels(0, 'market', 1))
      .where(inBrussels(1, 'park', 2))
      .where(inBrussels(2, 'market', 1))
      .where(inBrussels(2, 'exchange', 1))
    play.where(lastToPass(2)).play(2, 'pass')
    expect([0, 1, 2].map((seat) => play.seat(seat).courthouse)).toEqual([2, 3, 3])
    expect([0, 1, 2].map((seat) => play.seat(seat).pawns)).toEqual([5, 4, 4])
  })
  test.each(EDITIONS)('[L1] [Q16] with no pawn there nobody does (%s)', (_, table) => {
    const play = table(3).where(lastToPass(2)).play(2, 'pass')
    expect([0, 1, 2].map((seat) => play.seat(seat).courthouse)).toEqual([2, 2, 2])
  })
})
