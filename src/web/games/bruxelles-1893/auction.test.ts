import { describe, expect, test } from 'vitest'
import { iris, pawn, revised } from '../../../games/bruxelles-1893/fixture.ts'
import { auctionOf } from './auction.ts'

describe('The auction of a column', () => {
  const table = revised(3)
    .where(iris('2-2'))
    .where(pawn(0, 'c3', 2))
    .where(pawn(0, 'c5', 1))
    .where(pawn(1, 'c4', 4))

  test('adds what a seat has bid on several spaces', () => {
    expect(auctionOf(table.s, 2)).toEqual({
      leaders: [{ seat: 1, francs: 4 }],
      others: [{ seat: 0, francs: 3 }],
      closed: false,
      full: true,
    })
  })

  test('is tied between those with the same sum, by a bid that is only thought of too', () => {
    const { leaders } = auctionOf(
      revised(3)
        .where(iris('2-2'))
        .where(pawn(0, 'c3', 2)).s,
      2,
      { seat: 2, francs: 2, space: 17 },
    )
    expect(leaders).toEqual([
      { seat: 0, francs: 2 },
      { seat: 2, francs: 2 },
    ])
  })

  test('is closed outside the active area, and without bids nobody leads', () => {
    expect(auctionOf(table.s, 0)).toEqual({ leaders: [], others: [], closed: true, full: false })
    expect(auctionOf(table.s, 3)).toMatchObject({ leaders: [], closed: false, full: false })
  })
})
