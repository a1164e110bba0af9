import { describe, expect, test } from 'vitest'
import { highestBit } from '../src/core/bits.ts'
import { configOf } from '../src/core/config.ts'
import type { Game } from '../src/core/game.ts'
import { openTable, type Table } from '../src/core/table.ts'
import { brassBirmingham } from '../src/games/brass-birmingham/index.ts'
import { splendor } from '../src/games/splendor/index.ts'

const opened = (game: Game) => openTable(game, configOf(game, 2), { seed: 'undo' })
const play = (table: Table, ...moves: string[]) => {
  for (const move of moves) table.play(highestBit(table.game.actors(table.at())), table.game.parse(move))
}

describe('One undo', () => {
  test('takes back one action of the rulebook, however many decisions it had', () => {
    const table = opened(brassBirmingham as never)
    const actor = () => highestBit(table.game.actors(table.at()))
    const discard = () => play(table, table.game.format(table.legal(actor())[0]))
    const pass = () => {
      play(table, 'pass')
      discard()
    }
    pass()
    pass()
    const seat = actor()
    play(table, 'loan')
    discard()
    table.undo(seat)
    expect(table.decisions).toHaveLength(4)
    table.redo(seat)
    table.redo(seat)
    expect(table.decisions).toHaveLength(6)
  })

  test('of one who plays with bots alone goes back through their answers', () => {
    const table = opened(splendor as never)
    play(table, 'take dse', 'take dse')
    expect(table.canUndo(0)).toBe(false)
    expect(table.canUndo(0, true)).toBe(true)
    table.undo(0, true)
    expect(table.decisions).toHaveLength(0)
    expect(table.isPractice).toBe(false)
    expect(table.canUndo(0, true)).toBe(false)
  })

  test('goes past what was revealed only there, and the table is practice from then on', () => {
    const table = opened(splendor as never)
    play(table, 'reserve deck1')
    expect(table.canUndo(0)).toBe(false)
    table.undo(0, true)
    expect(table.decisions).toHaveLength(0)
    expect(table.isPractice).toBe(true)
  })
})
