import { describe, expect, test } from 'vitest'
import { NONE, UNKNOWN } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { SPECTATOR } from '../../core/game.ts'
import { openTable } from '../../core/table.ts'
import { CARD_IDS } from './cards.ts'
import { brass } from './fixture.ts'
import { brassBirmingham as game } from './index.ts'
import { handPlace } from './state.ts'

const opened = () => openTable(game, configOf(game, 2), { seed: 'secrets' })
type Opened = ReturnType<typeof opened>
const play = (table: Opened, ...moves: string[]) => {
  for (const move of moves) table.play(table.at().turn, game.parse(move))
}
const firstCard = (table: Opened) => CARD_IDS[table.at().hand[handPlace(table.at().turn, 0)]]

describe('K. Who knows what', () => {
  test('[K1] a hand is known to its seat; its size and wild cards to all', () => {
    const table = brass(2).with(0, { hand: 'iron coal wild-location' })
    expect(Array.from(table.view(0).hand.subarray(0, 3))).toEqual([CARD_IDS.indexOf('iron'), CARD_IDS.indexOf('coal'), NONE])
    for (const viewer of [1, SPECTATOR]) {
      const view = table.view(viewer)
      expect(Array.from(view.hand.subarray(0, 3))).toEqual([UNKNOWN, UNKNOWN, NONE])
      expect([view.cards[0], view.wilds[0]]).toEqual([2, 1])
    }
  })
  test('[K2] nobody knows the draw pile, the face-down cards, the cards of the rail era', () => {
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = brass(2).view(viewer)
      for (const hidden of [view.deck, view.faceDown, view.railDeck]) expect(hidden.every((card) => card === UNKNOWN)).toBe(true)
      expect(view.left).toBe(40 - 18)
    }
  })
  test('[K3] discards are known to all', () => {
    const table = brass(2).with(0, { hand: 'iron coal' }).play(0, 'pass', 'discard coal')
    for (const viewer of [0, 1, SPECTATOR]) expect(table.view(viewer).discards[CARD_IDS.indexOf('coal')]).toBe(1)
  })
  test('[K4] a decision can be taken back, until cards are drawn', () => {
    const table = opened()
    const seat = table.at().turn
    play(table, 'network stoke-leek')
    expect(table.canUndo(seat)).toBe(true)
    table.undo(seat)
    table.redo(seat)
    play(table, `discard ${firstCard(table)}`) // the first round has one action: the hand is refilled
    expect(table.canUndo(seat)).toBe(false)
  })
  test('[K4] the first of two actions can be taken back, card and all', () => {
    const table = opened()
    for (let turn = 0; turn < 2; turn++) play(table, 'pass', `discard ${firstCard(table)}`)
    const seat = table.at().turn
    play(table, 'loan', `discard ${firstCard(table)}`)
    table.undo(seat)
    expect(table.decisions).toHaveLength(4)
    expect(table.canUndo(seat)).toBe(false)
  })
  test('[K4] even a last card is named, not discarded unasked', () => {
    const table = brass(2).with(0, { hand: 'iron' }).play(0, 'pass')
    expect(table.legal(0)).toEqual(['discard iron'])
  })
})
