import { describe, expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { equal } from './block.ts'
import { configOf } from './config.ts'
import { IllegalAction } from './errors.ts'
import { SPECTATOR } from './game.ts'
import { below } from './rng.ts'
import { rngOf } from './seed.ts'
import { openTable, type Table } from './table.ts'
import { viewers } from './view.ts'

const game = gameOf('splendor')
const opened = (seed = 'table') => openTable(game, configOf(game, 2), { seed })
const play = (table: Table, seat: number, text: string) => table.play(seat, game.parse(text))

describe('A table', () => {
  test('refuses what the rules forbid, with the rule and a sentence, and changes nothing', () => {
    const table = opened()
    expect(() => play(table, 1, 'take dse')).toThrow(IllegalAction)
    expect(() => play(table, 0, 'take ds')).toThrow(/Three colours are left.*\[T2\]/)
    expect(() => table.play(0, 200)).toThrow(/no action of this game/)
    expect(() => table.play(0, 0.5)).toThrow(/no action of this game/)
    expect(() => table.play(7, 0)).toThrow(IllegalAction)
    expect(table.decisions).toEqual([])
  })
  test('keeps the state after every decision', () => {
    const table = opened()
    play(table, 0, 'take dse')
    play(table, 1, 'take ero')
    expect(table.at(0)).not.toBe(table.at(1))
    expect(equal(table.at(1), table.at())).toBe(false)
    expect(equal(table.view(SPECTATOR, 1), table.view(SPECTATOR))).toBe(false)
  })
  test('takes a decision back, and makes it again for the seat that made it', () => {
    const table = opened()
    play(table, 0, 'take dse')
    play(table, 1, 'take rr')
    table.undo(1)
    expect(() => table.redo(0)).toThrow(/nothing to make again/)
    table.redo(1)
    expect(table.decisions.map(({ action }) => game.format(action))).toEqual(['take dse', 'take rr'])
  })
  test('forgets what was taken back once something else is played', () => {
    const table = opened()
    play(table, 0, 'take dse')
    table.undo(0)
    play(table, 0, 'take ero')
    expect(table.canRedo(0)).toBe(false)
  })
  test('gives every viewer exactly the view from before when a decision is taken back', () => {
    const rng = rngOf('undo')
    let undone = 0
    for (let i = 0; i < 5; i++) {
      const table = opened(`undo-${i}`)
      for (let seat = 0; game.actors(table.at()) !== 0; seat = Math.log2(game.actors(table.at()))) {
        const legal = table.legal(seat)
        table.play(seat, legal[below(rng, legal.length)])
        if (!table.canUndo(seat)) continue
        takenBackAndMadeAgain(table, seat)
        undone++
        if (game.actors(table.at()) === 0) break
      }
    }
    expect(undone).toBeGreaterThan(75)
  })
})

/** Takes an action back and makes it again; meanwhile everybody sees what he saw before it. */
function takenBackAndMadeAgain(table: ReturnType<typeof opened>, seat: number): void {
  const seen = Array.from({ length: table.decisions.length }, (_, count) => viewers(2).map((viewer) => table.view(viewer, count)))
  table.undo(seat)
  const stands = table.decisions.length
  for (const [k, viewer] of viewers(2).entries()) expect(equal(seen[stands][k], table.view(viewer))).toBe(true)
  for (let made = stands; made < seen.length; made++) table.redo(seat)
}
