// A person is asked before a decision that cannot be taken back. What the page finds out from the seat's view is held against the truth.
import { describe, expect, test } from 'vitest'
import { botOf } from '../src/bots/index.ts'
import { clone } from '../src/core/block.ts'
import { configOf } from '../src/core/config.ts'
import type { Game } from '../src/core/game.ts'
import { rngOf } from '../src/core/seed.ts'
import { openTable, type Table } from '../src/core/table.ts'
import { isFinal, reveals } from '../src/core/view.ts'
import { gameOf, games } from '../src/games/index.ts'

const SEATS = 3
/** Greedy bots see more of a game's middle than random ones; every so many decisions the choices are looked at. */
const EVERY = 7

function actorOf(table: Table): number {
  return 31 - Math.clz32(table.game.actors(table.at()))
}

/** Whether a decision of the seat can no longer be taken back, or is left to others: with all cards open. */
function isFinalInTruth({ game, at }: Table, seat: number, action: number): boolean {
  const [before, after] = [at(), clone(at())]
  game.apply(after, seat, action)
  return !(game.actors(after) & (1 << seat)) || reveals(game, { before, after, seat, action }, SEATS)
}

function* positionsOf(game: Game): Generator<Table> {
  const table = openTable(game, configOf(game, SEATS), { seed: 'final' })
  const rng = rngOf('final bots')
  for (let seat = actorOf(table); seat >= 0; seat = actorOf(table)) {
    if (table.decisions.length % EVERY === 0) yield table
    table.play(seat, botOf('greedy').choose({ game, view: table.view(seat), seat, seats: SEATS }, rng))
  }
}

describe('Whether a decision is final', () => {
  test.each(games.map((game) => [game.meta.id, game] as const))('is known to the seat that makes it: %s', (_, game) => {
    const found = { final: 0, open: 0 }
    for (const table of positionsOf(game)) {
      const seat = actorOf(table)
      for (const action of table.legal(seat)) {
        const foreseen = isFinal(game, { before: table.view(seat), seat, action }, SEATS)
        expect([game.format(action), foreseen]).toEqual([game.format(action), isFinalInTruth(table, seat, action)])
        found[foreseen ? 'final' : 'open']++
      }
    }
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
    const seat = actorOf(table)
    const final = (action: number) => isFinal(game, { before: table.view(seat), seat, action }, 2)
    expect(final(game.parse('pass'))).toBe(false)
    table.play(seat, game.parse('pass'))
    expect(final(table.legal(seat)[0])).toBe(true)
  })
})
