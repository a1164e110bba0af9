import { describe, expect, test } from 'vitest'
import { actionList, listed } from '../../core/action.ts'
import { highestBit } from '../../core/bits.ts'
import { NONE } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import type { Game, Options } from '../../core/game.ts'
import { rngOf } from '../../core/seed.ts'
import { BASE_NOBLES, BOARDS, BRUGMANN, COLUMNS, CUBES, NOBLE_KINDS, SEGMENTS, SPACES } from './components.ts'
import { bruxelles1893 as first, bruxelles1893Revised as revised } from './index.ts'
import { artHeld, cubePlace, levelPlace, pointsOf, type State } from './state.ts'

function dealt(game: Game<State>, seats: number, options: Options = {}, seed = 'deal'): State {
  const config = configOf(game, seats, options)
  const s = game.create(config)
  game.setup(s, config, rngOf(seed))
  return s
}

/** Plays the first legal action until something holds. */
function until(game: Game<State>, s: State, holds: () => boolean): State {
  const out = actionList()
  while (!holds()) {
    const seat = highestBit(game.actors(s))
    game.legal(s, seat, out)
    game.apply(s, seat, listed(out)[0])
  }
  return s
}

const BOTH = [
  ['first', first],
  ['revised', revised],
] as const
const side = (s: State, column: number) => (s.strip[column] < COLUMNS ? 'compass' : 'other')

describe('S. Set-up', () => {
  test.each(BOTH)('[S1] the five strips in random order (%s)', (_, game) => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => dealt(game, 3, {}, seed).strip.join())
    expect(new Set(orders).size).toBeGreaterThan(1)
    for (const order of orders) expect(order.split(',').sort().join()).toBe('0,1,2,3,4')
  })
  test.each(BOTH)('[S2] [T5] [T6] five pawns, two in the Courthouse, level 1 everywhere, Brugmann ready, no points (%s)', (_, game) => {
    const s = dealt(game, 4)
    for (let seat = 0; seat < 4; seat++) {
      expect([s.pawns[seat], s.courthouse[seat], s.kept[seat], s.ready[seat], s.built[seat]]).toEqual([
        5,
        2,
        1 << BRUGMANN,
        1 << BRUGMANN,
        0,
      ])
      for (let track = 0; track < 3; track++) expect(s.level[levelPlace(seat, track)]).toBe(1)
      expect(pointsOf(s, seat)).toBe(0)
    }
    expect(s.pawns[4]).toBe(0)
  })
  test.each(BOTH)('[S3] a random start player with 5 francs, then 6, 7, 8 and 9 clockwise (%s)', (_, game) => {
    const s = dealt(game, 5)
    for (let i = 0; i < 5; i++) expect(s.money[(s.start + i) % 5]).toBe(5 + i)
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => dealt(game, 5, {}, seed).start)).size).toBeGreaterThan(1)
  })
  test.each(BOTH)('[S4] [Q11] [Y17] four nobles open, 17 in the deck, Brugmann in neither (%s)', (_, game) => {
    const s = dealt(game, 3)
    expect(s.noblesLeft).toBe(BASE_NOBLES - 4)
    const all = [...s.theatre, ...s.nobleDeck.subarray(0, s.noblesLeft)]
    for (let noble = 0; noble < NOBLE_KINDS; noble++) expect(all.filter((n) => n === noble)).toHaveLength(noble > 0 && noble < 8 ? 3 : 0)
  })
  test('[S5] [Y16] a card below each column: of 25 bonus cards, or of 30 prestige cards', () => {
    expect(dealt(first, 3).cardsLeft).toBe(20)
    expect(dealt(revised, 3).cardsLeft).toBe(25)
    for (const [, game] of BOTH) expect(dealt(game, 3).columnCard.every((card) => card !== NONE)).toBe(true)
  })
  test('[S6] [Y6] first edition: a random coloured art tile each; revised: chosen in the order of turns', () => {
    const old = dealt(first, 4)
    for (let seat = 0; seat < 4; seat++) expect(artHeld(old, seat)).toBe(1)
    expect(old.stacks.reduce((sum, tiles) => sum + tiles, 0)).toBe(26)
    expect(old.stacks[4]).toBe(6)
    const s = dealt(revised, 4)
    const chosen: number[] = []
    for (let i = 0; i < 4; i++) {
      const seat = highestBit(revised.actors(s))
      chosen.push(seat)
      expect(revised.problem(s, seat, revised.parse('take black'))?.rule).toBe('W1')
      expect(revised.problem(s, seat, revised.parse('pass'))?.rule).toBe('S6')
      revised.apply(s, seat, revised.parse('take green'))
    }
    expect(chosen).toEqual([0, 1, 2, 3].map((i) => (s.start + i) % 4))
    expect(s.stacks[0]).toBe(2)
  })
  test('[S7] [Y13] first edition: six shuffled segments, hands opposite; revised: seven printed ones, hands on wood and stone', () => {
    const orders = ['a', 'b', 'c'].map((seed) => dealt(first, 3, {}, seed).segment.join())
    expect(new Set(orders).size).toBeGreaterThan(1)
    const old = dealt(first, 3)
    expect(Array.from(old.hand)).toEqual([0, 3])
    expect(new Set(Array.from(old.segment.subarray(0, 6), (segment) => SEGMENTS[segment]))).toEqual(
      new Set(['wood', 'stone', 'iron', 'any', 'francs', 'blank']),
    )
    const s = dealt(revised, 3)
    expect(Array.from(s.hand, (at) => SEGMENTS[s.segment[at]])).toEqual(['wood', 'stone'])
    expect(Array.from(s.segment.subarray(0, 7), (segment) => SEGMENTS[segment])).toContain('glass')
  })
  test('[S8] [Y4] first edition: all twelve stock cards are the deck; revised: five of them', () => {
    const old = dealt(first, 3)
    expect(old.stockDeck.filter((card) => card !== NONE)).toHaveLength(11)
    const s = dealt(revised, 3)
    until(revised, s, () => revised.actors(s) === 0)
    expect(s.stockDeck.filter((card) => card !== NONE)).toHaveLength(7) // those in the box
    expect(s.round).toBe(5)
  })
  test('[S9] the cursor begins in the middle', () => {
    for (const [, game] of BOTH) expect(dealt(game, 3).cursor).toBe(12)
  })
  test('[S10] [Y2] strips: compass side; expert side by option; alternating in the variant', () => {
    const sides = (s: State) => Array.from(s.strip, (_, column) => side(s, column))
    expect(sides(dealt(first, 3))).toEqual(new Array(5).fill('compass'))
    expect(sides(dealt(first, 3, { strips: 'expert' }))).toEqual(new Array(5).fill('other'))
    expect(sides(dealt(revised, 3))).toEqual(new Array(5).fill('compass'))
    expect(sides(dealt(revised, 3, { variant: 'on' }))).toEqual(['compass', 'other', 'compass', 'other', 'compass'])
    const expert = dealt(first, 3, { strips: 'expert' })
    for (let space = 0; space < SPACES; space++)
      expect(expert.actionAt[space]).toBe(expert.tables.stripAction[expert.strip[space % 5] * 5 + Math.floor(space / 5)])
  })
  test('[S11] [Y7] six art tiles of each colour; the fourth is pink in the first edition and brown in the revised one', () => {
    expect(Array.from(dealt(revised, 3).stacks)).toEqual([6, 6, 6, 6, 6])
    expect(first.parse('take pink')).toBe(revised.parse('take brown'))
    expect(() => revised.parse('take pink')).toThrow(/not complete/)
    expect(first.words.name('art', 3)).toBe('pink')
    expect(revised.words.name('art', 3)).toBe('brown')
  })
  test('[T4] [Y22] ten wood, iron and stone, fifteen wild, no glass without Belle Époque', () => {
    for (const [, game] of BOTH) expect(Array.from(dealt(game, 3).supply)).toEqual([10, 10, 10, 0, 15])
    expect(dealt(revised, 3, { 'belle-epoque': 'on' }).supply[CUBES.indexOf('glass')]).toBe(10)
    expect(dealt(first, 3).cubes[cubePlace(0, 0)]).toBe(0)
  })
  test('[Y3] [Y23] tracks of six levels in both editions; one kind of board, or five different B sides', () => {
    for (const [, game] of BOTH) {
      const { tables, board } = dealt(game, 5)
      expect(Array.from(tables.trackNumber.subarray(1, 7))).toEqual([1, 2, 3, 4, 5, 6])
      expect(Array.from(board)).toEqual([0, 0, 0, 0, 0])
    }
    const boards = Array.from(dealt(revised, 5, { variant: 'on' }).board, (board) => BOARDS[board])
    expect(boards.sort()).toEqual(['cauchie', 'hankar', 'horta', 'saintenoy', 'strauven'])
  })
})
