import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { NOBLE_IDS } from '../components.ts'
import { compass, lastRound, lastToPass, nextNobles, pointedAt, revised, theatre } from '../fixture.ts'
import type { State } from '../state.ts'

// Column c of the fixture keeps the compass side; b and d show the other one.
const table = (board: 'hankar' | 'cauchie' | 'horta' | 'saintenoy' | 'strauven', seats = 3) =>
  revised(seats, { variant: 'on' }).with(0, { board })
const shown = (s: State) => Array.from(s.theatre, (noble) => NOBLE_IDS[noble])

describe('V. Variant', () => {
  test('[V1] the strips show alternate sides', () => {
    const { s } = revised(3, { variant: 'on' })
    expect(Array.from(s.strip)).toEqual([0, 6, 2, 8, 4])
  })
  test('[V2] each seat has side B of another board; without the variant all have side A', () => {
    const boards = (seats: number) => {
      const { s } = revised(seats, { variant: 'on' })
      return Array.from(s.board.subarray(0, seats))
    }
    for (const seats of [2, 3, 4, 5]) {
      expect(new Set(boards(seats)).size).toBe(seats)
      expect(boards(seats).every((board) => board > 0)).toBe(true)
    }
    expect(Array.from(revised(3).s.board)).toEqual([0, 0, 0, 0, 0])
  })
  test('[V3] Hankar: other iris numbers', () => {
    const play = table('hankar').with(0, { levels: { iris: 3 } })
    for (const space of [6, 7, 11, 12]) play.where((s) => (s.pawn[space] = 0))
    play
      .where((s) => (s.pawns[0] = 1))
      .where(lastToPass(2))
      .play(2, 'pass')
    expect(play.seat(0).points).toBe(4)
  })
  test('[V3] Hankar sees the top noble first and may take him for nothing', () => {
    const play = () => table('hankar').where(nextNobles('maeterlinck', 'van-de-velde')).with(0, { money: 1 }).play(0, 'park nobles')
    expect(play().legal(0)).toEqual(['noble 0', 'noble 1', 'noble deck'])
    const taken = play().play(0, 'noble deck', 'keep')
    expect(taken.seat(0)).toMatchObject({ points: 5, money: 1, nobles: 'brugmann -maeterlinck' })
    expect(shown(taken.s)).toEqual(['empain', 'solvay', 'buls', 'albert'])
    expect(taken.s.revealed).toBe(NONE)
  })
  test('[V3] if he does not, that noble fills the gap', () => {
    const play = table('hankar').where(nextNobles('maeterlinck', 'van-de-velde')).play(0, 'park nobles', 'noble 0', 'discard')
    expect(shown(play.s)).toEqual(['solvay', 'buls', 'albert', 'maeterlinck'])
    const others = revised(3).where(nextNobles('maeterlinck')).play(0, 'park nobles')
    expect(others.legal(0)).not.toContain('noble deck')
    expect(() => others.play(0, 'noble deck')).toThrow(/No noble is revealed.*V3/)
  })
  test('[V4] Cauchie: other crown numbers, and a cube of the art tile’s colour', () => {
    const nobles = table('cauchie').with(0, { nobles: 'brugmann empain buls' }).play(0, 'grand-place', 'use brugmann', 'use empain')
    expect(nobles.s.turn).toBe(1)
    const made = (colour: string, options = {}) => {
      const play = revised(3, { variant: 'on', ...options }).with(0, { board: 'cauchie' })
      return play.play(0, 'park workshop', `take ${colour}`).seat(0).cubes
    }
    expect(made('yellow')).toMatchObject({ iron: 1 })
    expect(made('brown')).toMatchObject({ wood: 1 })
    expect(made('blue')).toMatchObject({ stone: 1 })
    expect(made('green')).toMatchObject({ wild: 1, glass: 0 })
    expect(made('green', { 'belle-epoque': 'on' })).toMatchObject({ wild: 0, glass: 1 })
  })
  test('[V5] Horta: other architect numbers, and 2 francs with materials, even when no cube is left', () => {
    const play = table('horta').play(0, 'park materials', 'cube wood', 'cube iron')
    expect(play.seat(0).money).toBe(12)
    const none = table('horta')
      .with(1, { cubes: { wood: 10, iron: 10, stone: 10 } })
      .play(0, 'park materials')
    expect(none.seat(0).money).toBe(12)
    const scored = table('horta')
      .where(lastRound)
      .with(0, { houses: ['a1', 'a2'], levels: { architect: 2 } })
      .where(lastToPass(2))
      .play(2, 'pass')
    expect(scored.result().scores[0].parts.buildings).toBe(8)
  })
  test('[V6] Saintenoy: every row is worth 1 more', () => {
    const play = table('saintenoy').where(lastRound).with(0, { art: 'green', money: 11 }).where(lastToPass(2)).play(2, 'pass')
    expect(play.result().scores[0].parts).toMatchObject({ moneyRow: 4, artRow: 2, nobleRow: 2, pawnRow: 6 })
  })
  test('[V6] Saintenoy may turn a hand either way before he builds, and turns one clockwise afterwards', () => {
    const play = () =>
      table('saintenoy')
        .where(compass('wood', 'stone'))
        .with(0, { cubes: { wood: 1, stone: 1, wild: 1 } })
        .play(0, 'park construction')
    expect(play().legal(0)).toEqual(expect.arrayContaining(['build a1', 'turn 1', 'turn 2', 'turn 1 back', 'turn 2 back']))
    const built = play().play(0, 'turn 1 back', 'build a1')
    expect(pointedAt(built.s)).toEqual(['blank', 'stone'])
    expect(() => play().play(0, 'turn 1').play(0, 'turn 2')).toThrow(/say what you build/)
    expect(built.seat(0).cubes).toMatchObject({ wood: 1, stone: 0, wild: 0 })
    expect(built.legal(0)).toEqual(['turn 1', 'turn 2'])
  })
  test('[V6] back from iron is no step, and nobody else turns first', () => {
    const play = table('saintenoy')
      .where(compass('iron', 'stone'))
      .with(0, { cubes: { wood: 2, iron: 2, stone: 2, wild: 2 } })
      .play(0, 'park construction')
    expect(() => play.play(0, 'turn 1 back')).toThrow(/would not move.*H5/)
    const other = table('horta')
      .with(0, { cubes: { wood: 2, stone: 2 } })
      .play(0, 'park construction')
    expect(() => other.play(0, 'turn 1')).toThrow(/say what you build/)
  })
  test('[V9] he must build if he can as the compass stands; if only a turn helps he may turn or leave it', () => {
    const can = table('saintenoy')
      .where(compass('wood', 'stone'))
      .with(0, { cubes: { wood: 1, stone: 1 } })
      .play(0, 'place c4', 'bid 1')
    expect(can.legal(0)).not.toContain('skip')
    expect(() => can.play(0, 'skip')).toThrow(/must be.*R5/)
    const only = table('saintenoy')
      .where(compass('wood', 'stone'))
      .with(0, { money: 3, cubes: { stone: 3 } })
      .play(0, 'place c4', 'bid 1')
    expect(only.legal(0)).toEqual(['turn 1 back', 'skip'])
    expect(() => only.play(0, 'turn 1')).toThrow(/could not build anything.*V9/)
    expect(() => only.play(0, 'build a1')).toThrow(/cannot pay 2 units.*H2/)
    expect(only.play(0, 'skip').s.turn).toBe(1)
  })
  test('[V7] Strauven: other house costs, and 1 franc and 1 VP more with a sale', () => {
    const sold = table('strauven').with(0, { art: 'green', money: 5 }).play(0, 'park sale', 'move d3')
    expect(sold.seat(0)).toMatchObject({ money: 5 + 4 + 1, points: 2 + 1 })
    const units = [0, 2, 4].map((built) => {
      const play = table('strauven')
        .where(compass('wood', 'blank'))
        .with(0, { cubes: { wood: 5 }, built })
        .play(0, 'park construction', 'build a1')
      return 5 - Number(play.seat(0).cubes.wood)
    })
    expect(units).toEqual([2, 2, 3])
  })
  test('[V8] abilities work on the board and by the park', () => {
    const board = table('horta').play(0, 'place c2', 'bid 1', 'cube wood', 'cube iron')
    expect(board.seat(0).money).toBe(11)
    const park = table('horta').play(0, 'park materials', 'cube wood', 'cube iron')
    expect(park.seat(0).money).toBe(12)
  })
  test('[V3] Hankar takes the last noble of an empty theatre from the deck', () => {
    const play = table('hankar')
      .where(theatre('empain', 'solvay', 'buls', 'albert'))
      .where((s) => {
        s.noblesLeft = 0
        s.nobleDeck.fill(NONE)
        s.nobleDiscards[7] = 1
      })
    expect(play.play(0, 'park nobles', 'noble deck', 'keep').seat(0).points).toBe(5)
  })
  test('[V3] [Q11] Hankar has none to reveal when only Brugmann is discarded', () => {
    const play = table('hankar').where((s) => {
      s.theatre.fill(NONE)
      s.noblesLeft = 0
      s.nobleDeck.fill(NONE)
      s.nobleDiscards[0] = 2
    })
    expect(play.legal(0)).not.toContain('park nobles')
  })
})
