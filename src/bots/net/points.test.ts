// What nets of points are told about a seat: over random positions of every game that has one.
import { describe, expect, test } from 'vitest'
import { actionList } from '../../core/action.ts'
import { lowestBit } from '../../core/bits.ts'
import { type Block, clone, copy } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { contentOption } from '../../core/content.ts'
import type { Config, Game, Seat } from '../../core/game.ts'
import { below, type Rng } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { viewOf } from '../../core/view.ts'
import { LEARNT_POINTS } from './learnt.ts'
import type { Points } from './points.ts'

const DEALS = 2

/** Any options. */
function configBy(game: Game, seats: number, rng: Rng): Config {
  const options = game.meta.options.filter(({ key }) => key !== contentOption.key)
  return configOf(game, seats, Object.fromEntries(options.map(({ key, values }) => [key, values[below(rng, values.length)]])))
}

/** Positions of games that are played by chance. */
function* positions(game: Game, seats: number, rng: Rng): Generator<Block> {
  const legal = actionList()
  for (let deal = 0; deal < DEALS; deal++) {
    const config = configBy(game, seats, rng)
    const s = game.create(config)
    for (game.setup(s, config, rng); game.actors(s) !== 0; ) {
      const seat = lowestBit(game.actors(s))
      yield s
      game.legal(s, seat, legal)
      game.apply(s, seat, legal.list[below(rng, legal.count)])
    }
  }
}

function told({ inputs, features }: Points, s: Block, seat: Seat): Uint8Array {
  const out = new Uint8Array(inputs).fill(9)
  features(s, seat, out)
  return out
}

/** The first input that differs, or −1. */
const unlike = (one: Uint8Array, other: Uint8Array): number => one.findIndex((value, i) => value !== other[i])

const tables = Object.values(LEARNT_POINTS).flatMap((points) =>
  points.game.meta.seats.map((seats) => [points.game.meta.id, seats, points] as const),
)

describe.each(tables)('A net of %s for %i', (_, seats, points) => {
  const { game } = points

  test('is told of a seat what the seat knows, and nothing else', () => {
    const rng = rngOf(`told ${game.meta.id} ${seats}`)
    let other: Block | null = null
    for (const s of positions(game, seats, rng))
      for (let seat = 0; seat < seats; seat++) {
        if (other?.layout !== s.layout) other = clone(s)
        copy(viewOf(game, s, seat), other)
        game.guess(other, rng)
        expect(unlike(told(points, other, seat), told(points, s, seat))).toBe(-1)
      }
  })

  test('is told the same whoever was looked at before, in full words', () => {
    const rng = rngOf(`again ${game.meta.id} ${seats}`)
    expect(points.inputs % 8).toBe(0)
    for (const s of positions(game, seats, rng)) {
      const first = told(points, s, 0)
      told(points, s, seats - 1)
      expect(unlike(told(points, s, 0), first)).toBe(-1)
    }
  })
})
