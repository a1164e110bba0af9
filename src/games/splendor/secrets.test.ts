import { describe, expect, test } from 'vitest'
import { NONE, UNKNOWN } from '../../core/block.ts'
import { SPECTATOR } from '../../core/game.ts'
import { openTable } from '../../core/table.ts'
import { splendor } from './fixture.ts'
import { each } from './gems.ts'
import { splendor as game } from './index.ts'

const opened = () => openTable(game, { seats: 2, options: {} }, { seed: 'secrets' })
const play = (table: ReturnType<typeof opened>, seat: number, move: string) => table.play(seat, game.parse(move))

describe('K. Who knows what', () => {
  test('[K1] nobody sees into the decks, nor the generator', () => {
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = splendor(2).view(viewer)
      expect(view.deck.every((card) => card === UNKNOWN)).toBe(true)
      expect(view.rng.every((word) => word === -1)).toBe(true)
      expect(Array.from(view.left)).toEqual([36, 26, 16])
    }
  })
  test('[K2] a card reserved blind is known to its owner, its level to all', () => {
    const story = splendor(2).play(0, 'reserve deck2')
    const [card] = story.seat(0).hand
    expect(story.view(0).hand[0]).toBe(card)
    for (const viewer of [1, SPECTATOR]) {
      expect(story.view(viewer).hand[0]).toBe(UNKNOWN)
      expect(story.view(viewer).blind[0]).toBe(2)
    }
  })
  test('[K3] a card reserved from the table is known to all', () => {
    const story = splendor(2)
    const card = story.s.table[0]
    story.play(0, 'reserve 1a')
    for (const viewer of [0, 1, SPECTATOR]) expect(story.view(viewer).hand[0]).toBe(card)
  })
  test('[K4] taking and returning gems can be taken back, also after the turn has passed', () => {
    const table = opened()
    play(table, 0, 'take dse')
    expect(table.canUndo(0)).toBe(true)
    expect(table.canUndo(1)).toBe(false)
    table.undo(0)
    expect(table.decisions).toEqual([])
    table.redo(0)
    play(table, 1, 'take dse')
    expect(table.canUndo(0)).toBe(false)
    expect(() => table.undo(0)).toThrow(/taken back/)
  })
  test('[K4] a reservation cannot: a card was turned up, or drawn', () => {
    for (const move of ['reserve 1a', 'reserve deck1']) {
      const table = opened()
      play(table, 0, move)
      expect(table.canUndo(0)).toBe(false)
    }
  })
  test('[K4] a purchase can, when the deck turned nothing up', () => {
    const table = opened()
    const s = table.at()
    s.left[0] = 0
    s.deck.fill(NONE, 0, 40)
    s.bonuses[0] = each(7) // the card costs nothing
    play(table, 0, 'buy 1a')
    expect(table.canUndo(0)).toBe(true)
  })
  test('[K4] buying a card that was reserved blind shows it to all', () => {
    const table = opened()
    play(table, 0, 'reserve deck1')
    play(table, 1, 'take dse')
    table.at().bonuses[0] = each(7)
    play(table, 0, 'buy hand1')
    expect(table.canUndo(0)).toBe(false)
  })
})
