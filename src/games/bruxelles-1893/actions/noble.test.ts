import { describe, expect, test } from 'vitest'
import { NOBLE_IDS, type Noble } from '../components.ts'
import { EDITIONS, first, nextNobles, revised, theatre } from '../fixture.ts'

const shown = (play: ReturnType<typeof revised>) => Array.from(play.s.theatre, (noble) => NOBLE_IDS[noble])
/** A seat with this noble ready uses him at the Grand-Place. */
const using = (noble: Noble, held = {}) =>
  revised(3)
    .with(0, { nobles: noble, ...held })
    .play(0, 'grand-place', `use ${noble}`)

describe('N. Nobles', () => {
  test.each(EDITIONS)('[N1] [Q10] one of four for 0 to 3 francs, as far as one can pay (%s)', (_, table) => {
    const play = table(3).with(0, { money: 3 }).play(0, 'place c5', 'bid 1')
    expect(play.legal(0).filter((move) => move.startsWith('noble'))).toEqual(['noble 0', 'noble 1', 'noble 2'])
    expect(() => play.play(0, 'noble 3')).toThrow(/Prince Albert costs 3 francs there; you have 2 francs.*N1/)
    expect(play.play(0, 'noble 2').seat(0)).toMatchObject({ money: 0, levels: { iris: 2 } })
  })
  test.each(EDITIONS)('[N2] [N3] he is used at once, then kept exhausted or discarded (%s)', (_, table) => {
    const play = () => table(3).play(0, 'place c5', 'bid 1', 'noble 0')
    expect(play().legal(0)).toEqual(['keep', 'discard'])
    expect(play().seat(0).cubes.wild).toBe(2)
    expect(() => play().play(0, 'pass')).toThrow(/keep the noble or discard.*N3/)
    expect(play().play(0, 'keep').seat(0).nobles).toBe('brugmann -empain')
    expect(play().play(0, 'discard').seat(0).nobles).toBe('brugmann')
    expect(play().play(0, 'discard').s.nobleDiscards[NOBLE_IDS.indexOf('empain')]).toBe(1)
  })
  test.each(EDITIONS)('[N4] a second one of a name is used and discarded (%s)', (_, table) => {
    const play = table(3).with(0, { nobles: 'brugmann empain' }).play(0, 'place c5', 'bid 1', 'noble 0')
    expect(play.seat(0)).toMatchObject({ nobles: 'brugmann empain', cubes: { wild: 2 } })
    expect(play.s.turn).toBe(1)
  })
  test.each(EDITIONS)('[N5] the others slide, the deck refills the place of 3 francs (%s)', (_, table) => {
    const play = table(3).where(nextNobles('maeterlinck')).play(0, 'place c5', 'bid 1', 'noble 1', 'cube wood', 'keep')
    expect(shown(play)).toEqual(['empain', 'buls', 'albert', 'maeterlinck'])
  })
  test('[N5] an empty deck is made anew of the discards; with none the place stays empty', () => {
    const play = revised(3).where((s) => {
      s.noblesLeft = 0
      s.nobleDeck.fill(254)
    })
    expect(shown(play.play(0, 'place c5', 'bid 1', 'noble 0', 'discard'))).toEqual(['solvay', 'buls', 'albert', 'empain'])
    play.play(1, 'place d3', 'bid 1', 'noble 0', 'cube iron', 'keep')
    expect(Array.from(play.s.theatre)[3]).toBe(254)
    expect(() => play.play(2, 'place e2', 'bid 1', 'take green').play(0, 'park nobles', 'noble 3')).toThrow(/No noble is in that place.*N1/)
  })
  test('[N6] Brugmann gives 5 francs', () => {
    expect(using('brugmann').seat(0).money).toBe(15)
  })
  test('[N7] Empain gives 2 wild cubes, as far as there are some', () => {
    expect(using('empain').seat(0).cubes.wild).toBe(2)
    expect(using('empain', { cubes: { wild: 14 } }).seat(0).cubes.wild).toBe(15)
  })
  test('[N8] Solvay gives a noble cube, or two for a wild one', () => {
    const one = using('solvay')
    expect(one.legal(0)).toEqual(['cube wood', 'cube iron', 'cube stone'])
    expect(() => one.play(0, 'trade')).toThrow()
    expect(one.play(0, 'cube iron').seat(0).cubes.iron).toBe(1)
    const choice = using('solvay', { cubes: { wild: 1 } })
    expect(choice.legal(0)).toEqual(['cube wood', 'cube iron', 'cube stone', 'trade'])
    expect(() => choice.play(0, 'cube wild')).toThrow(/Wild cubes are not taken.*C1/)
    expect(() => choice.play(0, 'pass')).toThrow(/Solvay comes first.*N8/)
    expect(choice.play(0, 'trade', 'cube wood', 'cube stone').seat(0).cubes).toMatchObject({ wood: 1, stone: 1, wild: 0 })
    expect(choice.s.supply[4]).toBe(15)
  })
  test('[N9] [N10] [N11] Buls, Prince Albert and Van de Velde raise a track', () => {
    expect(using('buls').seat(0).levels).toEqual({ iris: 2, crown: 1, architect: 1 })
    expect(using('albert').seat(0).levels).toEqual({ iris: 1, crown: 2, architect: 1 })
    expect(using('van-de-velde').seat(0).levels).toEqual({ iris: 1, crown: 1, architect: 2 })
  })
  test('[N9] [T6] [Q13] a step beyond the top is lost', () => {
    const play = using('buls', { levels: { iris: 6 } })
    expect(play.seat(0).levels.iris).toBe(6)
    expect(play.log(1)).toContain('0 is at the top of the iris track already')
  })
  test('[N12] [Q12] Vandervelde frees a pawn that is usable at once; with none there, nothing', () => {
    const play = using('vandervelde', { pawns: 1 })
    expect(play.seat(0)).toMatchObject({ pawns: 1, courthouse: 5 })
    expect(play.play(1, 'pass').play(2, 'pass').legal(0)).toContain('place b4')
    expect(using('vandervelde', { pawns: 7 }).seat(0)).toMatchObject({ pawns: 6, courthouse: 0 })
  })
  test('[N13] Maeterlinck gives 5 VP', () => {
    expect(using('maeterlinck').seat(0).points).toBe(5)
    expect(using('maeterlinck').result().scores[0].parts.nobles).toBe(5)
  })
  test('[N14] a kept noble is used once a round', () => {
    const play = revised(3)
      .with(0, { nobles: '-brugmann empain', levels: { crown: 3 } })
      .play(0, 'grand-place')
    expect(play.legal(0)).toEqual(['use empain', 'done'])
    expect(() => play.play(0, 'use brugmann')).toThrow(/Brugmann was used in this round.*N14/)
    expect(() => play.play(0, 'use buls')).toThrow(/do not keep Charles Buls.*N14/)
  })
  test('[N1] the last noble that can be had is taken without asking, in the revised edition', () => {
    const play = revised(3)
      .where(theatre('maeterlinck', 'buls', 'albert', 'empain'))
      .with(0, { money: 1 })
      .play(0, 'place c5')
    expect(play.seat(0)).toMatchObject({ money: 0, points: 5 })
    expect(play.legal(0)).toEqual(['keep', 'discard'])
    expect(first(3).with(0, { money: 1 }).play(0, 'place c5').legal(0)).toEqual(['noble 0', 'skip'])
  })
})
