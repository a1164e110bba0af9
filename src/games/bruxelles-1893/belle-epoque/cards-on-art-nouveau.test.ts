import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { NOBLE_IDS } from '../components.ts'
import { compass, shop, theatre } from '../fixture.ts'
import { cubes, holds, pavilions } from './fixture.ts'

describe('BC. Cards of the Art Nouveau board', () => {
  test('[BC1] brings a franc for each art tile held, the new one too', () => {
    const table = pavilions(3).where(holds(0, 1)).with(0, { art: 'green', white: 'blue', money: 6 })
    table.play(0, 'place d4', 'bid 1', 'take yellow')
    expect(table.legal(0)).toEqual(['card 1', 'done'])
    expect(table.play(0, 'card 1').seat(0).money).toBe(5 + 3)
  })

  test('[BC2] turns a white art tile to its colour, by choice when there are two kinds', () => {
    const table = pavilions(3).where(holds(0, 2)).with(0, { art: '', white: 'blue brown' })
    table.play(0, 'place d4', 'bid 1', 'take yellow', 'card 2')
    expect(table.legal(0)).toEqual(['flip white-blue', 'flip white-brown'])
    expect(() => table.play(0, 'flip white-green')).toThrow(/BC2/)
    expect(() => table.play(0, 'done')).toThrow(/BC2/)
    expect(table.play(0, 'flip white-brown').seat(0)).toMatchObject({ art: 'yellow brown', white: 'blue' })
    const alone = pavilions(3)
      .where(holds(0, 2))
      .with(0, { art: '', white: 'blue blue' })
      .play(0, 'place d4', 'bid 1', 'take yellow', 'card 2')
    expect(alone.seat(0)).toMatchObject({ art: 'yellow blue', white: 'blue' })
  })

  test('[BC2] is not offered without a white art tile', () => {
    const table = pavilions(3).where(holds(0, 2)).play(0, 'place d4', 'bid 1', 'take yellow')
    expect(table.s.turn).toBe(1)
  })

  test('[BC3] lets the cursor go up to two steps more, odd ones too', () => {
    const table = pavilions(3).where(holds(0, 3)).with(0, { art: 'green' }).play(0, 'place b5', 'bid 1')
    expect(table.legal(0)).toEqual(['card 3', 'done'])
    table.play(0, 'card 3')
    for (const cell of ['d4', 'd5', 'c5', 'e6']) expect(table.legal(0)).toContain(`move ${cell}`)
    expect(table.legal(0)).not.toContain('move f6')
    const next = table.play(0, 'move e6').with(1, { art: 'blue' }).play(1, 'park sale')
    expect(next.legal(1)).toEqual(['move e5', 'move d6', 'move f6']) // they were for one sale
    const without = pavilions(3).where(holds(0, 3)).with(0, { art: 'green' }).play(0, 'place b5', 'bid 1', 'done')
    expect(without.legal(0)).toEqual(['move d3', 'move c4', 'move e4', 'move d5'])
  })

  test('[BC4] returns a displayed tile first, so that its colour can be sold', () => {
    const table = pavilions(3).where(shop('green', 'white-blue')).where(holds(0, 4)).with(0, { art: 'green' }).play(0, 'place b5', 'bid 1')
    expect(table.legal(0)).toEqual(['card 4', 'done'])
    table.play(0, 'card 4') // only the green one helps
    expect(table.legal(0)).toContain('move d5')
    expect(table.play(0, 'move d5').seat(0)).toMatchObject({ art: '', points: 2 })
    expect(Array.from(table.s.shop)).toEqual([0, 7])
    expect(table.s.stacks[0]).toBe(5)
  })

  test('[BC4] gives a white tile back to the stack of its colour', () => {
    const table = pavilions(3).where(shop('green', 'white-blue')).where(holds(0, 4)).with(0, { art: 'yellow' })
    table.play(0, 'place b5', 'bid 1', 'card 4')
    expect(table.legal(0)).toEqual(['return 1', 'return 2'])
    table.play(0, 'return 2')
    expect(table.s.stacks[2]).toBe(6)
  })

  test('[BC4] is not offered when no return makes a sale possible, nor without a displayed tile', () => {
    const same = pavilions(3).where(shop('green', 'green')).where(holds(0, 4)).with(0, { art: 'green' }).play(0, 'place b5', 'bid 1')
    expect(same.s.turn).toBe(1)
    const empty = pavilions(3).where(holds(0, 4)).with(0, { art: 'green' }).play(0, 'place b5', 'bid 1')
    expect(empty.legal(0)).toContain('move d5')
  })

  test('[BC4] a return after which nothing could be sold is refused', () => {
    const table = pavilions(3).where(shop('green', 'yellow')).where(holds(0, 4)).with(0, { art: 'green yellow' })
    table.play(0, 'place b5', 'bid 1', 'card 4').with(0, { art: 'green' })
    expect(() => table.play(0, 'return 2')).toThrow(/BC4/)
    table.where((s) => s.shop.fill(NONE))
    expect(() => table.play(0, 'return 1')).toThrow(/BC4/)
  })

  test('[BC5] brings 3 VP when the noble is discarded after its effect', () => {
    const table = pavilions(3)
      .where(theatre('maeterlinck', 'solvay', 'buls', 'albert'))
      .where(holds(0, 5))
      .play(0, 'place b2', 'bid 1', 'noble 0')
    expect(table.play(0, 'discard', 'card 5').seat(0).points).toBe(5 + 3)
    const keeper = pavilions(3)
      .where(theatre('maeterlinck', 'solvay', 'buls', 'albert'))
      .where(holds(0, 5))
      .play(0, 'place b2', 'bid 1', 'noble 0', 'keep')
    expect(keeper.s.turn).toBe(1)
  })

  test('[BC6] discards one to four displayed nobles; the others slide and the deck refills', () => {
    const table = pavilions(3)
      .where(theatre('empain', 'solvay', 'buls', 'albert'))
      .where(holds(0, 6))
    const next = [...table.s.nobleDeck.subarray(table.s.noblesLeft - 2, table.s.noblesLeft)].reverse()
    table.play(0, 'place b2', 'bid 1', 'card 6')
    expect(table.legal(0)).toEqual(['remove 0', 'remove 1', 'remove 2', 'remove 3'])
    expect(() => table.play(0, 'done')).toThrow(/BC6/)
    table.play(0, 'remove 0')
    expect(() => table.play(0, 'remove 0')).toThrow(/N1/)
    table.play(0, 'remove 2', 'done')
    const [solvay, albert] = [NOBLE_IDS.indexOf('solvay'), NOBLE_IDS.indexOf('albert')]
    expect(Array.from(table.s.theatre)).toEqual([solvay, albert, ...next])
    expect(table.s.nobleDiscards[NOBLE_IDS.indexOf('empain')]).toBe(1)
    expect(table.legal(0)).toContain('noble 0')
  })

  test('[BC6] is finished by itself when all four are gone', () => {
    const table = pavilions(3).where(holds(0, 6)).play(0, 'place b2', 'bid 1', 'card 6', 'remove 3', 'remove 0', 'remove 1', 'remove 2')
    expect(table.legal(0)).toContain('noble 0')
    expect(table.s.nobleDiscards.reduce((sum, count) => sum + count, 0)).toBe(4)
  })

  test('[BC7] brings 2 wild cubes after materials, as far as there are some', () => {
    const table = pavilions(3)
      .where(holds(0, 7))
      .where((s) => s.supply.set([9, 9, 9, 9, 1]))
    table.play(0, 'place b4', 'bid 1', 'cube wood', 'cube wood', 'card 7')
    expect(table.seat(0).cubes).toEqual(cubes('wood wood wild'))
  })

  test('[BC8] changes a wild cube for another one', () => {
    const table = pavilions(3)
      .where(holds(0, 8))
      .with(0, { cubes: cubes('wild') })
      .play(0, 'place b4', 'bid 1', 'cube wood', 'cube wood', 'card 8')
    expect(table.legal(0)).toEqual(['cube wood', 'cube iron', 'cube stone', 'cube glass'])
    expect(table.play(0, 'cube glass').seat(0).cubes).toEqual(cubes('wood wood glass'))
    const without = pavilions(3).where(holds(0, 8)).play(0, 'place b4', 'bid 1', 'cube wood', 'cube wood')
    expect(without.s.turn).toBe(1)
  })

  test('[BC9] lets one cube stand in for another', () => {
    const table = pavilions(3)
      .where(holds(0, 9))
      .with(0, { cubes: cubes('wood wood stone') })
      .where(compass('wood', 'stone'))
    table.play(0, 'place d2', 'bid 1', 'build a1')
    expect(table.legal(0)).toEqual(['card 9', 'done'])
    table.play(0, 'card 9')
    expect(table.legal(0)).toEqual(['pay 2wood', 'pay wood+stone'])
    expect(table.play(0, 'pay 2wood').seat(0)).toMatchObject({ cubes: cubes('stone'), points: 5 })
  })

  test('[BC9] a wild cube that stands in for another keeps the 5 VP; two do not', () => {
    const one = pavilions(3)
      .where(holds(0, 9))
      .with(0, { cubes: cubes('wood wild') })
      .where(compass('wood', 'stone'))
    one.play(0, 'place d2', 'bid 1', 'build a1', 'card 9')
    expect(one.seat(0)).toMatchObject({ cubes: cubes(''), points: 5 })
    const two = pavilions(3)
      .where(holds(0, 9))
      .with(0, { cubes: cubes('wild wild') })
      .where(compass('wood', 'stone'))
    two.play(0, 'place d2', 'bid 1', 'build a1')
    expect(two.seat(0)).toMatchObject({ cubes: cubes(''), points: 0 })
    expect(two.s.cardsUsed).toBe(0) // it would not help: the second wild cube costs the 5 VP anyway
  })

  test('[BC9] a wild cube in place of 3 francs stands in for no cube', () => {
    const table = pavilions(3)
      .where(holds(0, 9))
      .with(0, { cubes: cubes('wood wild'), money: 2 })
      .where(compass('wood', 'francs'))
    table.play(0, 'place d2', 'bid 1', 'build a1')
    expect(table.seat(0)).toMatchObject({ cubes: cubes(''), points: 0 })
  })

  test('[BC9] must be used once something is to be built that cannot be paid for without it', () => {
    const table = pavilions(3)
      .where(holds(0, 9))
      .with(0, { cubes: cubes('wood wood'), money: 2 })
      .where(compass('wood', 'stone'))
    table.play(0, 'place d2', 'bid 1', 'build a1')
    expect(table.seat(0)).toMatchObject({ cubes: cubes(''), points: 5 })
    expect(table.s.cardsUsed).toBe(1)
    const choice = pavilions(3)
      .where(holds(0, 9))
      .with(0, { cubes: cubes('wood wood iron iron'), money: 2 })
      .where(compass('wood', 'stone'))
    choice.play(0, 'place d2', 'bid 1', 'build a1')
    expect(choice.legal(0)).toEqual(['pay 2wood', 'pay wood+iron'])
    const reluctant = pavilions(3)
      .where(holds(0, 9))
      .with(0, { cubes: cubes('wood wood'), money: 2 })
      .where(compass('wood', 'stone'))
    reluctant.play(0, 'place d2', 'bid 1')
    expect(reluctant.legal(0)).toContain('build a1')
  })

  test('[BC10] brings 1 VP for each kind of cube used, wild ones too, but not for the glass of a pavilion', () => {
    const table = pavilions(3)
      .where(holds(0, 10))
      .with(0, { cubes: cubes('wood wood wild glass glass'), money: 4 })
      .where(compass('wood', 'any'))
    table.where((s) => {
      s.built[0] = 3
      s.house.set([0, 0], 0)
    })
    table.play(0, 'place d2', 'bid 1', 'pavilion 3', 'pay 2wood+wild', 'turn 1', 'card 10')
    expect(table.seat(0)).toMatchObject({ cubes: cubes(''), points: 2 })
  })

  test('[BC33] a card is used once a round', () => {
    const table = pavilions(3)
      .where(holds(0, 7, 8))
      .play(0, 'place b4', 'bid 1', 'cube wood', 'cube wood', 'card 7')
    expect(table.legal(0)).toEqual(['card 8', 'done'])
    expect(() => table.play(0, 'card 7')).toThrow(/BC33/)
    expect(() => table.play(0, 'pass')).toThrow(/BC33/)
    table.play(0, 'done').play(1, 'pass').play(2, 'pass').play(0, 'place e3', 'bid 1', 'cube wood', 'cube wood')
    expect(table.legal(0)).toEqual(['card 8', 'done'])
  })

  test('[BC33] using a card is never compulsory', () => {
    const table = pavilions(3).where(holds(0, 7)).play(0, 'place b4', 'bid 1', 'cube wood', 'cube wood', 'done')
    expect(table.seat(0).cubes).toEqual(cubes('wood wood'))
    expect(table.s.cardsUsed).toBe(0)
  })

  test('[BC34] cards 1 to 10 do not work by the park', () => {
    const table = pavilions(3)
      .where(holds(0, 1, 7))
      .with(0, { art: 'green' })
      .play(0, 'park workshop', 'take blue')
    expect(table.s.turn).toBe(1)
    table.play(1, 'pass').play(2, 'pass').play(0, 'park materials', 'cube wood', 'cube iron')
    expect(table.seat(0).cubes).toEqual(cubes('wood iron'))
    expect(table.s.cardsUsed).toBe(0)
  })

  test('[BC34] a card of another moment, and one of another seat, are refused', () => {
    const table = pavilions(3)
      .where(holds(0, 7, 11))
      .where(holds(1, 8))
      .play(0, 'place b4', 'bid 1', 'cube wood', 'cube wood')
    expect(() => table.play(0, 'card 11')).toThrow(/BC34/)
    expect(() => table.play(0, 'card 8')).toThrow(/BP2/)
    expect(() => table.play(0, 'card 1')).toThrow(/BP2/)
  })
})
