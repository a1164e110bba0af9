import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { EXCHANGE, IRISES, MARKET, PARK } from '../components.ts'
import { columnCards, pawn, theatre } from '../fixture.ts'
import { brusselsPlace, IRISES_PHASE, NEUTRALS_PHASE, type State, VISITS_PHASE } from '../state.ts'
import { allPass, holds, pavilions } from './fixture.ts'

/** Pawns of a seat on an action of Brussels. */
const inBrussels = (seat: number, place: number, pawns: number) => (s: State) => {
  s.pawns[seat] -= pawns
  s.inBrussels[brusselsPlace(seat, place)] += pawns
}
/** Travellers on an action of Brussels. */
const travelling = (place: number, travellers: number) => (s: State) => {
  s.train -= travellers
  s.travellersIn[place] += travellers
}

describe('BC. Cards of a moment', () => {
  test('[BC19] brings a traveller at the start of a round', () => {
    const table = allPass(pavilions(3).where(holds(1, 19)))
    expect(table.s.round).toBe(2)
    expect(table.legal(1)).toEqual(['card 19', 'done'])
    expect(table.play(1, 'card 19').seat(1).travellers).toBe(1)
    expect(table.s.train).toBe(3)
  })

  test('[BC19] is not offered when the train is empty', () => {
    const table = allPass(pavilions(3).where(holds(1, 19)))
    table.where((s) => {
      s.train = 0
      s.travellers[0] = 4
    })
    expect(table.legal(1)).toEqual(['done'])
    expect(() => table.play(1, 'card 19')).toThrow(/BC34/)
  })

  test('[BC20] this seat places the try square, on any iris', () => {
    const table = allPass(pavilions(3).where(holds(2, 20)))
    table.play(2, 'card 20')
    expect(table.s.phase).toBe(NEUTRALS_PHASE)
    expect(table.legal(2)).toHaveLength(IRISES)
    expect(table.legal(table.s.start)).toEqual([])
    table.play(2, 'square 4-4')
    expect(table.s.turn).toBe(table.s.start)
    const declined = allPass(pavilions(3).where(holds(2, 20))).play(2, 'done')
    expect(declined.legal(declined.s.start)).toHaveLength(2)
  })

  test('[BC20] holds for one round only', () => {
    const table = allPass(pavilions(3).where(holds(2, 20))).play(2, 'card 20', 'square 4-4')
    allPass(table).play(2, 'done')
    expect(table.s.round).toBe(3)
    expect(table.legal(table.s.start)).toHaveLength(2)
  })

  test('[BC21] brings 3 VP for a pawn on a space with a house, the own one too', () => {
    const table = pavilions(3)
      .where(holds(0, 21))
      .with(0, { houses: ['b4'] })
      .play(0, 'place b4', 'bid 1')
    expect(table.legal(0)).toEqual(['card 21', 'done'])
    expect(table.play(0, 'card 21').seat(0).points).toBe(3)
    const bare = pavilions(3).where(holds(0, 21)).play(0, 'place b4', 'bid 1')
    expect(bare.legal(0)).toContain('cube wood')
  })

  test('[BC22] gives another turn at once, which is no pass, for a pawn put on the card', () => {
    const table = pavilions(3).where(holds(0, 22)).with(0, { pawns: 3 }).play(0, 'market')
    table.play(0, 'card 22')
    expect(table.s.turn).toBe(0)
    expect(table.seat(0).pawns).toBe(1)
    expect(() => table.play(0, 'pass')).toThrow(/no pass.*BC22/)
    table.play(0, 'exchange')
    expect(table.s.turn).toBe(1)
  })

  test('[BC22] takes a pawn or a traveller, and gives it back at the end of the round', () => {
    const table = pavilions(3).where(holds(0, 22)).with(0, { pawns: 3, travellers: 1 }).play(0, 'market', 'travellers 0', 'card 22')
    expect(table.legal(0)).toEqual(['stand pawn', 'stand traveller'])
    expect(() => table.play(0, 'pass')).toThrow(/BC22/)
    table.play(0, 'stand traveller')
    expect(table.seat(0)).toMatchObject({ pawns: 2, travellers: 0 })
    allPass(table.play(0, 'exchange'))
    expect(table.s.train).toBe(4)
    const pawn = pavilions(3)
      .where(holds(0, 22))
      .with(0, { pawns: 3, travellers: 1 })
      .play(0, 'market', 'travellers 0', 'card 22', 'stand pawn')
    allPass(pawn.play(0, 'exchange', 'travellers 0'))
    expect([pawn.seat(0).pawns, pawn.s.courthouse[0]]).toEqual([2, 5]) // one of the two in Brussels went to the Courthouse
  })

  test('[BC22] [Q26] needs one more pawn or traveller for that turn', () => {
    const table = pavilions(3).where(holds(0, 22)).with(0, { pawns: 2 }).play(0, 'market')
    expect(table.s.turn).toBe(1)
    const stuck = pavilions(3)
      .where(holds(0, 22))
      .with(0, { pawns: 3, money: 1 })
      .where((s) => s.uses.set([1, 1, 1, 1]))
    stuck.play(0, 'place b4', 'cube wood', 'cube wood') // the pawn that would be left has no franc, and Brussels takes two
    expect(stuck.s.turn).toBe(1)
  })

  test('[BC22] whoever is needed for the turn does not stand on the card', () => {
    const table = pavilions(3)
      .where(holds(0, 22))
      .with(0, { pawns: 2, travellers: 1, money: 2 })
      .where((s) => s.uses.set([1, 1, 1, 1]))
    table.play(0, 'place b4', 'bid 1', 'cube wood', 'cube wood', 'card 22') // the pawn can go to the board, the traveller could do nothing
    expect(table.seat(0)).toMatchObject({ pawns: 1, travellers: 0 })
    const either = pavilions(3).where(holds(0, 22)).with(0, { pawns: 3, travellers: 1 }).play(0, 'market', 'travellers 0', 'card 22')
    either.with(0, { travellers: 0 })
    expect(() => either.play(0, 'stand traveller')).toThrow(/BC22/)
  })

  test('[BC23] uses the noble that leaves for 2 francs', () => {
    const table = allPass(
      pavilions(3)
        .where(theatre('maeterlinck', 'solvay', 'buls', 'albert'))
        .where(holds(1, 23))
        .with(1, { money: 3 }),
    )
    expect(table.legal(1)).toEqual(['card 23', 'done'])
    expect(table.play(1, 'card 23').seat(1)).toMatchObject({ money: 1, points: 5, nobles: 'brugmann' })
    expect(table.s.round).toBe(2)
    const poor = allPass(
      pavilions(3)
        .where(theatre('maeterlinck', 'solvay', 'buls', 'albert'))
        .where(holds(1, 23))
        .with(1, { money: 1 }),
    )
    expect(poor.s.round).toBe(2)
    expect(poor.seat(1).points).toBe(0)
  })

  test('[BC23] a traveller of Nagelmackers is there for the next round', () => {
    const table = allPass(
      pavilions(3)
        .where(theatre('nagelmackers', 'solvay', 'buls', 'albert'))
        .where(holds(1, 23))
        .with(1, { money: 3 }),
    )
    expect(table.play(1, 'card 23').seat(1).travellers).toBe(1)
  })

  test('[BC24] brings 1 VP for each noble not used, before they are ready again', () => {
    const table = allPass(pavilions(3).where(holds(1, 24)).with(1, { nobles: 'brugmann empain -buls' }))
    expect(table.play(1, 'card 24').seat(1)).toMatchObject({ points: 2, nobles: 'brugmann empain buls' })
    const busy = allPass(pavilions(3).where(holds(1, 24)).with(1, { nobles: '-brugmann' }))
    expect(busy.s.round).toBe(2)
  })

  test('[BC25] takes a card below a column outside the active area in place of one won', () => {
    const table = allPass(
      pavilions(3)
        .where(holds(0, 25))
        .where(pawn(0, 'c5', 2)),
    )
    const [outside, won] = [table.s.columnCard[0], table.s.columnCard[2]]
    table.play(0, 'card 25')
    expect(table.s.claims[0]).toBe(1)
    expect(table.s.claims[2]).toBe(0)
    expect([table.s.columnCard[0], table.s.columnCard[2]]).toEqual([outside, won])
  })

  test('[BC25] asks which when two columns lie outside, and refuses those inside', () => {
    const table = pavilions(3)
      .where(holds(0, 25))
      .where(pawn(0, 'c5', 2))
    table.where((s) => {
      s.iris = 5 // 2-2: columns c to e
      s.area = 0b11100_11100_11100_00000_00000
    })
    allPass(table).play(0, 'card 25')
    expect(table.legal(0)).toEqual(['column 1', 'column 2'])
    expect(() => table.play(0, 'column 4')).toThrow(/BC25/)
    table.play(0, 'column 2')
    expect(Array.from(table.s.claims)).toEqual([0, 1, 0, 0, 0])
  })

  test('[BC25] is offered for each card won, from the left', () => {
    const table = allPass(
      pavilions(3)
        .where(holds(0, 25))
        .where(pawn(0, 'c5', 2))
        .where(pawn(0, 'e5', 1)),
    )
    table.play(0, 'card 25')
    expect(Array.from(table.s.claims)).toEqual([1, 0, 0, 0, 1])
    const later = allPass(
      pavilions(3)
        .where(holds(0, 25))
        .where(pawn(0, 'c5', 2))
        .where(pawn(0, 'e5', 1)),
    ).play(0, 'done', 'card 25')
    expect(Array.from(later.s.claims)).toEqual([1, 0, 1, 0, 0])
  })

  test('[BC25] is not for a tied column', () => {
    const table = allPass(
      pavilions(3)
        .where(holds(0, 25))
        .where(pawn(0, 'c5', 2))
        .where(pawn(1, 'c4', 2)),
    )
    expect(table.s.round).toBe(2) // nothing was asked
  })

  test('[BC26] counts 2 more Manneken for the start player', () => {
    const nextStart = (answer: string): number => {
      const table = pavilions(3)
        .where(holds(1, 26))
        .where(columnCards(1, 3, 2, 10, 13)) // 2 Manneken below b, 1 below c
      table
        .where(pawn(0, 'b2', 1))
        .where(pawn(0, 'c5', 1))
        .play(0, 'market')
        .play(1, 'pass')
        .play(2, 'pass')
        .play(0, 'pass')
      return table.play(1, answer).s.nextStart
    }
    expect(nextStart('done')).toBe(0) // 3 against 2 for the first pass
    expect(nextStart('card 26')).toBe(1)
  })

  test('[BC27] counts a pawn on a space with a tile double around irises', () => {
    const around = (doubling: boolean): number => {
      const table = pavilions(3).where(holds(0, 27))
      for (const [id, seat] of [
        ['c3', 0],
        ['b3', 1],
        ['b2', 1],
        ['c2', 2],
      ] as const)
        table.where(pawn(seat, id, 0))
      allPass(table).play(0, doubling ? 'card 27' : 'done')
      return table.seat(0).points
    }
    expect(around(true)).toBe(1) // 2 and 2: a tie
    expect(around(false)).toBe(0)
  })

  test('[BC27] [Q25] asks which pawn, and only one on a space of the board with a tile', () => {
    const table = pavilions(3)
      .where(holds(0, 27))
      .where(pawn(0, 'c3', 0))
      .where(pawn(0, 'd3', 0))
      .where(pawn(0, 'e3', 0))
      .where(pawn(1, 'b3', 0))
    allPass(table).play(0, 'card 27')
    expect(table.legal(0)).toEqual(['double c3', 'double d3'])
    expect(() => table.play(0, 'double e3')).toThrow(/BC27/)
    expect(() => table.play(0, 'double b3')).toThrow(/BC27/)
    table.where((s) => expect(s.phase).toBe(IRISES_PHASE)).play(0, 'double d3')
    expect(table.s.doubled).toBe(NONE) // counted and wiped
    const none = allPass(
      pavilions(3)
        .where(holds(0, 27))
        .where(pawn(0, 'e3', 0)),
    )
    expect(none.s.round).toBe(2)
  })

  test('[BC28] brings 2 francs for each iris majority, a tie too', () => {
    const table = pavilions(3).where(holds(1, 28)).with(1, { money: 5 })
    for (const [id, seat] of [
      ['b2', 1],
      ['c2', 1],
      ['b3', 0],
      ['c3', 2],
      ['d2', 2],
      ['d3', 1],
    ] as const)
      table.where(pawn(seat, id, 0))
    allPass(table).play(1, 'card 28') // around 1-1 seat 1 has two of four, around 2-1 it ties with seat 2
    expect(table.seat(1)).toMatchObject({ money: 5 + 2 + 2, points: 2 })
    expect(table.seat(2)).toMatchObject({ money: 10, points: 1 })
  })

  test('[BC29] takes a pawn back from Brussels before the majority', () => {
    const table = pavilions(3)
      .where(holds(0, 29))
      .where(inBrussels(0, PARK, 2))
      .where(inBrussels(1, MARKET, 2))
    allPass(table).play(0, 'card 29')
    expect([table.s.courthouse[0], table.s.courthouse[1]]).toEqual([2, 3])
    expect(table.seat(0).pawns).toBe(5)
    const none = allPass(pavilions(3).where(holds(0, 29)))
    expect(none.s.round).toBe(2)
  })

  test('[BC30] brings 1 VP for each traveller in Brussels, whoever sent it', () => {
    const table = pavilions(3).where(holds(0, 30)).where(travelling(PARK, 2)).where(travelling(EXCHANGE, 1))
    allPass(table).play(0, 'card 30')
    expect(table.seat(0).points).toBe(3)
    expect(table.s.train).toBe(4)
    const none = allPass(pavilions(3).where(holds(0, 30)))
    expect(none.s.round).toBe(2)
  })

  test('[BC31] brings 2 VP for each card held, turned or not', () => {
    const table = allPass(
      pavilions(3)
        .where(holds(0, 31, 1, 30))
        .where((s) => void (s.cardsUsed = 0b010)),
    )
    expect(table.s.phase).toBe(VISITS_PHASE)
    expect(table.play(0, 'card 31').seat(0).points).toBe(6)
  })

  test('[BC32] brings 3 francs for each card held', () => {
    const table = allPass(
      pavilions(3)
        .where(holds(0, 32, 1))
        .with(0, { money: 4 }),
    )
    expect(table.play(0, 'card 32').seat(0).money).toBe(4 + 1 + 6) // the first to pass has a franc
  })

  test('[BC33] offers come to the start player first, and a card that was used is ready again in the next round', () => {
    const table = allPass(pavilions(3).where(holds(1, 31)).where(holds(0, 32)))
    expect(table.legal(1)).toEqual([])
    table.play(0, 'card 32').play(1, 'card 31')
    expect(table.s.cardsUsed).toBe(0)
    allPass(table.play(table.s.surveyor, table.legal(table.s.surveyor)[0]))
    expect(table.legal(table.s.start === 1 ? 1 : 0).length).toBe(2)
  })
})
