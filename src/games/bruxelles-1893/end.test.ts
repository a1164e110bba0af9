import { describe, expect, test } from 'vitest'
import { EDITIONS, first, lastRound, lastToPass, revised } from './fixture.ts'
import type { State } from './state.ts'

const tuck = (card: number, seat: number, row: number) => (s: State) => {
  s.cardAt[card - 1] = seat * 4 + row
  const column = s.columnCard.indexOf(card - 1)
  if (column >= 0) s.columnCard[column] = 254
}
/** Ends the game with the pass of seat 2, which has nothing, and passes the marker to seat 2's left. */
const ended = (table: typeof revised, seats = 3) => table(seats).where(lastRound)
const end = (play: ReturnType<typeof revised>) => play.where(lastToPass(2)).play(2, 'pass')
const parts = (play: ReturnType<typeof revised>, seat = 0) => play.result().scores[seat].parts

describe('G. End of the game', () => {
  test.each(EDITIONS)('[G1] each noble kept is paid, Brugmann too (%s)', (_, table) => {
    const play = end(ended(table).with(0, { money: 9, nobles: '-brugmann empain albert' }))
    expect(play.seat(0)).toMatchObject({ money: 1, nobles: '-brugmann -empain -albert' })
    expect(parts(play)).toMatchObject({ unpaid: 0, nobleRow: 3, moneyRow: 0 })
  })
  test.each(EDITIONS)('[G1] example: five nobles of 15 francs, a purse of 12: pays 11, loses the one of 4 and 5 VP (%s)', (_, table) => {
    const play = end(ended(table).with(0, { money: 12, points: 20, nobles: 'brugmann maeterlinck albert vandervelde solvay' }))
    expect(play.legal(0)).toHaveLength(5)
    expect(() => play.play(0, 'salary buls')).toThrow(/do not owe Charles Buls.*G1/)
    expect(() => play.play(0, 'pass')).toThrow(/choose whom you pay.*G1/)
    play.play(0, 'salary brugmann', 'salary albert', 'salary vandervelde')
    expect(play.seat(0)).toMatchObject({ money: 1, nobles: '-brugmann -solvay -albert -vandervelde' })
    expect(parts(play)).toMatchObject({ unpaid: -5, sales: 20 })
  })
  test('[G1] example: four nobles of 13 francs, a purse of 12: drops the one of 5, keeps 4 francs, 75 VP', () => {
    const play = end(ended(revised).with(0, { money: 12, points: 80, nobles: 'brugmann van-de-velde albert empain' }))
    play.play(0, 'salary brugmann', 'salary albert', 'salary empain')
    expect(play.seat(0)).toMatchObject({ money: 4, nobles: '-brugmann -empain -albert' })
    expect(parts(play)).toMatchObject({ sales: 80, unpaid: -5, moneyRow: 1, nobleRow: 3 })
  })
  test.each(EDITIONS)('[G2] [Q17] whoever can still be paid is paid (%s)', (_, table) => {
    const play = end(ended(table).with(0, { money: 5, nobles: 'brugmann van-de-velde albert' }))
    expect(play.legal(0)).toEqual(['salary brugmann', 'salary albert', 'salary van-de-velde'])
    expect(play.play(0, 'salary albert').result().over).toBe(true) // the 2 francs left pay nobody
    expect(play.seat(0)).toMatchObject({ money: 2, nobles: '-albert' })
    const dear = end(ended(table).with(0, { money: 4, nobles: 'brugmann van-de-velde solvay buls' }))
    expect(() => dear.play(0, 'salary van-de-velde')).toThrow(/cannot pay Henry Van de Velde 5 francs.*G2/)
    const one = end(ended(table).with(0, { money: 3, nobles: 'brugmann van-de-velde' }))
    expect(one.seat(0).nobles).toBe('-brugmann') // nothing to choose
  })
  test.each(EDITIONS)('[G3] example: five houses at architect 8 are 40 VP (%s)', (_, table) => {
    const play = end(ended(table).with(0, { houses: ['a1', 'b1', 'c1', 'd1', 'e1'], levels: { architect: 5 } }))
    expect(parts(play).buildings).toBe(40)
  })
  test.each(EDITIONS)('[G4] noble cubes score 1 VP each, wild ones nothing (%s)', (_, table) => {
    expect(parts(end(ended(table).with(0, { cubes: { wood: 1, iron: 2, wild: 4 } }))).cubes).toBe(3)
  })
  test.each(EDITIONS)('[G5] the marker as passed on after the last round scores 5 VP (%s)', (_, table) => {
    const play = end(ended(table))
    expect([0, 1, 2].map((seat) => parts(play, seat).manneken)).toEqual([5, 0, 0])
  })
  test('[G6] example: 6 francs in a row worth 5 are 5 VP', () => {
    const play = ended(first)
      .with(0, { money: 9, nobles: '-brugmann' })
      .where(tuck(1, 0, 0))
      .where(tuck(4, 0, 0))
    expect(parts(end(play)).moneyRow).toBe(5)
  })
  test.each(EDITIONS)('[G6] four rows, each worth 1 and its symbols (%s)', (_, table) => {
    const play = ended(table)
      .with(0, { money: 11, art: 'green green black', nobles: '-brugmann -empain' })
      .where(tuck(2, 0, 1))
      .where(tuck(7, 0, 2))
    expect(parts(end(play))).toMatchObject({ moneyRow: 1, artRow: 6, nobleRow: 6, pawnRow: 3 })
  })
  test.each(EDITIONS)('[G6] [Q18] pawns beyond the second outside the Courthouse: seven out count five (%s)', (_, table) => {
    const play = ended(table)
      .with(0, { pawns: 7 })
      .where(tuck(2, 0, 3))
    expect(parts(end(play)).pawnRow).toBe(10)
    expect(parts(end(ended(table).with(0, { pawns: 1 }))).pawnRow).toBe(0)
  })
  test('[G6] the scoring example of the revised edition: 135 VP with its 75', () => {
    const play = ended(revised).with(0, {
      money: 12,
      points: 80,
      nobles: 'brugmann van-de-velde albert empain',
      houses: ['a1', 'b1', 'c1', 'd1', 'e1'],
      levels: { architect: 5 },
      cubes: { wood: 1, iron: 1, stone: 1 },
      art: 'green blue yellow',
      pawns: 7,
    })
    end(play.where(tuck(2, 0, 3)).where((s) => (s.start = 1))).play(0, 'salary brugmann', 'salary albert', 'salary empain')
    const { total, parts: by } = play.result().scores[0]
    expect(total - by.manneken).toBe(75 + 40 + 3 + 10 + 3 + 3 + 1)
  })
  test.each(EDITIONS)('[G7] [Y24] most VP win, a tie is shared (%s)', (_, table) => {
    const play = end(ended(table).with(1, { points: 5 }).with(2, { points: 1 }))
    expect(play.result().scores.map(({ total, rank }) => [total, rank])).toEqual([
      [expect.any(Number), 1],
      [expect.any(Number), 1],
      [expect.any(Number), 3],
    ])
    expect(play.result().scores[0].total).toBe(play.result().scores[1].total)
  })
  test.each(EDITIONS)('[G8] a score may be negative (%s)', (_, table) => {
    const play = end(ended(table).with(1, { money: 0, pawns: 2, nobles: 'brugmann empain buls' }))
    expect(play.result().scores[1].total).toBe(-15)
  })
  test.each(EDITIONS)('[G9] nothing is decided after the end (%s)', (_, table) => {
    const play = end(ended(table))
    expect(play.legal(0)).toEqual([])
    expect(() => play.play(0, 'pass')).toThrow(/game is over.*G9/)
  })
  test.each(EDITIONS)('[Y21] money is not limited (%s)', (_, table) => {
    const play = table(3).with(1, { money: 500 }).play(0, 'exchange')
    expect(play.seat(0).money).toBeGreaterThan(10)
    expect(play.legal(1)).toContain('place b4')
    expect(play.play(1, 'place b4').legal(1)).toHaveLength(250)
  })
})
