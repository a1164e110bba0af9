import { describe, expect, test } from 'vitest'
import { actionList, listed } from '../../../core/action.ts'
import { SPECTATOR } from '../../../core/game.ts'
import { type SkyriseStory, skyrise } from '../fixture.ts'
import { skyrise as game } from '../index.ts'

/** Era 1 ends with the next building of seat 0, who holds the cards named first. */
const ending = (...hands: string[]): SkyriseStory => {
  const table = skyrise(hands.length).with(0, { available: '24' })
  for (const [seat, hand] of hands.entries()) table.with(seat, { hand })
  table.play(0, 'bid 24 m1')
  for (let seat = 1; seat < hands.length; seat++) table.play(seat, 'pass')
  return table
}
const three = () => ending('palace vault shard', 'gavel workshop pinnacle', 'atlantis la-boca new-capitol')
const two = () => ending('palace vault shard gavel workshop', 'pinnacle atlantis la-boca new-capitol intelligentsia')

describe('C. Choosing masterpiece cards', () => {
  test('[C1] each seat chooses one of its cards, with two seats two', () => {
    expect(three().legal(1)).toEqual(['choose gavel', 'choose workshop', 'choose pinnacle'])
    expect(() => three().play(0, 'choose gavel')).toThrow(/not among your masterpiece cards.*C1/)
    expect(() => three().play(0, 'bid 2 m2')).toThrow(/Choose a masterpiece card first.*C1/)
    const table = two().play(0, 'choose shard')
    expect(table.legal(0)).toEqual(['choose palace', 'choose vault', 'choose gavel', 'choose workshop'])
    expect(() => table.play(0, 'choose shard')).toThrow(/chosen the Shard already.*C1/)
    expect(() => skyrise(3).play(0, 'choose gavel')).toThrow(/once, after era 1.*C1/)
  })
  test('[C2] all choose at once, in any order; then all is revealed', () => {
    const table = three()
    expect(game.actors(table.s)).toBe(0b111)
    table.play(2, 'choose atlantis')
    expect(game.actors(table.s)).toBe(0b011)
    expect(() => table.play(2, 'choose la-boca')).toThrow(/You have chosen.*C2/)
    table.play(0, 'choose shard')
    expect(table.log(1).filter((line) => line.includes('reveals'))).toEqual([])
    table.play(1, 'choose pinnacle')
    expect(table.log(1).filter((line) => line.includes('reveals'))).toEqual([
      '0 reveals the Shard',
      '1 reveals the Pinnacle',
      '2 reveals Atlantis',
    ])
    expect(table.s.era).toBe(2)
  })
  test('[C2] a sealed choice leaks nothing: not in bytes, nor in choices, nor in the log', () => {
    const listedFor = (table: SkyriseStory, seat: number) => {
      const out = actionList()
      game.legal(table.view(seat), seat, out)
      return listed(out)
    }
    const chose = (card: string) => three().play(1, `choose ${card}`)
    const [one, other] = [chose('gavel'), chose('workshop')]
    for (const viewer of [0, 2, SPECTATOR]) {
      expect(one.view(viewer).bytes).toEqual(other.view(viewer).bytes)
      expect(one.log(viewer)).toEqual(other.log(viewer))
      expect(one.log(viewer).slice(-1)).toEqual(['1 chooses a masterpiece card'])
    }
    for (const seat of [0, 2]) {
      expect(listedFor(one, seat)).toEqual(listedFor(other, seat))
      expect(game.problem(one.s, seat, game.parse('choose gavel'))).toEqual(game.problem(other.s, seat, game.parse('choose gavel')))
    }
    expect(one.view(1).bytes).not.toEqual(other.view(1).bytes)
    expect(one.log(1).slice(-1)).toEqual(['1 chose the Gavel'])
  })
  test('[C2] with two seats the order of one’s two choices leaks nothing either', () => {
    const one = two().play(1, 'choose pinnacle', 'choose la-boca')
    const other = two().play(1, 'choose new-capitol', 'choose atlantis')
    for (const viewer of [0, SPECTATOR])
      expect([one.view(viewer).bytes, one.log(viewer)]).toEqual([other.view(viewer).bytes, other.log(viewer)])
    const orders = [two().play(1, 'choose pinnacle', 'choose la-boca'), two().play(1, 'choose la-boca', 'choose pinnacle')]
    for (const table of orders) table.play(0, 'choose vault', 'choose gavel')
    expect(orders[0].s.bytes).toEqual(orders[1].s.bytes)
  })
  test('[C3] the other cards leave the game unseen', () => {
    const table = three().play(0, 'choose shard').play(1, 'choose pinnacle').play(2, 'choose atlantis')
    for (const seat of [0, 1, 2]) expect(table.seat(seat).hand).toBe('')
    expect(table.log(SPECTATOR).join()).not.toMatch(/Palace|Vault|Gavel|Workshop|La Boca|Capitol/)
  })
  test('[C4] with two seats the first masterpiece is that of the lower number', () => {
    const table = two().play(0, 'choose vault', 'choose gavel').play(1, 'choose pinnacle', 'choose atlantis')
    expect([table.seat(0).chosen, table.seat(1).chosen]).toEqual(['gavel vault', 'atlantis pinnacle'])
  })
  test('[C5] the lowest card number opens era 2', () => {
    const table = three().play(0, 'choose vault').play(1, 'choose workshop').play(2, 'choose new-capitol')
    expect([table.s.turn, table.log(0).slice(-1)]).toEqual([2, ['2 has the lowest card number and opens']])
  })
  test('[C5] with two seats the sum of both numbers, then the lower single number', () => {
    // 18 + 1 against 19 + 2
    expect(two().play(0, 'choose vault', 'choose gavel').play(1, 'choose pinnacle', 'choose new-capitol').s.turn).toBe(0)
    // 14 + 3 against 16 + 1: both 17
    const tied = ending('workshop palace shard vault olmsteds-parks', 'la-boca gavel atlantis pinnacle intelligentsia')
    expect(tied.play(0, 'choose workshop', 'choose palace').play(1, 'choose la-boca', 'choose gavel').s.turn).toBe(1)
  })
})
