import { describe, expect, test } from 'vitest'
import { clone, UNKNOWN } from './block.ts'
import { configOf } from './config.ts'
import { type Game, SPECTATOR } from './game.ts'
import { openTable } from './table.ts'
import { draw, stake, type Toy, toy } from './toy.ts'
import { isFinal, reveals, viewers, viewOf, wouldReveal } from './view.ts'

const opened = (game: Toy = toy) => openTable(game, configOf(game as Game, 2), { seed: 'view' })

/** Whether the first decision of a table teaches somebody something, by the states before and after it. */
function teaches(game: Toy, action: number): boolean {
  const table = opened(game)
  table.play(0, action)
  return reveals(game, { before: table.at(0), after: table.at(1), seat: 0, action }, 2)
}

/** The toy in which one seat decides again and again. */
const alone: Toy = { ...toy, actors: (s) => (toy.actors(s) === 0 ? 0 : 1), legal: (s, _seat, out) => toy.legal(s, s.turns % s.seats, out) }

describe('A view', () => {
  test('is everybody’s: spectators and every seat', () => {
    expect(viewers(2)).toEqual([SPECTATOR, 0, 1])
  })
  test('hides what is another’s, and leaves the state as it is', () => {
    const table = opened()
    table.play(0, draw)
    const card = table.at().hand[0]
    expect(viewOf(toy, table.at(), 0).hand[0]).toBe(card)
    expect(viewOf(toy, table.at(), 1).hand[0]).toBe(UNKNOWN)
    expect(viewOf(toy, table.at(), SPECTATOR).deck.every((one) => one === UNKNOWN)).toBe(true)
    expect(table.at().hand[0]).toBe(card)
  })
})

describe('A decision', () => {
  test('teaches something when a card is drawn, and nothing when a stake is made', () => {
    expect(teaches(toy, draw)).toBe(true)
    expect(teaches(toy, stake(1))).toBe(false)
  })
  test('teaches nothing when a card is laid from one secret place into another', () => {
    expect(teaches({ ...toy, redact: (s) => toy.redact(s, SPECTATOR) }, draw)).toBe(false)
  })
  test('would reveal what it reveals, as far as its own seat can know', () => {
    const before = viewOf(toy, opened().at(), 0)
    expect(wouldReveal(toy, { before, seat: 0, action: draw }, 2)).toBe(true)
    expect(wouldReveal(toy, { before, seat: 0, action: stake(1) }, 2)).toBe(false)
  })
  test('is final when the turn goes on to others, or when somebody learns something', () => {
    const final = (game: Toy, action: number) => isFinal(game, { before: viewOf(game, opened(game).at(), 0), seat: 0, action }, 2)
    expect(final(toy, stake(1))).toBe(true)
    expect(final(alone, stake(1))).toBe(false)
    expect(final(alone, draw)).toBe(true)
  })
  test('is looked at without being made', () => {
    const before = viewOf(toy, opened().at(), 0)
    const bytes = clone(before).bytes
    isFinal(toy, { before, seat: 0, action: draw }, 2)
    expect(before.bytes).toEqual(bytes)
  })
})
