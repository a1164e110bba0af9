import { describe, expect, test } from 'vitest'
import { NONE, UNKNOWN } from '../../src/core/block.ts'
import { SPECTATOR } from '../../src/core/game.ts'
import { openTable } from '../../src/core/table.ts'
import { RANKS } from './components.ts'
import { goofspiel } from './fixture.ts'
import { goofspiel as game } from './index.ts'

const opened = () => openTable(game, { seats: 3, options: {} }, { seed: 'secrets' })
const bid = (table: ReturnType<typeof opened>, seat: number, rank: string) => table.play(seat, game.parse(`bid ${rank}`))

describe('K. Who knows what', () => {
  test('[K1] nobody sees the prizes to come', () => {
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = goofspiel(2).view(viewer)
      expect(view.deck.every((prize) => prize === UNKNOWN)).toBe(true)
      expect(view.left).toBe(12)
    }
  })
  test('[K2] a bid is known to its seat alone; that it was made, to all', () => {
    const story = goofspiel(3).play(0, 'bid 6')
    expect([0, 1, SPECTATOR].map((viewer) => story.view(viewer).bid[0])).toEqual([5, UNKNOWN, UNKNOWN])
    expect(story.view(0).bid[1]).toBe(NONE)
    expect(story.log(0)).toEqual(['0 has bid', '0 bids 6'])
    expect(story.log(1)).toEqual(['0 has bid'])
  })
  test('[K3] hands are open, and a sealed bid still lies in one', () => {
    const { hand } = goofspiel(2).play(0, 'bid 6').view(1)
    expect(Array.from(hand.subarray(0, RANKS.length))).toEqual(RANKS.map((_, card) => card))
  })
  test('[K4] a bid can be taken back until somebody else has bid', () => {
    const table = opened()
    bid(table, 0, '6')
    expect(table.canUndo(0)).toBe(true)
    bid(table, 1, '6')
    expect(table.canUndo(0)).toBe(false)
    expect(table.canUndo(1)).toBe(true)
  })
  test('[K4] nor once the bids are turned up', () => {
    const table = opened()
    for (const seat of [0, 1, 2]) bid(table, seat, '6')
    expect(table.canUndo(2)).toBe(false)
  })
})
