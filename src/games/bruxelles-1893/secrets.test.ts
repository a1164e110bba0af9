import { describe, expect, test } from 'vitest'
import { highestBit } from '../../core/bits.ts'
import { clone, UNKNOWN } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { SPECTATOR } from '../../core/game.ts'
import { rngOf } from '../../core/seed.ts'
import { openTable } from '../../core/table.ts'
import { viewOf } from '../../core/view.ts'
import { EDITIONS, first, revised } from './fixture.ts'
import { bruxelles1893Revised } from './index.ts'
import { guess } from './secrets.ts'

describe('K. Who knows what', () => {
  test.each(EDITIONS)('[K1] nobody knows decks, generator and face-down cards (%s)', (_, table) => {
    const play = table(3).play(0, 'pass')
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const view = play.view(viewer)
      for (const field of [view.cardDeck, view.nobleDeck, view.stockDeck, view.faceDown])
        expect(field.every((card) => card === UNKNOWN)).toBe(true)
      expect(Array.from(view.rng)).toEqual([-1, -1, -1, -1])
    }
  })
  test('[K2] drawn tiles are known to the drawer, and guessed from the stacks by the others', () => {
    const play = first(3).with(0, { firstPasses: 4 }).play(0, 'place b3', 'bid 1', 'draw')
    const tiles = (drawn: Uint8Array) => drawn.reduce((sum, count) => sum + count, 0)
    expect(tiles(play.view(0).drawn)).toBe(5)
    expect(play.view(1).drawn[0]).toBe(UNKNOWN)
    const guessed = play.view(1)
    guess(guessed, rngOf('guess'))
    expect(tiles(guessed.drawn)).toBe(5)
    expect(guessed.drawn.every((count, colour) => count <= guessed.stacks[colour])).toBe(true)
  })
  test.each(EDITIONS)('[K3] all else is known to all (%s)', (_, table) => {
    const play = table(3).play(0, 'place c5', 'bid 1', 'noble 0', 'discard')
    const view = play.view(SPECTATOR)
    for (const name of ['theatre', 'nobleDiscards', 'columnCard', 'cardAt', 'money', 'art', 'kept', 'bid'] as const)
      expect(Array.from(view[name])).toEqual(Array.from(play.s[name]))
    expect(view.stockSeen).toBe(play.s.stockSeen)
  })
  test('[K3] a guess never deals what was seen', () => {
    const play = revised(3).play(0, 'place c5', 'bid 1', 'noble 0', 'keep').play(1, 'pass')
    const guessed = viewOf(bruxelles1893Revised, clone(play.s), 2)
    guess(guessed, rngOf('x'))
    const hidden = [...guessed.cardDeck.subarray(0, guessed.cardsLeft), guessed.faceDown[0]]
    expect(new Set(hidden).size).toBe(25)
    expect(hidden.some((card) => [...guessed.columnCard].includes(card))).toBe(false)
    const empain = [...guessed.nobleDeck.subarray(0, guessed.noblesLeft)].filter((noble) => noble === 1)
    expect(empain).toHaveLength(2)
  })
  test('[K4] a decision can be taken back until it has shown something', () => {
    const table = openTable(bruxelles1893Revised, configOf(bruxelles1893Revised, 2), { seed: 'undo' })
    const play = (text: string) => table.play(actor(), bruxelles1893Revised.parse(text))
    const actor = () => highestBit(bruxelles1893Revised.actors(table.at()))
    const one = actor()
    play('take green')
    expect(table.canUndo(one)).toBe(true)
    const two = actor()
    play('take blue') // opens the first stock card
    expect(table.canUndo(two)).toBe(false)
  })
  test('[K4] a noble that is refilled cannot be taken back, a market can', () => {
    const table = openTable(bruxelles1893Revised, configOf(bruxelles1893Revised, 3), { seed: 'undo' })
    const { parse, actors } = bruxelles1893Revised
    const actor = () => highestBit(actors(table.at()))
    for (let i = 0; i < 3; i++) table.play(actor(), parse('take green'))
    table.play(actor(), table.legal(actor())[0])
    const seat = actor()
    table.play(seat, parse('market'))
    expect(table.canUndo(seat)).toBe(true)
    const other = actor()
    table.play(other, parse('park nobles'))
    table.play(other, parse('noble 0'))
    expect(table.canUndo(other)).toBe(true)
    while (actor() === other) table.play(other, table.legal(other)[0])
    expect(table.canUndo(other)).toBe(false)
  })
})
