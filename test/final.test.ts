// A person is asked before a decision that cannot be taken back. What the page finds out from the seat's view is held against the truth.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { highestBit } from '../src/core/bits.ts'
import { type Block, clone } from '../src/core/block.ts'
import { configOf } from '../src/core/config.ts'
import { legalActions } from '../src/core/decision.ts'
import type { Game } from '../src/core/game.ts'
import { readRecord } from '../src/core/record.ts'
import { openTable } from '../src/core/table.ts'
import { isFinal, reveals, type Step, viewOf } from '../src/core/view.ts'
import { gameOf, games } from '../src/games/index.ts'

/** Every so many decisions of a golden record the choices are looked at. */
const EVERY = 7

/** A whole game each, between bots or people who had something in mind: random ones see little of a game's middle. */
const RECORDS: readonly string[] = [
  'splendor/records/three-mixed',
  'brass-birmingham/records/three-eager',
  'skyrise/records/three-greedy',
  'bruxelles-1893/records/first-three',
  'bruxelles-1893/records/revised-three-both',
]

/** Whether a decision of the seat can no longer be taken back, or is left to others: with all cards open. */
function isFinalInTruth(game: Game, { before, seat, action }: Omit<Step<Block>, 'after'>, seats: number): boolean {
  const after = clone(before)
  game.apply(after, seat, action)
  return !(game.actors(after) & (1 << seat)) || reveals(game, { before, after, seat, action }, seats)
}

const seatOf = (game: Game, s: Block): number => highestBit(game.actors(s))

describe('Whether a decision is final', () => {
  test.each(RECORDS)('is known to the seat that makes it: %s', (name) => {
    const { game, config, decisions, at } = readRecord(readFileSync(`src/games/${name}.tassel`, 'utf8'), { games })
    const { seats } = config
    const found = { final: 0, open: 0 }
    const wrong: string[] = []
    for (let count = 0; count < decisions.length; count += EVERY) {
      const before = at(count)
      const seat = seatOf(game, before)
      const view = viewOf(game, before, seat)
      for (const action of legalActions(game, before, seat)) {
        const foreseen = isFinal(game, { before: view, seat, action }, seats)
        if (foreseen !== isFinalInTruth(game, { before, seat, action }, seats)) wrong.push(`${count}: ${game.format(action)}`)
        found[foreseen ? 'final' : 'open']++
      }
    }
    expect(wrong).toEqual([])
    expect(found.final).toBeGreaterThan(20)
    // Splendor alone has turns of one decision; even there tokens are given back and nobles chosen.
    if (game.meta.id !== 'splendor') expect(found.open).toBeGreaterThan(20)
  })

  test.each(['take dse', 'take rr', 'reserve deck1', 'reserve 3a'])('Splendor: %s ends the turn', (text) => {
    const table = openTable(gameOf('splendor'), configOf(gameOf('splendor'), 2), { seed: 'final' })
    expect(isFinal(table.game, { before: table.view(0), seat: 0, action: table.game.parse(text) }, 2)).toBe(true)
  })

  test('Brass: a pass still asks for its card, which ends the turn', () => {
    const game = gameOf('brass-birmingham')
    const table = openTable(game, configOf(game, 2), { seed: 'final' })
    const seat = seatOf(game, table.at())
    const final = (action: number) => isFinal(game, { before: table.view(seat), seat, action }, 2)
    expect(final(game.parse('pass'))).toBe(false)
    table.play(seat, game.parse('pass'))
    expect(final(table.legal(seat)[0])).toBe(true)
  })
})
